import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { openDatabase, statement, type Database, type Transaction } from '#platform/database.ts'
import type { Held } from '#services/giftcards/ledger.ts'
import { giftCardsBy, type GiftCards } from '#services/giftcards/steps.ts'
import { openEngine } from './engine.ts'
import { proveScale } from './scale.ts'
import { lookThenWrite } from './twins/naive-gift-cards.ts'
import { drawBelow } from './random.ts'

const rounds = proveScale({ full: 25, short: 2 })
const orders = 200
const cards = 20
/** Minor units on each card, of which an order asks for up to so many. */
const [issued, mostAsked] = [5_000, 3_000]
const connections = 48

const giftCards = giftCardsBy('the secret of a proof')
const payee = { site: 'USA', now: 0, email: 'prove@shoppers.example', name: 'Prover' } as const

interface Outcome {
  held: number
  refused: number
  failed: string[]
  /** Cards of which more is spent or held than was issued. */
  overspent: number
  /** Cards of which spent and left together are not what was issued, or that are below nothing. */
  wrong: number
  seconds: number
}

/**
 * Orders that ask for two cards each, for six times as much as there is, all at once: each is sent twice, and then
 * published or ended, twice as well.
 */
async function contend(hold: GiftCards['hold'], rounds: number): Promise<Outcome> {
  const { url, stop } = await openEngine()
  const db = openDatabase(url, () => {}, { poolSize: connections, statementMs: 60_000 })
  const outcome: Outcome = { held: 0, refused: 0, failed: [], overspent: 0, wrong: 0, seconds: 0 }
  try {
    for (let round = 0; round < rounds; round += 1) {
      const ids = await issueCards(db)
      const began = performance.now()
      await Promise.all(Array.from({ length: orders }, () => order(db, hold, ids, outcome)))
      outcome.seconds += (performance.now() - began) / 1000
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
    const made: string[] = []
    for (let card = 0; card < cards; card += 1) {
      made.push((await giftCards.issue(tx, { site: 'USA', amount: issued, source: randomUUID() })).id)
    }
    return made
  })
}

async function order(db: Database, hold: GiftCards['hold'], ids: readonly string[], outcome: Outcome) {
  const orderId = randomUUID()
  const first = drawBelow(cards)
  const second = (first + 1 + drawBelow(cards - 1)) % cards
  const asked = [first, second].map((card) => ({ id: ids[card]!, amount: 1 + drawBelow(mostAsked - 1) }))
  const at = { site: 'USA', now: Date.now() } as const
  try {
    const sends = await Promise.all([1, 2].map(() => heldOrUndone(db, (tx) => hold(tx, at, { orderId, cards: asked }))))
    if (!sends.includes('held')) return void (outcome.refused += 1)
    outcome.held += 1
    const end = drawBelow(2) === 0 ? giftCards.capture : giftCards.release
    await Promise.all([1, 2].map(() => db.transaction((tx) => end(tx, orderId, payee))))
  } catch (error) {
    outcome.failed.push(String(error))
  }
}

/** As placing does it: what does not hold is undone with all that its transaction did. */
async function heldOrUndone(db: Database, hold: (tx: Transaction) => Promise<Held>): Promise<Held> {
  let held: Held = 'giftcard_balance_error'
  const undone = new Error('undone')
  try {
    await db.transaction(async (tx) => {
      held = await hold(tx)
      if (held !== 'held') throw undone
    })
  } catch (error) {
    if (error !== undone) throw error
  }
  return held
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

function tell(t: TestContext, rounds: number, { held, refused, failed, overspent, wrong, seconds }: Outcome) {
  t.diagnostic(
    `${rounds * orders} orders on ${rounds * cards} gift cards, each sent twice: ${held} held, ${refused} refused, ${failed.length} failed, ${overspent} cards overspent, ${wrong} wrong, ${Math.round((rounds * orders) / seconds)} orders/s`,
  )
}

test('however many orders hold a gift card at once, what was spent and what is left are what was issued [GIFT-213]', async (t) => {
  const outcome = await contend(giftCards.hold, rounds)
  tell(t, rounds, outcome)
  assert.deepEqual(outcome.failed, [])
  assert.deepEqual([outcome.overspent, outcome.wrong], [0, 0])
  assert.ok(outcome.held > 0 && outcome.refused > 0, 'some are held and some are refused')
})

test('the twin that looks before it writes is caught', async (t) => {
  const outcome = await contend(lookThenWrite, 1)
  tell(t, 1, outcome)
  assert.ok(outcome.overspent > 0, 'the proof must tell a naive hold apart')
})
