import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { pickupCode } from '#domain/shipping/rating/rate.ts'
import { addresses, updateTestCheckout } from '#services/testing/orders-for-tests.ts'
import { priceEverywhere, testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'

const variants = (sku: string, weightGrams: number): ProductEntry['variants'] => [
  testVariant(sku, { prices: priceEverywhere(10_000), weightGrams }),
]
const postcode = '43215'
const plate = testProduct(81, 'plate', { variants: variants('IW-81', 20_000) })
const rower = testProduct(82, 'rower', {
  attributes: { makesCartShipFree: true },
  variants: variants('IW-82', 40_000),
})
const tiles = testProduct(83, 'tiles', { shippingGroup: 'DROPSHIP', variants: variants('IW-83', 20_000) })
const plan = testProduct(84, 'plan', { type: 'virtual', variants: variants('IW-84', 100) })
const shop = await openTestShop([plate, rower, tiles, plan])

async function freightAt({ call }: Visitor, listId: string, postcode?: string) {
  const query = postcode === undefined ? {} : { postcode }
  return call('GET /svc_checkout/freight/{listId}', { params: { listId }, query })
}

for (const [name, lines] of Object.entries({
  'one product': [{ productId: 81, qty: 2 }],
  'own and drop-shipped products': [
    { productId: 81, qty: 2 },
    { productId: 83, qty: 1 },
  ],
})) {
  test(`a cart with ${name} has the same delivery options for a postcode as at checkout for the full address`, async () => {
    const visitor = shop.visit()
    const list = await cartWith(visitor, lines)
    const estimated = await freightAt(visitor, list._id, ` ${postcode} `)
    const { shipping } = await updateTestCheckout(visitor, list._id, { shippingAddress: addresses.USA })
    const entered = shipping.rates
      .filter(({ shippingCode }) => shippingCode !== pickupCode)
      .map(({ packageNumber, label, shownRate, arrives }) => ({ packageNumber, label, shownRate, arrives }))
    assert.deepEqual(estimated.options, entered)
    assert.equal(estimated.postcode, postcode)
    assert.equal(estimated.isEstimate, false)
    const packages = Map.groupBy(entered, ({ packageNumber }) => packageNumber)
    assert.equal(packages.size, lines.length)
    const cheapest = [...packages.values()].map((rates) => Math.min(...rates.map(({ shownRate }) => shownRate)))
    assert.equal(estimated.shownRate?.toFixed(2), cheapest.reduce((sum, rate) => sum + rate, 0).toFixed(2))
  })
}

test('the cart shipping estimate uses the shipping mode chosen in checkout', async () => {
  const visitor = shop.visit()
  const list = await cartWith(visitor, [
    { productId: 81, qty: 2 },
    { productId: 83, qty: 1 },
  ])
  const part = { shippingAddress: addresses.USA, shippingMode: 'fewestPackages' }
  const { shipping } = await updateTestCheckout(visitor, list._id, part)
  const { options } = await freightAt(visitor, list._id)
  assert.deepEqual(
    options.map(({ shownRate }) => shownRate),
    shipping.rates.filter(({ shippingCode }) => shippingCode !== pickupCode).map(({ shownRate }) => shownRate),
  )
  assert.deepEqual(new Set(options.map(({ packageNumber }) => packageNumber)), new Set([1]))
})

test('an address without a region is rated by its postcode', async () => {
  const visitor = shop.visit()
  const list = await cartWith(visitor, [{ productId: 81, qty: 2 }])
  await updateTestCheckout(visitor, list._id, { shippingAddress: { countryId: 'US', postcode } })
  const { region, problem, options } = await freightAt(visitor, list._id)
  assert.deepEqual([region, problem, options.length > 0], ['OH', null, true])
})

test('shipping options include VAT on EUR, and a civilian ZIP code has no rates on the military site', async () => {
  const visitor = shop.visit('EUR')
  const list = await cartWith(visitor, [{ productId: 81, qty: 1 }])
  const query = { country: 'DE', postcode: '10115' }
  const { options } = await visitor.call('GET /svc_checkout/freight/{listId}', { params: { listId: list._id }, query })
  const { shipping } = await updateTestCheckout(visitor, list._id, { shippingAddress: addresses.EUR })
  assert.deepEqual(
    options.map(({ shownRate }) => shownRate),
    shipping.rates.map(({ shownRate }) => shownRate),
  )
  assert.ok(shipping.rates.every(({ rate, shownRate }) => shownRate > rate))
  const soldier = shop.visit('APO')
  const own = await cartWith(soldier, [{ productId: 81, qty: 1 }])
  const outside = await freightAt(soldier, own._id, postcode)
  assert.deepEqual([outside.problem, outside.options, outside.shownRate], ['no_rates', [], null])
})

test("a postcode from a different country than the visitor's checkout address is ignored", async () => {
  const visitor = shop.visit('EUR')
  const list = await cartWith(visitor, [{ productId: 81, qty: 1 }])
  await updateTestCheckout(visitor, list._id, { shippingAddress: { countryId: 'FR' } })
  const query = { country: 'DE', postcode: '10115', postcodeCountry: 'DE' }
  const found = await visitor.call('GET /svc_checkout/freight/{listId}', { params: { listId: list._id }, query })
  assert.deepEqual([found.countryId, found.postcode, found.problem], ['FR', '', null])
})

test('a cart without shippable products has no shipping options', async () => {
  const visitor = shop.visit()
  const list = await cartWith(visitor, [{ productId: 81, qty: 1 }])
  assert.equal((await freightAt(visitor, list._id)).ships, true)
  const reader = shop.visit()
  const digital = await cartWith(reader, [{ productId: 84, qty: 1 }])
  const { ships, options, problem } = await freightAt(reader, digital._id, postcode)
  assert.deepEqual([ships, options, problem], [false, [], null])
})

test('the checkout address takes precedence over an entered postcode and is not revealed in the estimate', async () => {
  const visitor = shop.visit()
  const list = await cartWith(visitor, [{ productId: 81, qty: 2 }])
  await updateTestCheckout(visitor, list._id, { shippingAddress: addresses.USA })
  const without = await freightAt(visitor, list._id)
  assert.deepEqual(await freightAt(visitor, list._id, '99501'), without)
  assert.equal(without.postcode, '')
  assert.ok(without.options.length > 0)
})

test('an unknown postcode is reported, and the rest of the estimate does not change', async () => {
  const visitor = shop.visit()
  const list = await cartWith(visitor, [{ productId: 81, qty: 2 }])
  const before = await freightAt(visitor, list._id)
  assert.deepEqual([before.options, before.problem], [[], null])
  assert.deepEqual(await freightAt(visitor, list._id, 'here'), {
    ...before,
    postcode: 'here',
    problem: 'postcode_unknown',
  })
})

test('a cart that ships free has a free delivery option', async () => {
  const visitor = shop.visit()
  const list = await cartWith(visitor, [
    { productId: 81, qty: 2 },
    { productId: 82, qty: 1 },
  ])
  const { options } = await freightAt(visitor, list._id, postcode)
  assert.equal(Math.min(...options.map(({ shownRate }) => shownRate)), 0)
})
