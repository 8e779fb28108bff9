import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'node:test'
import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { statement, type Transaction } from '#platform/database.ts'
import { testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop, testNow } from '#services/testing/shop-for-tests.ts'
import { saveProduct } from './save-product.ts'

const small = testVariant('TEE-S', { choice: { size: 'S' } })
const tee = testProduct(100, 'tee', {
  type: 'configurable',
  options: [{ code: 'size', label: 'Size', values: ['S', 'M', 'L'].map((label) => ({ label })) }],
  variants: [small],
})
const { db } = await openTestShop([tee])
const waiting = statement<{ count: number }>(
  'test.waiting',
  `select count(*)::integer as count from pg_stat_activity
   where datname = current_database() and wait_event_type = 'Lock'`,
)
const children = statement<{ sku: string; size: string }>(
  'test.children',
  `select sku, choice->>'size' as size from sellable where product_id = 100 order by sku`,
)
const addSize = (tx: Transaction, size: string) => {
  const variants: ProductEntry['variants'] = [small, testVariant(`TEE-${size}`, { choice: { size } })]
  return saveProduct(tx, { ...tee, variants }, () => null, testNow)
}

test('two concurrent transactions that add a variant to one product assign different ids', async () => {
  let second: Promise<void> | undefined
  let isSecondDone = false
  await db.transaction(async (tx) => {
    await addSize(tx, 'M')
    second = db.transaction(async (other) => {
      await addSize(other, 'L')
      isSecondDone = true
    })
    while (!isSecondDone && (await db.run(waiting, []))[0]!.count === 0) await sleep(5)
  })
  await second
  assert.deepEqual(await db.run(children, []), [
    { sku: 'TEE-L', size: 'L' },
    { sku: 'TEE-M', size: 'M' },
    { sku: 'TEE-S', size: 'S' },
  ])
})
