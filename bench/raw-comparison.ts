import assert from 'node:assert/strict'
import { after, type TestContext } from 'node:test'
import { statement, type Database } from '#platform/database.ts'
import { openEngine } from '../prove/engine.ts'
import { client, openProved, type Client } from '../prove/shop.ts'
import { freePorts } from '../start/store-for-tests.ts'
import { fillStock, requestOf, type Ready } from './attempts.ts'
import { median, sideBySide, tellBelow, tellRatio } from './measure.ts'
import { startHelper, startLoad } from './processes.ts'
import type { Said } from './roots/recorder.ts'
import type { Recording } from './roots/writes.ts'

const seconds = 1
/** Max operations prepared per side and second. */
const enough = 1_500

/** An operation to compare with its own raw statements. */
interface Operation {
  name: string
  /** Min ratio, or null for none. */
  goal: number | null
  method?: 'GET' | 'POST'
  /** Goals for 16 callers: operations per second, and p99 in milliseconds. */
  absolute?: { perSecond: number; p99: number }
  /** Numbers of concurrent callers, measured one after the other. */
  callers?: readonly number[]
  prepare: (count: number) => Promise<Ready[]>
  /** Counts that rise by one per operation. */
  counts: ((of: Database) => Promise<number>)[]
}

/** Returns a counter that runs the given SQL. */
export const rows = (name: string, text: string) => async (of: Database) =>
  (await of.run(statement<{ count: number }>(`bench.${name}`, text), []))[0]!.count

/**
 * Starts the services with stocked products on their own engine, raw `pg` on the same database, and a load generator.
 * `publishes` also runs the order publisher.
 */
export async function openBench(fill: (db: Database) => Promise<void> = fillStock, publishes = false) {
  const { url, stop } = await openEngine()
  const db = openProved(url)
  await fill(db)
  const port = await freePorts()
  const env = { BENCH_DATABASE: url, BENCH_PORT: String(port), ...(publishes && { BENCH_PUBLISHES: 'yes' }) }
  const shop = await startHelper<Recording, Said[]>('./roots/writes.ts', env)
  const raw = await startHelper<object, { done: number; perSecond: number }>('./baselines/raw-pg.ts', env)
  const load = await startLoad()
  const caller: Client = client(port, 4)
  after(async () => {
    for (const helper of [shop, raw, load]) helper.end()
    caller.close()
    await db.close()
    await stop()
  })

  /** Sends the prepared requests over HTTP for one second. Throws if any response is not a success. */
  const serve = async (prepared: readonly Ready[], method: 'GET' | 'POST', connections: number) => {
    const requests = prepared.map((ready) => requestOf(method, ready))
    const done = await load.ask({ port, connections, seconds, requests, isOnce: true })
    const wrong = Object.keys(done.statuses).filter((status) => !status.startsWith('2'))
    assert.deepEqual(wrong, [], done.complaint)
    return { done: done.answers, perSecond: done.answers / done.seconds, p99: done.p99 }
  }

  /** Compares an operation with its recorded statements run by raw `pg`. */
  const besideRaw = async (
    t: TestContext,
    { name, goal, absolute, method = 'POST', callers = [1, 16], prepare, counts }: Operation,
  ) => {
    // Warms the caches, so that one-time reads are not recorded.
    const [first, sample] = (await prepare(2)) as [Ready, Ready]
    await shop.ask({ method, ...first })
    const said = await shop.ask({ method, ...sample })
    const run = said.filter(({ kind }) => kind === 'run').length
    const transactions = said.filter(({ kind }) => kind === 'begin').length
    t.diagnostic(`${name}: ${run} statements, ${transactions} transactions`)
    const counted = () => Promise.all(counts.map((count) => count(db)))
    /** Checks that the database holds every operation reported as done. */
    const checked = async (work: () => Promise<{ done: number; perSecond: number }>) => {
      const before = await counted()
      const { done, perSecond } = await work()
      assert.deepEqual(
        await counted(),
        before.map((count) => count + done),
      )
      return perSecond
    }
    for (const atOnce of callers) {
      const slowest: number[] = []
      const measured = await sideBySide({
        ours: async () => {
          const prepared = await prepare(enough)
          return checked(async () => {
            const served = await serve(prepared, method, atOnce)
            slowest.push(served.p99)
            return served
          })
        },
        baseline: async () => {
          const operations = (await prepare(enough)).map((ready) => substituted(said, sample, ready))
          return checked(() => raw.ask({ operations, atOnce, seconds }))
        },
      })
      const asking = atOnce === 1 ? '1 caller' : `${atOnce} callers`
      tellRatio(
        t,
        { name: `${name}, ${asking}`, unit: 'a second over HTTP', beside: 'raw prepared pg', goal },
        measured,
      )
      if (absolute === undefined) continue
      tellBelow(t, `${name}, ${asking}, p99`, median(slowest), 'ms', absolute.p99)
      tellBelow(t, `${name}, ${asking}, each`, 1000 / measured.ours, 'ms', 1000 / absolute.perSecond)
    }
  }
  return { db, caller, serve, besideRaw }
}

/** Order numbers beyond the shop's own sequence. */
let order = 1_90_000_000

/** Replaces the sample's own values in the recorded statements with those of another operation. */
function substituted(said: readonly Said[], sample: Ready, ready: Ready): Said[] {
  order += 1
  const number = orderIn(said)
  const pairs = sample.own.map((text, index) => [text, ready.own[index]!] as const)
  if (number !== undefined) pairs.push([number, String(order)])
  const replaced = (value: unknown): unknown =>
    typeof value === 'string' ? pairs.reduce((text, [from, to]) => text.replaceAll(from, to), value) : value
  const products = new Map(productsIn(sample).map((from, index) => [from, productsIn(ready)[index]]))
  return said.map((each) => ({
    ...each,
    values: each.values.map((value) => (Array.isArray(value) ? value.map(changed) : changed(value))),
  }))
  function changed(value: unknown) {
    return typeof value === 'number' ? (products.get(value) ?? value) : replaced(value)
  }
}

/** Returns the product ids of an operation in order, or none. */
const productsIn = ({ body }: Ready) =>
  ((body as { items?: { productId: number }[] }).items ?? []).map(({ productId }) => productId)

function orderIn(said: readonly Said[]): string | undefined {
  const created = said.find(({ name }) => name === 'order.create')
  return created && String(created.values[3])
}
