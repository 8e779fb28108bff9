import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { addresses, updateTestCheckout, orderBody, placeTestOrder } from '#services/testing/orders-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { refreshChangedPromotions } from './promotions.ts'

const shop = await openTestShop(typedProducts)
const guest = shop.visit()

async function cartOf(visitor: Visitor, qty: number) {
  const { _id } = await visitor.call('POST /svc_list/lists', { body: { type: 'cart' }, key: randomUUID() })
  const items = [{ productId: 65, qty }]
  const input = { params: { id: _id }, body: { items }, version: 'any' as const, key: randomUUID() }
  await visitor.call('POST /svc_list/lists/{id}/items', input)
  return (await visitor.call('GET /svc_list/cart', { query: {} }))!
}
async function orderFor(visitor: Visitor, qty: number) {
  const { list } = await cartOf(visitor, qty)
  const paymentToken = await shop.cardToken()
  const checkout = await updateTestCheckout(visitor, list._id, { shippingAddress: addresses.USA, paymentToken })
  return orderBody('USA', checkout)
}
const setQty = statement('test.promo-qty', 'update promotion set qty = $1 where sellable_id = 65')
const setRange = statement(
  'test.promo-range',
  `update promotion set from_at = to_timestamp($1::double precision / 1000),
     to_at = to_timestamp($2::double precision / 1000) where sellable_id = 65`,
)
const readQty = statement<{ qty: number }>(
  'test.read-promo-qty',
  `select qty from promotion where sellable_id = 65 and site = 'USA'`,
)
const remaining = async () => (await shop.db.run(readQty, []))[0]!.qty
const cardOf = async () => (await guest.call('GET /svc_content/cards', { query: { handles: 'promoted-plate' } }))[0]!
const inGroup = statement('test.group', 'update customer set group_id = $2 where email = $1')

async function customerOf(groupId: number) {
  const visitor = shop.visit()
  const email = `${randomUUID()}@example.com`
  const password = 'a long enough password'
  const body = { email, password, firstname: 'Ann', lastname: 'Lee' }
  await visitor.call('POST /svc_customer/customer', { body, key: randomUUID() })
  await shop.db.run(inGroup, [email, groupId])
  await visitor.call('POST /svc_session/session/login', { body: { email, password }, key: randomUUID() })
  return visitor
}

test("a site's deals include their limits, units, and prices [PROMO-215, PROMO-217]", async () => {
  const { products, hundoProductIds } = await guest.call('GET /svc_content/hot/active', {})
  const { from, to, ...rest } = products['65']!
  assert.deepEqual(rest, { price: 80, qtyEnable: true, qty: 5, status: 'active' })
  assert.ok(from! < to!)
  assert.deepEqual(hundoProductIds, [60])
})

test('a product includes its promotion under the documented field names [CATALOG-219, PROMO-223, PROMO-224]', async () => {
  const [product] = await guest.call('GET /svc_content/catalog/product', { query: { id: '65' } })
  const { attributes, special_price, hasPromo } = product!
  assert.deepEqual([special_price, hasPromo], [80, true])
  assert.equal(attributes['rogue_promo_enabled'], true)
  assert.equal(attributes['rogue_promo_price'], 80)
  assert.equal(attributes['rogue_promo_qty_enable'], true)
  assert.equal(attributes['rogue_promo_qty'], 5)
})

test('a product list shows the price, type, and end time of an active promotion [PROMO-007]', async () => {
  const { price, special_price, promo } = await cardOf()
  assert.deepEqual([price, special_price, promo?.status, promo?.qty], [100, 80, 'active', 5])
})

test('a cart cannot contain more units than are left at the promotion price [CART-223]', async () => {
  const { lines } = await cartOf(shop.visit(), 6)
  assert.deepEqual(
    lines.map(({ qty, most, bound }) => [qty, most, bound]),
    [[5, 5, 'promotion']],
  )
})

test('an order reserves promotion units, and releases them if it fails', async () => {
  const visitor = shop.visit()
  const body = await orderFor(visitor, 2)
  const token = await shop.cardToken('4000000000000002')
  await assert.rejects(placeTestOrder(visitor, { ...body, payment: { ...body.payment, transactionToken: token } }))
  assert.equal(await remaining(), 5)
  await placeTestOrder(visitor, body)
  assert.equal(await remaining(), 3)
  assert.equal((await cardOf()).promo?.qty, 3)
})

test('concurrent orders never get more units at the promotion price than are available', async () => {
  await shop.db.run(setQty, [2])
  const bodies = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const visitor = shop.visit()
      return { visitor, body: await orderFor(visitor, 1) }
    }),
  )
  const outcomes = await Promise.allSettled(bodies.map(({ visitor, body }) => placeTestOrder(visitor, body)))
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 2)
  assert.equal(await remaining(), 0)
  // The last unit was sold, which ended the promotion for all shoppers.
  assert.deepEqual([(await cardOf()).special_price, (await cardOf()).promo], [null, null])
  assert.equal((await cartOf(shop.visit(), 1)).lines[0]?.price, 100)
})

test('product lists show a promotion from its start until its end', async () => {
  await shop.db.run(setQty, [5])
  await shop.db.run(setRange, [shop.clock() + 60_000, shop.clock() + 180_000])
  await refreshChangedPromotions(shop.db)
  assert.equal((await cardOf()).special_price, null)
  shop.clock.advance(120_000)
  await refreshChangedPromotions(shop.db)
  assert.equal((await cardOf()).special_price, 80)
  shop.clock.advance(120_000)
  await refreshChangedPromotions(shop.db)
  assert.equal((await cardOf()).special_price, null)
})

test("a customer in a group pays the group's price, regardless of the group in the query [PRICE-201, PRICE-208, PRICE-209]", async () => {
  const customer = await customerOf(3)
  assert.equal((await cartOf(customer, 1)).lines[0]?.price, 70)
  const own = await customer.call('GET /svc_content/catalog/product/group-prices', {})
  assert.deepEqual(own, { groupId: 3, prices: { 65: 70 } })
  const response = await customer.fetch('/svc_content/catalog/product/group-prices?groupId=9')
  assert.deepEqual(await response.json(), own)
})

test('guests and customers without a group get no group prices [PRICE-206]', async () => {
  assert.deepEqual((await guest.call('GET /svc_content/catalog/product/group-prices', {})).prices, {})
  const customer = await customerOf(1)
  assert.deepEqual(await customer.call('GET /svc_content/catalog/product/group-prices', {}), { groupId: 1, prices: {} })
})

test('prices of products that are not for sale are not public', async () => {
  const setPrices = statement(
    'test.withhold',
    `with gone as (delete from price where sellable_id = 65 returning *)
     insert into withheld_price select sellable_id, site, price, special, 'draft', false from gone`,
  )
  const customer = await customerOf(3)
  const published = async () => {
    const { products } = await shop.visit().call('GET /svc_content/hot/active', {})
    const { prices } = await customer.call('GET /svc_content/catalog/product/group-prices', {})
    return [products['65']?.price, prices['65']]
  }
  await shop.db.run(setRange, [shop.clock() - 60_000, shop.clock() + 60_000])
  assert.deepEqual(await published(), [80, 70])
  await shop.db.run(setPrices, [])
  assert.deepEqual(await published(), [undefined, undefined])
})
