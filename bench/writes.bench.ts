import assert from 'node:assert/strict'
import { after, test, type TestContext } from 'node:test'
import { statement, type Database } from '#platform/database.ts'
import { openEngine } from '../prove/engine.ts'
import { client, openProved } from '../prove/shop.ts'
import { freePorts } from '../start/store-for-tests.ts'
import { fillShelf, readyAdds, readyOrders, type Ready, requestOf } from './attempts.ts'
import { sideBySide, tellRatio } from './measure.ts'
import { startHelper, startLoad } from './processes.ts'
import type { Said } from './roots/recorder.ts'
import type { Recording } from './roots/writes.ts'

const seconds = 1
/** Operations that a side does in its second, at most. */
const enough = 1_500

const { url, stop } = await openEngine()
const db = openProved(url)
await fillShelf(db)
const port = await freePorts()
const env = { BENCH_DATABASE: url, BENCH_PORT: String(port) }
const shop = await startHelper<Recording, Said[]>('./roots/writes.ts', env)
const raw = await startHelper<object, { done: number; perSecond: number }>('./baselines/raw-pg.ts', env)
const load = await startLoad()
const caller = client(port, 4)
after(async () => {
  for (const helper of [shop, raw, load]) helper.end()
  caller.close()
  await db.close()
  await stop()
})

const rows = (name: string, text: string) => async (of: Database) =>
  (await of.run(statement<{ count: number }>(`bench.${name}`, text), []))[0]!.count
const countItems = rows('items', 'select count(*)::integer as count from list_item')
const countOrders = rows(
  'orders',
  `select count(*)::integer as count from shop_order where status = 'payment_complete'`,
)
const countPromised = rows('promised', 'select sum(reserved)::integer as count from stock')

test('adding to a cart beside the same statements', (t) =>
  compare(t, 'add to cart', 0.35, (count) => readyAdds(db, count), [countItems]))

test('placing an order beside the same statements', (t) =>
  compare(t, 'order placed, payment authorised in process', 0.3, (count) => readyOrders(db, caller, count), [
    countOrders,
    countPromised,
  ]))

async function compare(
  t: TestContext,
  name: string,
  goal: number,
  prepare: (count: number) => Promise<Ready[]>,
  counts: ((of: Database) => Promise<number>)[],
) {
  // Once before, so that what is read once and kept is not among the statements.
  const [first, sample] = (await prepare(2)) as [Ready, Ready]
  await shop.ask(first)
  const said = await shop.ask(sample)
  const run = said.filter(({ kind }) => kind === 'run').length
  const transactions = said.filter(({ kind }) => kind === 'begin').length
  t.diagnostic(`${name}: ${run} statements, ${transactions} transactions`)
  const counted = () => Promise.all(counts.map((count) => count(db)))
  /** Holds that all which was said to be done is in the database. */
  const checked = async (work: () => Promise<{ done: number; perSecond: number }>) => {
    const before = await counted()
    const { done, perSecond } = await work()
    assert.deepEqual(
      await counted(),
      before.map((count) => count + done),
    )
    return perSecond
  }
  for (const atOnce of [1, 16]) {
    const measured = await sideBySide({
      ours: async () => {
        const requests = (await prepare(enough)).map((ready) => requestOf('POST', ready))
        return checked(async () => {
          const done = await load.ask({ port, connections: atOnce, seconds, requests, isOnce: true })
          const wrong = Object.keys(done.statuses).filter((status) => !status.startsWith('2'))
          assert.deepEqual(wrong, [], done.complaint)
          return { done: done.answers, perSecond: done.answers / done.seconds }
        })
      },
      baseline: async () => {
        const operations = (await prepare(enough)).map((ready) => substituted(said, sample, ready))
        return checked(() => raw.ask({ operations, atOnce, seconds }))
      },
    })
    const callers = atOnce === 1 ? '1 caller' : `${atOnce} callers`
    tellRatio(t, { name: `${name}, ${callers}`, unit: 'a second over HTTP', beside: 'raw prepared pg', goal }, measured)
  }
}

/** Numbers of orders that the shop's own sequence does not reach. */
let order = 1_90_000_000

/** The recorded statements with what is another operation's own put in its place. */
function substituted(said: readonly Said[], sample: Ready, ready: Ready): Said[] {
  order += 1
  const number = orderIn(said)
  const pairs = sample.own.map((text, index) => [text, ready.own[index]!] as const)
  if (number !== undefined) pairs.push([number, String(order)])
  const replaced = (value: unknown): unknown =>
    typeof value === 'string' ? pairs.reduce((text, [from, to]) => text.replaceAll(from, to), value) : value
  const product = productIn(ready)
  const from = productIn(sample)
  return said.map((each) => ({
    ...each,
    values: each.values.map((value) => (Array.isArray(value) ? value.map(changed) : changed(value))),
  }))
  function changed(value: unknown) {
    return value === from ? product : replaced(value)
  }
}

const productIn = ({ body }: Ready) => (body as { items: { productId: number }[] }).items[0]!.productId

/** The number of the recorded order, where one was placed. */
function orderIn(said: readonly Said[]): string | undefined {
  const created = said.find(({ name }) => name === 'order.create')
  return created && String(created.values[3])
}
