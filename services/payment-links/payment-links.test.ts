import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { sendMail } from '#services/mails/send.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { addresses, placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { testLinkCharges, linksIn } from './links-for-tests.ts'
import { captureLinkPayment } from './payment/settle.ts'

const shop = await openTestShop()
const { make, read, pay, card, staff, seen } = linksIn(shop)
const day = 86_400_000
const outbox = statement<{ payload: string }>('test.link-outbox', 'select payload::text as payload from outbox')

test('a payment link shows seller, number, lines, shipping, tax, amount due, and expiry [PAY-004]', async () => {
  const { token } = await make({ note: 'Pick up at gate 2.', days: 3 })
  const link = await read(shop.visit(), token)
  assert.deepEqual(
    [link.state, link.number, link.seller, link.note, link.expiresAt],
    ['open', 'B-1', ['Ironwright'], 'Pick up at gate 2.', shop.clock() + 3 * day],
  )
  assert.deepEqual(link.lines, [{ name: 'Bench', choice: '', qty: 2, price: 90, total: 180 }])
  assert.deepEqual([link.shipping, link.tax, link.total, link.paid, link.due], [12, 8, 200, 0, 200])
  assert.equal(link.billingAddress.firstname, 'Ann')
})

test('a payment link can be paid with a card, and both payer and staff see the payment [PAY-004]', async () => {
  const { token } = await make({ about: { ...testLinkCharges, number: 'B-paid' } })
  const visitor = shop.visit()
  const paid = await pay(visitor, token, { paymentToken: await card() })
  assert.deepEqual([paid.state, paid.challengeUrl], ['paid', null])
  await captureLinkPayment(shop.deps, paid.paymentId)
  const link = await read(visitor, token)
  assert.deepEqual([link.state, link.paid, link.due], ['paid', 200, 0])
  assert.deepEqual([link.payments[0]!.amount, link.payments[0]!.card?.last4], [200, '1111'])
  assert.deepEqual([(await seen('B-paid')).state, (await seen('B-paid')).payments[0]!.state], ['paid', 'captured'])
})

test('a payment link can request a deposit, and staff can allow partial payment [PAY-004]', async () => {
  const deposit = await make({ amount: 50 })
  assert.equal((await read(shop.visit(), deposit.token)).due, 50)
  const paymentToken = await card()
  await assert.rejects(pay(shop.visit(), deposit.token, { amount: 20, paymentToken }), { code: 'amount_changed' })
  const parts = await make({ allowsPart: true })
  await assert.rejects(pay(shop.visit(), parts.token, { amount: 0.5, paymentToken }), { code: 'part_not_allowed' })
  const visitor = shop.visit()
  assert.equal((await pay(visitor, parts.token, { amount: 80, paymentToken: await card() })).state, 'paid')
  const link = await read(visitor, parts.token)
  assert.deepEqual([link.state, link.paid, link.due], ['partly_paid', 80, 120])
  assert.equal((await pay(visitor, parts.token, { amount: 120, paymentToken: await card() })).state, 'paid')
  assert.equal((await read(visitor, parts.token)).state, 'paid')
})

test('a payment link never charges more than the amount due, and cannot be charged once it is paid [PAY-004]', async () => {
  const { token } = await make({ allowsPart: true })
  const paymentToken = await card()
  await assert.rejects(pay(shop.visit(), token, { amount: 200.01, paymentToken }), { code: 'amount_changed' })
  await pay(shop.visit(), token, { paymentToken: await card() })
  await assert.rejects(pay(shop.visit(), token, { paymentToken: await card() }), { code: 'link_not_open' })
})

test('submitting a payment for a link twice makes one payment [PAY-004]', async () => {
  const { token } = await make({ allowsPart: true })
  const visitor = shop.visit()
  const [key, body] = [randomUUID(), { amount: 50, paymentToken: await card() }]
  const first = await pay(visitor, token, body, key)
  const again = await pay(visitor, token, body, key)
  assert.equal(again.paymentId, first.paymentId)
  assert.equal((await read(visitor, token)).paid, 50)
})

test('a payment link expires on its day, and a new one can be requested [PAY-004]', async () => {
  const { link, token } = await make({ about: { ...testLinkCharges, number: 'B-late' }, days: 1 })
  const visitor = shop.visit()
  const renewal = () =>
    visitor.call('POST /svc_extrapayment/payment/{token}/renewal', { params: { token }, body: {}, key: randomUUID() })
  await assert.rejects(renewal(), { code: 'link_not_expired' })
  shop.clock.advance(day)
  assert.equal((await read(visitor, token)).state, 'expired')
  await assert.rejects(pay(visitor, token, { paymentToken: await card() }), { code: 'link_not_open' })
  await renewal()
  assert.equal((await read(visitor, token)).isAskedAgain, true)
  assert.equal((await seen('B-late')).isAskedAgain, true)
  assert.equal((await staff('POST', `/${link.id}/resend`, { days: 7 })).status, 200)
  const renewed = await read(visitor, token)
  assert.deepEqual([renewed.state, renewed.isAskedAgain], ['open', false])
})

test('a revoked payment link can neither be paid nor sent again [PAY-004]', async () => {
  const { link, token } = await make()
  assert.equal((await staff('POST', `/${link.id}/revoke`, {})).body.state, 'cancelled')
  assert.equal((await read(shop.visit(), token)).state, 'cancelled')
  await assert.rejects(pay(shop.visit(), token, { paymentToken: await card() }), { code: 'link_not_open' })
  assert.equal((await staff('POST', `/${link.id}/resend`, {})).body.error.code, 'link_not_open')
})

test('a payment link is not found with an altered token or on another site [PAY-004]', async () => {
  const { token } = await make()
  const [id, signature] = token.split('.') as [string, string]
  const altered = signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
  const other = (await make()).token.split('.')[0]!
  for (const wrong of [`${id}.${altered}`, `${other}.${signature}`, id, `${token}.x`, 'x', `${id}.`])
    await assert.rejects(read(shop.visit(), wrong), { code: 'link_not_found' }, wrong)
  await assert.rejects(read(shop.visit('CAN'), token), { code: 'link_not_found' })
  await assert.rejects(pay(shop.visit('CAN'), token, { paymentToken: await card() }), { code: 'link_not_found' })
})

test('a gift card pays a payment link in full or in part [PAY-004]', async () => {
  const giftCard = (amount: number) =>
    shop.db.transaction((tx) => shop.deps.giftCards.issue(tx, { site: 'USA', amount, source: randomUUID() }))
  const balance = (code: string) =>
    shop.visit().call('POST /svc_gc/giftcards/balance', { body: { code, storeId: 1 }, key: randomUUID() })
  const [whole, small] = [await giftCard(25_000), await giftCard(5_000)]
  const { token } = await make()
  assert.equal((await pay(shop.visit(), token, { giftCardCode: whole.code })).state, 'paid')
  assert.equal((await balance(whole.code)).balance, 50)
  const second = await make()
  await assert.rejects(pay(shop.visit(), second.token, { giftCardCode: small.code }), {
    code: 'giftcard_balance_error',
  })
  const visitor = shop.visit()
  const paid = await pay(visitor, second.token, { giftCardCode: small.code, paymentToken: await card() })
  await captureLinkPayment(shop.deps, paid.paymentId)
  assert.equal((await read(visitor, second.token)).payments[0]!.giftCards, 50)
  const { body } = await staff('GET', `?id=${second.link.id}`)
  assert.equal((body as [Awaited<ReturnType<typeof seen>>])[0].payments[0]!.giftCards, 50)
  assert.equal((await balance(small.code)).balance, 0)
})

test('an additional amount for an order can be paid through a payment link, and the order remains unchanged [PAY-004]', async () => {
  const customer = shop.visit()
  const { body } = await reachReviewStep(shop, customer, 'USA', [{ productId: 7, qty: 1 }])
  const { orderId, totals } = await placeTestOrder(customer, body)
  assert.equal((await staff('POST', '', { about: { kind: 'order', orderId } })).body.error.code, 'wrong_amount')
  const { token } = await make({ about: { kind: 'order', orderId }, amount: 30 })
  const link = await read(shop.visit(), token)
  const total = totals.grandTotalIncludingTax
  assert.deepEqual([link.number, link.total, link.paid, link.due], [orderId, total, total, 30])
  assert.equal((await pay(shop.visit(), token, { amount: 30, paymentToken: await card() })).state, 'paid')
  const order = await customer.call('GET /svc_checkout/order/{orderId}', { params: { orderId }, query: {} })
  assert.equal(order.payment.amount, total)
  assert.equal((await read(shop.visit(), token)).paid, total + 30)
})

test('the token of a payment link is not stored: its email is queued by link id, and the email job computes the token [PAY-004]', async () => {
  const deps = { ...shop.deps, mail: shop.mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }
  const payloads: string[] = []
  const mailed = async () => {
    payloads.push(...(await shop.db.run(outbox, [])).map(({ payload }) => payload))
    for (const payload of payloads.map((each) => JSON.parse(each) as OutboxTopics['mail_send']))
      if (payload.template?.startsWith('payment-link')) await sendMail(deps, payload)
    return (await readCaughtMails(shop.db, 'mail@example.com')).map(({ text }) => text).join('\n')
  }
  const { token } = await make({
    about: { ...testLinkCharges, number: 'B-mail', email: 'mail@example.com' },
    amount: 50,
  })
  const first = await mailed()
  assert.ok(first.includes('$50.00 is due for B-mail') && first.includes(`/payment-link?token=${token}`))
  const paid = await pay(shop.visit(), token, { amount: 50, paymentToken: await card() })
  await captureLinkPayment(shop.deps, paid.paymentId)
  const both = await mailed()
  assert.ok(both.includes('You paid $50.00 for B-mail') && both.includes('Paid in full.'))
  const signature = token.split('.')[1]!
  assert.deepEqual(
    payloads.filter((payload) => payload.includes(signature)),
    [],
  )
})

test('staff can email a payment link again, and a retry after a lost response does not email it twice [PAY-004]', async () => {
  const { link } = await make({ about: { ...testLinkCharges, number: 'B-again', email: 'again@example.com' } })
  // Mail servers detect a repeated email by its key.
  const mails = async () => {
    const queued = (await shop.db.run(outbox, [])).filter(({ payload }) => payload.includes('again@example.com'))
    return new Set(queued.map(({ payload }) => (JSON.parse(payload) as { key: string }).key)).size
  }
  assert.equal(await mails(), 1)
  const key = randomUUID()
  const [first, again] = [
    await staff('POST', `/${link.id}/resend`, {}, key),
    await staff('POST', `/${link.id}/resend`, {}, key),
  ]
  assert.deepEqual([first.status, again.body.expiresAt], [200, first.body.expiresAt])
  assert.equal(await mails(), 2)
  await staff('POST', `/${link.id}/resend`, {})
  assert.equal(await mails(), 3)
  assert.equal((await staff('POST', `/${link.id}/resend`, {}, key)).status, 200)
  assert.equal(await mails(), 3)
  const otherwise = await staff('POST', `/${link.id}/resend`, { days: 3 }, key)
  assert.deepEqual([otherwise.status, otherwise.body.error?.code], [422, 'idempotency_key_reused'])
})

test('staff list payment links in pages of twenty, newest first [PAY-004]', async () => {
  const number = 'B-many'
  for (let count = 0; count < 21; count += 1) await make({ about: { ...testLinkCharges, number }, note: String(count) })
  const notes = async (page: number) =>
    ((await staff('GET', `?number=${number}&page=${page}`)).body as { note: string }[]).map(({ note }) => note)
  assert.deepEqual([(await notes(1)).length, (await notes(1))[0]], [20, '20'])
  assert.deepEqual([await notes(2), await notes(3)], [['0'], []])
})

test('staff can find a payment link by its id, and the payment links of an order [PAY-004]', async () => {
  const visitor = shop.visit()
  const { body } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  const { orderId } = await placeTestOrder(visitor, body)
  const { link } = await make({ about: { kind: 'order', orderId }, amount: 5 })
  await make()
  const found = async (query: string) => ((await staff('GET', query)).body as { id: string }[]).map(({ id }) => id)
  assert.deepEqual(await found(`?orderId=${orderId}`), [link.id])
  assert.deepEqual(await found(`?orderId=${orderId}&page=2`), [])
  assert.deepEqual(await found(`?id=${link.id}`), [link.id])
  assert.deepEqual(await found(`?id=${randomUUID()}`), [])
})

test('an invalid payment link is refused with the reasons, and a repeated key creates one link', async () => {
  const refusalOf = async (body: object) => (await staff('POST', '', body)).body.error?.code
  assert.equal(await refusalOf({ about: testLinkCharges, amount: 200.01 }), 'wrong_amount')
  assert.equal(await refusalOf({ about: { ...testLinkCharges, paid: 200 } }), 'wrong_amount')
  assert.equal(await refusalOf({ about: { ...testLinkCharges, email: 'nobody' } }), 'invalid_email')
  assert.equal(await refusalOf({ about: { kind: 'order', orderId: '100000099' }, amount: 5 }), 'order_not_found')
  const quote = { kind: 'quote', quoteId: randomUUID(), shippingAddress: addresses.USA }
  assert.equal(await refusalOf({ about: quote }), 'quote_not_found')
  const key = randomUUID()
  const [first, again] = [
    await staff('POST', '', { about: testLinkCharges }, key),
    await staff('POST', '', { about: testLinkCharges }, key),
  ]
  assert.equal(first.body.id, again.body.id)
  const reused = await staff('POST', '', { about: { ...testLinkCharges, number: 'B-2' } }, key)
  assert.equal(reused.body.error.code, 'idempotency_key_reused')
  assert.equal((await shop.visit().fetch('/svc_extrapayment/links')).status, 404)
})
