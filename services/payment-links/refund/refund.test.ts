import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import type { CardEngine } from '#platform/payments/engine.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { findViolations } from '#services/invariants.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { sendMail } from '#services/mails/send.ts'
import { openTestShop, times } from '#services/testing/shop-for-tests.ts'
import { linksIn } from '../links-for-tests.ts'
import { settleLinkRefundsSql, readUnseenRefunds } from './refunds-repository.ts'
import { settleLinkRefund, sweepLinkRefunds } from './refund.ts'
import { captureLinkPayment } from '../payment/settle.ts'
import { recordReturnedLinkRefund } from '../steps.ts'

const shop = await openTestShop()
const { db, deps } = shop
const { make, read, pay, card, refund } = linksIn(shop)
const reported: string[] = []
const report = (error: unknown) => void reported.push(String(error))
const credited = statement<{ amount: number }>(
  'test.link-credits',
  `select amount from sandbox.transaction where kind = 'Credit' and state = 'succeeded' and amount = any($1) order by created_at`,
)
const mails = statement<{ payload: Parameters<typeof sendMail>[1] }>(
  'test.link-refund-mails',
  `with taken as (delete from outbox where payload->>'template' = 'payment-link-refunded' returning id, payload) select payload from taken order by id`,
)
const jobs = statement<{ payload: { paymentId: string } }>(
  'test.link-refund-jobs',
  `with taken as (delete from outbox where topic = 'link_refund' returning id, payload) select payload from taken order by id`,
)
const turnEnds = statement<{ seconds: number }>(
  'test.turn-ends',
  'select extract(epoch from asking_until - now())::float8 as seconds from payment_link_refund where payment_id = $1',
)
const forget = statement(
  'test.forget',
  `update payment_link_refund set asked_at = now() - interval '2 hours', asking_until = null`,
)
/** Returns a different amount on each call. */
let next = 0
const amount = () => (101 + (next += 1)) / 100

async function paid(means: { giftCardCode?: string } = {}) {
  const { token, link } = await make()
  const { paymentId } = await pay(shop.visit(), token, { paymentToken: await card(), ...means })
  await captureLinkPayment(deps, paymentId)
  const payments = async () => (await read(shop.visit(), token)).payments
  return { paymentId, token, link, refunded: async () => (await payments())[0]!.refunded }
}
const settle = async (id: string, engine?: Partial<CardEngine>) =>
  settleLinkRefund(
    engine ? { ...deps, payments: createPayments({ cards: { ...shop.engine, ...engine } }) } : deps,
    id,
    report,
  )
const credits = async (...amounts: number[]) =>
  (await db.run(credited, [amounts.map((each) => Math.round(each * 100))])).map((row) => row.amount / 100)

test('a link payment can be refunded in parts, each once, and never above the captured amount [PAY-004]', async () => {
  const { paymentId, refunded } = await paid()
  const part = amount()
  const key = randomUUID()
  const [first, again] = [
    await refund(paymentId, { amount: part }, key),
    await refund(paymentId, { amount: part }, key),
  ]
  const { at, ...refundBody } = first.body
  assert.equal(first.status, 201)
  assert.deepEqual(refundBody, { number: 1, amount: part, giftCards: 0, card: part, state: 'asked', reason: '' })
  assert.deepEqual(again.body, { ...refundBody, at })
  assert.equal((await refund(paymentId, { amount: 1 }, key)).code, 'idempotency_key_reused')
  assert.equal((await refund(paymentId, { amount: 1 })).code, 'refund_running')
  await settle(paymentId)
  await settle(paymentId)
  assert.deepEqual(await credits(part), [part])
  assert.equal((await refund(paymentId, { amount: 200 - part + 0.01 })).code, 'amount_exceeds')
  assert.equal((await refund(paymentId)).body.amount, Math.round((200 - part) * 100) / 100)
  await settle(paymentId)
  assert.deepEqual(await credits(200 - part), [Math.round((200 - part) * 100) / 100])
  assert.equal((await refund(paymentId)).code, 'amount_exceeds')
  assert.equal(await refunded(), 200)
  assert.deepEqual(await findViolations(db), [])
})

test('concurrent refunds of a link payment result in one refund [PAY-004]', async () => {
  const { paymentId, refunded } = await paid()
  const responses = await Promise.all(times(6, () => refund(paymentId, { amount: 150 })))
  assert.equal(responses.filter(({ status }) => status === 201).length, 1)
  assert.equal(await refunded(), 150)
})

test('a refund goes to the gift card first, and each part is emailed when it is done, regardless of the other part [PAY-004]', async () => {
  await db.run(mails, [])
  const giftCard = await db.transaction((tx) =>
    deps.giftCards.issue(tx, { site: 'USA', amount: 5_000, source: randomUUID() }),
  )
  const { paymentId } = await paid({ giftCardCode: giftCard.code })
  assert.equal((await refund(paymentId, { amount: 60 })).status, 201)
  await settle(paymentId, { refund: async () => 'failed' })
  reported.pop()
  assert.equal((await refund(paymentId, { amount: 10 })).status, 201)
  await settle(paymentId)
  assert.deepEqual(await credits(10), [10])
  const balance = await shop
    .visit()
    .call('POST /svc_gc/giftcards/balance', { body: { code: giftCard.code, storeId: 1 }, key: randomUUID() })
  assert.equal(balance.balance, 50)
  for (const { payload } of await db.run(mails, []))
    await sendMail({ ...deps, mail: shop.mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }, payload)
  const mailText = (await readCaughtMails(db, 'ann@example.com'))
    .map((mail) => mail.text.replaceAll(/\s+/g, ' '))
    .join()
  for (const phrase of [
    'We refunded $50.00 of your payment for B-1. It’s back on your gift card.',
    'We refunded $10.00 of your payment for B-1. It goes back to your card.',
  ])
    assert.ok(mailText.includes(phrase), phrase)
  assert.equal(mailText.split('We refunded').length, 3)
})

test('a refund that the vendor refuses is reported to staff, who can request it again [PAY-004]', async () => {
  const { paymentId, refunded } = await paid()
  await refund(paymentId, { amount: 20 })
  await settle(paymentId, { refund: async () => 'failed' })
  assert.equal(await refunded(), 0)
  assert.match(reported.pop()!, new RegExp(`refused refund 1 of link payment ${paymentId}`))
  const part = amount()
  await refund(paymentId, { amount: part })
  await settle(paymentId)
  assert.deepEqual(await credits(part), [part])
  // Weeks later, the vendor reports the refund as failed, twice.
  await recordReturnedLinkRefund(db, 'spreedly', `${paymentId}-refund-2`)
  await recordReturnedLinkRefund(db, 'spreedly', `${paymentId}-refund-2`)
  await recordReturnedLinkRefund(db, 'adyen', `${paymentId}-refund-1`)
  assert.equal(await refunded(), 0)
  assert.deepEqual(await findViolations(db), [])
})

test('a failed refund is listed for staff until they request it again or settle it in another way [PAY-004]', async () => {
  const { paymentId, refunded } = await paid()
  const own = async () => (await readUnseenRefunds(db)).filter((each) => each.paymentId === paymentId)
  const fails = async () => settle(paymentId, { refund: async () => 'failed' })
  await refund(paymentId, { amount: 60 })
  await fails()
  await refund(paymentId, { amount: 1 })
  await settle(paymentId)
  assert.deepEqual(
    (await own()).map(({ number, state }) => [number, state]),
    [[1, 'failed']],
  )
  await refund(paymentId, { amount: 60 })
  assert.deepEqual(await own(), [])
  await fails()
  assert.equal((await own()).length, 2)
  await db.transaction((tx) => tx.script(settleLinkRefundsSql([{ paymentId, number: 1 }])))
  assert.deepEqual([(await own()).map(({ number }) => number), await refunded()], [[3], 61])
  // The vendor has a record of the first refund only.
  const before: number[] = []
  await refund(paymentId, { amount: 60 })
  await settle(paymentId, { refund: async (input) => (before.push(input.before), 'refunded') })
  assert.deepEqual([before, await own(), await refunded()], [[100], [], 121])
  // Weeks later, the first card refund fails.
  await recordReturnedLinkRefund(db, 'spreedly', `${paymentId}-refund-2`)
  assert.deepEqual(
    (await own()).map(({ number }) => number),
    [2],
  )
  assert.deepEqual(await findViolations(db), [])
})

test('a refund without a response is retried by its job, or after an hour, and happens once [PAY-004]', async () => {
  const { paymentId } = await paid()
  const part = amount()
  await refund(paymentId, { amount: part })
  const lost: CardEngine['refund'] = async (input) => {
    await shop.engine.refund(input)
    return 'unknown'
  }
  await assert.rejects(settle(paymentId, { refund: lost }), /No response/)
  await db.run(jobs, [])
  await db.run(forget, [])
  await sweepLinkRefunds(db)
  const queued = (await db.run(jobs, [])).map(({ payload }) => payload.paymentId)
  assert.ok(queued.includes(paymentId))
  await settle(paymentId)
  assert.deepEqual(await credits(part), [part])
})

test('a refund without a response holds its lease for ten minutes, and a process that responds later changes nothing [PAY-004]', async () => {
  const { paymentId, refunded } = await paid()
  await refund(paymentId, { amount: 30 })
  await assert.rejects(settle(paymentId, { refund: async () => 'unanswered' }), /No response/)
  const [turn] = await db.run(turnEnds, [paymentId])
  assert.ok(turn!.seconds > 590 && turn!.seconds <= 600)
  await assert.rejects(settle(paymentId), /already in progress/)
  await db.run(forget, [])
  // The lease expires while the process waits, and another process takes over.
  const late: CardEngine['refund'] = async () => {
    await db.run(forget, [])
    await assert.rejects(settle(paymentId, { refund: async () => 'unknown' }), /No response/)
    return 'failed'
  }
  const before = reported.length
  await settle(paymentId, { refund: late })
  assert.equal(reported.length, before)
  assert.equal(await refunded(), 30)
  await settle(paymentId)
  assert.equal((await refund(paymentId, { amount: 1 })).status, 201)
})

test('only captured money is refunded, and only by staff of the site [PAY-004]', async () => {
  const { token } = await make()
  const { paymentId } = await pay(shop.visit(), token, { paymentToken: await card() })
  assert.equal((await refund(paymentId)).code, 'payment_not_captured')
  await captureLinkPayment(deps, paymentId)
  assert.equal((await refund(paymentId, {}, undefined, 'GBR')).code, 'payment_not_found')
  assert.equal((await refund(randomUUID())).code, 'payment_not_found')
  const shopper = {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
  }
  assert.equal((await shop.visit().fetch(`/svc_extrapayment/payments/${paymentId}/refund`, shopper)).status, 404)
})
