import assert from 'node:assert/strict'
import { after, test, type TestContext } from 'node:test'
import pg from 'pg'
import type { TaxInput } from '#domain/tax/quote.ts'
import { quoteTax } from '#domain/tax/quote.ts'
import { demoPickupLocations } from '../db/rates/pickup-locations.ts'
import { line } from '#domain/shipping/cart-for-tests.ts'
import { rateCart } from '#domain/shipping/rating/rate-cart.ts'
import { tablesOn } from '#domain/shipping/rating/tables.ts'
import type { CartLineForShipping } from '#domain/shipping/line.ts'
import type { Database } from '#platform/database.ts'
import { quoteShipping, shippingTablesOf } from '#services/shipping/steps.ts'
import { isoDateOf, quoteTaxForOrder, taxTablesOf } from '#services/tax/steps.ts'
import { loadInitialData } from '../db/first-data.ts'
import { openEngine, openProofDatabase } from '../prove/servers/engine.ts'
import { median } from './measure.ts'
import { createStatementRecorder, type RecordedStep } from './roots/recorder.ts'

/** Number of cart lines, a fifth of which are freight. */
const lineCount = 20
const rounds = 600
/** Minimum speed of the complete call relative to its statements plus its domain rule. */
const goal = 0.6

const engine = await openEngine()
const plain = openProofDatabase(engine.url)
await loadInitialData(plain)
const { db, record } = createStatementRecorder(plain)
const raw = new pg.Client({ connectionString: engine.url })
await raw.connect()
after(async () => {
  await raw.end()
  await plain.close()
  await engine.stop()
})

const shipTo = { countryId: 'US', region: 'OH', postcode: '43215', vatNumber: '' }
const goods: readonly CartLineForShipping[] = Array.from({ length: lineCount }, (_, index) =>
  line({
    itemId: `line-${index}`,
    productId: index + 1,
    sku: `IW-${index}`,
    qty: 1 + (index % 3),
    weightGrams: 5_000 + index * 900,
    shippingGroup: index % 5 === 0 ? 'FREIGHT' : '',
    unitPrice: 9_900 + index * 1_000,
  }),
)
/** Changes the first line's price, so that no stored quote matches. */
let nextNumber = 0
const cart = () => goods.map((line, index) => (index === 0 ? { ...line, unitPrice: (nextNumber += 1) } : line))
const order = {
  shipTo,
  lines: goods.map(({ itemId, qty, unitPrice }) => ({
    id: itemId,
    class: 'goods' as const,
    qty,
    unit: unitPrice,
    discount: 0,
  })),
  discount: 0,
  shipping: 4_995,
  vatNumber: '',
}
const now = Date.UTC(2026, 10, 23, 12)
const date = isoDateOf(now)

interface Measured {
  name: string
  /** `warm` runs with cached rate tables; `cold` runs after they change. */
  warm: () => Promise<unknown>
  cold: () => Promise<unknown>
  rule: () => unknown
}

const timed = async (work: () => unknown): Promise<number> => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
const replayed = async (steps: readonly RecordedStep[]) => {
  for (const { kind, name, text, values } of steps)
    if (kind === 'run') await raw.query({ name: `bench ${name}`, text, values: ownOf(name, values) })
}
/** Assigns a separate key to each replay, because a stored quote would not be written again. */
const ownOf = (name: string, values: readonly unknown[]) =>
  name === 'shipping-quote.keep'
    ? values.map((value, index) => (index === 1 ? `bench ${(nextNumber += 1)}` : value))
    : [...values]
const at = (times: readonly number[], part: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)]!

/** Measures the call, its statements on one raw connection, and its domain rule. */
async function reportCall(t: TestContext, { name, warm, cold, rule }: Measured) {
  await warm()
  for (const [state, call] of [
    ['tables cached', warm],
    ['tables read', cold],
  ] as const) {
    const times: Record<'ours' | 'statements' | 'rule', number[]> = { ours: [], statements: [], rule: [] }
    let steps: RecordedStep[] = []
    for (let round = 0; round < rounds; round += 1) {
      // Recorded again every 50 rounds, because a replay does not write a stored quote again.
      if (round % 50 === 0) steps = await record(call)
      times.ours.push(await timed(call))
      times.statements.push(await timed(() => replayed(steps)))
      times.rule.push(await timed(rule))
    }
    const bound = median(times.statements) + median(times.rule)
    const ratio = bound / median(times.ours)
    const percentiles = (side: keyof typeof times) =>
      `${at(times[side], 0.5).toFixed(2)} and ${at(times[side], 0.99).toFixed(2)} ms`
    t.diagnostic(
      `${name} of ${lineCount} lines, ${state}: p50 and p99 ${percentiles('ours')}, compared with ${percentiles('statements')} of its ` +
        `${steps.length === 1 ? 'statement' : `${steps.length} statements`} alone and ${percentiles('rule')} of the rule alone: ${ratio.toFixed(2)} (goal ${goal}${ratio < goal ? ', missed' : ''})`,
    )
  }
}

test('time to calculate shipping rates for a cart', async (t) => {
  const shippingTables = shippingTablesOf(db)
  const quote = async (tables: typeof shippingTables) => {
    const rated = await quoteShipping(
      { db, shippingTables: tables, rateEngine: null },
      'USA',
      cart(),
      shipTo,
      undefined,
      now,
    )
    assert.ok(!('problem' in rated) && rated.rates.length > 0)
  }
  const tables = await shippingTables()
  await reportCall(t, {
    name: 'rates',
    warm: () => quote(shippingTables),
    cold: () => quote(shippingTablesOf(db)),
    rule: () =>
      rateCart(
        {
          site: 'USA',
          shipTo,
          lines: cart(),
          allowSplit: true,
          pickup: demoPickupLocations.USA![0],
          fiveForFive: null,
        },
        tablesOn(tables, date),
      ),
  })
})

for (const [site, countryId, postcode] of [
  ['USA', 'US', '43215'],
  ['EUR', 'DE', '10115'],
] as const) {
  test(`tax of a cart on ${site}`, async (t) => {
    const taxTables = taxTablesOf(db)
    const place = { ...shipTo, countryId, postcode, region: site === 'USA' ? 'OH' : '' }
    const deps = (of: Database, tables: typeof taxTables) => ({
      db: of,
      taxTables: tables,
      taxEngine: null,
      vatRegistry: null,
    })
    const quote = async (tables: typeof taxTables) => {
      const { quote } = await quoteTaxForOrder(deps(db, tables), site, { ...order, shipTo: place }, now)
      assert.ok(!('problem' in quote) && quote.tax > 0)
    }
    const tables = await taxTables()
    const input: TaxInput = { site, ...order, shipTo: place, date, vatNumber: null, isExempt: false }
    await reportCall(t, {
      name: `tax on ${site}`,
      warm: () => quote(taxTables),
      cold: () => quote(taxTablesOf(db)),
      rule: () => quoteTax(input, tables),
    })
  })
}
