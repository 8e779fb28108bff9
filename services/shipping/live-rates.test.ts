import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { shipping } from '#contract/shipping.ts'
import type { CallInput } from '#contract/kernel/call.ts'
import { siteSettings } from '#domain/sites.ts'
import { openShipperHq } from '#platform/rates/shipperhq-for-tests.ts'
import { shipperHqEngine } from '#platform/rates/shipperhq.ts'
import { openRatesShop, sold } from './rates-shop-for-tests.ts'

const vendor = await openShipperHq()
after(() => vendor.close())
const { apiKey, authCode, quoteUrl, tokenUrl, state } = vendor
const website = { apiKey, authCode, url: 'https://shop.example' }
const { clock, as } = await openRatesShop(null, (now) => {
  state.now = now
  return shipperHqEngine({ quoteUrl, tokenUrl, scope: 'TEST', websites: { USA: website }, now, warn: () => {} })
})
const minute = 60_000

type Body = CallInput<typeof shipping, 'POST /svc_shipping/shipping/rates/get'>['body']
const ohio = { countryId: 'US', region: 'OH', postcode: '43215' }
const rateCart = async (
  site: 'USA' | 'CAN',
  qtys: Partial<Record<keyof typeof sold, number>>,
  shippingAddress = ohio,
) => {
  const items: Body['items'] = Object.entries(qtys).map(([name, qty]) => ({
    productId: sold[name as keyof typeof sold].id,
    qty,
  }))
  const { storeId } = siteSettings[site]
  return as(site)('POST /svc_shipping/shipping/rates/get', {
    body: { storeId, shippingAddress, items, allowSplit: true },
  })
}
const summaryOf = (rates: readonly { packageNumber: number; shippingCode: string; rate: number }[]) =>
  rates.map(({ packageNumber, shippingCode, rate }) => [packageNumber, shippingCode, rate])
const collecting = [1, 'shqshared_fixed', 0]
// Rates for a 45 lb bar from our own tables.
const byTables = [collecting, [1, 'table_ground', 26.95], [1, 'table_expedited', 80.95]]

test("a vendor's rates are returned, plus our own pickup [SHIP-235, SHIP-251]", async () => {
  // Ground costs 10.00 plus 1.00 per pound, and expedited costs 30.00 plus 2.00 per pound.
  const { rates, split, transactionId } = await rateCart('USA', { bar: 1 })
  assert.deepEqual(summaryOf(rates), [collecting, [1, 'shqups1_GND', 55], [1, 'shqups1_2DA', 120]])
  assert.deepEqual(rates[1], {
    shippingCode: 'shqups1_GND',
    rate: 55,
    carrier: 'shqups1',
    label: 'UPS Ground',
    packageNumber: 1,
  })
  assert.deepEqual(split, [])
  assert.ok(transactionId)
})

test("the working days of a rate are computed from the vendor's dates", async () => {
  // The vendor's dates are from a Friday to the following Tuesday.
  state.days = { dispatchDate: '2026-11-20', deliveryDate: '2026-11-24' }
  assert.deepEqual((await rateCart('USA', { bar: 7 })).rates[1]!.days, [2, 2])
  state.days = null
})

test('each package in a cart is rated separately, from its origin [SHIP-252]', async () => {
  const before = vendor.received.length
  const { rates, split } = await rateCart('USA', { whey: 2, mat: 1, tiles: 1 })
  // 2 kg is billed as 5 pounds, a mat and tiles as 30 pounds each, and all three together as 65 pounds.
  assert.deepEqual(summaryOf(rates), [
    [1, 'shqups1_GND', 75],
    [1, 'shqups1_2DA', 160],
  ])
  assert.deepEqual(summaryOf(split), [
    [1, 'shqups1_GND', 15],
    [1, 'shqups1_2DA', 40],
    [2, 'shqups1_GND', 40],
    [2, 'shqups1_2DA', 90],
    [3, 'shqups1_GND', 40],
    [3, 'shqups1_2DA', 90],
  ])
  const warehouses = vendor.received
    .slice(before)
    .map(({ cart }) =>
      cart.items.map(({ attributes }) => attributes.find(({ name }) => name.endsWith('warehouse'))?.value),
    )
  assert.deepEqual(
    warehouses.map((each) => [...new Set(each)]).toSorted((a, b) => String(a).localeCompare(String(b))),
    [[undefined], ['Ironwright Works'], ['Ironwright Works'], ['Pellam Rubber']].toSorted((a, b) =>
      String(a).localeCompare(String(b)),
    ),
  )
})

test('items that ship free are not sent to the vendor; if all items ship free, our own rates make shipping free [SHIP-203]', async () => {
  const before = vendor.received.length
  assert.deepEqual(summaryOf((await rateCart('USA', { shirt: 2 })).rates), [collecting, [1, 'table_ground', 0]])
  assert.equal(vendor.received.length, before)
  assert.deepEqual(summaryOf((await rateCart('USA', { bar: 2, shirt: 2 })).rates)[1], [1, 'shqups1_GND', 100])
  assert.deepEqual(
    vendor.received.slice(before).map(({ cart }) => cart.items.map(({ sku }) => sku)),
    [['BAR']],
  )
})

test('vendor rates for a cart and address are requested once every five minutes', async () => {
  const before = vendor.received.length
  const rateTwice = async () => {
    const { transactionId } = await rateCart('USA', { bar: 3 })
    return [transactionId, vendor.received.length - before] as const
  }
  const [first] = await rateTwice()
  clock.advance(5 * minute - 1)
  assert.deepEqual(await rateTwice(), [first, 1])
  await rateCart('USA', { bar: 3 }, { ...ohio, postcode: '43201' })
  assert.equal(vendor.received.length - before, 2)
  clock.advance(1)
  assert.equal((await rateTwice())[1], 3)
})

test('a vendor response without rates is also cached for five minutes', async () => {
  clock.advance(5 * minute)
  state.mood = 'no rates'
  const before = vendor.received.length
  for (let turn = 0; turn < 2; turn += 1)
    assert.deepEqual(summaryOf((await rateCart('USA', { bar: 1 })).rates), byTables)
  assert.equal(vendor.received.length - before, 1)
  clock.advance(5 * minute)
  state.mood = 'rates'
  assert.deepEqual(summaryOf((await rateCart('USA', { bar: 1 })).rates)[1], [1, 'shqups1_GND', 55])
})

test('a rate with a code too long for an order is not offered', async () => {
  clock.advance(5 * minute)
  const codes = async (code: string) => {
    clock.advance(5 * minute)
    state.mood = { code }
    return (await rateCart('USA', { bar: 1 })).rates.map(({ shippingCode }) => shippingCode)
  }
  const longest = 'G'.repeat(60 - 'shqups1_'.length)
  assert.deepEqual(await codes(longest), ['shqshared_fixed', `shqups1_${longest}`, 'shqups1_2DA'])
  assert.deepEqual(await codes(`${longest}G`), ['shqshared_fixed', 'shqups1_2DA'])
  clock.advance(5 * minute)
  state.mood = 'rates'
})

test('after any vendor failure, our own tables apply without delaying carts [SHIP-251]', async () => {
  const moods = [
    'html',
    'no rates',
    'errors',
    'several shipments',
    'silent',
    { price: -5 },
    { price: 0 },
    { price: 'free' },
    { currency: 'CAD' },
  ] as const
  for (const mood of moods) {
    clock.advance(5 * minute)
    state.mood = mood
    assert.deepEqual(summaryOf((await rateCart('USA', { bar: 1 })).rates), byTables, JSON.stringify(mood))
  }
  clock.advance(5 * minute)
  state.mood = 'rates'
  assert.deepEqual(summaryOf((await rateCart('USA', { bar: 1 })).rates)[1], [1, 'shqups1_GND', 55])
})

test('after a failure, the vendor is not called for 30 seconds, and our own tables apply', async () => {
  clock.advance(5 * minute)
  state.mood = 'html'
  await rateCart('USA', { bar: 1 })
  const before = vendor.received.length
  state.mood = 'rates'
  assert.deepEqual(summaryOf((await rateCart('USA', { bar: 1 })).rates), byTables)
  assert.equal(vendor.received.length, before)
  clock.advance(30_001)
  assert.deepEqual(summaryOf((await rateCart('USA', { bar: 1 })).rates)[1], [1, 'shqups1_GND', 55])
})

test('a vendor may ship items that our tables do not cover; sites without an account and unsupported countries are unaffected [SHIP-253]', async () => {
  const alaska = { countryId: 'US', region: 'AK', postcode: '99501' }
  assert.deepEqual(summaryOf((await rateCart('USA', { rack: 1 }, alaska)).rates)[1], [1, 'shqups1_GND', 210])
  const before = vendor.received.length
  assert.deepEqual((await rateCart('USA', { bar: 1 }, { countryId: 'FR', region: '', postcode: '75001' })).error, {
    code: 'no_rates',
  })
  const ontario = { countryId: 'CA', region: 'ON', postcode: 'M5H 1J9' }
  assert.equal((await rateCart('CAN', { bar: 1 }, ontario)).rates[0]!.shippingCode, 'table_ground')
  assert.equal(vendor.received.length, before)
})
