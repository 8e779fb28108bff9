import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { statement } from '#platform/database.ts'
import type { CardEngine } from '#platform/payments/engine.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { openTaxJar } from '#platform/tax/taxjar-for-tests.ts'
import { taxJarEngine } from '#platform/tax/taxjar.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { findViolations } from '#services/invariants.ts'
import { chargeRenewals } from './charge.ts'
import { releaseExtraHolds } from './orphaned-authorizations.ts'
import { openDueRenewals } from './renewals.ts'
import { newSubscriber } from './subscribed-for-tests.ts'

const shop = await openTestShop(typedProducts)
const { db } = shop
const cards = { pays: '4111111111111111', declined: '4012888888881881', asks: '4000000000002503' }

const at = (day: string) => Date.parse(`${day}T05:00:00Z`)
const reported: unknown[] = []
const report = (error: unknown) => void reported.push(error)
const deps = { ...shop.deps, report }
/** Expires the lease of the process that is calling the bank. */
const expireLease = statement('test.let-ask', `update program_charge set asking_until = now() - interval '1 second'`)
const letLook = statement('test.let-look', 'update program_charge set look_at = now() where look_at is not null')

async function day(today: string, cards: CardEngine = shop.engine) {
  await openDueRenewals(db, today)
  await chargeRenewals({ ...deps, payments: createPayments({ cards }) }, at(today))
}

const ledger = statement<{ period: number; status: string; amount: number | null; failures: number; tryOn: string }>(
  'test.ledger',
  `select period, status, amount, failures, try_on::text as "tryOn" from program_charge where subscription_id = $1
   order by period`,
)
const standing = statement<{ status: string; cycles: number; renewalOn: string }>(
  'test.standing',
  `select status, cycles, renewal_on::text as "renewalOn" from program_subscription where id = $1`,
)
const taken = statement<{ held: number; captured: number; refused: number }>(
  'test.taken',
  `select count(*) filter (where state = 'succeeded')::integer as held,
     count(*) filter (where captured > 0)::integer as captured,
     count(*) filter (where state = 'gateway_processing_failed')::integer as refused
   from sandbox.transaction where kind = 'Authorization' and order_id like $1 || '.%'`,
)
const standingOf = async (id: string) => (await db.run(standing, [id]))[0]!
const takenFor = async (id: string) => (await db.run(taken, [id]))[0]!
const mails = statement<{ template: string; reason: string | null }>(
  'test.mails',
  `select payload->>'template' as template, payload#>>'{data,reason}' as reason from outbox
   where topic = 'mail_send' and payload #>> '{data,subscriptionId}' = $1 order by id`,
)
const mailsOf = async (id: string) => (await db.run(mails, [id])).map(({ template }) => template)
/** Creates a subscriber as of November 1 with a card that behaves as specified. */
const subscriber = (card: keyof typeof cards = 'pays') =>
  newSubscriber(shop, { card: cards[card], beganOn: '2026-11-01', renewalOn: '2026-12-01' })

test("a renewal is charged once on its day, with the buyer's tax, and extends the paid period [PROGRAM-211]", async () => {
  const id = await subscriber()
  await day('2026-11-30')
  assert.deepEqual(await db.run(ledger, [id]), [])
  await day('2026-12-01')
  await day('2026-12-01')
  const [charge] = await db.run(ledger, [id])
  assert.deepEqual([charge!.period, charge!.status], [1, 'paid'])
  assert.ok(charge!.amount! > 2_900, 'Ohio taxes it')
  assert.deepEqual(await standingOf(id), { status: 'active', cycles: 2, renewalOn: '2027-01-01' })
  assert.deepEqual(await takenFor(id), { held: 1, captured: 1, refused: 0 })
  assert.deepEqual(await mailsOf(id), ['program-renewed'])
})

test('a card that normally requires a challenge is charged for a renewal without a challenge', async () => {
  const id = await subscriber('asks')
  await day('2026-12-01')
  assert.equal((await standingOf(id)).cycles, 2)
})

test('a declined card is retried after 1, 3, and 7 days, and then the subscription is suspended [PROGRAM-211]', async () => {
  const id = await subscriber('declined')
  const statuses: string[] = []
  for (const today of ['01', '02', '03', '04', '05', '08', '09']) {
    await day(`2026-12-${today}`)
    const [charge] = await db.run(ledger, [id])
    statuses.push(`${today}: ${charge!.failures} ${(await standingOf(id)).status}`)
  }
  assert.deepEqual(statuses, [
    '01: 1 past_due',
    '02: 2 past_due',
    '03: 2 past_due',
    '04: 3 past_due',
    '05: 3 past_due',
    '08: 4 suspended',
    '09: 4 suspended',
  ])
  assert.deepEqual(await takenFor(id), { held: 0, captured: 0, refused: 4 })
  assert.deepEqual(await mailsOf(id), ['program-refused', 'program-refused', 'program-refused', 'program-suspended'])
})

test('a canceled subscription is not charged and ends with its paid period [PROGRAM-211]', async () => {
  const id = await subscriber()
  await db.run(statement('test.cancel', `update program_subscription set status = 'cancelled' where id = $1`), [id])
  await day('2026-11-30')
  assert.equal((await standingOf(id)).status, 'cancelled')
  await day('2026-12-01')
  assert.equal((await standingOf(id)).status, 'ended')
  assert.deepEqual(await takenFor(id), { held: 0, captured: 0, refused: 0 })
})

test('many concurrent renewal runs charge each period once', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => subscriber()))
  await Promise.all(Array.from({ length: 4 }, () => day('2026-12-01')))
  for (const id of ids) assert.deepEqual(await takenFor(id), { held: 1, captured: 1, refused: 0 })
})

test('a renewal authorization with a lost response is found, not repeated', async () => {
  const id = await subscriber()
  const deaf: CardEngine = {
    ...shop.engine,
    authorize: async (request) => {
      await shop.engine.authorize(request)
      return { state: 'unknown' }
    },
  }
  await day('2026-12-01', deaf)
  assert.equal((await standingOf(id)).cycles, 1)
  await db.run(expireLease, [])
  await day('2026-12-01')
  assert.deepEqual(await takenFor(id), { held: 1, captured: 1, refused: 0 })
  assert.equal((await standingOf(id)).cycles, 2)
})

test('a renewal charge that fails is reported and retried, and does not block other renewals [PROGRAM-211]', async () => {
  const ids = [await subscriber(), await subscriber(), await subscriber()]
  const [broken] = ids
  const failing: CardEngine = {
    ...shop.engine,
    authorize: async (request) => {
      if (request.key.startsWith(broken!)) throw new Error('The vendor answered in a way that nobody knows')
      return shop.engine.authorize(request)
    },
  }
  const before = reported.length
  await day('2026-12-01', failing)
  const cycles = async () => Promise.all(ids.map(async (id) => (await standingOf(id)).cycles))
  assert.deepEqual(await cycles(), [1, 2, 2])
  assert.match(String(reported.splice(before)), new RegExp(`Renewal ${broken}\\.1 could not be charged`))
  await db.run(expireLease, [])
  await day('2026-12-01')
  assert.deepEqual(await cycles(), [2, 2, 2])
  assert.deepEqual(await takenFor(broken!), { held: 1, captured: 1, refused: 0 })
})

test('a renewal capture with a lost response is not repeated', async () => {
  const id = await subscriber()
  const deaf: CardEngine = {
    ...shop.engine,
    capture: async (...input) => {
      await shop.engine.capture(...input)
      return 'unknown'
    },
  }
  await day('2026-12-01', deaf)
  await db.run(expireLease, [])
  await day('2026-12-01')
  assert.deepEqual(await takenFor(id), { held: 1, captured: 1, refused: 0 })
  assert.equal((await standingOf(id)).cycles, 2)
})

test('after a vendor timeout, a renewal is neither paid nor refused', async () => {
  const id = await subscriber()
  const silent: CardEngine = {
    ...shop.engine,
    authorize: async () => ({ state: 'unknown' }),
    holds: async () => new Map(),
  }
  await day('2026-12-01', silent)
  await db.run(expireLease, [])
  await day('2026-12-01', silent)
  const [charge] = await db.run(ledger, [id])
  assert.deepEqual([charge!.status, charge!.failures], ['due', 0])
  await db.run(expireLease, [])
  await day('2026-12-01')
  assert.equal((await standingOf(id)).cycles, 2)
})

test('a renewal authorization that an unresponsive vendor completes late is voided, and the other authorization counts', async () => {
  const id = await subscriber()
  let late = async () => {}
  const slow: CardEngine = {
    ...shop.engine,
    authorize: async (request) => {
      late = async () => void (await shop.engine.authorize(request))
      return { state: 'unknown' }
    },
  }
  await day('2026-12-01', slow)
  await db.run(expireLease, [])
  await day('2026-12-01')
  await late()
  assert.deepEqual(await takenFor(id), { held: 2, captured: 1, refused: 0 })
  await db.run(letLook, [])
  await releaseExtraHolds(deps, report)
  assert.deepEqual(await takenFor(id), { held: 1, captured: 1, refused: 0 })
})

test('a subscription that is canceled during its charge is not charged, and the authorization is voided', async () => {
  const id = await subscriber()
  const drop = statement('test.drop', `update program_charge set status = 'dropped' where subscription_id = $1`)
  const cancelled: CardEngine = {
    ...shop.engine,
    authorize: async (request) => {
      const outcome = await shop.engine.authorize(request)
      await db.run(drop, [id])
      return outcome
    },
  }
  await day('2026-12-01', cancelled)
  assert.deepEqual(await takenFor(id), { held: 0, captured: 0, refused: 0 })
})

test('a subscription without a card becomes past due, and the customer is emailed that the card is missing', async () => {
  const id = await newSubscriber(shop, { card: null, beganOn: '2026-11-01', renewalOn: '2026-12-01' })
  await day('2026-12-01')
  assert.equal((await standingOf(id)).status, 'past_due')
  assert.deepEqual(await db.run(mails, [id]), [{ template: 'program-refused', reason: 'card_missing' }])
})

test('a renewal without a tax rate is postponed by a day and reported, but not declined', async () => {
  const id = await subscriber()
  const move = statement(
    'test.move',
    `update program_subscription set bill_to = bill_to || '{"countryId": "XX"}' where id = $1`,
  )
  await db.run(move, [id])
  await day('2026-12-01')
  const [charge] = await db.run(ledger, [id])
  assert.deepEqual([charge!.status, charge!.failures, charge!.tryOn], ['due', 0, '2026-12-02'])
  assert.equal(reported.length, 1)
})

test('the invariant check finds a subscription with paid periods that do not match its ledger', async () => {
  assert.deepEqual(await findViolations(db), [])
  const forge = statement('test.forge', 'update program_subscription set cycles = cycles + 1 where id = $1')
  const id = await subscriber()
  await db.run(forge, [id])
  assert.deepEqual(
    (await findViolations(db)).map(({ name }) => name),
    ['programs'],
  )
})

test('if the tax request times out, the renewal is retried, and no request is sent to the bank [PROGRAM-211]', async () => {
  const vendor = await openTaxJar()
  after(() => vendor.close())
  const id = await subscriber()
  const others = { ...deps, taxEngine: taxJarEngine({ ...vendor, now: shop.clock, report }) }
  vendor.mood.instead = (response) => void response.destroy()
  await openDueRenewals(db, '2026-12-01')
  await chargeRenewals(others, at('2026-12-01'))
  assert.deepEqual(await takenFor(id), { held: 0, captured: 0, refused: 0 })
  const [waiting] = await db.run(ledger, [id])
  assert.deepEqual([waiting!.status, waiting!.tryOn, waiting!.failures], ['due', '2026-12-01', 0])
  vendor.beWell()
  shop.clock.advance(2_001)
  await db.run(expireLease, [])
  await chargeRenewals(others, at('2026-12-01'))
  const [charge] = await db.run(ledger, [id])
  // 29.00 plus 7.5%
  assert.deepEqual([charge!.status, charge!.amount], ['paid', 3_118])
  assert.deepEqual(await takenFor(id), { held: 1, captured: 1, refused: 0 })
})
