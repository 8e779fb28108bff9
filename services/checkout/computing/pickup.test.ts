import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Site } from '#domain/sites.ts'
import { addresses, updateTestCheckout, orderBody, placeTestOrder } from '#services/testing/orders-for-tests.ts'
import { statement } from '#platform/database.ts'
import { testProduct, testProducts, testVariant } from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop } from '#services/testing/shop-for-tests.ts'

const pallet = testProduct(41, 'from-its-maker', { shippingGroup: 'DROPSHIP', variants: [testVariant('IW-MAKER')] })
const shop = await openTestShop([...testProducts, pallet])
const plate = [{ productId: 7, qty: 1 }]
const mixed = [...plate, { productId: 41, qty: 1 }]
const portland = { ...addresses.USA, city: 'Portland', region: 'OR', postcode: '97201' }
const person = { firstname: 'Ann', lastname: 'Lee', telephone: '614 555 0100', email: 'ann@example.com' }

const guest = async (lines = plate, site: Site = 'USA') => {
  const visitor = shop.visit(site)
  const list = await cartWith(visitor, lines)
  return { visitor, list, enter: (part: object) => updateTestCheckout(visitor, list._id, part) }
}

test('selecting pickup selects its free rate and requires no shipping address [SHIP-227]', async () => {
  const { enter } = await guest()
  const { draft, shipping, totals, pickup, problems } = await enter({ pickup: true, shippingAddress: person })
  assert.deepEqual(draft.rates, [{ packageNumber: 1, shippingCode: 'shqshared_fixed' }])
  assert.deepEqual(
    shipping.rates.map(({ shippingCode, rate }) => [shippingCode, rate]),
    [['shqshared_fixed', 0]],
  )
  assert.equal(totals.shownShipping, 0)
  assert.deepEqual([pickup?.isWanted, pickup?.isUsable, pickup?.place.city], [true, true, 'Columbus'])
  assert.deepEqual(problems.shipping, [])
})

test('pickup requires a name', async () => {
  const { enter } = await guest()
  const { problems } = await enter({ pickup: true, shippingAddress: { ...person, telephone: '' } })
  assert.deepEqual(problems.shipping, [{ path: 'telephone', rule: 'required' }])
})

test('pickup is refused if an item is not eligible or the site has no location [SHIP-226]', async () => {
  const of = async (lines: typeof plate, site: Site) => (await guest(lines, site)).enter({ pickup: true })
  await assert.rejects(of(mixed, 'USA'), { code: 'pickup_disabled', status: 422 })
  await assert.rejects(of(plate, 'CAN'), { code: 'pickup_disabled' })
  const { enter } = await guest(mixed)
  assert.equal((await enter({ pickup: false })).pickup?.isUsable, false)
})

test('a pickup order has a separate billing address [SHIP-228]', async () => {
  const { enter } = await guest()
  const before = await enter({ shippingAddress: addresses.USA })
  const after = await enter({ pickup: true })
  assert.deepEqual([before.draft.billingSameAsShipping, after.draft.billingSameAsShipping], [true, false])
  assert.deepEqual(
    after.problems.billing.map(({ path }) => path),
    ['firstname', 'street', 'city', 'region'],
  )
})

test('switching back to shipping restores the earlier rates, and the billing address stays separate [SHIP-229]', async () => {
  const { enter } = await guest()
  const expedited = { packageNumber: 1, shippingCode: 'table_expedited' }
  await enter({ shippingAddress: portland, rates: [expedited] })
  const collected = await enter({ pickup: true })
  // The page sends the rates that it displays.
  await enter({ rates: collected.draft.rates })
  const { draft, pickup } = await enter({ pickup: false })
  assert.deepEqual(draft.rates, [expedited])
  assert.deepEqual(
    [pickup?.isWanted, draft.billingSameAsShipping, draft.shippingAddress.city],
    [false, false, 'Portland'],
  )
})

test('a pickup order is taxed at the pickup location, regardless of the entered address [TAX-205]', async () => {
  const { enter } = await guest()
  const shipped = await enter({ shippingAddress: portland })
  const collected = await enter({ pickup: true })
  assert.equal(shipped.totals.tax, 0)
  assert.ok(collected.totals.tax! > 0)
})

test('the selected pickup location determines the tax, by the rates of its state [SHIP-250, TAX-205]', async () => {
  const { enter } = await guest()
  const ohio = await enter({ pickup: true, shippingAddress: person })
  const nevada = await enter({ pickupId: 'reno' })
  assert.deepEqual(
    nevada.pickup?.places.map(({ id }) => id),
    ['columbus', 'reno'],
  )
  assert.deepEqual([ohio.pickup?.place.city, nevada.pickup?.place.city], ['Columbus', 'Reno'])
  assert.equal(nevada.shipping.rates[0]?.label, 'Pick-up in Reno')
  const { subtotal } = ohio.totals.wire!
  const at = (percent: number) => Math.round(subtotal * percent) / 100
  assert.deepEqual([ohio.totals.tax, nevada.totals.tax], [at(7.29), at(8.24)])
  // The selected location survives switching to shipping and back.
  await enter({ pickup: false })
  assert.equal((await enter({ pickup: true })).pickup?.place.id, 'reno')
})

test('an unknown pickup location or one from another site is refused, and the selection does not change [SHIP-250]', async () => {
  const { enter } = await guest()
  await enter({ pickup: true, pickupId: 'reno', shippingAddress: person })
  await assert.rejects(enter({ pickupId: 'nowhere' }), { code: 'wrong_pickup_place', status: 422 })
  assert.equal((await enter({})).pickup?.place.id, 'reno')
  const abroad = await guest(plate, 'CAN')
  await assert.rejects(abroad.enter({ pickupId: 'columbus' }), { code: 'wrong_pickup_place' })
})

test('an order for a pickup location other than the stored one is refused; an order without a location uses the stored one [SHIP-250]', async () => {
  const { visitor, enter } = await guest()
  const paymentToken = await shop.cardToken()
  await enter({ shippingAddress: portland, pickup: true, pickupId: 'reno' })
  const checkout = await enter({ billingAddress: portland, paymentToken })
  const body = orderBody('USA', checkout)
  for (const pickupId of ['columbus', 'nowhere'])
    await assert.rejects(placeTestOrder(visitor, { ...body, pickupId }), { code: 'wrong_pickup_place', status: 422 })
  const { pickupId, ...unnamed } = body
  assert.equal(pickupId, 'reno')
  const order = await placeTestOrder(visitor, unnamed)
  assert.deepEqual([order.pickup?.id, order.shippingAddress.city], ['reno', 'Reno'])
})

const forgetId = statement(
  'collecting-test.forgetId',
  `update shop_order set document = document #- '{pickup,id}' where id = $1 and document->'pickup' ? 'id'`,
)

test('an order placed before there were multiple locations still shows its pickup location [SHIP-250]', async () => {
  const { visitor, enter } = await guest()
  const paymentToken = await shop.cardToken()
  await enter({ shippingAddress: portland, pickup: true })
  const { orderId } = await placeTestOrder(
    visitor,
    orderBody('USA', await enter({ billingAddress: portland, paymentToken })),
  )
  await shop.db.run(forgetId, [orderId])
  const { pickup } = await visitor.call('GET /svc_checkout/order/{orderId}', { params: { orderId }, query: {} })
  assert.deepEqual([pickup?.id, pickup?.city], ['', 'Columbus'])
})

test('a pickup order is placed with its location, opening hours, and name [SHIP-249, SHIP-250]', async () => {
  const { visitor, enter } = await guest()
  const paymentToken = await shop.cardToken()
  await enter({ shippingAddress: portland, pickup: true })
  const checkout = await enter({ billingAddress: portland, paymentToken })
  const order = await placeTestOrder(visitor, orderBody('USA', checkout))
  assert.deepEqual(order.pickup, checkout.pickup?.place)
  assert.deepEqual([order.shippingAddress.city, order.shippingAddress.firstname], ['Columbus', 'Ann'])
  assert.equal(order.shipping[0]?.label, 'Pick-up in Columbus')
  assert.equal(order.totals.shipping, 0)
})

test('an order that is no longer eligible for pickup is refused, and the earlier rates are offered [SHIP-226]', async () => {
  const { visitor, enter, list } = await guest()
  const paymentToken = await shop.cardToken()
  await enter({ shippingAddress: portland, pickup: true })
  const checkout = await enter({ billingAddress: portland, paymentToken })
  await cartWith(visitor, [{ productId: 41, qty: 1 }])
  const after = await enter({})
  assert.deepEqual([after.pickup?.isWanted, after.pickup?.isUsable], [true, false])
  assert.deepEqual(
    after.draft.rates.map(({ shippingCode }) => shippingCode),
    ['table_ground', 'table_ground'],
  )
  const claimed = { ...orderBody('USA', after), shipping: orderBody('USA', checkout).shipping }
  await assert.rejects(placeTestOrder(visitor, claimed), { code: 'pickup_disabled', status: 422 })
  assert.equal(after.cart.list._id, list._id)
})
