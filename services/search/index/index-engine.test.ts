import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { sortTypes, type Sort } from '#domain/search/select.ts'
import { statement, type Database } from '#platform/database.ts'
import { saveProduct } from '#services/catalog/products/save-product.ts'
import { setPrice } from '#services/catalog/set-price-for-tests.ts'
import {
  priceEverywhere,
  testProduct,
  testProducts,
  testStock,
  testVariant,
} from '#services/testing/products-for-tests.ts'
import { openTestShop, testNow } from '#services/testing/shop-for-tests.ts'
import type { SearchList } from '../engine.ts'
import { indexedCatalog } from '../indexed-for-tests.ts'
import { uncachedCategories } from '#services/catalog/categories/categories.ts'
import { uncachedGuides } from '../guides.ts'
import { postgresEngine } from '../postgres-engine.ts'
import { indexEngine } from './index-engine.ts'

const samples = fc.sample(
  fc.record({
    categories: fc.constantFrom(['plates'], ['bars'], ['weights'], ['plates', 'bars']),
    material: fc.subarray(['Iron', 'Rubber', 'Steel']),
    use: fc.subarray(['General training', 'Powerlifting']),
    price: fc.integer({ min: 1, max: 9 }),
    isSpecial: fc.boolean(),
    isSoldInCanada: fc.boolean(),
    onHand: fc.constantFrom(0, 4, 500),
    ageDays: fc.constantFrom(1, 89, 91, 400),
    brand: fc.constantFrom('Ironwright', 'Pellam'),
    name: fc.constantFrom('Bar', 'Plate', 'Ärmel'),
  }),
  { seed: 20, numRuns: 60 },
)
const products = samples.map((each, index) => {
  const price = { price: each.price * 1_000, ...(each.isSpecial && { special: each.price * 900 }) }
  return testProduct(1_000 + index, `made-${index}`, {
    ...each,
    facets: { material: each.material, use: each.use },
    variants: [
      testVariant(`MD-${index}`, {
        prices: { USA: price, ...(each.isSoldInCanada && { CAN: price }) },
        stock: testStock({ onHand: each.onHand }),
      }),
    ],
  })
})
const { db } = await openTestShop([...testProducts, ...products])
const { catalog, index } = await indexedCatalog(db)
const guides = uncachedGuides(db, uncachedCategories(db))
const reading = postgresEngine(db, guides)

const all = { filters: { values: {}, price: [] }, page: { number: 1, size: 200 } }
const featured: Sort = { type: 'featured', order: 'desc' }
const search = async (phrase: string, site: 'USA' | 'CAN' = 'USA') =>
  (await index.select(site, { kind: 'words', phrase }, { ...all, sort: featured })).productIds
const follow = (...productIds: number[]) =>
  catalog.refreshTags(
    productIds.map((id) => `USA:product:${id}`),
    () => {},
  )

const newSince = testNow - 90 * 86_400_000
const list = fc.constantFrom<SearchList>(
  { kind: 'category', id: 1 },
  { kind: 'category', id: 2 },
  { kind: 'category', id: 77 },
  { kind: 'all' },
  { kind: 'deals' },
  { kind: 'new-gear', since: newSince },
  { kind: 'nothing' },
)
const cut = fc.record({
  filters: fc.record({
    values: fc.record({
      material: fc.subarray(['Iron', 'Rubber', 'Wood']),
      brand: fc.subarray(['Pellam']),
      availability: fc.subarray(['In stock']),
    }),
    price: fc.array(fc.record({ min: fc.nat({ max: 9_000 }), max: fc.nat({ max: 9_000 }) }), { maxLength: 1 }),
  }),
  sort: fc.record({ type: fc.constantFrom(...sortTypes), order: fc.constantFrom('asc' as const, 'desc' as const) }),
  page: fc.record({ number: fc.constantFrom(1, 2), size: fc.constantFrom(3, 20, 80) }),
})

test('the index and the database list the same products in the same order with the same counts [SEARCH-091]', () =>
  fc.assert(
    fc.asyncProperty(
      list,
      fc.constantFrom('USA' as const, 'CAN' as const, 'EUR' as const),
      cut,
      async (of, site, how) => {
        assert.deepEqual(await index.select(site, of, how), await reading.select(site, of, how))
      },
    ),
    { numRuns: 150 },
  ))

test('the index and the database list the same best rated products if no facets are needed', () =>
  fc.assert(
    fc.asyncProperty(cut, async (how) => {
      const best = { ...how, sort: { type: 'rating', order: 'desc' } as const, isListOnly: true }
      const [indexed, read] = await Promise.all([
        index.select('USA', { kind: 'all' }, best),
        reading.select('USA', { kind: 'all' }, best),
      ])
      assert.deepEqual([read.productIds, read.total], [indexed.productIds, indexed.total])
    }),
    { numRuns: 50 },
  ))

test('search words match with one typo each, as plurals, without accents, and by SKU', async () => {
  const [rubber, american] = [8, 15]
  for (const phrase of ['ruber plaet', 'rubbr plats', 'RUBBER PLATES', 'rubb', 'plate rubber', 'iw-pl-25', 'iwpl25'])
    assert.equal((await search(phrase))[0], rubber, phrase)
  assert.deepEqual(await search('amercan'), [american])
  assert.deepEqual(await search('amercan', 'CAN'), [])
  assert.ok((await search('armel')).length > 0)
})

test('in search results, names that contain all words rank first, followed by matches in other fields', async () => {
  await db.transaction((tx) =>
    saveProduct(tx, testProduct(50, 'chalk', { name: 'Chalk', lead: 'For the power bar.' }), () => null, testNow),
  )
  await follow(50)
  assert.deepEqual((await search('power bar')).slice(0, 2), [9, 50])
})

test('if no product contains all words, the best partial matches are found', async () => {
  assert.equal((await search('rubber plate unheard of'))[0], 8)
  assert.deepEqual(await search('wholly unheard'), [])
})

test('suggested search phrases are names that contain all words', async () => {
  assert.deepEqual(await index.phrases('USA', 'rubber', 4), ['Rubber Plate'])
  assert.deepEqual(await index.phrases('USA', 'unheard', 4), [])
  assert.equal((await index.phrases('USA', 'plate', 3)).length, 3)
})

test('a product change is visible in product lists and cards once its follow-up job has run', async () => {
  const first = async () => {
    const { productIds } = await index.select('USA', { kind: 'category', id: 3 }, { ...all, sort: featured })
    const cards = await catalog.cards.read('USA', productIds, testNow)
    return cards.find(({ entity_id: id }) => id === 9)?.price
  }
  assert.equal(await first(), 299)
  await db.transaction(async (tx) => {
    for (const child of [901, 902]) await setPrice(tx, 'USA', child, 10_000, null)
  })
  assert.equal(await first(), 299)
  let seen: Promise<unknown> | undefined
  await catalog.refreshTags(['USA:product:9', 'USA:search'], () => (seen = first()))
  assert.equal(await seen, 100)
  const cut = { ...all, sort: { type: 'price', order: 'asc' } as const }
  assert.deepEqual(
    await index.select('USA', { kind: 'category', id: 3 }, cut),
    await reading.select('USA', { kind: 'category', id: 3 }, cut),
  )
})

test('after a change, a product is found only by its new words and in its new category', async () => {
  const renamed = testProduct(7, 'iron-plate', {
    name: 'Zeppelin Disc',
    categories: ['bars'],
    variants: [testVariant('IW-PL-20')],
  })
  await db.transaction((tx) => saveProduct(tx, renamed, () => null, testNow))
  await follow(7)
  assert.deepEqual(await search('zeppelin'), [7])
  assert.ok(!(await search('iron plate')).includes(7))
  for (const id of [2, 3]) {
    const of: SearchList = { kind: 'category', id }
    const how = { ...all, sort: featured }
    assert.deepEqual(await index.select('USA', of, how), await reading.select('USA', of, how))
  }
})

test('a product that is no longer sold is removed from every list', async () => {
  await db.run(statement('test.unsold', 'delete from listing where product_id = $1'), [8])
  await follow(8)
  assert.ok(!(await search('rubber plate')).includes(8))
  await db.run(statement('test.gone', 'delete from product where id = $1'), [10])
  await follow(10)
  assert.deepEqual(await search('rack'), [])
})

test('changes during an index rebuild are included, and the database serves searches until the rebuild is complete', async () => {
  catalog.reset()
  const meanwhile = index.select('USA', { kind: 'category', id: 2 }, { ...all, sort: featured })
  const moved = testProduct(12, 'notify-plate', {
    name: 'Quicksilver Plate',
    variants: [testVariant('IW-COMING', { prices: priceEverywhere(12_345) })],
  })
  await db.transaction((tx) => saveProduct(tx, moved, () => null, testNow))
  await follow(12)
  assert.ok((await meanwhile).total > 0)
  await index.whenBuilt()
  assert.deepEqual(await search('quicksilver'), [12])
  const how = { ...all, sort: featured }
  for (const each of [{ kind: 'category', id: 1 }, { kind: 'deals' }] as const)
    assert.deepEqual(await index.select('USA', each, how), await reading.select('USA', each, how))
})

test('an index that failed to refresh is not used, and the database serves searches until a rebuild', async () => {
  let isAway = false
  const reported: unknown[] = []
  const shaky: Database = {
    ...db,
    run: (query, values) => {
      const reads = query.name.startsWith('index.')
      return reads && isAway ? Promise.reject(new Error('away')) : db.run(query, values)
    },
  }
  const engine = indexEngine(shaky, guides, reading, (error) => reported.push(error))
  engine.rebuild()
  await engine.whenBuilt()
  isAway = true
  await db.transaction((tx) => setPrice(tx, 'USA', 902, 7_700, null))
  await engine.refresh([9])
  const cheapest = async () =>
    (await engine.select('USA', { kind: 'category', id: 3 }, { ...all, sort: featured })).price?.min
  assert.equal(
    await cheapest(),
    (await reading.select('USA', { kind: 'category', id: 3 }, { ...all, sort: featured })).price?.min,
  )
  assert.ok(reported.length > 0)
  isAway = false
  await engine.whenBuilt()
  assert.deepEqual(
    await engine.select('USA', { kind: 'deals' }, { ...all, sort: featured }),
    await reading.select('USA', { kind: 'deals' }, { ...all, sort: featured }),
  )
  await engine.close()
})
