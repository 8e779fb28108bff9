import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { isSale } from '#domain/reports/counted-orders.ts'
import { migrate } from '#platform/migrate.ts'
import { statement } from '#platform/database.ts'
import { findViolations } from '#services/invariants.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { backfillSales } from './backfill-sales.ts'
import { generateOrders, storeOrders } from './generated-orders-for-tests.ts'

const shop = await openTestShop()
const { db } = shop
const noon = Date.UTC(2026, 9, 5, 12)
const products = [{ productId: 7, sku: 'A' }]
const orders = generateOrders({ seed: 11, count: 60, sites: ['USA', 'EUR'], products, timeOf: () => noon })
await storeOrders(db, orders)
const paid = orders.filter(({ status }) => isSale(status)).map(({ id }) => id)

const readRows = statement<{ id: string; rows: unknown }>(
  'test.sales',
  `select order_id as id, jsonb_build_array(to_jsonb(sale), (select jsonb_agg(l order by item_id) from sale_line as l
     where l.order_id = sale.order_id), (select jsonb_agg(t order by label) from sale_tax as t
     where t.order_id = sale.order_id)) as rows from sale order by order_id`,
)
const recorded = async () => (await db.run(readRows, [])).map(({ id }) => id)
const takeTopics = statement<{ topic: string }>(
  'test.topics',
  `delete from outbox where topic = 'sales_fill' returning topic`,
)
const hasNext = async () => (await db.run(takeTopics, [])).length > 0
const setStatus = statement('test.set-status', 'update shop_order set status = $2, captured = 0 where id = $1')

/** Returns the database to its state in a release without reports, except for the orders. */
const downgrade = `
  drop table sale, sale_line, sale_tax, sales_fill cascade;
  drop function note_sale() cascade;
  drop function note_sale_of, record_sale, sale_taxes, sale_lines, sale_list;
  drop index order_refund_created, order_of_site_customer;
  update staff_role set permissions = array_remove(permissions, 'reports.read')
  where id <> 'owner';
  delete from migration where name ~ '^(0473|0474|0476|0484)-'`
async function upgrade() {
  await db.transaction((tx) => tx.script(downgrade))
  assert.deepEqual(await migrate(db, new URL('../../db/migrations/', import.meta.url)), { applied: 4 })
}
const { visitor: owner } = await createStaffMember(shop, { email: 'olga@store.example' })
const isComplete = async () => {
  const query = { site: 'USA', from: '2026-10-05', to: '2026-10-05' } as const
  const found = await owner.call('GET /svc_admin/reports/{report}', { params: { report: 'sales' }, query })
  return found.isComplete
}
const readRoles = statement<{ id: string }>(
  'test.report-roles',
  `select id from staff_role where 'reports.read' = any (permissions) and id <> 'owner' order by id`,
)

test('an upgrade adds earlier paid orders to the reports once, in batches, and reports say so until all are added', async () => {
  const written = await db.run(readRows, [])
  assert.ok(paid.length > 30 && paid.length < orders.length)
  await upgrade()
  assert.deepEqual(await db.run(readRoles, []), [{ id: 'finance' }, { id: 'manager' }])
  assert.deepEqual(await recorded(), [])
  let batches = 0
  while (await hasNext()) {
    assert.equal(await isComplete(), false)
    await backfillSales(db, 7)
    batches += 1
  }
  assert.equal(batches, Math.floor(orders.length / 7) + 1)
  assert.equal(await isComplete(), true)
  assert.deepEqual(await db.run(readRows, []), written)
  // The queue may run a job twice.
  await backfillSales(db, 7)
  assert.equal(await hasNext(), false)
  assert.deepEqual(await db.run(readRows, []), written)
})

test('an order that fails while the batch waits for it is not added to the reports', async () => {
  await upgrade()
  const failing = paid[0]!
  const waits = statement<{ count: number }>(
    'test.fill-waits',
    `select count(*)::integer as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like '%for no key update%'`,
  )
  let filling: Promise<void> | undefined
  await db.transaction(async (tx) => {
    await tx.run(setStatus, [failing, 'payment_error'])
    filling = backfillSales(db, 500)
    while ((await db.run(waits, []))[0]!.count === 0);
  })
  await filling
  assert.deepEqual(await recorded(), paid.filter((id) => id !== failing).toSorted())
  await db.run(setStatus, [failing, 'payment_complete'])
})

test('an order that changes while earlier orders are added to the reports is added by its own transaction, exactly once', async () => {
  await upgrade()
  await db.run(setStatus, [paid[1]!, 'payment_error'])
  await db.run(setStatus, [paid[1]!, 'payment_complete'])
  assert.deepEqual(await recorded(), [paid[1]])
  await backfillSales(db, 500)
  assert.deepEqual(await recorded(), paid.toSorted())
})

const spoil = statement(
  'test.spoil',
  `update shop_order set document = jsonb_set(document, '{lines,0,productId}', '"none"') where id = $1`,
)
const repeatItem = statement(
  'test.repeat-item',
  `update shop_order set document = jsonb_set(document, '{lines}', (document->'lines') || (document->'lines'->0)) where id = $1`,
)
const sales = async () => (await findViolations(db)).filter(({ name }) => name === 'sales')

test('an unreadable order document blocks neither the payment nor the batch, and the invariant check reports the order', async () => {
  await upgrade()
  const [odd = '', repeated = ''] = paid
  await db.run(setStatus, [odd, 'payment_pending'])
  await db.run(spoil, [odd])
  const client = new pg.Client(shop.url)
  await client.connect()
  const warnings: (string | undefined)[] = []
  client.on('notice', ({ message }) => warnings.push(message))
  await client.query(`update shop_order set status = 'payment_complete' where id = $1`, [odd])
  await client.end()
  assert.deepEqual(warnings, [`order ${odd} is not in the reports: invalid input syntax for type integer: "none"`])
  await db.run(repeatItem, [repeated])
  await backfillSales(db, 500)
  assert.deepEqual(await recorded(), paid.slice(2).toSorted())
  const [violation] = await sales()
  assert.deepEqual(violation?.ids.toSorted(), [odd, repeated].toSorted())
})
