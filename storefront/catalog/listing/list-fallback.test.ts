import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { priceEverywhere, testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { loadTexts } from '../../texts.ts'
import { loadSearch } from '../../search/results/load-search.ts'
import { readListingQuery } from './query/read-query.ts'
import { loadCategoryListing, loadListing } from './load-listing.ts'
import { pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'

const emptyQuery = readListingQuery(new URLSearchParams())

const priced = (id: number, handle: string, categories: string[], price: number, material: string) =>
  testProduct(id, handle, {
    categories,
    facets: { material: [material] },
    variants: [testVariant(`IW-${id}`, { prices: priceEverywhere(price) })],
  })
const shop = await openTestShop([
  priced(41, 'both', ['bars', 'plates'], 3_000, 'Iron'),
  priced(42, 'iron', ['plates'], 2_000, 'Iron'),
  priced(43, 'rubber', ['plates'], 1_000, 'Rubber'),
])

const load = (uri: string, overrides: object = {}) =>
  shop.visit().call('POST /svc_content/catalog/listing', {
    body: { data: { widget: { rfkid: 'rfkid_10' }, context: { page: { uri }, user: {} }, ...overrides } },
  })
const idsOf = async (request: ReturnType<typeof load>) =>
  (await request).content.product.value.map(({ entity_id: id }) => id)

test('the catalog lists a category by position, price, and name, with filters, counts, and pages [CATALOG-011]', async () => {
  assert.deepEqual(await idsOf(load('/plates')), [42, 43, 41])
  const sort = (type: 'price' | 'name', order: 'asc' | 'desc') => ({ sort: { value: [{ type, order }] } })
  assert.deepEqual(await idsOf(load('/plates', sort('price', 'asc'))), [43, 42, 41])
  assert.deepEqual(await idsOf(load('/plates', sort('name', 'asc'))), [41, 42, 43])
  const iron = await load('/plates', { filter: { material: { value: ['Iron'] } }, n_item: 1, page_number: 2 })
  assert.deepEqual(
    [iron.content.product.value.map(({ entity_id: id }) => id), iron.total_item, iron.total_page],
    [[41], 2, 2],
  )
  assert.deepEqual(
    iron.facet['material']?.value.map(({ text, count }) => [text, count]),
    [
      ['Iron', 2],
      ['Rubber', 1],
    ],
  )
  await assert.rejects(load('/nowhere'), { status: 404, code: 'category_not_found' })
})

test('a category page falls back to the catalog listing if rfk_fallback is on or search is down [CATALOG-010, FLAG-008]', async () => {
  const warned: unknown[] = []
  const away = new RefusalError(503, 'service_unavailable')
  const page = async () => {
    const context = pageContextOf(shop.visit())
    const call: typeof context.call = (name, ...rest) =>
      name === 'POST /api/search-rec/3' ? Promise.reject(away) : context.call(name, ...rest)
    const category = await call('GET /svc_content/catalog/category/{id}', { params: { id: '2' } })
    const recording = { ...context, call, warn: (_: string, error: unknown) => warned.push(error) }
    const { reply, isFromCatalog } = await loadCategoryListing(recording, category, emptyQuery)
    assert.equal(isFromCatalog, true)
    return reply.content.product.value.map(({ entity_id: id }) => id)
  }
  assert.deepEqual(await page(), [42, 43, 41])
  assert.deepEqual(warned, [away])
  await shop.db.run(statement('test.flag', `insert into flag (key, feature) values ('rfk_fallback', $1)`), [
    { defaultValue: true },
  ])
  assert.deepEqual(await page(), [42, 43, 41])
  assert.deepEqual(warned, [away])
})

test('in every kind of list, a page past the end is not found', async () => {
  const context = pageContextOf(shop.visit())
  const statusOf = (work: Promise<unknown>) =>
    work.then(
      () => 200,
      (thrown: { status?: number }) => thrown.status,
    )
  const plates = await context.call('GET /svc_content/catalog/category/{id}', { params: { id: '2' } })
  const category = (page: string) =>
    statusOf(loadCategoryListing(context, plates, readListingQuery(new URLSearchParams({ page }))))
  assert.deepEqual(
    [await category('1'), await category('2'), await category('999'), await category('99999999999')],
    [200, 404, 404, 404],
  )
  for (const path of ['/deals', '/new-gear', '/3-ships-free']) {
    assert.equal(await statusOf(loadListing(context, path, emptyQuery, null)), 200, path)
    assert.equal(await statusOf(loadListing(context, path, { ...emptyQuery, page: 999 }, null)), 404, path)
  }
  await loadTexts('en', ['search'])
  assert.equal(await statusOf(loadSearch(context, pageAt('/search?q=iron&page=999'))), 404)
  assert.equal(await statusOf(loadSearch(context, pageAt('/search?q=nothing-like-it'))), 200)
})
