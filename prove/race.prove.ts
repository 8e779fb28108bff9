import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { statement, type Database } from '#platform/database.ts'
import { openEngine, openProofDatabase } from './servers/engine.ts'
import { findFreePortBlock } from '../start/store-for-tests.ts'
import { proofSize } from './size.ts'
import { client, type ShopResponse } from './http/shop-client.ts'
import { fillShop, prepareOrders, type Attempt } from './fixtures/prepared-orders.ts'
import { startRoot } from './servers/start-root.ts'

const stock = proofSize({ full: 1_000, short: 60 })
const keys = proofSize({ full: 2_500, short: 150 })
const sends = 4
const connections = 64

interface Outcome {
  orders: number
  acknowledged: number
  /** Number of keys whose responses returned different orders. */
  torn: number
  lost: number
  reserved: number
  charges: number
  refused: number
  unexpected: string[]
  seconds: number
}

async function race(root: string): Promise<Outcome> {
  const { url, stop } = await openEngine()
  const db = openProofDatabase(url)
  await fillShop(db, stock)
  const port = await findFreePortBlock()
  const child = await startRoot(root, { PROVE_DATABASE: url, PROVE_PORT: String(port) })
  const caller = client(port, connections)
  const attempts = await prepareOrders(db, caller, keys)
  const startedAt = performance.now()
  const responses = await sendAll(attempts, (attempt) =>
    caller.send('POST', '/svc_checkout/order', attempt.body, {
      cookie: attempt.cookie,
      'idempotency-key': attempt.key,
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  const outcome = await inspect(db, responses, seconds)
  caller.close()
  child.kill('SIGKILL')
  await db.close()
  await stop()
  return outcome
}

/** Sends attempts through a queue, so that the four requests with the same key run concurrently. */
async function sendAll(attempts: readonly Attempt[], send: (attempt: Attempt) => Promise<ShopResponse>) {
  const queue = attempts.flatMap((attempt) => Array.from({ length: sends }, () => attempt))
  const responses = new Map<string, ShopResponse[]>()
  const worker = async () => {
    for (let attempt = queue.shift(); attempt; attempt = queue.shift()) {
      let response = await send(attempt)
      // A 503 means that the client should retry with the same key.
      for (let retries = 0; response.status === 503 && retries < 2; retries += 1) response = await send(attempt)
      responses.set(attempt.key, [...(responses.get(attempt.key) ?? []), response])
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return responses
}

const alive = statement<{ id: string }>('prove.orders', `select id from shop_order where status <> 'payment_error'`)
const reserved = statement<{ units: number }>(
  'prove.promised',
  `select (reserved + $1 - on_hand)::integer as units from stock where sellable_id = 77 and location = 'US'`,
)
const charged = statement<{ max: number }>(
  'prove.charged',
  `select coalesce(max(count), 0)::integer as max from (
     select count(*) from sandbox.transaction where kind = 'Authorization' and state = 'succeeded' group by order_id) as each`,
)

async function inspect(
  db: Database,
  responses: ReadonlyMap<string, ShopResponse[]>,
  seconds: number,
): Promise<Outcome> {
  const inDatabase = new Set((await db.run(alive, [])).map(({ id }) => id))
  const all = [...responses.values()]
  const orderIds = all.map((own) => new Set(own.flatMap(({ body }) => body.orderId ?? [])))
  const codes = all
    .flat()
    .map(({ status, body }) => (status === 201 ? 'placed' : `${status} ${body.error?.code ?? ''}`))
  return {
    orders: inDatabase.size,
    acknowledged: new Set(orderIds.flatMap((ids) => [...ids])).size,
    torn: orderIds.filter(({ size }) => size > 1).length,
    lost: orderIds.flatMap((ids) => [...ids]).filter((id) => !inDatabase.has(id)).length,
    reserved: (await db.run(reserved, [stock]))[0]!.units,
    charges: (await db.run(charged, []))[0]!.max,
    refused: codes.filter((code) => code === '422 inventory_error').length,
    unexpected: [...new Set(codes.filter((code) => code !== 'placed' && code !== '422 inventory_error'))],
    seconds,
  }
}

function report(t: TestContext, { orders, reserved, refused, seconds }: Outcome) {
  const rate = Math.round((keys * sends) / seconds)
  t.diagnostic(
    `${keys * sends} attempts at ${connections} connections for ${stock} units: ${orders} orders, ${reserved} reserved, ${refused} refused, ${rate} attempts/s`,
  )
}

test('concurrent orders sell exactly the stock, and each idempotency key creates one order', async (t) => {
  const outcome = await race('roots/store.ts')
  report(t, outcome)
  const { orders, torn, lost, reserved, charges, unexpected } = outcome
  assert.deepEqual(
    { orders, torn, lost, reserved, charges, unexpected },
    {
      orders: stock,
      torn: 0,
      lost: 0,
      reserved: stock,
      charges: 1,
      unexpected: [],
    },
  )
})

test('the twin that checks and reserves stock in separate steps is caught: it sells more units than are available', async (t) => {
  const outcome = await race('twins/naive-stock.ts')
  report(t, outcome)
  const { orders, acknowledged, reserved, torn, lost, unexpected } = outcome
  assert.ok(orders > stock, `twin not caught: ${orders} orders for ${stock} units`)
  // The responses, the orders, and the stock show the same number of oversold units, and no request failed for another
  // reason.
  assert.deepEqual(
    { acknowledged, reserved, torn, lost, unexpected },
    { acknowledged: orders, reserved: orders, torn: 0, lost: 0, unexpected: [] },
  )
})
