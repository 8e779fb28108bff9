import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { openDatabase, statement, type Database, type Transaction } from '#platform/database.ts'
import { saveTicketBenefit } from '#services/tickets/repository.ts'
import { tickets } from '#services/tickets/steps.ts'
import type { ReserveUsesResult, UsesToReserve } from '#services/tickets/uses.ts'
import { openEngine } from './servers/engine.ts'
import { proofSize } from './size.ts'
import { lookThenReserve } from './twins/naive-earned-uses.ts'
import { randomBelow } from './seed.ts'

const rounds = proofSize({ full: 25, short: 2 })
const orders = 200
/** Each order uses two discounts, with up to three uses each. */
const [discounts, uses, maxUses] = [20, 10, 3]
const connections = 48

type Reserve = (tx: Transaction, reserving: UsesToReserve) => Promise<ReserveUsesResult>
interface Holder {
  customerId: number
  ids: readonly string[]
}
interface Outcome {
  reserved: number
  refused: number
  failed: string[]
  overused: number
  wrong: number
  seconds: number
}

async function contend(reserve: Reserve, rounds: number): Promise<Outcome> {
  const { url, stop } = await openEngine()
  const db = openDatabase(url, () => {}, { poolSize: connections, statementMs: 60_000 })
  const outcome: Outcome = { reserved: 0, refused: 0, failed: [], overused: 0, wrong: 0, seconds: 0 }
  try {
    await db.transaction((tx) => putRules(tx))
    for (let round = 0; round < rounds; round += 1) {
      const holder = await newHolder(db)
      const startedAt = performance.now()
      await Promise.all(Array.from({ length: orders }, () => order(db, reserve, holder, outcome)))
      outcome.seconds += (performance.now() - startedAt) / 1000
    }
    outcome.overused = (await db.run(overused, [])).length
    outcome.wrong = (await db.run(wrong, [])).length
  } finally {
    await db.close()
    await stop()
  }
  return outcome
}

async function putRules(tx: Transaction) {
  for (let productId = 1; productId <= discounts; productId += 1) {
    const benefit = { productId, type: 'percent', value: 20, freeShipping: false, uses, currency: null } as const
    await saveTicketBenefit(tx, 'athlete', benefit)
  }
}

const insertCustomer = statement<{ id: number }>(
  'prove.customer',
  `insert into customer (email, password_hash, firstname, lastname) values ($1, '', 'Ann', 'Lee') returning id`,
)

async function newHolder(db: Database): Promise<Holder> {
  const [customer] = await db.run(insertCustomer, [`${randomUUID()}@shoppers.example`])
  const customerId = customer!.id
  const ticket = { type: 'athlete', eventId: 'spring-open', holderName: 'Ann Lee', orderId: null }
  await db.transaction((tx) => tickets.grantTicket(tx, { customerId, source: randomUUID(), ...ticket }))
  return { customerId, ids: [...(await tickets.readEarned(db, { site: 'USA', customerId })).keys()] }
}

async function order(db: Database, reserve: Reserve, { customerId, ids }: Holder, outcome: Outcome) {
  const orderId = randomUUID()
  const first = randomBelow(discounts)
  const second = (first + 1 + randomBelow(discounts - 1)) % discounts
  const reserved = [first, second].map((at) => ({ id: ids[at]!, qty: 1 + randomBelow(maxUses) }))
  const refused = new Error('refused')
  try {
    await db.transaction(async (tx) => {
      if ((await reserve(tx, { customerId, orderId, uses: reserved })) !== 'reserved') throw refused
    })
    outcome.reserved += 1
    const end = randomBelow(2) === 0 ? tickets.countUse : tickets.giveBackUse
    await Promise.all([1, 2].map(() => db.transaction((tx) => end(tx, orderId))))
  } catch (error) {
    if (error === refused) outcome.refused += 1
    else outcome.failed.push(String(error))
  }
}

const overused = statement<{ id: string }>(
  'prove.overused',
  `select earned_id as id from earned_use join earned on id = earned_id where state <> 'returned'
   group by 1, uses having sum(qty) > uses`,
)
const wrong = statement<{ id: string }>(
  'prove.wrong-uses',
  `select id from earned, lateral (
     select coalesce(sum(qty) filter (where state = 'counted'), 0) as counted, count(*) filter (where state = 'reserved') as open
     from earned_use where earned_id = earned.id) as used
   where uses - uses_left <> counted or reserved <> 0 or open > 0`,
)

function report(t: TestContext, rounds: number, { reserved, refused, failed, overused, wrong, seconds }: Outcome) {
  t.diagnostic(
    `${rounds * orders} orders on ${rounds * discounts} earned discounts: ${reserved} reserved, ${refused} refused, ${failed.length} failed, ${overused} discounts overused, ${wrong} wrong, ${Math.round((rounds * orders) / seconds)} orders/s`,
  )
}

test('concurrent orders never use an earned discount more often than it was earned [EARNED-207]', async (t) => {
  const outcome = await contend(tickets.reserveUse, rounds)
  report(t, rounds, outcome)
  assert.deepEqual(outcome.failed, [])
  assert.deepEqual([outcome.overused, outcome.wrong], [0, 0])
  assert.ok(outcome.reserved > 0 && outcome.refused > 0, 'some are reserved and some are refused')
})

test('the twin that checks the remaining uses before reserving them is caught: discounts are overused', async (t) => {
  const outcome = await contend(lookThenReserve, 1)
  report(t, 1, outcome)
  assert.ok(outcome.overused > 0, 'twin not caught: no discount is overused')
})
