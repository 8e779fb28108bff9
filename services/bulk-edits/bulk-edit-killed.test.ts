import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { testProduct } from '#services/testing/products-for-tests.ts'
import { openTestShop, testNow } from '#services/testing/shop-for-tests.ts'
import { runBulkEdit } from './apply/run-bulk-edit.ts'

const ids = Array.from({ length: 40 }, (_, index) => index + 1)
const shop = await openTestShop(ids.map((id) => testProduct(id, `plate-${id}`)))
const { db } = shop
const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example' })

/** Runs a bulk edit in a separate process, which is killed after some transactions while others are open. */
async function runAndKill(bulkEditId: number) {
  const script = `
    const { openDatabase } = await import('#platform/database.ts')
    const { runBulkEdit } = await import('./services/bulk-edits/apply/run-bulk-edit.ts')
    const db = openDatabase(${JSON.stringify(shop.url)}, () => {})
    let started = 0
    const transaction = (work) => {
      started += 1
      if (started === 20) process.kill(process.pid, 'SIGKILL')
      return db.transaction(work)
    }
    await runBulkEdit({ db: { ...db, transaction }, clock: () => ${testNow}, report: () => {} }, { bulkEditId: ${bulkEditId} })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' })
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null]
  assert.equal(signal, 'SIGKILL')
}

const pricesOf = statement<{ price: number; count: number }>(
  'test.prices',
  `select price, count(*)::integer as count from price where site = 'USA' group by price`,
)
const logged = statement<{ variants: number; changes: number }>(
  'test.logged-prices',
  `select count(distinct object_id)::integer as variants, count(*)::integer as changes from audit_change
   where table_name = 'price'`,
)
const read = (id: number) => desk.call('GET /svc_admin/bulk-edits/{id}', { params: { id: String(id) } })

test('a bulk edit that is killed halfway continues where it stopped and makes no change twice, and so does its undo', async () => {
  const before = { price: 295, special: null }
  const changes = ids.map((id) => ({
    field: 'price' as const,
    productId: id,
    sku: `IW-${id}`,
    site: 'USA' as const,
    before,
    after: { price: 310, special: null },
  }))
  const { id } = await desk.call('POST /svc_admin/bulk-edits', { body: { changes }, key: randomUUID() })
  await runAndKill(id)
  const { state, counts } = await read(id)
  assert.ok(counts.changed > 0 && counts.waiting > 0, `${counts.changed} changed, ${counts.waiting} waiting`)
  assert.equal(state, 'applying')
  await runBulkEdit({ ...shop, report: assert.ifError }, { bulkEditId: id })
  assert.deepEqual(await db.run(pricesOf, []), [{ price: 31_000, count: ids.length }])
  assert.deepEqual(await db.run(logged, []), [{ variants: ids.length, changes: ids.length }])
  assert.equal((await read(id)).state, 'applied')

  await desk.call('POST /svc_admin/bulk-edits/{id}/undo', { params: { id: String(id) }, key: randomUUID() })
  await runAndKill(id)
  await runBulkEdit({ ...shop, report: assert.ifError }, { bulkEditId: id })
  assert.deepEqual(await db.run(pricesOf, []), [{ price: 29_500, count: ids.length }])
  assert.deepEqual(await db.run(logged, []), [{ variants: ids.length, changes: 2 * ids.length }])
  const undone = await read(id)
  assert.deepEqual([undone.state, undone.counts.undone, undone.counts.left], ['undone', ids.length, 0])
})
