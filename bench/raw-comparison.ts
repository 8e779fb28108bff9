import assert from 'node:assert/strict'
import { after, type TestContext } from 'node:test'
import { statement, type Database } from '#platform/database.ts'
import { openEngine, openProofDatabase } from '../prove/servers/engine.ts'
import { client, type Client } from '../prove/http/shop-client.ts'
import { findFreePortBlock } from '../start/store-for-tests.ts'
import { fillStock, requestOf, type PreparedRequest } from './prepared-requests.ts'
import { median, measureAlternately, reportBelow, reportRatio } from './measure.ts'
import { startHelper, startLoad } from './processes.ts'
import type { RecordedStep } from './roots/recorder.ts'
import type { Recording } from './roots/writes.ts'

const seconds = 1
/** Number of requests prepared per candidate and second. */
const maxPrepared = 1_500

interface Operation {
  name: string
  /** Minimum speed relative to raw `pg`. */
  goal: number | null
  method?: 'GET' | 'POST'
  /** Goals for 16 callers, with p99 in milliseconds. */
  absolute?: { perSecond: number; p99: number }
  callers?: readonly number[]
  prepare: (count: number) => Promise<PreparedRequest[]>
  /** Counts that must each increase by one per operation. */
  counts: ((of: Database) => Promise<number>)[]
}

export const countQuery = (name: string, text: string) => async (of: Database) =>
  (await of.run(statement<{ count: number }>(`bench.${name}`, text), []))[0]!.count

/** Starts the services and raw `pg` on one database. With `publishes`, also runs the order publisher. */
export async function openBench(fill: (db: Database) => Promise<void> = fillStock, publishes = false) {
  const { url, stop } = await openEngine()
  const db = openProofDatabase(url)
  await fill(db)
  const port = await findFreePortBlock()
  const env = { BENCH_DATABASE: url, BENCH_PORT: String(port), ...(publishes && { BENCH_PUBLISHES: 'yes' }) }
  const shop = await startHelper<Recording, RecordedStep[]>('./roots/writes.ts', env)
  const raw = await startHelper<object, { done: number; perSecond: number }>('./baselines/raw-pg.ts', env)
  const load = await startLoad()
  const caller: Client = client(port, 4)
  after(async () => {
    for (const helper of [shop, raw, load]) helper.end()
    caller.close()
    await db.close()
    await stop()
  })

  /** Sends the prepared requests. Throws if a response is not a success. */
  const serve = async (prepared: readonly PreparedRequest[], method: 'GET' | 'POST', connections: number) => {
    const requests = prepared.map((ready) => requestOf(method, ready))
    const done = await load.request({ port, connections, seconds, requests, isOnce: true })
    const wrong = Object.keys(done.statuses).filter((status) => !status.startsWith('2'))
    assert.deepEqual(wrong, [], done.lastError)
    return { done: done.responses, perSecond: done.responses / done.seconds, p99: done.p99 }
  }

  const compareWithRaw = async (
    t: TestContext,
    { name, goal, absolute, method = 'POST', callers = [1, 16], prepare, counts }: Operation,
  ) => {
    // Warms the caches, so that one-time reads are not recorded.
    const [first, sample] = (await prepare(2)) as [PreparedRequest, PreparedRequest]
    await shop.request({ method, ...first })
    const steps = await shop.request({ method, ...sample })
    const run = steps.filter(({ kind }) => kind === 'run').length
    const transactions = steps.filter(({ kind }) => kind === 'begin').length
    t.diagnostic(`${name}: ${run} statements, ${transactions} transactions`)
    const counted = () => Promise.all(counts.map((count) => count(db)))
    /** Checks that the database contains every operation reported as done. */
    const checked = async (work: () => Promise<{ done: number; perSecond: number }>) => {
      const before = await counted()
      const { done, perSecond } = await work()
      assert.deepEqual(
        await counted(),
        before.map((count) => count + done),
      )
      return perSecond
    }
    for (const concurrency of callers) {
      const slowest: number[] = []
      const measured = await measureAlternately({
        ours: async () => {
          const prepared = await prepare(maxPrepared)
          return checked(async () => {
            const served = await serve(prepared, method, concurrency)
            slowest.push(served.p99)
            return served
          })
        },
        baseline: async () => {
          const operations = (await prepare(maxPrepared)).map((ready) => substituted(steps, sample, ready))
          return checked(() => raw.request({ operations, concurrency, seconds }))
        },
      })
      const suffix = concurrency === 1 ? '1 caller' : `${concurrency} callers`
      reportRatio(
        t,
        { name: `${name}, ${suffix}`, unit: 'a second over HTTP', baselineName: 'raw prepared pg', goal },
        measured,
      )
      if (absolute === undefined) continue
      reportBelow(t, `${name}, ${suffix}, p99`, median(slowest), 'ms', absolute.p99)
      reportBelow(t, `${name}, ${suffix}, each`, 1000 / measured.ours, 'ms', 1000 / absolute.perSecond)
    }
  }
  return { db, caller, serve, compareWithRaw }
}

/** First of the order numbers for raw statements, above any number that the shop's sequence issues. */
let order = 1_90_000_000

/** Replaces the sample operation's values with another operation's values. */
function substituted(steps: readonly RecordedStep[], sample: PreparedRequest, ready: PreparedRequest): RecordedStep[] {
  order += 1
  const number = orderIn(steps)
  const pairs = sample.own.map((text, index) => [text, ready.own[index]!] as const)
  if (number !== undefined) pairs.push([number, String(order)])
  const replaced = (value: unknown): unknown =>
    typeof value === 'string' ? pairs.reduce((text, [from, to]) => text.replaceAll(from, to), value) : value
  const products = new Map(productsIn(sample).map((from, index) => [from, productsIn(ready)[index]]))
  return steps.map((each) => ({
    ...each,
    values: each.values.map((value) => (Array.isArray(value) ? value.map(changed) : changed(value))),
  }))
  function changed(value: unknown) {
    return typeof value === 'number' ? (products.get(value) ?? value) : replaced(value)
  }
}

const productsIn = ({ body }: PreparedRequest) =>
  ((body as { items?: { productId: number }[] }).items ?? []).map(({ productId }) => productId)

function orderIn(steps: readonly RecordedStep[]): string | undefined {
  const created = steps.find(({ name }) => name === 'order.create')
  return created && String(created.values[3])
}
