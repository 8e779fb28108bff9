import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { statement, type Database } from '#platform/database.ts'
import { openEngine } from './engine.ts'
import { freePorts } from '../start/store-for-tests.ts'
import { proveScale } from './scale.ts'
import { client, fillShop, openProved, prepareOrders, startRoot, type Answer, type Attempt } from './shop.ts'

const stock = proveScale({ full: 1_000, short: 60 })
const keys = proveScale({ full: 2_500, short: 150 })
const sends = 4
const connections = 64

interface Outcome {
  orders: number
  /** Orders that shoppers received a 201 for. */
  acknowledged: number
  /** Keys whose answers named more than one order. */
  torn: number
  /** Acknowledged orders that are not in the database. */
  lost: number
  promised: number
  /** Authorisations at the bank for each order. */
  charges: number
  refused: number
  unexpected: string[]
  seconds: number
}

/** Every key sent four times at once, all keys over 64 connections, for a stock that is not enough. */
async function race(root: string): Promise<Outcome> {
  const { url, stop } = await openEngine()
  const db = openProved(url)
  await fillShop(db, stock)
  const port = await freePorts()
  const child = await startRoot(root, { PROVE_DATABASE: url, PROVE_PORT: String(port) })
  const caller = client(port, connections)
  const attempts = await prepareOrders(db, caller, keys)
  const began = performance.now()
  const answers = await sendAll(attempts, (attempt) =>
    caller.send('POST', '/svc_checkout/order', attempt.body, {
      cookie: attempt.cookie,
      'idempotency-key': attempt.key,
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const outcome = await judge(db, answers, seconds)
  caller.close()
  child.kill('SIGKILL')
  await db.close()
  await stop()
  return outcome
}

/** A window of as many sends as there are connections, the four of one key side by side in it. */
async function sendAll(attempts: readonly Attempt[], send: (attempt: Attempt) => Promise<Answer>) {
  const queue = attempts.flatMap((attempt) => Array.from({ length: sends }, () => attempt))
  const answers = new Map<string, Answer[]>()
  const worker = async () => {
    for (let attempt = queue.shift(); attempt; attempt = queue.shift()) {
      let answer = await send(attempt)
      // Who was not answered in time is told to ask again, and does so with the same key.
      for (let tries = 1; answer.status === 503 && tries < 3; tries += 1) answer = await send(attempt)
      answers.set(attempt.key, [...(answers.get(attempt.key) ?? []), answer])
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return answers
}

const alive = statement<{ id: string }>('prove.orders', `select id from shop_order where status <> 'payment_error'`)
const promised = statement<{ pieces: number }>(
  'prove.promised',
  `select (reserved + $1 - on_hand)::integer as pieces from stock where sellable_id = 77 and location = 'US'`,
)
const charged = statement<{ most: number }>(
  'prove.charged',
  `select coalesce(max(count), 0)::integer as most from (
     select count(*) from sandbox.transaction where kind = 'Authorization' and state = 'succeeded' group by order_id) as each`,
)

async function judge(db: Database, answers: ReadonlyMap<string, Answer[]>, seconds: number): Promise<Outcome> {
  const inDatabase = new Set((await db.run(alive, [])).map(({ id }) => id))
  const all = [...answers.values()]
  const named = all.map((own) => new Set(own.flatMap(({ body }) => body.orderId ?? [])))
  const codes = all
    .flat()
    .map(({ status, body }) => (status === 201 ? 'placed' : `${status} ${body.error?.code ?? ''}`))
  return {
    orders: inDatabase.size,
    acknowledged: new Set(named.flatMap((ids) => [...ids])).size,
    torn: named.filter(({ size }) => size > 1).length,
    lost: named.flatMap((ids) => [...ids]).filter((id) => !inDatabase.has(id)).length,
    promised: (await db.run(promised, [stock]))[0]!.pieces,
    charges: (await db.run(charged, []))[0]!.most,
    refused: codes.filter((code) => code === '422 inventory_error').length,
    unexpected: [...new Set(codes.filter((code) => code !== 'placed' && code !== '422 inventory_error'))],
    seconds,
  }
}

function tell(t: TestContext, { orders, promised, refused, seconds }: Outcome) {
  const rate = Math.round((keys * sends) / seconds)
  t.diagnostic(
    `${keys * sends} attempts at ${connections} connections for ${stock} pieces: ${orders} orders, ${promised} promised, ${refused} refused, ${rate} attempts/s`,
  )
}

test('of more orders than pieces at the same moment exactly as many as there are pieces are made, each key once', async (t) => {
  const outcome = await race('roots/store.ts')
  tell(t, outcome)
  const { orders, torn, lost, promised, charges, unexpected } = outcome
  assert.deepEqual(
    { orders, torn, lost, promised, charges, unexpected },
    {
      orders: stock,
      torn: 0,
      lost: 0,
      promised: stock,
      charges: 1,
      unexpected: [],
    },
  )
})

test('the twin that checks the stock before it reserves it is caught: it sells more units than there are', async (t) => {
  const outcome = await race('twins/naive-stock.ts')
  tell(t, outcome)
  const { orders, acknowledged, promised, torn, lost, unexpected } = outcome
  assert.ok(orders > stock, `twin not caught: ${orders} orders for ${stock} units`)
  // Shoppers, orders and stock agree on how many units were oversold, and nothing else went wrong.
  assert.deepEqual(
    { acknowledged, promised, torn, lost, unexpected },
    { acknowledged: orders, promised: orders, torn: 0, lost: 0, unexpected: [] },
  )
})
