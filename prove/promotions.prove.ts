import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { statement, type Database } from '#platform/database.ts'
import { freePorts } from '../start/store-for-tests.ts'
import { openEngine } from './engine.ts'
import { brokenWhenSettled } from './money.ts'
import { letDecline, rush } from './rush.ts'
import { proveScale } from './scale.ts'
import { client, fillShop, openProved, prepareOrders, startRoot } from './shop.ts'

/** Pieces at the price of the promotion, and orders that want one of them; the shelf has enough for all. */
const pieces = proveScale({ full: 500, short: 25 })
const buyers = 3 * pieces
const price = 9_900
const connections = 32
/** Of so many orders the bank declines one. */
const declines = 5

interface Outcome {
  placed: number
  refused: number
  declined: number
  unexpected: string[]
  torn: number
  /** Pieces sold at the promotion's price, and those that are left at it, after the rush and after those came again who were refused. */
  sold: number[]
  left: number[]
  broken: string[]
  seconds: number
}

/**
 * More orders than a promotion has pieces, all at once; those that the bank declines give theirs back, and who was
 * refused comes again.
 */
async function contend(root: string): Promise<Outcome> {
  const { url, stop } = await openEngine()
  const db = openProved(url)
  await fillShop(db, 2 * buyers, undefined, { USA: { fromDay: null, toDay: null, price, qty: pieces } })
  const port = await freePorts()
  const child = await startRoot(root, { PROVE_DATABASE: url, PROVE_PORT: String(port) })
  const caller = client(port, connections)
  try {
    const attempts = await prepareOrders(db, caller, buyers)
    const isDeclined = (index: number) => index % declines === 0
    await letDecline(
      db,
      attempts.filter((_, index) => isDeclined(index)),
    )
    const first = await rush(caller, attempts, connections)
    const broken = await brokenWhenSettled(db)
    const [soldFirst, leftFirst] = await count(db)
    const again = attempts.filter((_, index) => !isDeclined(index) && !first.codes[index]!.includes('201'))
    const second = await rush(
      caller,
      again.map((attempt) => ({ ...attempt, key: randomUUID() })),
      connections,
    )
    broken.push(...(await brokenWhenSettled(db)))
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

function tell(t: TestContext, { placed, refused, declined, sold, seconds }: Outcome) {
  t.diagnostic(
    `${buyers} orders for ${pieces} pieces of a promotion, each sent twice: ${placed} placed, ${refused} refused, ${declined} declined, ${sold.join(' and then ')} pieces sold at its price, ${Math.round((placed + refused + declined) / seconds)} orders/s`,
  )
}

test('of more orders than a promotion has pieces as many are placed at its price as there are pieces, and what the bank declines is there for the next', async (t) => {
  const outcome = await contend('roots/store.ts')
  tell(t, outcome)
  const { sold, left, torn, unexpected, broken } = outcome
  assert.deepEqual({ torn, unexpected, broken }, { torn: 0, unexpected: [], broken: [] })
  assert.deepEqual(
    sold.map((each, index) => each + left[index]!),
    [pieces, pieces],
  )
  assert.equal(sold[1], pieces)
  assert.ok(outcome.refused > 0 && outcome.declined > 0, 'some are refused and some declined')
})

test('the twin that counts a promotion’s pieces without asking whether there are any is caught', async (t) => {
  const outcome = await contend('twins/uncounted-promotions.ts')
  tell(t, outcome)
  assert.ok(Math.max(...outcome.sold) > pieces, 'the proof must tell a promotion apart that is sold too often')
})
