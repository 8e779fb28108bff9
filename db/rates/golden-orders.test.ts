import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rack, type GoldenOrder } from '#domain/checkout/golden-order-for-tests.ts'
import { goldenOrders } from '#domain/checkout/golden-orders-for-tests.ts'
import { amountToPay, shownTotals, totalsOf } from '#domain/checkout/totals.ts'
import { packagesOf } from '#domain/shipping/choice.ts'
import { pickupLocations } from '#domain/shipping/pickup-locations.ts'
import { rateCart } from '#domain/shipping/rate-cart.ts'
import { sites } from '#domain/sites.ts'
import { quoteTax } from '#domain/tax/quote.ts'
import { shippedShippingTables } from './shipping-tables.ts'
import { shippedTaxTables } from './tax-tables.ts'

const cartOf = ({ lines }: Pick<GoldenOrder, 'lines'>) =>
  lines
    .filter(({ grams }) => grams !== null)
    .map(({ sku, qty, unit, grams, group }, index) => ({
      itemId: sku,
      productId: index + 1,
      sku,
      qty,
      weightGrams: grams,
      shippingGroup: group,
      unitPrice: unit,
      shipsFree: false,
      isPickupDisabled: false,
      vendor: '',
      offers: {},
    }))

function rated({ site, shipTo, lines }: Pick<GoldenOrder, 'site' | 'shipTo' | 'lines'>) {
  return rateCart(
    { site, shipTo, lines: cartOf({ lines }), allowSplit: true, pickup: pickupLocations[site] },
    shippedShippingTables,
  )
}

function check(order: GoldenOrder) {
  const { site, shipTo, date, lines, discount, vatNumber, shippingCodes, expected } = order
  const rates = rated(order)
  assert.ok(!('problem' in rates))
  const packages = packagesOf(shippingCodes.length > 1 ? rates.split : rates.rates)
  assert.equal(packages.length, shippingCodes.length)
  const rate = packages.reduce(
    (sum, offered, index) => sum + offered.find((one) => one.shippingCode === shippingCodes[index])!.rate,
    0,
  )
  const taxLines = lines.map(({ sku, class: taxClass, qty, unit }) => ({
    id: sku,
    class: taxClass,
    qty,
    unit,
    discount: 0,
  }))
  const quote = quoteTax(
    { site, shipTo, date, lines: taxLines, discount, shipping: rate, vatNumber, isExempt: false },
    shippedTaxTables,
  )
  assert.ok(!('problem' in quote))
  const totals = totalsOf(quote, { giftcards: 0 })
  const { subtotal, shipping, itemTax, shippingTax, grandTotalIncludingTax } = totals
  assert.deepEqual(
    { rate, subtotal, discount: totals.discount, shipping, itemTax, shippingTax, grandTotal: grandTotalIncludingTax },
    expected,
  )
  assert.equal(shownTotals(site, quote, totals).toPay, amountToPay(totals))
}

test('orders worked out by hand on all six sites agree to the cent [TAX-233, SHIP-251]', async (t) => {
  for (const order of goldenOrders) await t.test(`${order.site} ${order.name}`, () => check(order))
})

test('the golden orders are thirty or more, some on every site, and add up by themselves', () => {
  assert.ok(goldenOrders.length >= 30)
  for (const site of sites) assert.ok(goldenOrders.filter((order) => order.site === site).length >= 2, site)
  assert.equal(new Set(goldenOrders.map(({ name }) => name)).size, goldenOrders.length)
  for (const { expected } of goldenOrders) {
    const { subtotal, discount, shipping, itemTax, shippingTax, grandTotal } = expected
    assert.equal(subtotal - discount + shipping + itemTax + shippingTax, grandTotal)
  }
})

test('freight to Alaska, to the North and by military mail has no rates [SHIP-253]', () => {
  const place = (countryId: string, region: string, postcode: string) => ({ countryId, region, postcode })
  const none = { problem: 'no_rates' }
  const lines = [{ ...rack(74_900), group: 'DROPSHIP_FREIGHT' as const }]
  assert.deepEqual(rated({ site: 'USA', shipTo: place('US', 'AK', '99501'), lines }), none)
  assert.deepEqual(rated({ site: 'CAN', shipTo: place('CA', 'NU', 'X0A 0H0'), lines }), none)
  assert.deepEqual(rated({ site: 'APO', shipTo: place('US', 'AE', '09012'), lines }), none)
  assert.deepEqual(
    rated({ site: 'APO', shipTo: place('US', 'AE', '09012'), lines: [{ ...rack(1), group: '', grams: 31_781 }] }),
    none,
  )
  assert.deepEqual(
    rated({ site: 'EUR', shipTo: place('FR', '', '97400'), lines: [{ ...rack(1), group: '', grams: 1000 }] }),
    none,
  )
})
