import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findViolations } from '#services/invariants.ts'
import { freePorts } from '../start/store-for-tests.ts'
import { openEngine } from './engine.ts'
import { letMoneySettle } from './money.ts'
import { proveScale } from './scale.ts'
import { client, fillShop, openProved, prepareOrders, startRoot } from './shop.ts'
import { simulate } from './simulation.ts'
import { seed } from './random.ts'

/** Of six orders each; `WORLDS=16700` are 100,000 orders, some half an hour. */
const worlds = Number(process.env['WORLDS'] ?? proveScale({ full: 1_700, short: 60 }))

/** Worlds know nothing of each other: so many are simulated side by side, each on an engine of its own. */
const lanes = 2

/** Simulates against a database in which one order was placed by the shop's own calls, which all others are like. */
async function simulated(simulating: Omit<Parameters<typeof simulate>[1], 'seed'>) {
  const engine = await openEngine()
  // Nothing is killed: what is committed need not wait for the disk.
  const quick = new URL(engine.url)
  quick.searchParams.set('options', '-c synchronous_commit=off')
  const db = openProved(quick.href)
  const port = await freePorts()
  try {
    await fillShop(db, 10_000_000)
    const app = await startRoot('roots/store.ts', { PROVE_DATABASE: engine.url, PROVE_PORT: String(port) })
    const caller = client(port, 1)
    const [{ key, cookie, body }] = (await prepareOrders(db, caller, 1)) as [
      Awaited<ReturnType<typeof prepareOrders>>[0],
    ]
    await caller.send('POST', '/svc_checkout/order', body, { cookie, 'idempotency-key': key })
    await letMoneySettle(db)
    caller.close()
    app.kill('SIGKILL')
    const began = performance.now()
    const found = await simulate(db, { seed, ...simulating })
    const seconds = (performance.now() - began) / 1000
    return { ...found, seconds, broken: (await findViolations(db)).map(({ sentence }) => sentence) }
  } finally {
    await db.close()
    await engine.stop()
  }
}

test('whatever shopper, bank, jobs and clock do in whatever order, an order ends as a simple model says', async (t) => {
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
    (ends.get('pays: payment_error') ?? 0) > 0 && (ends.get('asks: published') ?? 0) > 0,
    'orders end in every way',
  )
  const ways = [...ends].map(([how, count]) => `${count} ${how}`).toSorted()
  t.diagnostic(
    `SEED=${seed}: ${sequences} orders in ${worlds} worlds, ${commands} commands: ${ways.join(', ')}; ${twice} authorised more than once; ` +
      `${(sequences / seconds).toFixed(0)} sequences a second`,
  )
})

test('the same seed simulates the same', async () => {
  const [one, other] = [await simulated({ worlds: 8 }), await simulated({ worlds: 8 })]
  assert.deepEqual([one.digest, one.commands], [other.digest, other.commands])
})

test('the twin that never asks what else is held is caught', async () => {
  const { wrong } = await simulated({
    worlds: 400,
    endsAtWrong: true,
    bankBy: (bank) => ({ ...bank, holds: async (asked) => new Map(asked.map(({ key }) => [key, []])) }),
  })
  assert.ok(
    wrong.some((problem) => problem.includes('holds nothing')),
    'the model must tell a store apart that holds twice',
  )
})

test('the twin that takes silence for a yes is caught', async () => {
  const { wrong } = await simulated({
    worlds: 400,
    endsAtWrong: true,
    bankBy: (bank) => ({
      ...bank,
      capture: async (...asked) => ((await bank.capture(...asked)) === 'failed' ? 'failed' : 'captured'),
    }),
  })
  assert.ok(
    wrong.some((problem) => problem.includes('took its amount')),
    'the model must tell what was taken from what was not',
  )
})
