import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collectJobs, jobsOfRunner } from './job-runners.ts'
import type { Jobs } from './job.ts'

interface Deps {
  ran: string[]
}
const work =
  (name: string, error?: string) =>
  async ({ ran }: Deps) => {
    ran.push(`${name} starts`)
    await Promise.resolve()
    ran.push(`${name} ends`)
    if (error !== undefined) throw new Error(error)
  }
const orders: Jobs<Deps> = {
  afterCommit: { order_paid: { run: async ({ ran }, { orderId }) => void ran.push(`paid ${orderId}`) } },
  scheduled: {
    search: { runner: 'orphans', schedule: '* * * * *', queue: 'one', isSequential: true, run: work('search', 'lost') },
    nightly: { schedule: '43 3 * * *', fill: '1d', run: work('nightly') },
  },
}
const links: Jobs<Deps> = { joined: { search: work('links'), nightly: work('keys') } }

/** Runs a job on a runner and returns its effects. */
async function run(runner: 'main' | 'orphans', name: string, payload?: object) {
  const ran: string[] = []
  const failure = await jobsOfRunner(collectJobs([orders, links], { ran }), runner).jobs[name]!(payload).catch(String)
  return { ran, failure }
}

test('a job runner has the jobs assigned to it, in the main runner by default, each with its crontab line', () => {
  const jobs = collectJobs([orders, links], { ran: [] })
  const [main, orphans, mail] = (['main', 'orphans', 'mail'] as const).map((name) => jobsOfRunner(jobs, name))
  assert.deepEqual(Object.keys(main!.jobs), ['order_paid', 'nightly'])
  assert.equal(main!.schedule, '43 3 * * * nightly ?fill=1d')
  assert.equal(orphans!.schedule, '* * * * * search ?queue=one&jobKey=search')
  assert.deepEqual(mail, { jobs: {}, schedule: '' })
})

test('a job gets the payload of its topic', async () => {
  assert.deepEqual(await run('main', 'order_paid', { orderId: '7' }), { ran: ['paid 7'], failure: undefined })
})

test('work from another area that joins a job runs in parallel with it, or after it, even if that job failed', async () => {
  assert.deepEqual(await run('main', 'nightly'), {
    ran: ['nightly starts', 'keys starts', 'nightly ends', 'keys ends'],
    failure: undefined,
  })
  assert.deepEqual(await run('orphans', 'search'), {
    ran: ['search starts', 'search ends', 'links starts', 'links ends'],
    failure: 'Error: lost',
  })
})

test('duplicate job names, and work that joins an unscheduled job, are startup errors for the worker', () => {
  assert.throws(() => collectJobs([orders, orders], { ran: [] }), /Two jobs are named order_paid/)
  assert.throws(() => collectJobs([links], { ran: [] }), /No scheduled job is named search/)
})
