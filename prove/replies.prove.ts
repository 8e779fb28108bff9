import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { statement } from '#platform/database.ts'
import { findFreePortBlock } from '../start/store-for-tests.ts'
import { openEngine, openProofDatabase } from './servers/engine.ts'
import { openLossyProxy } from './faults/lossy-proxy.ts'
import { finishAndFindViolations, countWrongPayments } from './checks/order-money.ts'
import { proofSize } from './size.ts'
import { client, type Client } from './http/shop-client.ts'
import { fillShop, prepareOrders, type Attempt } from './fixtures/prepared-orders.ts'
import { startRoot } from './servers/start-root.ts'

const orders = proofSize({ full: 400, short: 60 })
const shoppers = 16
const percent = 40
const stock = 1_000_000
const seed = 20_261_123

const sold = statement<{ orders: number; published: number; left: number }>(
  'prove.sold',
  `select (select count(*) from shop_order)::integer as orders,
     (select count(*) from shop_order where status = 'published')::integer as published,
     (select on_hand from stock where sellable_id = 77 and location = 'US') as left`,
)

async function placeOrders(root: string) {
  const engine = await openEngine()
  const db = openProofDatabase(engine.url)
  const port = await findFreePortBlock()
  const bank = await openLossyProxy({ to: port, percent, seed })
  const network = await openLossyProxy({ to: port, percent, seed: seed + 1 })
  const env = {
    PROVE_DATABASE: engine.url,
    PROVE_PORT: String(port),
    PROVE_VENDOR: `http://127.0.0.1:${bank.port}`,
  }
  const direct = client(port, shoppers)
  const caller = client(network.port, shoppers)
  let app: ChildProcess | undefined
  try {
    app = await startRoot(root, env)
    await fillShop(db, stock)
    const attempts = await prepareOrders(db, direct, orders)
    bank.begin()
    network.begin()
    const placed = new Set<string>()
    const refused: string[] = []
    const buyers = Array.from({ length: shoppers }, async () => {
      for (let attempt = attempts.pop(); attempt; attempt = attempts.pop()) {
        const response = await sendUntilResponse(caller, attempt)
        if (response.status === 201) placed.add(attempt.key)
        else refused.push(`${response.status} ${JSON.stringify(response.body)}`)
      }
    })
    await Promise.all(buyers)
    const broken = await finishAndFindViolations(db)
    const [{ orders: made, published, left }] = (await db.run(sold, [])) as [
      { orders: number; published: number; left: number },
    ]
    const lost = { shop: network.counts(), bank: bank.counts() }
    const wrongPayments = await countWrongPayments(db)
    return { placed: placed.size, refused, made, published, sold: stock - left, wrongPayments, broken, lost }
  } finally {
    direct.close()
    caller.close()
    app?.kill('SIGKILL')
    network.close()
    bank.close()
    await db.close()
    await engine.stop()
  }
}

async function sendUntilResponse(caller: Client, { key, cookie, body }: Attempt) {
  for (;;) {
    try {
      return await caller.send('POST', '/svc_checkout/order', body, { cookie, 'idempotency-key': key })
    } catch {
      await sleep(10)
    }
  }
}

test('each order is placed and paid once, even if 40% of the responses are lost', async (t) => {
  const { placed, refused, made, published, sold, wrongPayments, broken, lost } = await placeOrders('roots/store.ts')
  assert.deepEqual({ refused, broken, wrongPayments }, { refused: [], broken: [], wrongPayments: 0 })
  assert.deepEqual({ placed, made, published, sold }, { placed: orders, made: orders, published: orders, sold: orders })
  assert.ok(lost.shop.lost > orders / 4 && lost.bank.lost > orders / 4, 'responses of shop and bank are lost')
  t.diagnostic(
    `${orders} orders by ${shoppers} shoppers: ${lost.shop.lost} of ${lost.shop.requests} responses to shoppers and ` +
      `${lost.bank.lost} of ${lost.bank.requests} of the bank lost; ${published} published, paid, and taken from stock once`,
  )
})

test('the twin that resends a lost authorization under another key is caught: shoppers are charged wrongly', async () => {
  const { placed, made, refused, wrongPayments, broken } = await placeOrders('twins/new-key-on-retry.ts')
  assert.ok(wrongPayments > 0, 'twin not caught: the money of every order is right')
  assert.deepEqual({ placed, made, refused, broken }, { placed: orders, made: orders, refused: [], broken: [] })
})
