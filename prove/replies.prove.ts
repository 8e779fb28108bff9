import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { statement } from '#platform/database.ts'
import { freePorts } from '../start/store-for-tests.ts'
import { openEngine } from './engine.ts'
import { openLossy } from './lossy.ts'
import { brokenWhenSettled, moneyOff } from './money.ts'
import { proveScale } from './scale.ts'
import { client, fillShop, openProved, prepareOrders, startRoot, type Attempt, type Client } from './shop.ts'

const orders = proveScale({ full: 400, short: 60 })
const shoppers = 16
const percent = 40
const pieces = 1_000_000
const seed = 20_261_123

const sold = statement<{ orders: number; published: number; left: number }>(
  'prove.sold',
  `select (select count(*) from shop_order)::integer as orders,
     (select count(*) from shop_order where status = 'published')::integer as published,
     (select on_hand from stock where sellable_id = 77 and location = 'US') as left`,
)

/** Shoppers whose answers are lost, and who then ask again with the same key; the bank's answers are lost as often. */
async function shop(root: string) {
  const engine = await openEngine()
  const db = openProved(engine.url)
  const port = await freePorts()
  const bank = await openLossy({ to: port, percent, seed })
  const way = await openLossy({ to: port, percent, seed: seed + 1 })
  const env = {
    PROVE_DATABASE: engine.url,
    PROVE_PORT: String(port),
    PROVE_VENDOR: `http://127.0.0.1:${bank.port}`,
  }
  const direct = client(port, shoppers)
  const caller = client(way.port, shoppers)
  let app: ChildProcess | undefined
  try {
    app = await startRoot(root, env)
    await fillShop(db, pieces)
    const attempts = await prepareOrders(db, direct, orders)
    bank.begin()
    way.begin()
    const told = new Map<string, Set<string>>()
    const refused: string[] = []
    const buyers = Array.from({ length: shoppers }, async () => {
      for (let attempt = attempts.pop(); attempt; attempt = attempts.pop()) {
        const answer = await persist(caller, attempt)
        if (answer.status === 201) told.set(attempt.key, new Set([String(answer.body.orderId)]))
        else refused.push(`${answer.status} ${JSON.stringify(answer.body)}`)
      }
    })
    await Promise.all(buyers)
    const broken = await brokenWhenSettled(db)
    const [{ orders: made, published, left }] = (await db.run(sold, [])) as [
      { orders: number; published: number; left: number },
    ]
    const lost = { way: way.counts(), bank: bank.counts() }
    return { told: told.size, refused, made, published, sold: pieces - left, off: await moneyOff(db), broken, lost }
  } finally {
    direct.close()
    caller.close()
    app?.kill('SIGKILL')
    way.close()
    bank.close()
    await db.close()
    await engine.stop()
  }
}

/** Asks with the same key until an answer comes. */
async function persist(caller: Client, { key, cookie, body }: Attempt) {
  for (;;) {
    try {
      return await caller.send('POST', '/svc_checkout/order', body, { cookie, 'idempotency-key': key })
    } catch {
      await sleep(10)
    }
  }
}

test('of orders of which four answers in ten are lost on the way back each is placed once and paid once', async (t) => {
  const { told, refused, made, published, sold, off, broken, lost } = await shop('roots/store.ts')
  assert.deepEqual({ refused, broken, off }, { refused: [], broken: [], off: 0 })
  assert.deepEqual({ told, made, published, sold }, { told: orders, made: orders, published: orders, sold: orders })
  assert.ok(lost.way.lost > orders / 4 && lost.bank.lost > orders / 4, 'answers are lost on both ways')
  t.diagnostic(
    `${orders} orders by ${shoppers} shoppers: ${lost.way.lost} of ${lost.way.asked} answers to shoppers and ` +
      `${lost.bank.lost} of ${lost.bank.asked} of the bank lost; ${published} published, paid and taken from the shelf once`,
  )
})

test('the twin that sends a lost authorization again under another key is caught: shoppers are charged wrongly', async () => {
  const { told, made, refused, off, broken } = await shop('twins/asks-anew.ts')
  assert.ok(off > 0, 'twin not caught: the money of every order is right')
  assert.deepEqual({ told, made, refused, broken }, { told: orders, made: orders, refused: [], broken: [] })
})
