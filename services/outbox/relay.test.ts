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
  'many changes that cause webhooks result in one job, and every other outbox row has a separate job',
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

test(
  'a purge of path lookups stores when a path of the site changed; other purges do not [ROUTE-055]',
  { timeout: 30_000 },
  async (t) => {
    const changed = statement<{ site: string }>('test.path-changes', 'select site from path_change order by site')
    const relay = startRelay(db, assert.ifError)
    t.after(relay.stop)
    const purge = async (tags: string[]) => {
      await db.transaction((tx) => afterCommit(tx, 'purge', { tags }))
      while ((await db.run(rows, []))[0]!.count > 0) await sleep(20)
      return (await db.run(changed, [])).map(({ site }) => site)
    }
    // Relays the rows of the seeded catalog first.
    await purge([])
    await db.run(statement('test.drop-path-changes', 'delete from path_change'), [])
    assert.deepEqual(await purge(['USA:product:7', 'posts']), [])
    assert.deepEqual(await purge(['USA:product:7', 'EUR:route:/plates']), ['EUR'])
    assert.deepEqual(await purge(['EUR:route:/plates', 'GBR:route:/plates']), ['EUR', 'GBR'])
  },
)
