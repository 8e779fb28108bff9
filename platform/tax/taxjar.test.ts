import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { after, beforeEach, test } from 'node:test'
import { clockForTests } from '../clock-for-tests.ts'
import type { TaxedOrder } from './engine.ts'
import { openTaxJar } from './taxjar-for-tests.ts'
import { taxJarEngine } from './taxjar.ts'

const vendor = await openTaxJar()
after(() => vendor.close())
beforeEach(() => vendor.beWell())

const reports: string[] = []
function open(change: Partial<Parameters<typeof taxJarEngine>[0]> = {}) {
  const clock = clockForTests(Date.UTC(2026, 10, 20, 12))
  const { baseUrl, token } = vendor
  const report = ({ message }: Error) => void reports.push(message)
  reports.length = 0
  return { clock, ...taxJarEngine({ baseUrl, token, now: clock, report, ...change }) }
}

const order: TaxedOrder = {
  date: '2026-11-20',
  shipTo: { countryId: 'US', region: 'OH', postcode: '43215', city: 'Columbus', street: '100 Main St' },
  lines: [
    { id: 'bar/0', kind: 'goods', qty: 2, unit: 29_500, discount: 1000 },
    { id: 'whey/0', kind: 'food', qty: 1, unit: 2495, discount: 0 },
  ],
  shipping: 2695,
  isExempt: false,
}
const at = (region: string, postcode: string): TaxedOrder => ({
  ...order,
  shipTo: { ...order.shipTo, region, postcode },
})

const respondWith =
  (document: unknown, status = 200) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(document))

test('the TaxJar request has net prices, discounts, and categories, and the response is read to the cent [TAX-233]', async () => {
  const result = await open().quote(order)
  assert.deepEqual(vendor.received.at(-1), {
    to_country: 'US',
    to_zip: '43215',
    to_state: 'OH',
    to_city: 'Columbus',
    to_street: '100 Main St',
    amount: 604.95,
    shipping: 26.95,
    line_items: [
      { id: 'bar/0', quantity: 2, unit_price: 295, discount: 10 },
      { id: 'whey/0', quantity: 1, unit_price: 24.95, discount: 0, product_tax_code: '40020' },
    ],
  })
  // 580.00 x 7.5% = 43.50, 26.95 x 7.5% = 2.02
  assert.deepEqual(result, {
    state: 'answered',
    tax: 4552,
    lines: [
      { id: 'bar/0', tax: 4350, percent: 7.5 },
      { id: 'whey/0', tax: 0, percent: 0 },
    ],
    shipping: { tax: 202, percent: 7.5 },
    free: null,
  })
})

test("TaxJar's published example of clothing in New York is parsed correctly", async () => {
  const taxed = (id: string, taxable_amount: number, tax_collectable: number) => ({
    ...(id && { id }),
    taxable_amount,
    tax_collectable,
    combined_tax_rate: 0.04375,
  })
  const breakdown = {
    taxable_amount: 37.93,
    tax_collectable: 1.98,
    combined_tax_rate: 0.05218,
    shipping: { ...taxed('', 7.99, 0.67), combined_tax_rate: 0.08375 },
    line_items: [taxed('1', 19.99, 0.87), taxed('2', 9.95, 0.44)],
  }
  vendor.mood.instead = respondWith({
    tax: {
      order_total_amount: 37.93,
      shipping: 7.99,
      taxable_amount: 37.93,
      amount_to_collect: 1.98,
      rate: 0.05218,
      has_nexus: true,
      freight_taxable: true,
      tax_source: 'destination',
      breakdown,
    },
  })
  const line = (id: string, unit: number) => ({ id, kind: 'goods' as const, qty: 1, unit, discount: 0 })
  const result = await open().quote({ ...at('NY', '10541'), lines: [line('1', 1999), line('2', 995)], shipping: 799 })
  assert.deepEqual(result, {
    state: 'answered',
    tax: 198,
    lines: [
      { id: '1', tax: 87, percent: 4.375 },
      { id: '2', tax: 44, percent: 4.375 },
    ],
    shipping: { tax: 67, percent: 8.375 },
    free: null,
  })
})

test('a tax of zero includes its reason: no nexus, an exempt buyer, or untaxed goods [TAX-233]', async () => {
  const { quote } = open()
  const free = async (input: TaxedOrder) => {
    const result = await quote(input)
    assert.ok(result.state === 'answered')
    assert.equal(result.tax, 0)
    assert.deepEqual(
      result.lines.map(({ id, tax }) => [id, tax]),
      input.lines.map(({ id }) => [id, 0]),
    )
    return result.free
  }
  assert.equal(await free(at('NM', '87101')), 'no_nexus')
  assert.equal(await free(at('OR', '97201')), 'untaxed')
  assert.equal(await free({ ...order, isExempt: true }), 'exempt')
  assert.equal(vendor.received.at(-1)?.exemption_type, 'other')
  // Without an exemption or a breakdown in the response, the zero tax has no reason.
  vendor.mood.bend = (tax) => ({ ...tax, amount_to_collect: 0, breakdown: undefined })
  const result = await quote(order)
  assert.ok(result.state === 'answered' && result.free === null)
})

test('a postcode that does not match the state returns no_place, not unknown', async () => {
  const { quote } = open()
  assert.deepEqual(await quote(at('OH', '97201')), { state: 'no_place' })
  vendor.mood.instead = respondWith(
    { status: 422, error: 'Unprocessable Entity', detail: 'to_state XX is not known' },
    422,
  )
  assert.deepEqual(await quote(at('XX', '97201')), { state: 'no_place' })
  vendor.beWell()
  assert.equal((await quote(order)).state, 'answered')
  assert.deepEqual(reports, [])
})

test('an error or unusable TaxJar response means that the tax is unknown, never an amount or zero [TAX-002]', async () => {
  const cases: Record<string, (response: ServerResponse) => void> = {
    'an error': respondWith({ error: 'Internal Server Error' }, 500),
    'a tax beside an error': respondWith(
      { tax: { taxable_amount: 0, amount_to_collect: 0, rate: 0, has_nexus: false } },
      503,
    ),
    'a question that it does not understand': respondWith(
      { status: 400, error: 'Bad Request', detail: 'Your request format is bad.' },
      400,
    ),
    'goods that it cannot tax': respondWith(
      { status: 422, error: 'Unprocessable Entity', detail: 'product_tax_code 40020 is not known' },
      422,
    ),
    'a refusal without a word': respondWith({}, 400),
    'too many questions': respondWith({ error: 'Too Many Requests' }, 429),
    'a page': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Down</h1>'),
    'half a document': (response) => response.writeHead(200).end('{"tax":{"amount_to_collect":45.'),
    'a document without a tax': respondWith({}),
    'words instead of figures': respondWith({
      tax: { amount_to_collect: '45.52', rate: 0.075, taxable_amount: 1, has_nexus: true },
    }),
  }
  for (const [name, instead] of Object.entries(cases)) {
    vendor.beWell()
    vendor.mood.instead = instead
    assert.deepEqual(await open().quote(order), { state: 'unknown' }, name)
    assert.equal(reports.length, 1, name)
  }
  vendor.beWell()
  const bends: Record<string, Parameters<typeof Object.assign>[0]> = {
    'another order': { order_total_amount: 100 },
    'another state': { jurisdictions: { country: 'US', state: 'CA' } },
    'another country': { jurisdictions: { country: 'CA', state: 'OH' } },
    'a part of a cent': { amount_to_collect: 45.521 },
  }
  for (const [name, bent] of Object.entries(bends)) {
    vendor.mood.bend = (tax) => ({ ...tax, ...bent })
    assert.deepEqual(await open().quote(order), { state: 'unknown' }, name)
  }
})

test('an invalid tax response affects only its order, and is reported at most every 30 seconds', async () => {
  const { quote, clock } = open()
  const odd: Record<string, () => void> = {
    'another order': () => (vendor.mood.bend = (tax) => ({ ...tax, order_total_amount: 100 })),
    'no tax': () => (vendor.mood.instead = respondWith({})),
    'a question that it does not take': () =>
      (vendor.mood.instead = respondWith(
        { status: 400, error: 'Bad Request', detail: 'Your request format is bad.' },
        400,
      )),
  }
  for (const [name, happen] of Object.entries(odd)) {
    happen()
    assert.deepEqual(await quote(order), { state: 'unknown' }, name)
    vendor.beWell()
    assert.equal((await quote(order)).state, 'answered', name)
  }
  assert.equal(reports.length, 1)
  clock.advance(30_001)
  vendor.mood.instead = respondWith({})
  await quote(order)
  assert.equal(reports.length, 2)
  for (const status of [500, 503, 429, 401, 403]) {
    clock.advance(2_001)
    vendor.mood.instead = respondWith({}, status)
    await quote(order)
    vendor.beWell()
    assert.deepEqual(await quote(order), { state: 'unknown' }, String(status))
  }
})

test('a wrong TaxJar token, an unreachable server, and a timeout return unknown', async () => {
  assert.deepEqual(await open({ token: 'another' }).quote(order), { state: 'unknown' })
  const stopped = await openTaxJar()
  await stopped.close()
  assert.deepEqual(await open({ baseUrl: stopped.baseUrl }).quote(order), { state: 'unknown' })
  vendor.mood.instead = 'silence'
  assert.deepEqual(await open().quote(order), { state: 'unknown' })
  assert.match(reports.join(), /^The tax engine is unavailable: no response within 2500 ms$/)
})

test('a TaxJar outage pauses requests for two seconds, and is reported once', async () => {
  const { quote, clock } = open()
  vendor.mood.instead = respondWith({}, 503)
  await quote(order)
  const before = vendor.received.length
  assert.deepEqual(await quote(order), { state: 'unknown' })
  assert.equal(vendor.received.length, before)
  clock.advance(2_001)
  await quote(order)
  assert.deepEqual([vendor.received.length, reports.length], [before + 1, 1])
  clock.advance(2_001)
  vendor.beWell()
  assert.equal((await quote(order)).state, 'answered')
  vendor.mood.instead = respondWith({}, 503)
  await quote(order)
  assert.equal(reports.length, 2)
})

test('a broken connection to TaxJar is retried once', async () => {
  const { quote } = open()
  const before = vendor.received.length
  vendor.mood.instead = (response) => {
    vendor.beWell()
    response.destroy()
  }
  assert.equal((await quote(order)).state, 'answered')
  assert.equal(vendor.received.length, before + 2)
  vendor.mood.instead = (response) => void response.destroy()
  assert.deepEqual(await quote(order), { state: 'unknown' })
  assert.equal(vendor.received.length, before + 4)
})
