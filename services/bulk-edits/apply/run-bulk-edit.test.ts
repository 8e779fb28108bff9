import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { statement } from '#platform/database.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { testProduct } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { runBulkEdit } from './run-bulk-edit.ts'

const shop = await openTestShop([1, 2, 3, 4].map((id) => testProduct(id, `plate-${id}`)))
const { db, clock } = shop
const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example' })
const params = (id: number) => ({ params: { id: String(id) } })
const read = (id: number) => desk.call('GET /svc_admin/bulk-edits/{id}', params(id))
const rename = async (ids: number[], suffix: string) => {
  const body = { products: { ids }, sites: ['USA' as const] }
  const { products } = await desk.call('POST /svc_admin/product-sheet', { body })
  const changes = products.map(({ id, name }) => ({
    field: 'name' as const,
    productId: id,
    before: name,
    after: `${name} ${suffix}`,
  }))
  return (await desk.call('POST /svc_admin/bulk-edits', { body: { changes }, key: randomUUID() })).id
}

test('a product that fails repeatedly is refused and reported, so that the bulk edit ends and can be undone', async () => {
  const fail = statement(
    'test.fail',
    `alter table product add constraint test_fail check (name not like '%broken') not valid`,
  )
  const heal = statement('test.heal', 'alter table product drop constraint test_fail')
  const reports: unknown[] = []
  const deps = { db, clock, report: (error: unknown) => reports.push(error) }
  await db.run(fail, [])
  const id = await rename([1, 2], 'broken')
  await runBulkEdit(deps, { bulkEditId: id })
  await db.run(heal, [])
  const { state, counts } = await read(id)
  assert.deepEqual([state, counts.refused, reports.length], ['applied', 2, 2])
  const { changes } = await desk.call('GET /svc_admin/bulk-edits/{id}/changes', { ...params(id), query: {} })
  assert.deepEqual(
    changes.map(({ outcome, reason }) => [outcome, reason]),
    [
      ['refused', 'failed'],
      ['refused', 'failed'],
    ],
  )
  await desk.call('POST /svc_admin/bulk-edits/{id}/undo', { ...params(id), key: randomUUID() })
  await runBulkEdit(deps, { bulkEditId: id })
  assert.equal((await read(id)).state, 'undone')
})

const gather = statement('test.gather', `update product set type = 'grouped', gathers = '{3}' where id = 4`)
const hidePart = statement('test.hide-part', 'update product set visibility = 2 where id = 3')
const lockPart = statement('test.lock-part', 'select from product where id = 3 for update')
const blocked = statement<{ count: number }>(
  'test.blocked',
  `select count(*)::integer as count from pg_stat_activity
   where datname = current_database() and wait_event_type = 'Lock'`,
)
const lockGroup = statement<{ id: number }>(
  'test.lock-group',
  'select id from product where id = 4 for update skip locked',
)

test('a change to a grouped product waits for its parts before it locks the product, so that both can change at once', async () => {
  await db.run(gather, [])
  await db.run(hidePart, [])
  const id = await rename([4], 'new')
  let run: Promise<void> | undefined
  await db.transaction(async (tx) => {
    await tx.run(lockPart, [])
    run = runBulkEdit({ db, clock, report: assert.ifError }, { bulkEditId: id })
    while ((await db.run(blocked, []))[0]!.count === 0) await sleep(5)
    assert.deepEqual(await tx.run(lockGroup, []), [{ id: 4 }])
  })
  await run
  assert.equal((await read(id)).counts.changed, 1)
})
