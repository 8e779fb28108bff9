import assert from 'node:assert/strict'
import { test } from 'node:test'
import { texts } from '#backoffice/background-jobs/texts/en.ts'
import type { Jobs } from '#services/outbox/job.ts'
import { root, sourceFiles } from '../source-files.ts'

/** Returns the names of all jobs that service areas declare. */
async function jobNames(): Promise<string[]> {
  const files = sourceFiles('/jobs.ts').filter((file) => file.startsWith('services/'))
  const modules = await Promise.all(files.map((file) => import(`${root}/${file}`) as Promise<Record<string, unknown>>))
  const jobs = modules.flatMap((module) => Object.values(module)) as Partial<Jobs<unknown>>[]
  return jobs.flatMap(({ afterCommit = {}, scheduled = {} }) => [
    ...Object.keys(afterCommit),
    ...Object.keys(scheduled),
  ])
}

test('the back office names every background job, and no other', async () => {
  const names = await jobNames()
  assert.ok(names.includes('mail_send') && names.includes('orders_sweep'))
  assert.deepEqual(Object.keys(texts.jobs).toSorted(), names.toSorted())
})
