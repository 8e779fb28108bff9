import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { openDatabase, statement, type Database, type Transaction } from '#platform/database.ts'
import type { HoldResult } from '#services/gift-cards/ledger.ts'
import { createGiftCards, type GiftCards } from '#services/gift-cards/steps.ts'
import { openEngine } from './servers/engine.ts'
import { proofSize } from './size.ts'
import { lookThenWrite } from './twins/naive-gift-cards.ts'
import { randomBelow } from './seed.ts'

const rounds = proofSize({ full: 25, short: 2 })
const orders = 200
const cards = 20
/** Minor units. */
const [issued, maxAmount] = [5_000, 3_000]
const connections = 48

const giftCards = createGiftCards('the secret of a proof')
const payee = { site: 'USA', now: 0, email: 'prove@shoppers.example', name: 'Prover' } as const

interface Outcome {
  held: number
  refused: number
  failed: string[]
  overspent: number
  wrong: number
  seconds: number
}

async function contend(hold: GiftCards['hold'], rounds: number): Promise<Outcome> {
  const { url, stop } = await openEngine()
  const db = openDatabase(url, () => {}, { poolSize: connections, statementMs: 60_000 })
  const outcome: Outcome = { held: 0, refused: 0, failed: [], overspent: 0, wrong: 0, seconds: 0 }
  try {
    for (let round = 0; round < rounds; round += 1) {
      const ids = await issueCards(db)
      const startedAt = performance.now()
      await Promise.all(Array.from({ length: orders }, () => order(db, hold, ids, outcome)))
      outcome.seconds += (performance.now() - startedAt) / 1000
    }
    outcome.overspent = (await db.run(overspentCards, [])).length
    outcome.wrong = (await db.run(wrongCards, [])).length
  } finally {
    await db.close()
    await stop()
  }
  return outcome
}

function issueCards(db: Database): Promise<string[]> {
  return db.transaction(async (tx) => {
    const ids: string[] = []
    for (let card = 0; card < cards; card += 1) {
      ids.push((await giftCards.issue(tx, { site: 'USA', amount: issued, source: randomUUID() })).id)
    }
    return ids
  })
}

async function order(db: Database, hold: GiftCards['hold'], ids: readonly string[], outcome: Outcome) {
  const orderId = randomUUID()
  const first = randomBelow(cards)
  const second = (first + 1 + randomBelow(cards - 1)) % cards
  const amounts = [first, second].map((card) => ({ id: ids[card]!, amount: 1 + randomBelow(maxAmount - 1) }))
  const at = { site: 'USA', now: Date.now() } as const
  try {
    const sends = await Promise.all(
      [1, 2].map(() => holdOrRollBack(db, (tx) => hold(tx, at, { orderId, cards: amounts }))),
    )
    if (!sends.includes('held')) return void (outcome.refused += 1)
    outcome.held += 1
    const end = randomBelow(2) === 0 ? giftCards.capture : giftCards.release
    await Promise.all([1, 2].map(() => db.transaction((tx) => end(tx, orderId, payee))))
  } catch (error) {
    outcome.failed.push(String(error))
  }
}

/** Runs a hold and rolls back on refusal, as placing an order does. */
async function holdOrRollBack(db: Database, hold: (tx: Transaction) => Promise<HoldResult>): Promise<HoldResult> {
  let result: HoldResult = 'giftcard_balance_error'
  const refused = new Error('refused')
  try {
    await db.transaction(async (tx) => {
      result = await hold(tx)
      if (result !== 'held') throw refused
    })
  } catch (error) {
    if (error !== refused) throw error
  }
  return result
}

const overspentCards = statement<{ id: string }>(
  'prove.overspent-cards',
  `select gift_card_id as id from gift_card_entry group by 1
   having sum(case kind when 'hold' then -amount when 'capture' then 0 else amount end) < 0`,
)
const wrongCards = statement<{ id: string }>(
  'prove.wrong-cards',
  `select gift_card.id from gift_card join gift_card_entry on gift_card_id = gift_card.id
   group by 1 having balance < 0
     or balance + coalesce(sum(amount) filter (where kind = 'capture'), 0) <> sum(amount) filter (where kind = 'issue')
     or count(*) filter (where kind = 'hold') <> count(*) filter (where kind in ('capture', 'release'))`,
)

function report(t: TestContext, rounds: number, { held, refused, failed, overspent, wrong, seconds }: Outcome) {
  t.diagnostic(
    `${rounds * orders} orders on ${rounds * cards} gift cards, each sent twice: ${held} held, ${refused} refused, ${failed.length} failed, ${overspent} cards overspent, ${wrong} wrong, ${Math.round((rounds * orders) / seconds)} orders/s`,
  )
}

test('concurrent holds never change the sum of balance and spending of a gift card [GIFT-213]', async (t) => {
  const outcome = await contend(giftCards.hold, rounds)
  report(t, rounds, outcome)
  assert.deepEqual(outcome.failed, [])
  assert.deepEqual([outcome.overspent, outcome.wrong], [0, 0])
  assert.ok(outcome.held > 0 && outcome.refused > 0, 'some are held and some are refused')
})

test('the twin that reads a balance and writes the new one in separate steps is caught: gift cards are overspent', async (t) => {
  const outcome = await contend(lookThenWrite, 1)
  report(t, 1, outcome)
  assert.ok(outcome.overspent > 0, 'twin not caught: no gift card is overspent')
})
