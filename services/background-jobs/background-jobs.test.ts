import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { beforeEach, test } from 'node:test'
import { statement } from '#platform/database.ts'
import { addJobs } from '#platform/jobs/queue.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop([])
const { db } = shop
const { visitor: owner } = await createStaffMember(shop, { email: 'olga@store.example' })

const removeAll = statement('test.remove-jobs', 'delete from graphile_worker._private_jobs')
const change = statement(
  'test.change-job',
  `update graphile_worker._private_jobs set attempts = $2, last_error = $3,
     locked_at = case when $4 then now() end, locked_by = case when $4 then 'worker' end,
     run_at = now() + interval '1 hour'
   where key = $1`,
)

/** Queues a job that has already been attempted this many times. */
async function queue(name: string, key: string, { attempts = 0, error = '', isLocked = false, payload = {} }) {
  await db.transaction((tx) => addJobs(tx, [{ name, payload, key, tries: 3 }]))
  await db.run(change, [key, attempts, error || null, isLocked])
}

type State = 'failed' | 'retrying' | 'waiting' | 'running'
const list = async (state?: State) => owner.call('GET /svc_admin/jobs', { query: state ? { state } : {} })
const ids = async (state?: State) => (await list(state)).jobs.map(({ id }) => id)
const decide = (action: 'retry' | 'discard', jobs: string[], by = owner) =>
  by.call(`POST /svc_admin/jobs/${action}`, { body: { ids: jobs }, key: randomUUID() })

beforeEach(() => db.run(removeAll, []))

test('staff see queued jobs by state, with their order but without email addresses', async () => {
  const orderId = randomUUID()
  await queue('order_paid', 'a', { attempts: 3, error: 'timeout', payload: { orderId } })
  await queue('mail_send', 'b', { attempts: 1, error: '550 <jo@example.com>: no', payload: { to: 'jo@example.com' } })
  await queue('mail_send', 'c', { payload: { to: 'jo@example.com', data: { orderId } } })
  await queue('mail_send', 'd', { attempts: 3, isLocked: true })
  const { jobs, counts } = await list()
  assert.deepEqual(
    jobs.map(({ name, state, orderId: order, lastError }) => [name, state, order, lastError]),
    [
      ['mail_send', 'running', null, null],
      ['mail_send', 'waiting', orderId, null],
      ['mail_send', 'retrying', null, '550 <…>: no'],
      ['order_paid', 'failed', orderId, 'timeout'],
    ],
  )
  assert.deepEqual(counts, { failed: 1, retrying: 1, waiting: 1, running: 1 })
  for (const state of ['failed', 'retrying', 'waiting', 'running'] as const)
    assert.deepEqual(
      (await list(state)).jobs.map((job) => job.state),
      [state],
    )
  assert.doesNotMatch(JSON.stringify(await list()), /example\.com/)
})

test('pages of the job list follow each other without gaps', async () => {
  for (const key of ['a', 'b', 'c']) await queue('mail_send', key, {})
  const query = { limit: '2' }
  const first = await owner.call('GET /svc_admin/jobs', { query })
  const second = await owner.call('GET /svc_admin/jobs', { query: { ...query, before: first.next! } })
  assert.deepEqual([first.jobs.length, second.jobs.length, second.next], [2, 1, null])
  assert.deepEqual(
    [...first.jobs, ...second.jobs].map(({ id }) => id),
    await ids(),
  )
})

test('retrying a failed job makes it due now with all attempts available, and a running job is unchanged', async () => {
  await queue('order_refund', 'a', { attempts: 3 })
  await queue('order_refund', 'b', { attempts: 1, isLocked: true })
  const all = await ids()
  const [failed] = await ids('failed')
  assert.deepEqual((await decide('retry', all)).ids, [failed])
  const [job] = (await list('waiting')).jobs
  assert.deepEqual([job?.id, job?.attempts], [failed, 0])
  assert.ok(job!.runAt <= new Date().toISOString())
  await assert.rejects(decide('retry', all), { status: 404, code: 'job_not_found' })
})

test('only failed jobs that are safe to skip can be discarded', async () => {
  await queue('mail_send', 'a', { attempts: 3 })
  await queue('mail_send', 'b', { attempts: 1 })
  await queue('order_refund', 'c', { attempts: 3 })
  const [retrying] = await ids('retrying')
  const [refund, mail] = await ids('failed')
  await assert.rejects(decide('discard', [refund!, retrying!]), { status: 404, code: 'job_not_found' })
  await assert.rejects(decide('discard', [refund!]), { status: 409, code: 'job_must_run' })
  await assert.rejects(decide('discard', [retrying!]), { status: 404, code: 'job_not_found' })
  assert.deepEqual((await decide('discard', [mail!, refund!, retrying!])).ids, [mail])
  assert.deepEqual(await ids(), [refund, retrying])
})

test('each decision about a job is in the audit log', async () => {
  await queue('order_refund', 'a', { attempts: 3 })
  const [id] = await ids()
  await decide('retry', [id!])
  const query = { objectType: 'background_job', objectId: id! }
  const [entry] = (await owner.call('GET /svc_admin/audit', { query })).entries
  assert.deepEqual(entry?.changes[0]?.after, {
    decision: 'retry',
    id: entry?.changes[0]?.after?.['id'],
    job_id: Number(id),
    name: 'order_refund',
  })
  assert.equal(entry.changes[0].isReversible, false)
})

test('staff without the permission can neither retry nor discard jobs, and see no errors', async () => {
  const { visitor: finance } = await createStaffMember(shop, { email: 'fin@store.example', roles: ['finance'] })
  await queue('mail_send', 'a', { attempts: 3, error: 'no route to host' })
  const { jobs } = await finance.call('GET /svc_admin/jobs', { query: {} })
  assert.deepEqual(
    jobs.map(({ name, lastError }) => [name, lastError]),
    [['mail_send', null]],
  )
  for (const action of ['retry', 'discard'] as const)
    await assert.rejects(decide(action, [jobs[0]!.id], finance), { status: 403, code: 'not_permitted' })
  const { visitor: packer } = await createStaffMember(shop, { email: 'pam@store.example', roles: ['warehouse'] })
  await assert.rejects(packer.call('GET /svc_admin/jobs', { query: {} }), { status: 403, code: 'not_permitted' })
})
