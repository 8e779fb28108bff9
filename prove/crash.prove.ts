import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { statement, type Database } from '#platform/database.ts'
import { findViolations } from '#services/invariants.ts'
import { freePorts } from '../start/store-for-tests.ts'
import { openEngine } from './engine.ts'
import { letMoneySettle, moneyOff } from './money.ts'
import { proveScale } from './scale.ts'
import { client, fillShop, openProved, prepareOrders, startRoot, type Attempt, type Client } from './shop.ts'
import { drawBelow } from './random.ts'

const rounds = proveScale({ full: 30, short: 4 })
const clients = 32
/** More pieces than can be sold in the time: what is counted is what was sold. */
const stock = 1_000_000
const prepared = proveScale({ full: 60_000, short: 4_000 })

interface Outcome {
  acknowledged: number
  unknown: number
  lost: number
  doubled: number
  stockOff: number
  /** Orders whose money is not as it must be, once all that follows from them is done. */
  moneyOff: number
  /** Sentences of the invariants that do not hold then, and what did not come to its end. */
  broken: string[]
  settledMs: number
  recoveries: number[]
  /** How often the process ended though its database alone was killed. */
  ended: number
}

/** Orders under way by 32 clients while engine, app or both are killed, round after round. */
async function crash(root: string, settings: readonly string[]): Promise<Outcome> {
  const engine = await openEngine(settings)
  const db = openProved(engine.url)
  const port = await freePorts()
  const env = { PROVE_DATABASE: engine.url, PROVE_PORT: String(port) }
  const caller = client(port, clients)
  let app: ChildProcess | undefined
  let ended = 0
  let shoppers: ReturnType<typeof shopping> | undefined
  try {
    await fillShop(db, stock)
    app = await startRoot(root, env)
    const attempts = await prepareOrders(db, caller, prepared)
    // What was prepared is on the disk also where commits are not: what is lost are orders.
    await db.run(statement('prove.checkpoint', 'checkpoint'), [])
    shoppers = shopping(caller, attempts)
    const recoveries: number[] = []
    let victim: 'engine' | 'app' | 'both' = 'both'
    const isGone = () => app !== undefined && (app.exitCode !== null || app.signalCode !== null)
    // What a supervisor does.
    const revive = async () => {
      if (!isGone()) return
      if (victim === 'engine') ended += 1
      app = await restart(app!, root, env)
    }
    for (let round = 0; round < rounds; round++) {
      await sleep(300 + drawBelow(500))
      // An answer that was under way may have come before the process ended.
      await revive()
      victim = (['engine', 'app', 'both'] as const)[round % 3]!
      const began = performance.now()
      if (victim !== 'app') engine.kill()
      if (victim !== 'engine') app = await restart(app, root, env)
      await untilAnOrder(shoppers.acknowledged, revive)
      recoveries.push(performance.now() - began)
    }
    const unknown = await shoppers.stop()
    const kept = await judge(db, shoppers.acknowledged)
    await revive()
    const began = performance.now()
    const unsettled = await letMoneySettle(db).then(
      () => [],
      (error: unknown) => [String(error)],
    )
    const settledMs = performance.now() - began
    const broken = [...unsettled, ...(await findViolations(db)).map(({ sentence }) => sentence)]
    return { ...kept, moneyOff: await moneyOff(db), broken, settledMs, unknown, recoveries, ended }
  } finally {
    // Also when something failed: clients that go on asking would keep the proof from ending.
    await shoppers?.stop()
    caller.close()
    app?.kill('SIGKILL')
    await db.close()
    await engine.stop()
  }
}

/** Clients that place orders; one whose answer did not come asks again with the same key, until it does. */
function shopping(caller: Client, attempts: Attempt[]) {
  const acknowledged = new Map<string, string[]>()
  let unknown = 0
  let isOver = false
  const buy = async ({ key, cookie, body }: Attempt) => {
    while (!isOver) {
      try {
        const headers = { cookie, 'idempotency-key': key }
        const answer = await caller.send('POST', '/svc_checkout/order', body, headers)
        if (answer.status === 201 && answer.body['status'] !== 'new') {
          acknowledged.set(key, [...(acknowledged.get(key) ?? []), String(answer.body.orderId)])
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
    const gone = once(app, 'exit')
    app.kill('SIGKILL')
    await gone
  }
  for (;;) {
    try {
      return await startRoot(root, env)
    } catch {
      // The engine is not back yet.
      await sleep(100)
    }
  }
}

/** Until one more order than now has been acknowledged. */
async function untilAnOrder(acknowledged: ReadonlyMap<string, unknown>, revive: () => Promise<void>) {
  const before = acknowledged.size
  for (let waited = 0; acknowledged.size === before; waited += 10) {
    if (waited > 60_000) throw new Error('No order was acknowledged within a minute of a crash')
    await revive()
    await sleep(10)
  }
}

const orders = statement<{ id: string; listId: string }>(
  'prove.kept',
  `select id, list_id as "listId" from shop_order where status in ('payment_complete', 'published')`,
)
// What was promised and not given back must be what the orders that live say they hold or have taken.
const offStock = statement<{ off: number }>(
  'prove.stock-off',
  `select ((reserved - (select coalesce(sum(qty), 0) from reservation where sellable_id = 77))
     + ($1 - on_hand - (select count(*) from shop_order where status = 'published')))::integer as off
   from stock where sellable_id = 77 and location = 'US'`,
)
async function judge(db: Database, acknowledged: ReadonlyMap<string, string[]>) {
  const kept = await until(() => db.run(orders, []))
  const ids = new Set(kept.map(({ id }) => id))
  const told = [...acknowledged.values()].flat()
  const lists = kept.map(({ listId }) => listId)
  return {
    acknowledged: acknowledged.size,
    lost: told.filter((id) => !ids.has(id)).length,
    doubled: lists.length - new Set(lists).size,
    stockOff: (await db.run(offStock, [stock]))[0]!.off,
  }
}

async function until<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      if (tries > 100) throw error
      await sleep(100)
    }
  }
}

function tell(
  t: TestContext,
  { acknowledged, unknown, lost, doubled, moneyOff, settledMs, recoveries, ended }: Outcome,
) {
  const sorted = recoveries.toSorted((a, b) => a - b)
  const median = Math.round(sorted[Math.floor(sorted.length / 2)]!)
  const most = Math.round(sorted.at(-1)!)
  t.diagnostic(
    `${rounds} kills under ${clients} clients: ${acknowledged} orders acknowledged, ${unknown} answers lost and asked again, ` +
      `${lost} orders lost, ${doubled} doubled, ${moneyOff} whose money is wrong once all is settled, which took ` +
      `${(settledMs / 1000).toFixed(1)} s; the process ended with its database ${ended} times; selling again after ${median} ms (median), ${most} ms (most)`,
  )
}

test('no acknowledged order is lost or doubled by kill -9 of engine, app or both, stock, money and holds add up, and no process ends with its database', async (t) => {
  const outcome = await crash('roots/store.ts', [])
  tell(t, outcome)
  const { lost, doubled, stockOff, moneyOff, broken, ended } = outcome
  assert.deepEqual(
    { lost, doubled, stockOff, moneyOff, broken, ended },
    { lost: 0, doubled: 0, stockOff: 0, moneyOff: 0, broken: [], ended: 0 },
  )
  assert.ok(outcome.acknowledged > rounds)
})

/** A twin crashes as often as it takes to see it fail, which is luck; one that never does is not told apart. */
async function crashUntil(
  isCaught: (outcome: Outcome) => boolean,
  t: TestContext,
  root: string,
  settings: readonly string[],
) {
  for (let tries = 1; tries <= 3; tries += 1) {
    const outcome = await crash(root, settings)
    tell(t, outcome)
    if (isCaught(outcome)) return true
  }
  return false
}

test('the twin on a database that acknowledges before it has written is caught', async (t) => {
  const settings = ['synchronous_commit=off', 'wal_writer_delay=10s']
  const isCaught = await crashUntil(({ lost }) => lost > 0, t, 'twins/async-commit.ts', settings)
  assert.ok(isCaught, 'the crash test must tell a database apart that loses what it acknowledged')
})

test('the twin that asks the bank anew without looking what it did is caught', async (t) => {
  // Unsettled orders have money under way: their amounts say nothing.
  const forgets = ({ moneyOff, broken }: Outcome) =>
    moneyOff > 0 && !broken.some((each) => each.startsWith('Error: Not settled'))
  const isCaught = await crashUntil(forgets, t, 'twins/blind-settle.ts', [])
  assert.ok(isCaught, 'the crash test must tell a store apart that forgets money which it holds')
})
