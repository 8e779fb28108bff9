import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { statement, type Database } from '#platform/database.ts'
import { openEngine, openProofDatabase } from '../prove/servers/engine.ts'
import { client } from '../prove/http/shop-client.ts'
import { findFreePortBlock } from '../start/store-for-tests.ts'
import {
  fillStock,
  prepareAddRequests,
  prepareReadRequests,
  type PreparedRequest,
  requestOf,
} from './prepared-requests.ts'
import { formatCount, growthReporter, median } from './measure.ts'
import { startHelper, startLoad } from './processes.ts'
import { threeLineOrderRequests } from './three-line-orders.ts'
import { growTo, vacuumAndCheckpoint } from './world.ts'

const [many, most] = [100_000, 1_000_000]
const manyProducts = 100_000
const seconds = 1
const rounds = 5
/** Number of requests prepared per second of measurement. */
const maxPrepared = 1_500
const callers = 4

test('cart and order throughput as lists, orders, and products grow', async (t) => {
  const { url, stop } = await openEngine()
  const db = openProofDatabase(url)
  await fillStock(db)
  const port = await findFreePortBlock()
  const shop = await startHelper('./roots/writes.ts', { BENCH_DATABASE: url, BENCH_PORT: String(port) })
  const load = await startLoad()
  const caller = client(port, 4)
  after(async () => {
    for (const helper of [shop, load]) helper.end()
    caller.close()
    await db.close()
    await stop()
  })
  const rate = async (prepare: () => Promise<PreparedRequest[]>, method: 'GET' | 'POST') => {
    const rates: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const requests = (await prepare()).map((ready) => requestOf(method, ready))
      const done = await load.request({ port, connections: callers, seconds, requests, isOnce: true })
      const wrong = Object.keys(done.statuses).filter((status) => !status.startsWith('2'))
      assert.deepEqual(wrong, [], done.lastError)
      // The first round is only a warm-up.
      if (round > 0) rates.push(done.responses / done.seconds)
    }
    return median(rates)
  }
  const works: Record<string, () => Promise<number>> = {
    'add to a cart': () => rate(() => prepareAddRequests(db, maxPrepared), 'POST'),
    'read a cart': () => rate(() => prepareReadRequests(db, maxPrepared, 0), 'GET'),
    'place an order of three lines': () => rate(() => threeLineOrderRequests(db, caller, maxPrepared), 'POST'),
  }
  const grown: Record<string, () => Promise<unknown>> = {
    'an empty shop': async () => {},
    [`${formatCount(many)} lists and orders of others`]: () => grow(db, 0, many),
    [`${formatCount(most)} of them`]: () => grow(db, many, most),
    [`and ${formatCount(manyProducts)} products`]: () => growTo(db, manyProducts),
  }
  const report = growthReporter(t)
  for (const [size, become] of Object.entries(grown)) {
    await become()
    for (const [name, work] of Object.entries(works)) report(name, size, await work())
  }
})

const lists = statement(
  'growth.lists',
  `with made as (
     insert into list (site, guest_token, type)
     select 'USA', 'a-guest-of-growth-' || n, 'cart' from generate_series($1::integer, $2::integer) n returning id)
   insert into list_item (list_id, product_id, qty, options, children) select id, 77, 1, '{}', '[]' from made`,
)
const orders = statement(
  'growth.orders',
  `insert into shop_order (id, site, guest_token, list_id, status, email, document, currency, amount, captured)
   select 'grown-' || n, 'USA', 'a-guest-of-growth-' || n, gen_random_uuid(), 'published', 'grown@example.com',
     '{"totals":{"grandTotalIncludingTax":100}}', 'USD', 100, 100
   from generate_series($1::integer, $2::integer) n`,
)
const batch = 50_000

async function grow(db: Database, from: number, to: number) {
  for (let at = from; at < to; at += batch) {
    await db.run(lists, [at + 1, Math.min(to, at + batch)])
    await db.run(orders, [at + 1, Math.min(to, at + batch)])
  }
  await vacuumAndCheckpoint(db)
}
