import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { maskGiftCardCode } from '#domain/gift-cards/code.ts'
import { statement, type Database } from '#platform/database.ts'
import { createGiftCards } from '#services/gift-cards/steps.ts'
import { findFreePortBlock } from '../start/store-for-tests.ts'
import { openEngine, openProofDatabase } from './servers/engine.ts'
import { finishAndFindViolations } from './checks/order-money.ts'
import { secret } from './roots/serve.ts'
import { declineCards, placeConcurrently } from './http/concurrent-orders.ts'
import { proofSize } from './size.ts'
import { client } from './http/shop-client.ts'
import { fillShop, hotProduct, prepareOrders, type Attempt } from './fixtures/prepared-orders.ts'
import { startRoot } from './servers/start-root.ts'

const orders = proofSize({ full: 1_000, short: 200 })
const cards = 20
/** Minor units. Half of the cards cover an entire order, and half cover only part of one. */
const [large, small] = [100_000, 5_000]
const connections = 64
const giftCards = createGiftCards(secret)

interface Outcome {
  placed: number
  refused: number
  declined: number
  unexpected: string[]
  torn: number
  overdrawn: number
  broken: string[]
  seconds: number
}

/**
 * Places competing orders. The bank declines some orders that cards cover only partly, which releases the holds on the
 * cards.
 */
async function contend(root: string): Promise<Outcome> {
  const { url, stop } = await openEngine()
  const db = openProofDatabase(url)
  // The products differ, so that orders with the same card do not wait for each other's stock.
  const products = Array.from({ length: orders / cards }, (_, index) => hotProduct + index)
  await fillShop(db, cards, products)
  const port = await findFreePortBlock()
  const child = await startRoot(root, { PROVE_DATABASE: url, PROVE_PORT: String(port) })
  const caller = client(port, connections)
  try {
    const prepared: Attempt[] = []
    for (const product of products) prepared.push(...(await prepareOrders(db, caller, cards, caller, product)))
    const attempts = await withCards(db, prepared)
    const { codes, torn, seconds } = await placeConcurrently(caller, attempts, connections)
    const broken = await finishAndFindViolations(db)
    const known = ['201', 'giftcard_balance_error', 'payment_error', 'placing']
    return {
      placed: codes.filter((own) => own.includes('201')).length,
      refused: codes.filter((own) => own.includes('giftcard_balance_error')).length,
      declined: codes.filter((own) => own.includes('payment_error')).length,
      unexpected: [...new Set(codes.flat().filter((code) => !known.includes(code)))],
      torn,
      overdrawn: (await db.run(overdrawn, [])).length,
      broken,
      seconds,
    }
  } finally {
    caller.close()
    child.kill('SIGKILL')
    await db.close()
    await stop()
  }
}

const draft = statement(
  'prove.drafts',
  `insert into checkout_draft (list_id, draft)
   select list_id, jsonb_build_object('giftcards', jsonb_build_array(card)) from unnest($1::uuid[], $2::text[]) as own (list_id, card)`,
)
interface Body {
  listId: string
  payment: { amount: number; transactionToken?: string }
}

/** Assigns a gift card to each order. If the bank must pay part of an order, it declines every other such order. */
async function withCards(db: Database, attempts: readonly Attempt[]): Promise<Attempt[]> {
  const issued = await db.transaction(async (tx) => {
    const all: { id: string; code: string; holds: number }[] = []
    for (let card = 0; card < cards; card += 1) {
      const holds = card % 2 === 0 ? large : small
      all.push({ ...(await giftCards.issue(tx, { site: 'USA', amount: holds, source: randomUUID() })), holds })
    }
    return all
  })
  const own = attempts.map((attempt, index) => ({ attempt, card: issued[index % cards]!, body: attempt.body as Body }))
  await db.run(draft, [own.map(({ body }) => body.listId), own.map(({ card }) => card.id)])
  const declined = own.filter(({ card }, index) => card.holds === small && Math.floor(index / cards) % 2 === 0)
  await declineCards(
    db,
    declined.map(({ attempt }) => attempt),
  )
  // Sorted by card, so that orders with the same card compete.
  const byCard = own.toSorted((a, b) => issued.indexOf(a.card) - issued.indexOf(b.card))
  return byCard.map(({ attempt, card, body }) => {
    const total = Math.round(body.payment.amount * 100)
    const amount = Math.min(card.holds, total)
    const { transactionToken, ...payment } = body.payment
    return {
      ...attempt,
      body: {
        ...body,
        giftcards: [{ code: maskGiftCardCode(card.code.slice(-4)), balance: card.holds / 100, amount: amount / 100 }],
        payment: { ...payment, amount: (total - amount) / 100, ...(amount < total && { transactionToken }) },
      },
    }
  })
}

// Balances are derived from the append-only entries. Every capture must have a published order.
const overdrawn = statement<{ id: string }>(
  'prove.overdrawn-cards',
  `select gift_card.id from gift_card join gift_card_entry as entry on gift_card_id = gift_card.id
     left join shop_order on shop_order.id = entry.order_id
   group by gift_card.id
   having balance
       <> sum(case kind when 'hold' then -entry.amount when 'capture' then 0 else entry.amount end)
     or sum(entry.amount) filter (where kind = 'capture') > sum(entry.amount) filter (where kind = 'issue')
     or count(*) filter (where kind = 'capture' and status is distinct from 'published') > 0`,
)

function report(t: TestContext, { placed, refused, declined, overdrawn, seconds }: Outcome) {
  t.diagnostic(
    `${orders} orders on ${cards} gift cards, each sent twice: ${placed} placed, ${refused} refused, ${declined} declined, ${overdrawn} cards overdrawn, ${Math.round((2 * orders) / seconds)} attempts/s`,
  )
}

test('concurrent orders with the same gift cards never overspend them, and failed orders release their holds [GIFT-213]', async (t) => {
  const outcome = await contend('roots/store.ts')
  report(t, outcome)
  const { torn, unexpected, overdrawn, broken } = outcome
  assert.deepEqual({ torn, unexpected, overdrawn, broken }, { torn: 0, unexpected: [], overdrawn: 0, broken: [] })
  const { placed, refused, declined } = outcome
  assert.ok(placed > 0 && refused > 0 && declined > 0, 'some are placed, some refused, and some declined')
})

test('the twin that reads a gift card balance and writes it in separate steps is caught: orders overdraw gift cards', async (t) => {
  const outcome = await contend('twins/naive-card-orders.ts')
  report(t, outcome)
  assert.ok(outcome.overdrawn > 0, 'twin not caught: no gift card is overdrawn')
  assert.deepEqual(outcome.unexpected, [])
})
