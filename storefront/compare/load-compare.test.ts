import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saveTerms } from '#services/catalog/translations/save-translation.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { testProduct } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { noGroupPrices } from '#storefront/browser/group-prices.ts'
import { germanContextOf, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '#storefront/texts.ts'
import { toComparedProduct, loadCompare } from './load-compare.ts'

const shop = await openTestShop([
  ...typedProducts,
  testProduct(66, 'second-bar', { categories: ['bars', 'plates'], specification: [['Weight', 'Heavy']] }),
])
await loadTexts('en', ['compare', 'catalog', 'catalog/deals'])
const product = await shop.visit().call('GET /svc_content/catalog/product/complete/{id}', { params: { id: '65' } })
const priceWith = (prices: Iterable<readonly [number, number]>) =>
  toComparedProduct(product, { category: 'plates', ids: [65], own: new Map(prices), tax: null }).price

test("a comparison shows and names a customer's lower group price [PRICE-207]", () => {
  assert.deepEqual(priceWith(noGroupPrices), { now: 8_000, isFrom: false, isOwn: false })
  assert.deepEqual(priceWith([[65, 70]]), { now: 7_000, isFrom: false, isOwn: true })
  assert.deepEqual(priceWith([[65, 90]]), { now: 8_000, isFrom: false, isOwn: false })
})

async function viewOf(query: string, category = 'plates') {
  const page = pageAt(`/compare/${category}${query}`, { '*': category })
  return (await loadCompare(pageContextOf(shop.visit()), page)).view
}
const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id)

test('a single product is compared with two similar products, and each removal URL lists all but the removed product', async () => {
  const { products, similar, choices, rows } = await viewOf('?ids=52')
  assert.deepEqual(idsOf(products), [52])
  assert.equal(similar.length, 2)
  assert.ok(!idsOf(similar).includes(52))
  assert.equal(products[0]!.without, `/compare/plates?ids=${idsOf(similar).join(',')}`)
  assert.ok(rows.every(({ values }) => values.length === 3))
  const shown = [52, ...idsOf(similar)]
  assert.ok(choices.length > 0 && choices.every(({ id }) => !shown.includes(id)))
})

test('two selected products are compared without additional ones, and only simple products have a cart button', async () => {
  const { products, similar } = await viewOf('?ids=52,61')
  assert.deepEqual(idsOf(products), [52, 61])
  assert.deepEqual(similar, [])
  assert.deepEqual(
    products.map(({ isAddable }) => isAddable),
    [true, false],
  )
})

test('a page that adds a product shows only that product, because the browser has yet to merge its stored list', async () => {
  const { products, similar, choices } = await viewOf('?add=52')
  assert.deepEqual([idsOf(products), similar], [[52], []])
  assert.ok(choices.length > 0)
})

test('a product is compared in each of its categories and their parents, and is left out in other categories', async () => {
  assert.ok((await viewOf('?ids=52')).choices.some(({ id }) => id === 66))
  for (const category of ['plates', 'bars', 'weights']) {
    const { products, hasOthers } = await viewOf('?ids=66', category)
    assert.deepEqual([idsOf(products), hasOthers], [[66], false], category)
  }
  const { products, hasOthers } = await viewOf('?ids=52,66', 'bars')
  assert.deepEqual([idsOf(products), hasOthers], [[66], true])
})

test('a comparison in German shows translated labels and values', async () => {
  await shop.db.transaction((tx) =>
    saveTerms(tx, 'de', new Map(Object.entries({ Weight: 'Gewicht', Heavy: 'Schwer' }))),
  )
  const page = pageAt('/compare/plates?ids=52,66', { '*': 'plates' })
  const { rows } = (await loadCompare(germanContextOf(shop.visit('EUR')), page)).view
  assert.deepEqual(rows, [{ label: 'Gewicht', values: [null, 'Schwer'] }])
})

test("the comparison's product picker shows how many of the category's products it offers", async () => {
  const { listed, choices } = await viewOf('?ids=52')
  assert.equal(listed.shown, listed.total)
  assert.ok(choices.length > 0 && choices.length < listed.shown)
})

test('a comparison of four products offers no further product and does not load the category list', async () => {
  const visitor = shop.visit()
  const requested: string[] = []
  const context = pageContextOf(visitor)
  const counting: typeof context = {
    ...context,
    call: (key, ...others) => {
      requested.push(key)
      return context.call(key, ...others)
    },
  }
  const { view } = await loadCompare(counting, pageAt('/compare/plates?ids=51,52,53,61', { '*': 'plates' }))
  assert.deepEqual([view.choices, idsOf(view.products)], [[], [51, 52, 53, 61]])
  assert.ok(!requested.includes('POST /api/search-rec/3'))
})

test('without a category in the URL, the shopper selects one, and an unknown category returns 404', async () => {
  const { categories } = await viewOf('', '')
  assert.ok(categories.length > 0 && categories.every(({ url }) => /^\/compare\/[a-z-]+$/.test(url)))
  await assert.rejects(viewOf('', 'no-such-category'), { status: 404 })
})

test('a product sold by quote has no price and no cart button, and a product group without a price is not sold by quote', async () => {
  const of = { category: 'plates', ids: [], own: noGroupPrices, tax: null }
  const { price, isQuoted, isAddable } = toComparedProduct({ ...product, productId: 91377, price: 0 }, of)
  assert.deepEqual([price, isQuoted, isAddable], [null, true, false])
  const group = (await viewOf('?ids=61')).products[0]!
  assert.deepEqual([group.price, group.isQuoted], [null, false])
})
