import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { statement } from '#platform/database.ts'
import { publishPage } from '#services/content/publish-page.ts'
import { addresses, updateTestCheckout, orderBody, placeTestOrder } from '#services/testing/orders-for-tests.ts'
import { priceEverywhere, testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { createFiveForFive } from '#services/shipping/steps.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadFiveForFive } from './five-view.ts'

const variant = (sku: string): ProductEntry['variants'] => [
  testVariant(sku, { prices: priceEverywhere(10_000), weightGrams: 20_000 }),
]
const fromMaker = { shippingGroup: 'DROPSHIP', attributes: { isBlackFridayDropship: true } } as const
const ball = testProduct(81, 'ball', { ...fromMaker, variants: variant('IW-81') })
const bag = testProduct(82, 'bag', { ...fromMaker, variants: variant('IW-82') })
const plate = testProduct(83, 'plate', { variants: variant('IW-83') })
const shop = await openTestShop([ball, bag, plate])

const terms = '<p>Up to five, see <a href="/deals">Deals</a>.</p>'
const day = 86_400_000
const until = shop.clock() + 3 * day
const putFlag = statement(
  'test.flag',
  `insert into flag (key, feature) values ('five_for_five_drawer', $1)
   on conflict (key) do update set feature = excluded.feature`,
)
const setFlag = (site: string) =>
  shop.db.run(putFlag, [JSON.stringify({ defaultValue: false, rules: [{ force: true, condition: { site } }] })])
for (const site of ['USA', 'CAN', 'EUR'] as const) {
  const content = [{ type: 'Text', props: { id: 'rule', html: terms } }] as const
  const page = { handle: 'five_for_five_drawer', title: 'Rule', description: '', content }
  await shop.db.transaction((tx) => publishPage(tx, site, page))
}
await shop.db.transaction(async (tx) => {
  const sale = { from: shop.clock() - day, to: until, maxItems: 5, price: 500, perEmail: 2 }
  await createFiveForFive(tx, { ...sale, site: 'USA' })
  await createFiveForFive(tx, { ...sale, site: 'EUR', from: until, to: until + day })
  await createFiveForFive(tx, { ...sale, site: 'CAN', price: 1_000_000 })
})
await setFlag('USA')

const of = (productId: number, qty: number) => ({ productId, qty })
const show = (visitor: Visitor, site: 'USA' | 'CAN' = 'USA') => loadFiveForFive(pageContextOf(visitor, site))
const visitorWithCart = async (...lines: { productId: number; qty: number }[]) => {
  const visitor = shop.visit()
  return { visitor, list: await cartWith(visitor, lines) }
}

test("the sale drawer needs its feature flag, a running sale, and an editor's terms [PROMO-002, FLAG-003]", async () => {
  const drawer = (site: 'USA' | 'EUR' | 'AUS') => shop.visit(site).call('GET /svc_content/cms/drawer', {})
  assert.deepEqual(await drawer('USA'), { html: terms, maxItems: 5, price: 5, until })
  await setFlag('EUR')
  assert.deepEqual([await drawer('USA'), await drawer('EUR')], [null, null])
  await setFlag('AUS')
  assert.equal(await drawer('AUS'), null)
  await setFlag('USA')
})

test('an empty cart has no sale units, and both redemptions remain [PROMO-005, PROMO-219]', async () => {
  const view = (await show(shop.visit()))!
  assert.deepEqual([view.pieces, view.maxItems, view.remaining, view.price, view.lines], [0, 5, 2, 500, []])
})

test("links in the sale drawer's terms use the page's locale [SHELL-418]", async () => {
  const { shop: visited, ...context } = pageContextOf(shop.visit())
  const locale = { ...visited.locale, path: 'de' }
  const view = (await loadFiveForFive({ ...context, shop: { ...visited, locale } }))!
  assert.match(view.html, /<a href="\/de\/deals">/)
})

test('the sale drawer shows how many of five units are in the cart, with their lines [PROMO-005]', async () => {
  const { visitor } = await visitorWithCart(of(81, 2), of(83, 1), of(82, 1))
  const view = (await show(visitor))!
  assert.equal(view.pieces, 3)
  assert.deepEqual(
    view.lines.map(({ url, pieces }) => [url, pieces]),
    [
      ['/ball', 2],
      ['/bag', 1],
    ],
  )
  assert.deepEqual([view.isBeaten, view.remaining], [false, 2])
})

test("each order uses one of an email's two redemptions [PROMO-005, PROMO-219]", async () => {
  const shippingAddress = { ...addresses.USA, email: 'five@example.com' }
  for (const remaining of [1, 0]) {
    const { visitor, list } = await visitorWithCart(of(81, 1))
    const checkout = await updateTestCheckout(visitor, list._id, {
      shippingAddress,
      paymentToken: await shop.cardToken(),
    })
    await placeTestOrder(visitor, orderBody('USA', checkout))
    const next = await visitorWithCart(of(81, 1))
    await updateTestCheckout(next.visitor, next.list._id, { shippingAddress })
    assert.equal((await show(next.visitor))!.remaining, remaining)
  }
})

test('the sale drawer shows a message if a different offer ships the cart for less', async () => {
  await setFlag('CAN')
  const visitor = shop.visit('CAN')
  await cartWith(visitor, [of(81, 1)])
  const view = (await show(visitor, 'CAN'))!
  assert.deepEqual([view.pieces, view.isBeaten], [1, true])
  await setFlag('USA')
})

test("another shopper's list does not count toward the sale", async () => {
  const { list } = await visitorWithCart(of(81, 1))
  const request = shop
    .visit()
    .call('GET /svc_checkout/five-for-five/{listId}', { params: { listId: list._id }, query: {} })
  await assert.rejects(request, { code: 'list_not_found' })
})

test('the search widget of the sale page returns only eligible products [PROMO-002]', async () => {
  const context = { page: { uri: '/five-for-five' }, user: {} }
  const data = { widget: { rfkid: 'rfkid_10' }, context, n_item: 10, page_number: 1 }
  const { content } = await shop.visit().call('POST /api/search-rec/3', { body: { data } })
  const found = new Set(content.product.value.map(({ entity_id: id }) => id))
  assert.deepEqual(found, new Set([81, 82]))
})
