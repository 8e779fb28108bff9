import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'node:test'
import { statement, type Transaction } from '#platform/database.ts'
import { testProduct } from '#services/testing/products-for-tests.ts'
import { openTestShop, testNow } from '#services/testing/shop-for-tests.ts'
import { saveProduct } from '../products/save-product.ts'

const pair = [testProduct(100, 'left-grip'), testProduct(101, 'right-grip')].map((product) => ({
  ...product,
  categories: ['bars'],
}))
const { db } = await openTestShop(pair)
const waiting = statement<{ count: number }>(
  'test.waiting',
  `select count(*)::integer as count from pg_locks where locktype = 'advisory' and not granted
     and database = (select oid from pg_database where datname = current_database())`,
)
const purges = statement<{ payload: { tags: string[] } }>(
  'test.purges',
  `with taken as (delete from outbox where topic = 'purge' returning id, payload) select payload from taken order by id`,
)
const withhold = (tx: Transaction, product: (typeof pair)[number]) =>
  saveProduct(tx, { ...product, status: 'draft' }, () => null, testNow)

test('the Shop menu is purged when two concurrent transactions remove the last products from a category', async () => {
  await db.run(purges, [])
  let second: Promise<void> | undefined
  let isSecondDone = false
  await db.transaction(async (tx) => {
    await withhold(tx, pair[0]!)
    second = db.transaction(async (other) => {
      await withhold(other, pair[1]!)
      isSecondDone = true
    })
    // The second transaction must count after this one commits; otherwise, it would still count the first product.
    while (!isSecondDone && (await db.run(waiting, []))[0]!.count === 0) await sleep(5)
  })
  await second
  const tags = (await db.run(purges, [])).flatMap(({ payload }) => payload.tags)
  assert.ok(tags.includes('USA:tree'), tags.join(' '))
})
