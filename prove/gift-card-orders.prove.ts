import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { maskedCode } from '#domain/giftcards/code.ts'
import { statement, type Database } from '#platform/database.ts'
import { giftCardsBy } from '#services/giftcards/steps.ts'
import { freePorts } from '../start/store-for-tests.ts'
import { openEngine } from './engine.ts'
import { brokenWhenSettled } from './money.ts'
import { secret } from './roots/serve.ts'
import { letDecline, rush } from './rush.ts'
import { proveScale } from './scale.ts'
import { client, fillShop, hotProduct, openProved, prepareOrders, startRoot, type Attempt } from './shop.ts'

const orders = proveScale({ full: 1_000, short: 200 })
const cards = 20
/** Minor units: half of the cards pay some whole orders, the others a part of a few. */
const [large, small] = [100_000, 5_000]
const connections = 64
const giftCards = giftCardsBy(secret)

interface Outcome {
  placed: number
  refused: number
  declined: number
  unexpected: string[]
  /** Keys whose two answers named more than one order. */
  torn: number
  /** Cards of which more was taken than was on them, or whose balance is not what is left. */
  overdrawn: number
  broken: string[]
  seconds: number
}

/**
 * Orders that want the same few gift cards, all at once and each sent twice: some are paid by cards alone, of others the
 * bank declines the rest, which gives the cards back what was held.
 */
async function contend(root: string): Promise<Outcome> {
  const { url, stop } = await openEngine()
  const db = openProved(url)
  // Of each card's orders no two want the same thing: nobody waits for anybody at the shelf.
  const products = Array.from({ length: orders / cards }, (_, index) => hotProduct + index)
  await fillShop(db, cards, products)
  const port = await freePorts()
  const child = await startRoot(root, { PROVE_DATABASE: url, PROVE_PORT: String(port) })
  const caller = client(port, connections)
  try {
    const prepared: Attempt[] = []
    for (const product of products) prepared.push(...(await prepareOrders(db, caller, cards, caller, product)))
    const attempts = await withCards(db, prepared)
    const { codes, torn, seconds } = await rush(caller, attempts, connections)
    const broken = await brokenWhenSettled(db)
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

/** Applies a card to each order, as checkout does it; of those that a card pays a part of, every other one is declined. */
async function withCards(db: Database, attempts: readonly Attempt[]): Promise<Attempt[]> {
  const made = await db.transaction(async (tx) => {
    const all: { id: string; code: string; holds: number }[] = []
    for (let card = 0; card < cards; card += 1) {
      const holds = card % 2 === 0 ? large : small
      all.push({ ...(await giftCards.issue(tx, { site: 'USA', amount: holds, source: randomUUID() })), holds })
    }
    return all
  })
  const own = attempts.map((attempt, index) => ({ attempt, card: made[index % cards]!, body: attempt.body as Body }))
  await db.run(draft, [own.map(({ body }) => body.listId), own.map(({ card }) => card.id)])
  const declined = own.filter(({ card }, index) => card.holds === small && Math.floor(index / cards) % 2 === 0)
  await letDecline(
    db,
    declined.map(({ attempt }) => attempt),
  )
  // One card after the other, so that those who want the same one are there together.
  const byCard = own.toSorted((a, b) => made.indexOf(a.card) - made.indexOf(b.card))
  return byCard.map(({ attempt, card, body }) => {
    const total = Math.round(body.payment.amount * 100)
    const amount = Math.min(card.holds, total)
    const { transactionToken, ...payment } = body.payment
    return {
      ...attempt,
      body: {
        ...body,
        giftcards: [{ code: maskedCode(card.code.slice(-4)), balance: card.holds / 100, amount: amount / 100 }],
        payment: { ...payment, amount: (total - amount) / 100, ...(amount < total && { transactionToken }) },
      },
    }
  })
}

// By the entries alone, which are only added to; and what was spent belongs to published orders.
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

function tell(t: TestContext, { placed, refused, declined, overdrawn, seconds }: Outcome) {
  t.diagnostic(
    `${orders} orders on ${cards} gift cards, each sent twice: ${placed} placed, ${refused} refused, ${declined} declined, ${overdrawn} cards overdrawn, ${Math.round((2 * orders) / seconds)} attempts/s`,
  )
}

test('of orders that want the same gift cards at once none spends what is not there, and a failed one gives it back [GIFT-213]', async (t) => {
  const outcome = await contend('roots/store.ts')
  tell(t, outcome)
  const { torn, unexpected, overdrawn, broken } = outcome
  assert.deepEqual({ torn, unexpected, overdrawn, broken }, { torn: 0, unexpected: [], overdrawn: 0, broken: [] })
  const { placed, refused, declined } = outcome
  assert.ok(placed > 0 && refused > 0 && declined > 0, 'some are placed, some refused and some declined')
})

test('the twin that checks a balance before it writes it is caught: orders overdraw gift cards', async (t) => {
  const outcome = await contend('twins/naive-card-orders.ts')
  tell(t, outcome)
  assert.ok(outcome.overdrawn > 0, 'twin not caught: no gift card is overdrawn')
  assert.deepEqual(outcome.unexpected, [])
})
