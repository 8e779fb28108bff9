import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { statement, type Database } from '#platform/database.ts'
import { findFreePortBlock } from '../start/store-for-tests.ts'
import { openEngine, openProofDatabase } from './servers/engine.ts'
import { finishAndFindViolations } from './checks/order-money.ts'
import { declineCards, placeConcurrently } from './http/concurrent-orders.ts'
import { proofSize } from './size.ts'
import { client } from './http/shop-client.ts'
import { fillShop, prepareOrders } from './fixtures/prepared-orders.ts'
import { startRoot } from './servers/start-root.ts'

const units = proofSize({ full: 500, short: 25 })
const buyers = 3 * units
const price = 9_900
const connections = 32
const declineInterval = 5

interface Outcome {
  placed: number
  refused: number
  declined: number
  unexpected: string[]
  torn: number
  /** Counts after the first orders and after the retries. */
  sold: number[]
  left: number[]
  broken: string[]
  seconds: number
}

/** Places competing orders. Declined orders return their units; refused orders are retried. */
async function contend(root: string): Promise<Outcome> {
  const { url, stop } = await openEngine()
  const db = openProofDatabase(url)
  await fillShop(db, 2 * buyers, undefined, { USA: { fromDay: null, toDay: null, price, qty: units } })
  const port = await findFreePortBlock()
  const child = await startRoot(root, { PROVE_DATABASE: url, PROVE_PORT: String(port) })
  const caller = client(port, connections)
  try {
    const attempts = await prepareOrders(db, caller, buyers)
    const isDeclined = (index: number) => index % declineInterval === 0
    await declineCards(
      db,
      attempts.filter((_, index) => isDeclined(index)),
    )
    const first = await placeConcurrently(caller, attempts, connections)
    const broken = await finishAndFindViolations(db)
    const [soldFirst, leftFirst] = await count(db)
    const refused = attempts.filter((_, index) => !isDeclined(index) && !first.codes[index]!.includes('201'))
    const second = await placeConcurrently(
      caller,
      refused.map((attempt) => ({ ...attempt, key: randomUUID() })),
      connections,
    )
    broken.push(...(await finishAndFindViolations(db)))
    const [sold, left] = await count(db)
    const codes = [...first.codes, ...second.codes]
    const known = ['201', 'wrong_product_price', 'inventory_error', 'payment_error', 'placing']
    return {
      placed: codes.filter((own) => own.includes('201')).length,
      refused: codes.filter((own) => own.includes('wrong_product_price') || own.includes('inventory_error')).length,
      declined: codes.filter((own) => own.includes('payment_error')).length,
      unexpected: [...new Set(codes.flat().filter((code) => !known.includes(code)))],
      torn: first.torn + second.torn,
      sold: [soldFirst, sold],
      left: [leftFirst, left],
      broken,
      seconds: first.seconds + second.seconds,
    }
  } finally {
    caller.close()
    child.kill('SIGKILL')
    await db.close()
    await stop()
  }
}

const counts = statement<{ sold: number; left: number }>(
  'prove.promoted',
  `select (select coalesce(sum((line->>'qty')::integer), 0)::integer from shop_order, jsonb_array_elements(document->'lines') as line
       where status = 'published' and (line->>'unit')::integer = $1) as sold,
     (select qty from promotion where site = 'USA') as left`,
)
async function count(db: Database): Promise<[number, number]> {
  const [{ sold, left }] = (await db.run(counts, [price])) as [{ sold: number; left: number }]
  return [sold, left]
}

function report(t: TestContext, { placed, refused, declined, sold, seconds }: Outcome) {
  t.diagnostic(
    `${buyers} orders for ${units} units of a promotion, each sent twice: ${placed} placed, ${refused} refused, ${declined} declined, ${sold.join(' and then ')} units sold at its price, ${Math.round((placed + refused + declined) / seconds)} orders/s`,
  )
}

test('a limited promotion sells exactly its units, and declined orders return theirs', async (t) => {
  const outcome = await contend('roots/store.ts')
  report(t, outcome)
  const { sold, left, torn, unexpected, broken } = outcome
  assert.deepEqual({ torn, unexpected, broken }, { torn: 0, unexpected: [], broken: [] })
  assert.deepEqual(
    sold.map((each, index) => each + left[index]!),
    [units, units],
  )
  assert.equal(sold[1], units)
  assert.ok(outcome.refused > 0 && outcome.declined > 0, 'some are refused and some declined')
})

test('the twin that sells promotion units without a check is caught: it sells too many', async (t) => {
  const outcome = await contend('twins/uncounted-promotions.ts')
  report(t, outcome)
  assert.ok(Math.max(...outcome.sold) > units, 'twin not caught: it sells no more than its units')
})
