import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findViolations } from '#services/invariants.ts'
import { findFreePortBlock } from '../start/store-for-tests.ts'
import { openEngine, openProofDatabase } from './servers/engine.ts'
import { finishOrders } from './checks/order-money.ts'
import { proofSize } from './size.ts'
import { client } from './http/shop-client.ts'
import { fillShop, prepareOrders } from './fixtures/prepared-orders.ts'
import { startRoot } from './servers/start-root.ts'
import { simulate } from './simulation/simulate.ts'
import { seed } from './seed.ts'

/** Each world has six orders: `WORLDS=16700` is 100,000 orders and takes about half an hour. */
const worlds = Number(process.env['WORLDS'] ?? proofSize({ full: 1_700, short: 60 }))

/** Worlds are independent, so they run in parallel groups, each with a separate engine. */
const lanes = 2

/** All simulated orders are copies of one order placed through the shop's calls. */
async function simulated(simulating: Omit<Parameters<typeof simulate>[1], 'seed'>) {
  const engine = await openEngine()
  // No process is killed, so commits need not wait for the disk.
  const quick = new URL(engine.url)
  quick.searchParams.set('options', '-c synchronous_commit=off')
  const db = openProofDatabase(quick.href)
  const port = await findFreePortBlock()
  try {
    await fillShop(db, 10_000_000)
    const app = await startRoot('roots/store.ts', { PROVE_DATABASE: engine.url, PROVE_PORT: String(port) })
    const caller = client(port, 1)
    const [{ key, cookie, body }] = (await prepareOrders(db, caller, 1)) as [
      Awaited<ReturnType<typeof prepareOrders>>[0],
    ]
    await caller.send('POST', '/svc_checkout/order', body, { cookie, 'idempotency-key': key })
    await finishOrders(db)
    caller.close()
    app.kill('SIGKILL')
    const startedAt = performance.now()
    const found = await simulate(db, { seed, ...simulating })
    const seconds = (performance.now() - startedAt) / 1000
    return { ...found, seconds, broken: (await findViolations(db)).map(({ sentence }) => sentence) }
  } finally {
    await db.close()
    await engine.stop()
  }
}

test('after random sequences of shopper, bank, job, and clock events, every order ends as a simple model predicts', async (t) => {
  const each = await Promise.all(
    Array.from({ length: lanes }, (_, number) => simulated({ worlds, lane: { number, of: lanes } })),
  )
  assert.deepEqual(
    each.flatMap(({ wrong }) => wrong.slice(0, 5)),
    [],
  )
  assert.deepEqual(
    each.flatMap(({ broken }) => broken),
    [],
  )
  const sum = (count: (one: (typeof each)[number]) => number) => each.reduce((all, one) => all + count(one), 0)
  const [sequences, commands, twice] = [
    sum((one) => one.sequences),
    sum((one) => one.commands),
    sum((one) => one.twice),
  ]
  const seconds = Math.max(...each.map((one) => one.seconds))
  const ends = new Map<string, number>()
  for (const [how, count] of each.flatMap((one) => [...one.ends])) ends.set(how, (ends.get(how) ?? 0) + count)
  assert.ok((ends.get('pays: published') ?? 0) > sequences / 10, 'orders are paid')
  assert.ok(
    (ends.get('pays: payment_error') ?? 0) > 0 && (ends.get('challenges: published') ?? 0) > 0,
    'orders end in every way',
  )
  const ways = [...ends].map(([how, count]) => `${count} ${how}`).toSorted()
  t.diagnostic(
    `SEED=${seed}: ${sequences} orders in ${worlds} worlds, ${commands} commands: ${ways.join(', ')}; ${twice} authorized more than once; ` +
      `${(sequences / seconds).toFixed(0)} sequences a second`,
  )
})

test('a simulation with the same seed has the same results', async () => {
  const [one, other] = [await simulated({ worlds: 8 }), await simulated({ worlds: 8 })]
  assert.deepEqual([one.digest, one.commands], [other.digest, other.commands])
})

test('the twin that ignores other authorizations is caught: money stays on hold', async () => {
  const { wrong } = await simulated({
    worlds: 400,
    endsAtWrong: true,
    bankBy: (bank) => ({ ...bank, holds: async (orders) => new Map(orders.map(({ key }) => [key, []])) }),
  })
  assert.ok(
    wrong.some((problem) => problem.includes('holds nothing')),
    'twin not caught: no authorization stays held',
  )
})

test('the twin that treats a missing response as a successful capture is caught: amounts are not captured', async () => {
  const { wrong } = await simulated({
    worlds: 400,
    endsAtWrong: true,
    bankBy: (bank) => ({
      ...bank,
      capture: async (...args) => ((await bank.capture(...args)) === 'failed' ? 'failed' : 'captured'),
    }),
  })
  assert.ok(
    wrong.some((problem) => problem.includes('took its amount')),
    'twin not caught: every amount is taken',
  )
})
