import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { noGroupPrices } from '#storefront/browser/group-prices.ts'
import { pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '#storefront/texts.ts'
import { toComparedProduct, loadCompare } from './load-compare.ts'

const shop = await openTestShop(typedProducts)
await loadTexts('en', ['compare', 'catalog', 'catalog/deals'])
const product = await shop.visit().call('GET /svc_content/catalog/product/complete/{id}', { params: { id: '65' } })
const priceWith = (prices: Iterable<readonly [number, number]>) =>
  toComparedProduct(product, { category: 'plates', ids: [65], own: new Map(prices), tax: null }).price

test("a comparison shows a customer's lower group price and names it [PRICE-207]", () => {
  assert.deepEqual(priceWith(noGroupPrices), { now: 8_000, isFrom: false, isOwn: false })
  assert.deepEqual(priceWith([[65, 70]]), { now: 7_000, isFrom: false, isOwn: true })
  assert.deepEqual(priceWith([[65, 90]]), { now: 8_000, isFrom: false, isOwn: false })
})

async function viewOf(query: string, category = 'plates') {
  const page = pageAt(`/compare/${category}${query}`, { '*': category })
  return (await loadCompare(pageContextOf(shop.visit()), page)).view
}
const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id)

test('a single product is compared with two similar products, and their URL names all but the removed one', async () => {
  const { products, similar, choices, rows } = await viewOf('?add=52')
  assert.deepEqual(idsOf(products), [52])
  assert.equal(similar.length, 2)
  assert.ok(!idsOf(similar).includes(52))
  assert.equal(products[0]!.without, `/compare/plates?ids=${idsOf(similar).join(',')}`)
  assert.ok(rows.every(({ values }) => values.length === 3))
  const shown = [52, ...idsOf(similar)]
  assert.ok(choices.length > 0 && choices.every(({ id }) => !shown.includes(id)))
})

test('two chosen products are compared without further ones, and only plain products have a cart button', async () => {
  const { products, similar } = await viewOf('?ids=52,61')
  assert.deepEqual(idsOf(products), [52, 61])
  assert.deepEqual(similar, [])
  assert.deepEqual(
    products.map(({ isAddable }) => isAddable),
    [true, false],
  )
})

test('four products leave no choice of another one', async () => {
  assert.deepEqual((await viewOf('?ids=51,52,53,61')).choices, [])
})

test('without a category the shopper picks one, and an unknown category does not exist', async () => {
  const { categories } = await viewOf('', '')
  assert.ok(categories.length > 0 && categories.every(({ url }) => /^\/compare\/[a-z-]+$/.test(url)))
  await assert.rejects(viewOf('', 'no-such-category'), { init: { status: 404 } })
})
