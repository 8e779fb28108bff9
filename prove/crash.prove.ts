import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { statement, type Database } from '#platform/database.ts'
import { findViolations } from '#services/invariants.ts'
import { findFreePortBlock } from '../start/store-for-tests.ts'
import { openEngine, openProofDatabase } from './servers/engine.ts'
import { finishOrders, countWrongPayments } from './checks/order-money.ts'
import { proofSize } from './size.ts'
import { client, type Client } from './http/shop-client.ts'
import { fillShop, prepareOrders, type Attempt } from './fixtures/prepared-orders.ts'
import { startRoot } from './servers/start-root.ts'
import { randomBelow } from './seed.ts'

const rounds = proofSize({ full: 30, short: 4 })
const clients = 32
const stock = 1_000_000
const prepared = proofSize({ full: 60_000, short: 4_000 })

interface Outcome {
  acknowledged: number
  unknown: number
  lost: number
  doubled: number
  stockOff: number
  wrongPayments: number
  broken: string[]
  finishMs: number
  recoveries: number[]
  /** Number of times that the process ended although only its database was killed. */
  ended: number
}

async function crash(root: string, settings: readonly string[]): Promise<Outcome> {
  const engine = await openEngine(settings)
  const db = openProofDatabase(engine.url)
  const port = await findFreePortBlock()
  const env = { PROVE_DATABASE: engine.url, PROVE_PORT: String(port) }
  const caller = client(port, clients)
  let app: ChildProcess | undefined
  let ended = 0
  let shoppers: ReturnType<typeof startShoppers> | undefined
  try {
    await fillShop(db, stock)
    app = await startRoot(root, env)
    const attempts = await prepareOrders(db, caller, prepared)
    // Flushes the prepared data to disk, because a crash may lose only orders.
    await db.run(statement('prove.checkpoint', 'checkpoint'), [])
    shoppers = startShoppers(caller, attempts)
    const recoveries: number[] = []
    let victim: 'engine' | 'app' | 'both' = 'both'
    const hasEnded = () => app !== undefined && (app.exitCode !== null || app.signalCode !== null)
    const supervise = async () => {
      if (!hasEnded()) return
      if (victim === 'engine') ended += 1
      app = await restart(app!, root, env)
    }
    for (let round = 0; round < rounds; round++) {
      await sleep(300 + randomBelow(500))
      // The last order may have been acknowledged just before the process ended.
      await supervise()
      victim = (['engine', 'app', 'both'] as const)[round % 3]!
      const startedAt = performance.now()
      if (victim !== 'app') engine.kill()
      if (victim !== 'engine') app = await restart(app, root, env)
      await untilNextOrder(shoppers.acknowledged, supervise)
      recoveries.push(performance.now() - startedAt)
    }
    const unknown = await shoppers.stop()
    const found = await countFaults(db, shoppers.acknowledged)
    await supervise()
    const startedAt = performance.now()
    const unfinished = await finishOrders(db).then(
      () => [],
      (error: unknown) => [String(error)],
    )
    const finishMs = performance.now() - startedAt
    const broken = [...unfinished, ...(await findViolations(db)).map(({ sentence }) => sentence)]
    return { ...found, wrongPayments: await countWrongPayments(db), broken, finishMs, unknown, recoveries, ended }
  } finally {
    // Otherwise, running clients would prevent a failed proof from ending.
    await shoppers?.stop()
    caller.close()
    app?.kill('SIGKILL')
    await db.close()
    await engine.stop()
  }
}

function startShoppers(caller: Client, attempts: Attempt[]) {
  const acknowledged = new Map<string, string[]>()
  let unknown = 0
  let isOver = false
  const buy = async ({ key, cookie, body }: Attempt) => {
    while (!isOver) {
      try {
        const headers = { cookie, 'idempotency-key': key }
        const response = await caller.send('POST', '/svc_checkout/order', body, headers)
        if (response.status === 201 && response.body['status'] !== 'new') {
          acknowledged.set(key, [...(acknowledged.get(key) ?? []), String(response.body.orderId)])
          return
        }
      } catch {
        unknown++
      }
      await sleep(20)
    }
  }
  const work = Array.from({ length: clients }, async () => {
    for (let attempt = attempts.pop(); attempt && !isOver; attempt = attempts.pop()) await buy(attempt)
  })
  const stop = async () => {
    isOver = true
    await Promise.all(work)
    return unknown
  }
  return { acknowledged, stop }
}

async function restart(app: ChildProcess, root: string, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  if (app.exitCode === null && app.signalCode === null) {
    const exited = once(app, 'exit')
    app.kill('SIGKILL')
    await exited
  }
  for (;;) {
    try {
      return await startRoot(root, env)
    } catch {
      // The engine is still down, so the loop tries again.
      await sleep(100)
    }
  }
}

async function untilNextOrder(acknowledged: ReadonlyMap<string, unknown>, supervise: () => Promise<void>) {
  const before = acknowledged.size
  for (let waited = 0; acknowledged.size === before; waited += 10) {
    if (waited > 60_000) throw new Error('No order was acknowledged within a minute of a crash')
    await supervise()
    await sleep(10)
  }
}

const orders = statement<{ id: string; listId: string }>(
  'prove.kept',
  `select id, list_id as "listId" from shop_order where status in ('payment_complete', 'published')`,
)
/** Compares the stock with the units taken by reservations and published orders. */
const offStock = statement<{ off: number }>(
  'prove.stock-off',
  `select ((reserved - (select coalesce(sum(qty), 0) from reservation where sellable_id = 77))
     + ($1 - on_hand - (select count(*) from shop_order where status = 'published')))::integer as off
   from stock where sellable_id = 77 and location = 'US'`,
)
async function countFaults(db: Database, acknowledged: ReadonlyMap<string, string[]>) {
  const saved = await retry(() => db.run(orders, []))
  const ids = new Set(saved.map(({ id }) => id))
  const lists = saved.map(({ listId }) => listId)
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged.values()].flat().filter((id) => !ids.has(id)).length,
    doubled: lists.length - new Set(lists).size,
    stockOff: (await db.run(offStock, [stock]))[0]!.off,
  }
}

async function retry<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await act()
    } catch (error) {
      if (attempt > 100) throw error
      await sleep(100)
    }
  }
}

function report(
  t: TestContext,
  { acknowledged, unknown, lost, doubled, wrongPayments, finishMs, recoveries, ended }: Outcome,
) {
  const sorted = recoveries.toSorted((a, b) => a - b)
  const median = Math.round(sorted[Math.floor(sorted.length / 2)]!)
  const longest = Math.round(sorted.at(-1)!)
  t.diagnostic(
    `${rounds} kills under ${clients} clients: ${acknowledged} orders acknowledged, ${unknown} responses lost and repeated, ` +
      `${lost} orders lost, ${doubled} doubled, ${wrongPayments} with wrong payments after finishing in ` +
      `${(finishMs / 1000).toFixed(1)} s; the process ended with its database ${ended} times; selling again after ${median} ms (median), ${longest} ms (maximum)`,
  )
}

test('kill -9 of the engine, the app, or both neither loses nor duplicates an acknowledged order; stock, payments, and holds add up, and the app survives its database', async (t) => {
  const outcome = await crash('roots/store.ts', [])
  report(t, outcome)
  const { lost, doubled, stockOff, wrongPayments, broken, ended } = outcome
  assert.deepEqual(
    { lost, doubled, stockOff, wrongPayments, broken, ended },
    { lost: 0, doubled: 0, stockOff: 0, wrongPayments: 0, broken: [], ended: 0 },
  )
  assert.ok(outcome.acknowledged > rounds)
})

/** Repeats the crashes up to three times, because a twin fails only by chance. */
async function crashUntil(
  isCaught: (outcome: Outcome) => boolean,
  t: TestContext,
  root: string,
  settings: readonly string[],
) {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const outcome = await crash(root, settings)
    report(t, outcome)
    if (isCaught(outcome)) return true
  }
  return false
}

test('the twin on a database with asynchronous commits is caught: acknowledged orders are lost', async (t) => {
  const settings = ['synchronous_commit=off', 'wal_writer_delay=10s']
  const isCaught = await crashUntil(({ lost }) => lost > 0, t, 'twins/async-commit.ts', settings)
  assert.ok(isCaught, 'twin not caught: no acknowledged order is lost')
})

test('the twin that never looks up payments with lost responses is caught: orders have wrong payments', async (t) => {
  // Unfinished orders may still change their payments.
  const forgets = ({ wrongPayments, broken }: Outcome) =>
    wrongPayments > 0 && !broken.some((each) => each.startsWith('Error: Not finished'))
  const isCaught = await crashUntil(forgets, t, 'twins/ignores-lost-payments.ts', [])
  assert.ok(isCaught, 'twin not caught: every payment is right')
})
