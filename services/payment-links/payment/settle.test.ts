import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { findViolations } from '#services/invariants.ts'
import type { CardEngine } from '#platform/payments/engine.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { openTestShop, countResults, times } from '#services/testing/shop-for-tests.ts'
import { releaseLinkHolds } from './orphaned-authorizations.ts'
import { linksIn } from '../links-for-tests.ts'
import { sweepLinkPayments, captureLinkPayment } from './settle.ts'

const shop = await openTestShop()
const { make, read, pay, card, staff, back, held, late, respondToChallenge } = linksIn(shop)
const challengedCard = '4000000000002503'
const day = 86_400_000
const takeBack = statement('test.take-link-back', 'update payment_link set revoked_at = now() where id = $1')
const waiting = statement<{ count: number }>(
  'test.locks-waited-for',
  `select count(*)::integer as count from pg_locks where not granted`,
)
const fail = (error: unknown) => assert.fail(String(error))
const sweep = () => sweepLinkPayments(shop.deps, fail)
const letGo = () => releaseLinkHolds(shop.deps, fail)

/** Starts a 200.00 payment through a link and stops at the bank challenge. */
async function atTheBank(body: Parameters<typeof make>[0] = {}, number = challengedCard) {
  const { link, token } = await make(body)
  const visitor = shop.visit()
  const payment = await pay(visitor, token, { paymentToken: await card(number) })
  assert.equal(payment.state, 'pending')
  return { link, token, visitor, id: payment.paymentId, bank: payment.challengeUrl! }
}

test('a payment is completed after the challenge in the browser that started it [PAY-004]', async () => {
  const { token, visitor, id, bank } = await atTheBank()
  assert.equal((await read(visitor, token)).isPaying, true)
  await assert.rejects(back(shop.visit(), id), { code: 'payment_not_found' })
  await respondToChallenge(bank)
  assert.deepEqual(await back(visitor, id), { token, state: 'paid', adyenType: 'scheme', challengeUrl: null })
  assert.equal((await read(visitor, token)).state, 'paid')
})

test('a failed challenge ends the payment, and the payer can try again [PAY-004]', async () => {
  const { token, visitor, id, bank } = await atTheBank({}, '4000000000003006')
  await respondToChallenge(bank)
  assert.equal((await back(visitor, id)).state, 'failed')
  assert.equal((await read(visitor, token)).state, 'open')
  assert.equal((await pay(visitor, token, { paymentToken: await card() })).state, 'paid')
})

test("paying in a second tab ends the first payment, and its authorization is voided regardless of the bank's decision [PAY-004]", async () => {
  const { token, visitor, id, bank } = await atTheBank()
  assert.equal((await pay(visitor, token, { paymentToken: await card() })).state, 'paid')
  await respondToChallenge(bank)
  assert.equal((await back(visitor, id)).state, 'failed')
  assert.equal(await held(id), 1)
  await letGo()
  assert.equal(await held(id), 0)
  assert.equal((await read(visitor, token)).paid, 200)
})

test('paying again with the same gift card charges only the remainder [PAY-004]', async () => {
  const giftCard = await shop.db.transaction((tx) =>
    shop.deps.giftCards.issue(tx, { site: 'USA', amount: 5_000, source: randomUUID() }),
  )
  const { token } = await make()
  const paying = { giftCardCode: giftCard.code }
  const visitor = shop.visit()
  assert.equal((await pay(visitor, token, { ...paying, paymentToken: await card(challengedCard) })).state, 'pending')
  assert.equal((await pay(visitor, token, { ...paying, paymentToken: await card() })).state, 'paid')
  assert.equal((await read(visitor, token)).payments[0]!.giftCards, 50)
})

test('with more concurrent payers than database connections, all of them get a response [PAY-004]', async () => {
  const { link, token } = await make()
  const cards = await Promise.all(times(14, () => card()))
  let paying: ReturnType<typeof countResults> | undefined
  await shop.db.transaction(async (tx) => {
    await tx.run(takeBack, [link.id])
    paying ??= countResults(cards.map((paymentToken) => pay(shop.visit(), token, { paymentToken })))
    // Waits until the other requests use all connections.
    for (let looks = 0; looks < 200 && (await tx.run(waiting, []))[0]!.count < 9; looks += 1)
      await new Promise((done) => setTimeout(done, 20))
  })
  assert.deepEqual(await paying, { link_not_open: 14 })
})

test('trying cards through many links from one network address is also limited', async () => {
  const visit = shop.visitBy({ maxDeclines: 3 })
  shop.clock.advance(day)
  const attempt = async (number?: string) => {
    const { token } = await make()
    return pay(visit(), token, { paymentToken: await card(number) }).then(
      ({ state }) => state,
      ({ code }: { code: string }) => code,
    )
  }
  const results: string[] = []
  for (const number of [...times(3, () => '4012888888881881'), undefined]) results.push(await attempt(number))
  assert.deepEqual(results, ['payment_error', 'payment_error', 'payment_error', 'too_many_declines'])
  shop.clock.advance(day)
})

test('concurrent payments in many tabs never exceed the amount due [PAY-004]', async () => {
  const { token } = await make({ allowsPart: true })
  const cards = await Promise.all(times(8, () => card()))
  const counts = await countResults(cards.map((paymentToken) => pay(shop.visit(), token, { amount: 60, paymentToken })))
  assert.equal(counts['fulfilled'], 3)
  const link = await read(shop.visit(), token)
  assert.deepEqual([link.paid, link.due], [180, 20])
})

test('if a payment link is revoked during the challenge, it is not paid, and its authorization is voided [PAY-004]', async () => {
  const { link, token, visitor, id, bank } = await atTheBank()
  await staff('POST', `/${link.id}/revoke`, {})
  await respondToChallenge(bank)
  assert.equal((await back(visitor, id)).state, 'failed')
  assert.equal(await held(id), 1)
  await letGo()
  assert.equal(await held(id), 0)
  assert.deepEqual([(await read(visitor, token)).state, (await read(visitor, token)).paid], ['cancelled', 0])
})

test('if a payment link is revoked during the card request, it is not paid, and its authorization is voided [PAY-004]', async () => {
  const { link, token } = await make()
  const revoking: CardEngine = {
    ...shop.engine,
    authorize: async (request) => {
      const outcome = await shop.engine.authorize(request)
      await staff('POST', `/${link.id}/revoke`, {})
      return outcome
    },
  }
  const visitor = shop.visitBy({ payments: createPayments({ cards: revoking }) })()
  await assert.rejects(pay(visitor, token, { paymentToken: await card() }), { code: 'link_not_open' })
  const [payment] = (await staff('GET', `?number=B-1`)).body.find(({ id }: { id: string }) => id === link.id).payments
  assert.deepEqual([payment.state, payment.cause], ['failed', 'revoked'])
  assert.equal(await held(payment.id), 1)
  await letGo()
  assert.equal(await held(payment.id), 0)
})

test('a payment that starts before its link expires succeeds even if the link expires during the challenge [PAY-004]', async () => {
  const { token, visitor, id, bank } = await atTheBank({ days: 1 })
  shop.clock.advance(day)
  assert.equal((await read(visitor, token)).state, 'expired')
  await respondToChallenge(bank)
  assert.equal((await back(visitor, id)).state, 'paid')
  assert.equal((await read(visitor, token)).state, 'paid')
})

test('a payment with a lost response is found and captured once [PAY-004]', async () => {
  const { token } = await make()
  const silent: CardEngine = {
    ...shop.engine,
    authorize: async (request) => {
      await shop.engine.authorize(request)
      return { state: 'unknown' }
    },
  }
  const visitor = shop.visitBy({ payments: createPayments({ cards: silent }) })()
  const [key, body] = [randomUUID(), { paymentToken: await card() }]
  const { paymentId, state } = await pay(visitor, token, body, key)
  assert.equal(state, 'asked')
  // Neither a retry nor another tab sends another request.
  assert.equal((await pay(visitor, token, body, key)).state, 'asked')
  await assert.rejects(pay(shop.visit(), token, { paymentToken: await card() }), { code: 'link_paying' })
  await late(paymentId)
  await sweep()
  assert.equal((await read(visitor, token)).state, 'paid')
  assert.equal(await held(paymentId), 1)
  await captureLinkPayment(shop.deps, paymentId)
  await captureLinkPayment(shop.deps, paymentId)
  assert.equal(await held(paymentId), 0)
})

test('a payment that the vendor does not know, or that is not confirmed in time, ends and leaves the link open [PAY-004]', async () => {
  const { token } = await make()
  const deaf: CardEngine = { ...shop.engine, authorize: async () => ({ state: 'unknown' }) }
  const visitor = shop.visitBy({ payments: createPayments({ cards: deaf }) })()
  const { paymentId } = await pay(visitor, token, { paymentToken: await card() })
  await late(paymentId)
  await sweep()
  assert.deepEqual([(await read(visitor, token)).state, (await read(visitor, token)).isPaying], ['open', false])
  const waiting = await atTheBank()
  await late(waiting.id)
  await sweep()
  await respondToChallenge(waiting.bank)
  assert.equal(await held(waiting.id), 1)
  await letGo()
  assert.equal(await held(waiting.id), 0)
  assert.equal((await read(waiting.visitor, waiting.token)).state, 'open')
})

test('a vendor that times out three times in a row is skipped for the rest of the sweep; its other payments follow in the next sweep [PAY-004]', async () => {
  let cancelled: string[] = []
  const away: CardEngine = {
    ...shop.engine,
    authorize: async () => ({ state: 'unknown' }),
    find: async (key) => {
      cancelled.push(key)
      return { state: 'unknown' }
    },
  }
  const payments = createPayments({ cards: away })
  const ids = await Promise.all(
    times(5, async () => {
      const { token } = await make()
      const { paymentId } = await pay(shop.visitBy({ payments })(), token, { paymentToken: await card() })
      await late(paymentId)
      return paymentId
    }),
  )
  await sweepLinkPayments({ ...shop.deps, payments }, fail)
  assert.equal(cancelled.length, 3)
  const first = cancelled
  cancelled = []
  await sweepLinkPayments({ ...shop.deps, payments }, fail)
  assert.deepEqual([...first, ...cancelled].toSorted(), ids.toSorted())
  for (const id of ids) await late(id)
  await sweep()
})

test('payments with failed captures do not block other payments [PAY-004]', async () => {
  const deaf: CardEngine = { ...shop.engine, authorize: async () => ({ state: 'unknown' }) }
  const stuck = await Promise.all(
    times(3, async () => pay(shop.visit(), (await make()).token, { paymentToken: await card() })),
  )
  const { token } = await make()
  const visitor = shop.visitBy({ payments: createPayments({ cards: deaf }) })()
  const { paymentId } = await pay(visitor, token, { paymentToken: await card() })
  for (const id of [...stuck.map((each) => each.paymentId), paymentId]) await late(id)
  const payments = createPayments({ cards: { ...shop.engine, capture: async () => 'failed' } })
  const reported: unknown[] = []
  await sweepLinkPayments({ ...shop.deps, payments }, (error) => reported.push(error))
  assert.ok(reported.length >= 3)
  assert.equal((await read(visitor, token)).isPaying, false)
  for (const each of stuck) await captureLinkPayment(shop.deps, each.paymentId)
})

test('five declined cards block a payment link for 15 minutes [PAY-004]', async () => {
  const { token } = await make()
  const visitor = shop.visit()
  for (let attempts = 0; attempts < 5; attempts += 1)
    await assert.rejects(pay(visitor, token, { paymentToken: await card('4012888888881881') }), {
      code: 'payment_error',
    })
  await assert.rejects(pay(shop.visit(), token, { paymentToken: await card() }), { code: 'too_many_declines' })
})

test('every invariant of the store holds after the payment link settlement tests', async () => {
  assert.deepEqual(await findViolations(shop.db), [])
})
