import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { WireQuotedItem, shipping } from '#contract/shipping.ts'
import type { CallInput } from '#contract/kernel/call.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { loadRates } from '../../db/rates/load.ts'
import { defaultShippingTables } from '../../db/rates/shipping-tables.ts'
import { defaultTaxTables } from '../../db/rates/tax-tables.ts'
import { openRatesShop, sold } from './rates-shop-for-tests.ts'
import { sweepQuotes } from './repository.ts'
import { findQuote, quoteShipping, shippingLine } from './steps.ts'

const { db, deps, clock, as } = await openRatesShop()
const minute = 60_000

type Body = CallInput<typeof shipping, 'POST /svc_shipping/shipping/rates/get'>['body']
const ohio = { countryId: 'US', region: 'OH', postcode: '43215' }
const rateCart = (site: Site, items: Body['items'], change: Partial<Body> = {}) =>
  as(site)('POST /svc_shipping/shipping/rates/get', {
    body: { storeId: siteSettings[site].storeId, shippingAddress: ohio, items, allowSplit: true, ...change },
  })
const bar = { productId: sold.bar.id, qty: 1 }

test('the rate call returns rates with their fields and a quote [SHIP-231, SHIP-235, SHIP-236]', async () => {
  const { rates, split, transactionId } = await rateCart('USA', [bar])
  // Ground costs 8.95 + 40 x 0.45, expedited 24.95 + 40 x 1.40, and pickup is free.
  assert.deepEqual(rates, [
    { shippingCode: 'shqshared_fixed', rate: 0, carrier: 'pickup', label: 'Pick-up in Columbus', packageNumber: 1 },
    { shippingCode: 'table_ground', rate: 26.95, carrier: 'table', label: 'Ground', packageNumber: 1, days: [1, 2] },
    {
      shippingCode: 'table_expedited',
      rate: 80.95,
      carrier: 'table',
      label: 'Expedited',
      packageNumber: 1,
      days: [1, 1],
    },
  ])
  assert.deepEqual(split, [])
  assert.ok(transactionId)
})

const whole = {
  productId: sold.bar.id,
  qty: 1,
  type: 'simple',
  price: 0.01,
  listItemId: 'line-1',
  sku: 'FREE',
  weight: 0,
  rowTotal: 0.01,
  productAttributes: { free_shipping: true, shipperhq_shipping_group: 'NO_PICKUP' },
  customOptions: [{ id: 1, value: 2 }],
  addonType: 'free',
  children: [],
}

test('an item in a rate request has twelve fields, but only ids and quantity are used [SHIP-234]', async () => {
  assert.deepEqual(Object.keys(WireQuotedItem.shape).toSorted(), Object.keys(whole).toSorted())
  assert.deepEqual((await rateCart('USA', [whole])).rates, (await rateCart('USA', [bar])).rates)
  await assert.rejects(rateCart('USA', [{ ...bar, qty: 0 }]), { code: 'invalid_request' })
  await assert.rejects(rateCart('USA', [{ ...bar, qty: 10_000 }]), { code: 'invalid_request' })
})

test('the rate request has store, subtotal, address, items, and whether the client can show a split [SHIP-232]', async () => {
  const fields = Object.keys(shipping['POST /svc_shipping/shipping/rates/get'].body.shape)
  assert.deepEqual(fields.toSorted(), ['allowSplit', 'items', 'shippingAddress', 'storeId', 'subtotalAmount'])
  assert.equal((await rateCart('USA', [bar], { subtotalAmount: 0.01 })).rates[1]!.rate, 26.95)
  await assert.rejects(rateCart('USA', []), { code: 'invalid_request' })
  await assert.rejects(rateCart('USA', [bar], { storeId: siteSettings.CAN.storeId }), {
    status: 422,
    code: 'store_mismatch',
  })
  await assert.rejects(rateCart('USA', [{ productId: 999, qty: 1 }]), { code: 'product_not_found' })
})

test('the first street line may also be sent as address1 [SHIP-233]', async () => {
  const shippingAddress = { ...ohio, street: ['12 Forge Street'], address1: '12 Forge Street' }
  assert.deepEqual((await rateCart('USA', [bar], { shippingAddress })).rates, (await rateCart('USA', [bar])).rates)
  await assert.rejects(rateCart('USA', [bar], { shippingAddress: { ...ohio, address1: 'x'.repeat(201) } }), {
    code: 'invalid_request',
  })
})

const codes = (rates: readonly { shippingCode: string }[]) => rates.map(({ shippingCode }) => shippingCode)

test('a cart with a product that cannot be picked up has no pickup rate [SHIP-202]', async () => {
  assert.ok(codes((await rateCart('USA', [bar])).rates).includes('shqshared_fixed'))
  const { rates } = await rateCart('USA', [bar, { productId: sold.safe.id, qty: 1 }])
  assert.deepEqual(codes(rates), ['table_ground', 'table_expedited'])
})

test("a product with free shipping does not raise its cart's rates, and ships free when alone [SHIP-203]", async () => {
  const shirts = { productId: sold.shirt.id, qty: 3 }
  const priced = (rates: readonly { shippingCode: string; rate: number }[]) =>
    rates.map(({ shippingCode, rate }) => [shippingCode, rate])
  assert.deepEqual(priced((await rateCart('USA', [bar, shirts])).rates), priced((await rateCart('USA', [bar])).rates))
  assert.deepEqual(priced((await rateCart('USA', [shirts])).rates), [
    ['shqshared_fixed', 0],
    ['table_ground', 0],
  ])
})

test('drop-shipped items form one package per maker, separate from our own items [SHIP-252]', async () => {
  const items = [sold.tiles, sold.mat, sold.bar].map(({ id }) => ({ productId: id, qty: 1 }))
  const { split } = await rateCart('USA', items)
  assert.deepEqual([...new Set(split.map(({ packageNumber }) => packageNumber))], [1, 2, 3])
})

test('a mixed cart has one package per origin, if the client can show several [SHIP-237, SHIP-252]', async () => {
  const items = [bar, { productId: sold.mat.id, qty: 1 }]
  const { rates, split } = await rateCart('USA', items)
  // The bar costs the same as above. The 30 lb mat costs 8.95 + 25 x 0.45 = 20.20. Together, 34,020 g cost 8.95 + 70 x
  // 0.45 = 40.45.
  assert.deepEqual(
    split.map(({ packageNumber, shippingCode, rate }) => [packageNumber, shippingCode, rate]),
    [
      [1, 'table_ground', 26.95],
      [1, 'table_expedited', 80.95],
      [2, 'table_ground', 20.2],
      [2, 'table_expedited', 59.95],
    ],
  )
  assert.equal(rates[0]!.rate, 40.45)
  assert.deepEqual((await rateCart('USA', items, { allowSplit: false })).split, [])
})

test('an address outside the delivery area has no rates and an error [SHIP-253]', async () => {
  const alaska = { countryId: 'US', region: 'AK', postcode: '99501' }
  const rack = [
    { productId: sold.rack.id, qty: 1 },
    { productId: sold.mat.id, qty: 1 },
  ]
  const none = { rates: [], split: [], transactionId: null, error: { code: 'no_rates' } }
  assert.deepEqual(await rateCart('USA', rack, { shippingAddress: alaska }), none)
  assert.deepEqual(await rateCart('USA', [bar], { shippingAddress: { countryId: 'FR' } }), none)
  assert.deepEqual(await rateCart('APO', rack, { shippingAddress: { ...alaska, region: 'AE' } }), none)
})

test('a product without a weight is reported, not rated as weightless', async () => {
  const { rates, error } = await rateCart('USA', [bar, { productId: sold.unknown.id, qty: 1 }])
  assert.deepEqual(rates, [])
  assert.deepEqual(error, { code: 'weight_unknown', skus: ['ODD'] })
})

const shipTo = { ...ohio, vatNumber: '' }
const linesOf = (qty: number) => [shippingLine('a', qty, 1, { ...sold.bar, shippingGroup: '' } as never, 29_500)]

test('a shipping quote is valid for its cart and address for thirty minutes [SHIP-254]', async () => {
  const quote = await quoteShipping(deps, 'USA', linesOf(1), shipTo, undefined, clock())
  const other = await quoteShipping(deps, 'USA', linesOf(2), shipTo, undefined, clock())
  const moved = await quoteShipping(deps, 'USA', linesOf(1), { ...shipTo, postcode: '43201' }, undefined, clock())
  assert.ok(!('problem' in quote) && !('problem' in other) && !('problem' in moved))
  const state = (id: string, current: typeof quote | null, now = clock()) => findQuote(deps, id, current, now)
  assert.equal(await state(quote.transactionId, quote), 'good')
  assert.equal(await state(quote.transactionId, quote, clock() + 30 * minute - 1), 'good')
  assert.equal(await state(quote.transactionId, quote, clock() + 30 * minute), 'stale')
  assert.equal(await state(quote.transactionId, other), 'stale')
  assert.equal(await state(quote.transactionId, moved), 'stale')
  assert.equal(await state(quote.transactionId, null), 'stale')
  assert.equal(await state(randomUUID(), quote), 'missing')
  assert.equal(await state("' or 1=1", quote), 'missing')
})

test('the same rate request within five minutes gets the same quote, and a later one gets a new quote', async () => {
  const quoteAt = async (now: number) => {
    const quote = await quoteShipping(deps, 'USA', linesOf(3), shipTo, undefined, now)
    assert.ok(!('problem' in quote))
    return quote.transactionId
  }
  const first = await quoteAt(clock())
  assert.equal(await quoteAt(clock() + 5 * minute - 1), first)
  assert.notEqual(await quoteAt(clock() + 5 * minute), first)
})

test("a merchant's price change applies at once, in a new quote", async () => {
  const before = await rateCart('USA', [{ ...bar, qty: 4 }])
  await db.run(statement('test.dearer', "update shipping_price set base = base + 100 where zone = 'us-near'"), [])
  const after = await rateCart('USA', [{ ...bar, qty: 4 }])
  assert.equal(after.rates[1]!.rate, before.rates[1]!.rate + 2)
  assert.notEqual(after.transactionId, before.transactionId)
  await db.run(statement('test.as-before', "update shipping_price set base = base - 100 where zone = 'us-near'"), [])
})

test('changed transit days of a rate apply at once, even if they become unknown', async () => {
  const ground = async () =>
    (await rateCart('USA', [bar])).rates.find(({ shippingCode }) => shippingCode === 'table_ground')!
  const change = (days: string) =>
    db.run(
      statement(
        `test.days-${days}`,
        `update shipping_price set ${days} where zone = 'us-near' and service = 'table_ground'`,
      ),
      [],
    )
  await change('days_from = 2, days_to = 9')
  assert.deepEqual((await ground()).days, [2, 9])
  await change('days_from = null, days_to = null')
  assert.ok(!('days' in (await ground())))
  await assert.rejects(change('days_from = 3, days_to = 2'), /shipping_price_days/)
  await change('days_from = 1, days_to = 2')
})

test('expired shipping quotes are deleted', async () => {
  const quote = await quoteShipping(deps, 'USA', linesOf(5), shipTo, undefined, clock())
  assert.ok(!('problem' in quote))
  const state = () => findQuote(deps, quote.transactionId, quote, clock())
  await sweepQuotes(db, clock() + 29 * minute)
  assert.equal(await state(), 'good')
  await sweepQuotes(db, clock() + 31 * minute)
  assert.equal(await state(), 'missing')
})

test('loading the default shipping and tax tables again changes nothing and preserves changes made by a merchant', async () => {
  const sorted = (rows: readonly object[]) =>
    rows.map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))).toSorted()
  const check = async () => {
    const tables = await deps.shippingTables()
    assert.deepEqual(sorted(tables.zones), sorted(defaultShippingTables.zones))
    assert.deepEqual(sorted(tables.prices), sorted(defaultShippingTables.prices))
    assert.deepEqual(tables.parcelLimitGrams, defaultShippingTables.parcelLimitGrams)
    for (const name of ['origins', 'divisors', 'freightClasses', 'surcharges'] as const)
      assert.deepEqual(sorted(tables[name]), sorted(defaultShippingTables[name]), name)
    const { rates, territories } = await deps.taxTables()
    assert.deepEqual(sorted(rates), sorted(defaultTaxTables.rates))
    assert.deepEqual(sorted(territories), sorted(defaultTaxTables.territories))
  }
  await check()
  await db.transaction(loadRates)
  await check()
  await db.run(statement('test.raise', "update tax_rate set percent = 20 where country = 'DE' and class = 'goods'"), [])
  await db.transaction(loadRates)
  const { rates } = await deps.taxTables()
  assert.equal(rates.find((rate) => rate.country === 'DE' && rate.class === 'goods')!.percent, 20)
})
