import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { clockForTests } from '#platform/clock-for-tests.ts'
import type { TaxedOrder } from '#platform/tax/engine.ts'
import { openTaxJar } from '#platform/tax/taxjar-for-tests.ts'
import { taxJarEngine } from '#platform/tax/taxjar.ts'
import { cachedTaxEngine } from './quote-by-engine.ts'

const vendor = await openTaxJar()
after(() => vendor.close())
beforeEach(() => vendor.beWell())

const order: TaxedOrder = {
  date: '2026-11-20',
  shipTo: { countryId: 'US', region: 'OH', postcode: '43215', city: '', street: '' },
  lines: [{ id: 'bar', kind: 'goods', qty: 1, unit: 10_000, discount: 0 }],
  shipping: 0,
  isExempt: false,
}

function open() {
  const clock = clockForTests(Date.UTC(2026, 10, 20, 12))
  const reports: string[] = []
  const report = ({ message }: Error) => void reports.push(message)
  const engine = cachedTaxEngine(taxJarEngine({ ...vendor, now: clock, report }), clock, report)
  const before = vendor.received.length
  return { clock, reports, quote: engine.quote, count: () => vendor.received.length - before }
}

test('the tax engine is called once per minute for identical orders, even concurrently, and separately for different orders', async () => {
  const { quote, count, clock } = open()
  const results = await Promise.all([quote(order), quote(order), quote(structuredClone(order))])
  assert.equal(count(), 1)
  assert.deepEqual(results[1], results[0])
  clock.advance(59_999)
  await quote(order)
  assert.equal(count(), 1)
  await quote({ ...order, shipping: 100 })
  assert.equal(count(), 2)
  clock.advance(1)
  await quote(order)
  assert.equal(count(), 3)
})

test('a tax engine response is not reused on the next day', async () => {
  const { quote, count } = open()
  await quote(order)
  vendor.mood.more = 0.01
  const next = await quote({ ...order, date: '2026-11-21' })
  assert.ok(next.state === 'answered')
  assert.deepEqual([count(), next.tax], [2, 850])
})

test('timeouts and inconsistent tax responses are not cached, and inconsistent responses are reported [TAX-233]', async () => {
  const { quote, count, clock, reports } = open()
  vendor.mood.bend = (tax) => ({ ...tax, amount_to_collect: 7.49 })
  assert.deepEqual(await quote(order), { state: 'unknown' })
  assert.deepEqual(reports, ['The tax engine returned amounts that do not add up'])
  vendor.mood.instead = (response) => void response.writeHead(500).end()
  assert.deepEqual(await quote(order), { state: 'unknown' })
  clock.advance(2_001)
  vendor.beWell()
  const result = await quote(order)
  assert.ok(result.state === 'answered')
  assert.deepEqual([count(), result.tax], [3, 750])
})

test('the number of cached tax responses is limited', async () => {
  const { quote, count } = open()
  for (let shipping = 0; shipping < 1_001; shipping += 1) await quote({ ...order, shipping })
  assert.equal(count(), 1_001)
  await quote({ ...order, shipping: 1_000 })
  assert.equal(count(), 1_001)
  await quote(order)
  assert.equal(count(), 1_002)
})
