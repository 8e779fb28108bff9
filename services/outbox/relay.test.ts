import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { statement } from '#platform/database.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { startRelay } from './relay.ts'
import { afterCommit } from './steps.ts'

const { db } = await openTestShop([])
const rows = statement<{ count: number }>('test.outbox', 'select count(*)::integer as count from outbox')
const jobs = statement<{ name: string; count: number }>(
  'test.relayed-jobs',
  `select task_identifier as name, count(*)::integer as count from graphile_worker.jobs
   where task_identifier in ('webhooks_due', 'order_paid') group by 1 order by 1`,
)

test(
  'many changes that cause webhooks leave one job, and each other row has a separate one',
  { timeout: 30_000 },
  async (t) => {
    const queue = () =>
      db.transaction(async (tx) => {
        for (let index = 0; index < 2; index++) {
          await afterCommit(tx, 'webhooks_due', {})
          await afterCommit(tx, 'order_paid', { orderId: '1' })
        }
      })
    const relay = startRelay(db, assert.ifError)
    t.after(relay.stop)
    // A second relay finds the job of the first one in the queue.
    for (let round = 0; round < 2; round++) {
      await queue()
      while ((await db.run(rows, []))[0]!.count > 0) await sleep(20)
    }
    assert.deepEqual(await db.run(jobs, []), [
      { name: 'order_paid', count: 4 },
      { name: 'webhooks_due', count: 1 },
    ])
  },
)
