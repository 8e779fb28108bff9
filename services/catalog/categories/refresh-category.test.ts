import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { testCategories, testProduct, testProducts } from '#services/testing/products-for-tests.ts'
import { indexedCatalog } from '#services/search/indexed-for-tests.ts'
import { uncachedCatalog } from '#services/wiring/reads/catalog-reads.ts'
import type { SearchEngine } from '#services/search/engine.ts'
import { openTestShop, times } from '#services/testing/shop-for-tests.ts'
import { saveCategories } from './put-category.ts'
import { saveProduct } from '../products/save-product.ts'
import { refreshCategory } from './refresh-category.ts'

const more = times(7, (index) => testProduct(100 + index, `thing-${index}`, { categories: ['plates'] }))
const { db } = await openTestShop([...testProducts, ...more])
const { catalog, index } = await indexedCatalog(db)

const rename = (id: number, name: string) =>
  db.transaction((tx) => saveCategories(tx, [{ ...testCategories.find((one) => one.id === id)!, name }], () => null))
const takeJobs = statement<{ payload: { categoryId: number; after: number } }>(
  'test.asked',
  `with taken as (delete from outbox where topic = 'listings_refresh' returning id, payload) select payload from taken order by id`,
)
const purges = statement<{ payload: { tags: string[] } }>(
  'test.purges',
  `with taken as (delete from outbox where topic = 'purge' returning id, payload) select payload from taken order by id`,
)
const purged = async () => (await db.run(purges, [])).flatMap(({ payload }) => payload.tags)

/** Runs the refresh three products at a time and returns the number of batches. */
async function follow() {
  let batches = 0
  for (;;) {
    const [row] = await db.run(takeJobs, [])
    if (!row) break
    await refreshCategory(db, row.payload, 3)
    batches += 1
  }
  const tags = await purged()
  await catalog.refreshTags(tags, () => {})
  return { batches, tags }
}

const found = async (engine: SearchEngine, phrase: string) => {
  const page = { filters: { values: {}, price: [] }, page: { number: 1, size: 50 } }
  const sort = { type: 'featured', order: 'desc' } as const
  return (await engine.select('USA', { kind: 'words', phrase }, { ...page, sort })).productIds.toSorted((a, b) => a - b)
}

test('after a category is renamed, products are found by the new name but not by the old one', async () => {
  const plates = await found(index, 'thing')
  assert.equal(plates.length, 7)
  await rename(2, 'Zorbits')
  await follow()
  await rename(2, 'Quillons')
  const { batches, tags } = await follow()
  for (const engine of [index, uncachedCatalog(db).search]) {
    const byNew = await found(engine, 'quillons')
    assert.ok(more.every(({ id }) => byNew.includes(id)))
    assert.deepEqual(await found(engine, 'zorbits'), [])
  }
  // This test adds seven products to those in the test catalog; batches have three.
  assert.ok(batches >= 3)
  assert.ok(tags.includes('USA:search') && tags.includes('USA:product:100'))
  await rename(2, 'Plates')
  await follow()
})

test('changing the picture or text of a category does not refresh its product listings', async () => {
  await db.transaction((tx) =>
    saveCategories(tx, [{ ...testCategories.find(({ id }) => id === 2)!, text: 'Other words' }], () => null),
  )
  assert.equal((await follow()).batches, 0)
})

test('after the text of a category changes, a product is found by the new words', async () => {
  const entry = { ...more[0]!, lead: 'With a flumbrand inside' }
  await db.transaction((tx) => saveProduct(tx, entry, () => null, Date.now()))
  await follow()
  for (const engine of [index, uncachedCatalog(db).search]) assert.deepEqual(await found(engine, 'flumbrand'), [100])
})
