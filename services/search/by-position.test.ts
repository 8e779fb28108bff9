import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { readCachedByPosition } from './by-position.ts'

const { db } = await openTestShop()
const plates = 2
const remove = statement('test.no-listings', 'delete from listing where category_ids @> array[$1::integer]')

test('the products of a category are read once every five seconds for all shoppers', async () => {
  const [first, second] = [readCachedByPosition(db, 'USA', plates, 0), readCachedByPosition(db, 'USA', plates, 4_999)]
  const before = await first
  assert.equal(await second, before)
  assert.ok(before.length > 0)
  await db.run(remove, [plates])
  assert.equal(await readCachedByPosition(db, 'USA', plates, 4_999), before)
  assert.deepEqual(await readCachedByPosition(db, 'USA', plates, 5_000), [])
})
