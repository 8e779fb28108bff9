import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Site } from '#domain/sites.ts'
import { addresses, updateTestCheckout } from '#services/testing/orders-for-tests.ts'
import { testProduct, testProducts, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop, testNow } from '#services/testing/shop-for-tests.ts'

const slowVariant = testVariant('IW-MAKER', { stock: testStock({ onHand: 0, managed: false, leadTimeDays: 10 }) })
const fromMaker = testProduct(41, 'from-its-maker', { shippingGroup: 'DROPSHIP', variants: [slowVariant] })
const unsaid = testVariant('IW-UNSAID', { stock: testStock({ onHand: 1, backorder: 9 }) })
const backorder = testProduct(42, 'nobody-said-when', { variants: [unsaid] })
const shop = await openTestShop([...testProducts, fromMaker, backorder])

// The test clock is Friday, November 20: noon in London, 7 a.m. in Ohio.
const plate = { productId: 7, qty: 1 }
const slow = { productId: 14, qty: 1 }
const fromItsMaker = { productId: 41, qty: 1 }

/** Returns the delivery estimate for each rate in a guest's checkout. */
async function arrivals(lines: { productId: number; qty: number }[], part: object = {}, site: Site = 'USA') {
  const visitor = shop.visit(site)
  const { _id } = await cartWith(visitor, lines)
  const { shipping } = await updateTestCheckout(visitor, _id, { shippingAddress: addresses[site], ...part })
  return shipping.rates.map(({ packageNumber, label, days, arrives }) => [packageNumber, label, days, arrives])
}

test('each shipping rate has transit days, counted in working days, and delivery dates', async () => {
  assert.deepEqual(await arrivals([plate]), [
    [1, 'Ground', [1, 2], ['2026-11-23', '2026-11-24']],
    [1, 'Expedited', [1, 1], ['2026-11-23', '2026-11-23']],
  ])
  const shippingAddress = { ...addresses.USA, city: 'Portland', region: 'OR', postcode: '97201' }
  const [ground] = await arrivals([plate], { shippingAddress })
  // Thanksgiving is not a working day.
  assert.deepEqual(ground, [1, 'Ground', [3, 6], ['2026-11-25', '2026-12-01']])
})

test('the delivery dates of a package depend on its slowest product, but not on other packages', async () => {
  const [together] = await arrivals([plate, slow])
  assert.deepEqual(together?.[3], ['2026-12-14', '2026-12-15'])
  const apart = await arrivals([plate, fromItsMaker])
  assert.deepEqual(
    apart.filter(([, label]) => label === 'Ground').map(([number, , , dates]) => [number, dates]),
    [
      [1, ['2026-11-23', '2026-11-24']],
      [2, ['2026-12-01', '2026-12-02']],
    ],
  )
})

test('without a known lead time, a shipping rate has transit days but no dates', async () => {
  const [one] = await arrivals([{ productId: 42, qty: 1 }])
  assert.deepEqual(one?.slice(2), [
    [1, 2],
    ['2026-11-23', '2026-11-24'],
  ])
  const [more] = await arrivals([{ productId: 42, qty: 2 }])
  assert.deepEqual(more?.slice(2), [[1, 2], null])
})

test('delivery dates start from the local day of the site: Friday in Ohio is Saturday in Sydney', async () => {
  const hours = 3_600_000
  shop.clock.advance(6 * hours)
  const [standard] = await arrivals([plate], {}, 'AUS')
  const [ground] = await arrivals([plate])
  shop.clock.advance(testNow - shop.clock())
  assert.deepEqual(ground?.[3], ['2026-11-23', '2026-11-24'])
  assert.deepEqual(standard?.slice(2), [
    [2, 4],
    ['2026-11-25', '2026-11-27'],
  ])
})

test('pickup has no transit days', async () => {
  const collecting = { billingAddress: addresses.USA, pickup: true }
  assert.deepEqual(await arrivals([plate], collecting), [[1, 'Pick-up in Columbus', null, null]])
})
