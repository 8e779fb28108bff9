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
/** Operations that a side does in its second, at most. */
const enough = 1_500

/** An operation that is measured beside its own statements. */
interface Operation {
  name: string
  /** What the ratio should be at least, where that is said. */
  goal: number | null
  method?: 'GET' | 'POST'
  /** What 16 callers should reach, where that is said: so many a second, the slowest of a hundred in so many milliseconds. */
  absolute?: { perSecond: number; p99: number }
  /** How many ask at once, each in turn. */
  callers?: readonly number[]
  prepare: (count: number) => Promise<Ready[]>
  /** What the database counts one more of for each operation. */
  counts: ((of: Database) => Promise<number>)[]
}

/** Counts rows by a name and a text. */
export const rows = (name: string, text: string) => async (of: Database) =>
  (await of.run(statement<{ count: number }>(`bench.${name}`, text), []))[0]!.count

/** The services on an engine of their own with a filled shelf, with the publisher of orders where it is asked for, raw `pg` on the same database, and callers. */
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

  /** Does what was prepared, over HTTP, for a second; all of it must be answered well. */
  const serve = async (prepared: readonly Ready[], method: 'GET' | 'POST', connections: number) => {
    const requests = prepared.map((ready) => requestOf(method, ready))
    const done = await load.ask({ port, connections, seconds, requests, isOnce: true })
    const wrong = Object.keys(done.statuses).filter((status) => !status.startsWith('2'))
    assert.deepEqual(wrong, [], done.complaint)
    return { done: done.answers, perSecond: done.answers / done.seconds, p99: done.p99 }
  }

  /** Measures an operation beside the statements that it was recorded to make. */
  const besideRaw = async (
    t: TestContext,
    { name, goal, absolute, method = 'POST', callers = [1, 16], prepare, counts }: Operation,
  ) => {
    // Once before, so that what is read once and kept is not among the statements.
    const [first, sample] = (await prepare(2)) as [Ready, Ready]
    await shop.ask({ method, ...first })
    const said = await shop.ask({ method, ...sample })
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
  const products = new Map(productsIn(sample).map((from, index) => [from, productsIn(ready)[index]]))
  return said.map((each) => ({
    ...each,
    values: each.values.map((value) => (Array.isArray(value) ? value.map(changed) : changed(value))),
  }))
  function changed(value: unknown) {
    return typeof value === 'number' ? (products.get(value) ?? value) : replaced(value)
  }
}

/** The products of an operation, in their order; none where it names none. */
const productsIn = ({ body }: Ready) =>
  ((body as { items?: { productId: number }[] }).items ?? []).map(({ productId }) => productId)

/** The number of the recorded order, where one was placed. */
function orderIn(said: readonly Said[]): string | undefined {
  const created = said.find(({ name }) => name === 'order.create')
  return created && String(created.values[3])
}
