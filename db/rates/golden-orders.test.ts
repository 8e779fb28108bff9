import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rack, type GoldenOrder } from '#domain/checkout/golden-order-for-tests.ts'
import { goldenOrders } from '#domain/checkout/golden-orders-for-tests.ts'
import { amountToPay, displayedTotals, totalsOf } from '#domain/checkout/totals.ts'
import { regionsOfSite } from '#domain/countries/regions.ts'
import { packagesOf } from '#domain/shipping/rating/choose-rates.ts'
import { demoPickupLocations } from './pickup-locations.ts'
import { rateCart } from '#domain/shipping/rating/rate-cart.ts'
import { siteSettings, sites } from '#domain/sites.ts'
import { quoteTax } from '#domain/tax/quote.ts'
import { taxRegionOf } from '#domain/tax/rates.ts'
import { defaultShippingTables } from './shipping-tables.ts'
import { defaultTaxTables } from './tax-tables.ts'

const cartOf = ({ lines }: Pick<GoldenOrder, 'lines'>) =>
  lines
    .filter(({ grams }) => grams !== null)
    .map(({ sku, qty, unit, grams, group, shipsFree = false }, index) => ({
      itemId: sku,
      productId: index + 1,
      sku,
      qty,
      weightGrams: grams,
      packedSize: null,
      shippingGroup: group,
      groupsTogether: [group] as const,
      unitPrice: unit,
      shipsFree,
      isPickupDisabled: false,
      vendor: '',
      offers: {},
    }))

function rated({ site, shipTo, lines }: Pick<GoldenOrder, 'site' | 'shipTo' | 'lines'>) {
  return rateCart(
    { site, shipTo, lines: cartOf({ lines }), allowSplit: true, pickup: demoPickupLocations[site]?.[0] },
    defaultShippingTables,
  )
}

function check(order: GoldenOrder) {
  const {
    site,
    shipTo,
    date,
    lines,
    discount,
    vatNumber,
    isExempt = false,
    withoutNexus,
    shippingCodes,
    expected,
  } = order
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
    { site, shipTo, date, lines: taxLines, discount, shipping: rate, vatNumber, isExempt },
    {
      ...defaultTaxTables,
      withoutNexus: withoutNexus ? [{ site, country: shipTo.countryId, region: withoutNexus }] : [],
    },
  )
  assert.ok(!('problem' in quote))
  const totals = totalsOf(quote, { giftcards: 0 })
  const { subtotal, shipping, itemTax, shippingTax, grandTotalIncludingTax } = totals
  assert.deepEqual(
    { rate, subtotal, discount: totals.discount, shipping, itemTax, shippingTax, grandTotal: grandTotalIncludingTax },
    expected,
  )
  assert.equal(displayedTotals(site, quote, totals).toPay, amountToPay(totals))
}

test('manually calculated orders on all six sites match the engine to the cent [TAX-233, SHIP-251]', async (t) => {
  for (const order of goldenOrders) await t.test(`${order.site} ${order.name}`, () => check(order))
})

const destinationOf = ({ shipTo }: GoldenOrder) =>
  [shipTo.countryId, taxRegionOf(shipTo, defaultTaxTables)].filter(Boolean).join(' ')

test('at least 120 golden orders cover six sites and 40 destinations, have unique names, and have totals that add up', () => {
  assert.ok(goldenOrders.length >= 120, `${goldenOrders.length}`)
  assert.deepEqual(new Set(goldenOrders.map(({ site }) => site)), new Set(sites))
  assert.equal(sites.length, 6)
  for (const site of sites) assert.ok(goldenOrders.filter((order) => order.site === site).length >= 7, site)
  assert.ok(new Set(goldenOrders.map(destinationOf)).size >= 40)
  assert.equal(new Set(goldenOrders.map(({ name }) => name)).size, goldenOrders.length)
  for (const { name, expected } of goldenOrders) {
    const { subtotal, discount, shipping, itemTax, shippingTax, grandTotal } = expected
    assert.equal(subtotal - discount + shipping + itemTax + shippingTax, grandTotal, name)
  }
})

test('golden orders cover every country, region, and territory with separate rates', () => {
  const reached = new Set(goldenOrders.flatMap((order) => [destinationOf(order), order.shipTo.countryId]))
  for (const site of sites) {
    for (const country of siteSettings[site].countries) {
      const codes = regionsOfSite(site, country).map(({ code }) => `${country} ${code}`)
      for (const place of codes.length > 0 ? codes : [country]) assert.ok(reached.has(place), `${site} ${place}`)
    }
  }
  const unserved = ['FR-OUTSIDE', 'DK-OUTSIDE']
  for (const { country, region } of defaultTaxTables.territories)
    assert.equal(reached.has(`${country} ${region}`), !unserved.includes(region), region)
})

test('golden orders cover the day before and the first day of each rate change since 2024-08', () => {
  const changes = defaultTaxTables.rates.filter(({ country, region, class: taxClass, validFrom, level }) => {
    const before = (rate: (typeof defaultTaxTables.rates)[number]) =>
      rate.country === country &&
      rate.region === region &&
      rate.class === taxClass &&
      rate.level === level &&
      rate.validFrom < validFrom
    return validFrom > '2024-08-01' && defaultTaxTables.rates.some(before)
  })
  const places = new Set(
    changes.map(({ country, region, validFrom }) => `${[country, region].filter(Boolean).join(' ')} ${validFrom}`),
  )
  assert.equal(places.size, 9)
  const seen = new Set(goldenOrders.map((order) => `${destinationOf(order)} ${order.date}`))
  for (const place of places) {
    const day = new Date(`${place.slice(-10)}T00:00:00Z`)
    day.setUTCDate(day.getUTCDate() - 1)
    assert.ok(seen.has(place), place)
    assert.ok(seen.has(`${place.slice(0, -10)}${day.toISOString().slice(0, 10)}`), `the day before ${place}`)
  }
})

test('freight to Alaska, northern Canada, and military mail, and any shipment to overseas France and Greenland, have no rates [SHIP-253]', () => {
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
  const light = [{ ...rack(1), group: '' as const, grams: 1000 }]
  assert.deepEqual(rated({ site: 'EUR', shipTo: place('FR', '', '97400'), lines: light }), none)
  assert.deepEqual(rated({ site: 'EUR', shipTo: place('DK', '', '3900'), lines: light }), none)
})
