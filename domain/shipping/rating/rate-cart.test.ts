import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { line } from '../cart-for-tests.ts'
import type { CartLineForShipping } from '../line.ts'
import { pack } from '../packages/pack.ts'
import { rateCart, type RateInput } from './rate-cart.ts'
import { priceOf } from './rate-consignment.ts'
import type { ShippingPrice, ShippingTables, ShippingZone } from './tables.ts'
import { zoneOf } from './zones.ts'

const price = (change: Partial<ShippingPrice>): ShippingPrice => ({
  site: 'USA',
  zone: 'near',
  service: 'ground',
  carrier: 'table',
  label: 'Ground',
  kind: 'parcel',
  fromGrams: 0,
  toGrams: 68_000,
  base: 1000,
  perStep: 50,
  stepGrams: 1000,
  days: null,
  validFrom: '2000-01-01',
  validTo: null,
  ...change,
})
const zone = (code: string, regions: string[] | null, change: Partial<ShippingZone> = {}): ShippingZone => ({
  site: 'USA',
  vendor: '',
  code,
  country: 'US',
  regions,
  postcodes: null,
  validFrom: '2000-01-01',
  validTo: null,
  ...change,
})
const tables: ShippingTables = {
  origins: [],
  zones: [
    zone('near', ['OH']),
    zone('alaska', ['AK']),
    zone('island', null, { postcodes: [['999', '999']] }),
    zone('near', null, { site: 'EUR', country: 'DE' }),
    zone('near', ['AK'], { vendor: 'north.example' }),
    zone('alaska', ['OH'], { vendor: 'north.example' }),
  ],
  prices: [
    price({}),
    price({ service: 'air', label: 'Air', base: 3000 }),
    price({ kind: 'freight', service: 'freight', label: 'Freight', toGrams: null, base: 9000, perStep: 20 }),
    price({ zone: 'alaska', base: 4000 }),
    price({ site: 'EUR' }),
    price({
      site: 'EUR',
      kind: 'freight',
      service: 'freight',
      label: 'Freight',
      toGrams: null,
      base: 8000,
      perStep: 30,
    }),
  ],
  parcelLimitGrams: { USA: 68_000, CAN: 68_000, AUS: 68_000, EUR: 68_000, GBR: 68_000, APO: 30_000 },
  divisors: [],
  freightClasses: [],
  surcharges: [],
}
const toOhio: RateInput = {
  site: 'USA',
  shipTo: { countryId: 'US', region: 'OH', postcode: '43215' },
  lines: [line()],
  allowSplit: true,
  pickup: undefined,
}
const alaska = { countryId: 'US', region: 'AK', postcode: '99801' }
const rates = (input: Partial<RateInput>) => {
  const rated = rateCart({ ...toOhio, ...input }, tables)
  assert.ok(!('problem' in rated), JSON.stringify(rated))
  return rated
}
const rack = line({ itemId: 'rack', sku: 'RACK', weightGrams: 120_000, shippingGroup: 'FREIGHT' })

test('a parcel costs a base price plus an amount per weight step above its band, rounded up to whole steps [SHIP-251]', () => {
  assert.deepEqual(
    rates({}).rates.map(({ shippingCode, rate }) => [shippingCode, rate]),
    [
      ['ground', 1500],
      ['air', 3500],
    ],
  )
  const bands = [price({ toGrams: 2000, perStep: 0 }), price({ fromGrams: 2000 })]
  assert.equal(priceOf(bands, 2000), 1000)
  assert.equal(priceOf(bands, 2001), 1050)
  assert.equal(priceOf(bands, 68_000), 1000 + 66 * 50)
  assert.equal(priceOf(bands, 68_001), undefined)
})

test('a weight without a price band ships with a different service or not at all, and never for free [SHIP-237, SHIP-251]', () => {
  const holed = (kind: 'parcel' | 'freight', others: typeof tables.prices = []) => ({
    ...tables,
    prices: [
      ...others,
      price({ kind, service: kind, toGrams: 10_000 }),
      price({ kind, service: kind, fromGrams: 20_000, toGrams: null }),
    ],
  })
  const air = price({ service: 'air', base: 9000 })
  const rated = (weightGrams: number, by: typeof tables, change = {}) => {
    const result = rateCart({ ...toOhio, lines: [line({ weightGrams, ...change })] }, by)
    return 'problem' in result ? result.problem : result.rates.map(({ shippingCode }) => shippingCode)
  }
  assert.deepEqual(rated(10_000, holed('parcel', [air])), ['parcel', 'air'])
  assert.deepEqual(rated(10_001, holed('parcel', [air])), ['air'])
  assert.deepEqual(rated(15_000, holed('parcel')), 'no_rates')
  assert.deepEqual(rated(20_001, holed('parcel')), ['parcel'])
  const heavy = { shippingGroup: 'FREIGHT' }
  assert.deepEqual(rated(9_000, holed('freight', [air]), heavy), ['freight'])
  assert.deepEqual(rated(15_000, holed('freight', [air]), heavy), 'no_rates')
})

test('units fill parcels up to the limit, heaviest first', () => {
  const parcels = pack(
    'USA',
    [line({ weightGrams: 20_000, qty: 7 }), line({ weightGrams: 8000, qty: 3 })],
    tables,
  ).parcels
  // Two parcels each contain three 20 kg units and one 8 kg unit. The third contains the last unit of each.
  assert.deepEqual(parcels, [
    { grams: 68_000, mm3: 0, count: 2 },
    { grams: 28_000, mm3: 0, count: 1 },
  ])
})

test('packing includes every unit and overloads no parcel', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ grams: fc.integer({ min: 1, max: 80_000 }), qty: fc.integer({ min: 1, max: 9999 }) }), {
        maxLength: 12,
      }),
      (pieces) => {
        const lines = pieces.map(({ grams, qty }) => line({ weightGrams: grams, qty }))
        const { parcels, freightGrams } = pack('USA', lines, tables)
        const packed = parcels.reduce((sum, { grams, count }) => sum + grams * count, freightGrams)
        assert.equal(
          packed,
          pieces.reduce((sum, { grams, qty }) => sum + grams * qty, 0),
        )
        for (const { grams, count } of parcels) assert.ok(grams > 0 && grams <= 68_000 && count > 0)
        assert.ok(parcels.length <= 3 * pieces.length + 1)
      },
    ),
  ))

test('freight groups and units above the parcel limit ship by freight, separately from parcels', () => {
  assert.deepEqual(rates({ lines: [rack] }).rates, [
    {
      shippingCode: 'freight',
      carrier: 'table',
      label: 'Freight',
      packageNumber: 1,
      days: null,
      rate: 9000 + 120 * 20,
    },
  ])
  const tooHeavy = rates({ lines: [line({ weightGrams: 68_001 })] }).rates
  assert.deepEqual(
    tooHeavy.map(({ shippingCode, rate }) => [shippingCode, rate]),
    [['freight', 9000 + 69 * 20]],
  )
  const both = rates({ lines: [rack, line()] }).rates
  assert.deepEqual(
    both.map(({ label, rate }) => [label, rate]),
    [
      ['Ground and freight', 1500 + 11_400],
      ['Air and freight', 3500 + 11_400],
    ],
  )
})

test('a line that ships free does not add to the rate', () => {
  const free = line({ itemId: 'free', shipsFree: true, weightGrams: 30_000 })
  assert.equal(rates({ lines: [line(), free] }).rates[0]!.rate, 1500)
  assert.deepEqual(
    rates({ lines: [free] }).rates.map(({ shippingCode, rate }) => [shippingCode, rate]),
    [['ground', 0]],
  )
})

test('a line with an unknown weight is reported as a problem and never counts as weightless', () => {
  for (const weightGrams of [null, 0]) {
    assert.deepEqual(rateCart({ ...toOhio, lines: [line(), line({ itemId: 'x', weightGrams })] }, tables), {
      problem: 'weight_unknown',
      itemIds: ['x'],
    })
  }
})

test('split rates have one package for our stock, each vendor, and each heavy-direct line, numbered from 1 [SHIP-252]', () => {
  const lines: CartLineForShipping[] = [
    line({ itemId: 'rack', shippingGroup: 'HEAVY_DIRECT', weightGrams: 100_000 }),
    line({ itemId: 'tiles', shippingGroup: 'DROPSHIP', vendor: 'tiles.example' }),
    line({ itemId: 'mats', shippingGroup: 'DROPSHIP', vendor: 'mats.example' }),
    line({ itemId: 'rig', shippingGroup: 'HEAVY_DIRECT', weightGrams: 90_000 }),
    line(),
    line({ itemId: 'more' }),
  ]
  const { rates: merged, split } = rates({ lines })
  assert.deepEqual([...new Set(split.map(({ packageNumber }) => packageNumber))], [1, 2, 3, 4, 5])
  assert.deepEqual(
    split.filter(({ packageNumber }) => packageNumber === 1).map(({ rate }) => rate),
    [2000, 4000],
  )
  const heavy = split.filter(({ packageNumber }) => packageNumber > 3)
  assert.deepEqual(
    heavy.map(({ rate }) => rate),
    [9000 + 100 * 20, 9000 + 90 * 20],
  )
  assert.deepEqual([...new Set(merged.map(({ packageNumber }) => packageNumber))], [1])
  assert.equal(merged[0]!.rate, 1000 + 40 * 50 + 9000 + 190 * 20)
})

test('split rates are returned only if the client supports them and there are several packages [SHIP-237]', () => {
  const lines = [line(), line({ itemId: 'tiles', shippingGroup: 'DROPSHIP' })]
  assert.equal(rates({ lines }).split.length, 4)
  assert.deepEqual(rates({ lines, allowSplit: false }).split, [])
  assert.deepEqual(rates({ lines: [line()] }).split, [])
})

test('if no service can carry a package, there are no rates [SHIP-253]', () => {
  assert.equal(rates({ shipTo: alaska }).rates[0]!.rate, 4500)
  const none = { problem: 'no_rates' }
  assert.deepEqual(rateCart({ ...toOhio, shipTo: alaska, lines: [rack] }, tables), none)
  assert.deepEqual(rateCart({ ...toOhio, shipTo: { ...alaska, region: 'ZZ' } }, tables), none)
  assert.deepEqual(rateCart({ ...toOhio, shipTo: { countryId: 'DE', region: '', postcode: '45127' } }, tables), none)
  assert.deepEqual(rateCart({ ...toOhio, site: 'APO', lines: [line()] }, tables), none)
})

test('a shipping zone is found by postcode, or else by region, or else by country', () => {
  const { zones } = tables
  assert.equal(zoneOf('USA', { countryId: 'US', region: 'OH', postcode: '99901' }, zones)!.code, 'island')
  assert.equal(zoneOf('USA', { countryId: 'US', region: 'OH', postcode: '43215' }, zones)!.code, 'near')
  assert.equal(zoneOf('EUR', { countryId: 'DE', region: 'Bayern', postcode: '80331' }, zones)!.code, 'near')
  assert.equal(zoneOf('USA', { countryId: 'US', region: 'TX', postcode: '75001' }, zones), undefined)
})

test("a vendor's shipment is rated from the vendor's origin, alone or as a separate package [SHIP-251]", () => {
  const fromNorth = line({ itemId: 'mats', shippingGroup: 'DROPSHIP', vendor: 'north.example' })
  assert.equal(rates({ lines: [fromNorth] }).rates[0]!.rate, 4500)
  assert.equal(rates({ lines: [fromNorth], shipTo: alaska }).rates[0]!.rate, 1500)
  const both = rates({ lines: [line(), fromNorth] })
  assert.deepEqual(
    both.split.map(({ packageNumber, shippingCode, rate }) => [packageNumber, shippingCode, rate]),
    [
      [1, 'ground', 1500],
      [1, 'air', 3500],
      [2, 'ground', 4500],
    ],
  )
  // When merged into one shipment, both items ship from our own stock.
  assert.equal(both.rates[0]!.rate, 1000 + 20 * 50)
})

test('pickup is offered along with the shipping rates where available', () => {
  const pickup = { city: 'Columbus' }
  assert.deepEqual(
    rates({ pickup }).rates.map(({ shippingCode, rate }) => [shippingCode, rate]),
    [
      ['shqshared_fixed', 0],
      ['ground', 1500],
      ['air', 3500],
    ],
  )
  assert.equal(rates({ pickup, lines: [line({ shippingGroup: 'DROPSHIP' })] }).rates.length, 2)
  assert.deepEqual(rateCart({ ...toOhio, pickup, shipTo: alaska, lines: [rack] }, tables), { problem: 'no_rates' })
})

test('adding units never lowers the shipping cost', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 100_000 }), (qty, weightGrams) => {
      const cost = (pieces: number) => rates({ lines: [line({ qty: pieces, weightGrams })] }).rates[0]!.rate
      assert.ok(cost(qty + 1) >= cost(qty))
    }),
  ))

const timed: ShippingTables = {
  ...tables,
  prices: [
    price({ days: [1, 4] }),
    price({ service: 'air', label: 'Air', base: 3000 }),
    price({ kind: 'freight', service: 'freight', label: 'Freight', toGrams: null, days: [3, 5] }),
  ],
}
const daysOf = (lines: CartLineForShipping[], change: Partial<RateInput> = {}) => {
  const rated = rateCart({ ...toOhio, lines, ...change }, timed)
  assert.ok(!('problem' in rated))
  const daysOf = (some: typeof rated.rates) => some.map(({ shippingCode, days }) => [shippingCode, days])
  return { rates: daysOf(rated.rates), split: daysOf(rated.split) }
}

test('a rate has the delivery days of its service, or null if they are unknown or the rate is for pickup', () => {
  assert.deepEqual(daysOf([line()], { pickup: { city: 'Columbus' } }).rates, [
    ['shqshared_fixed', null],
    ['ground', [1, 4]],
    ['air', null],
  ])
})

test('an order with parcels and freight has the longer of both delivery times, even if the freight ships free', () => {
  const [ground, air] = daysOf([line(), rack]).rates
  assert.deepEqual(ground, ['ground', [3, 5]])
  assert.deepEqual(air, ['air', null])
  assert.deepEqual(daysOf([rack]).rates, [['freight', [3, 5]]])
  assert.deepEqual(daysOf([{ ...rack, shipsFree: true }]).rates, [['ground', [3, 5]]])
  assert.deepEqual(daysOf([line(), { ...rack, shipsFree: true }]).rates[0], ['ground', [3, 5]])
})

test('"five for five" units and merged shipments that contain them have no delivery days', () => {
  const fromMaker = line({
    itemId: 'sale',
    sku: 'SALE',
    weightGrams: 60_000,
    shippingGroup: 'DROPSHIP',
    offers: { isBlackFridayDropship: true },
  })
  const fiveForFive = { maxItems: 5, price: 500, remaining: 2 }
  const { rates, split } = daysOf([line(), fromMaker], { fiveForFive })
  assert.deepEqual(rates[0], ['ground', null])
  assert.deepEqual(split, [
    ['ground', [1, 4]],
    ['air', null],
    ['five_for_five', null],
  ])
})
