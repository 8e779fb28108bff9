import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { recordExchanges } from '#platform/payments/exchanges-for-tests.ts'
import { payPalEngine } from '#platform/payments/paypal/paypal.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { findViolations } from '#services/invariants.ts'
import { sendMail } from '#services/mails/send.ts'
import { addresses, updateTestCheckout } from '#services/testing/orders-for-tests.ts'
import { withPayPal } from '#services/testing/paypal-for-tests.ts'
import { cartWith, openTestShop, countResults, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { releaseLinkHolds } from './orphaned-authorizations.ts'
import { linksIn } from '../links-for-tests.ts'
import { settleLinkRefund } from '../refund/refund.ts'
import { sweepLinkPayments, captureLinkPayment } from './settle.ts'

interface OrderRequest {
  payment_source: { paypal: { experience_context: { user_action: string; return_url: string } } }
}

const base = await openTestShop()
const { db } = base
const { vendor, payments } = await withPayPal(base)
const shop = { ...base, visit: base.visitBy({ payments }), deps: { ...base.deps, payments } }
const { deps } = shop
const { make, read, pay, back, card, staff, refund, late, quotedLink } = linksIn(shop)

const fail = (error: unknown) => assert.fail(String(error))
const sweep = () => sweepLinkPayments(deps, fail)
const letGo = () => releaseLinkHolds(deps, fail)
const captures = statement<{ amount: number; refunded: number; status: string }>(
  'test.paypal-captures',
  'select amount, refunded, status from sandbox_paypal.capture where custom_id = $1 order by created_at',
)
const taken = async (id: string) => (await db.run(captures, [id])).map(({ amount }) => amount)
const givenBack = async (id: string) => (await db.run(captures, [id])).map(({ refunded }) => refunded)
const free = statement('test.free', 'update payment_link_payment set asking_until = null where id = $1')

/** Selects PayPal for a 200.00 link, without approving the payment. */
async function atPayPal(overrides: Parameters<typeof make>[0] = {}, body: Parameters<typeof pay>[2] = {}) {
  const { link, token } = await make(overrides)
  return { link, ...(await choose(token, body)) }
}

async function choose(token: string, body: Parameters<typeof pay>[2] = {}, visitor: Visitor = shop.visit()) {
  const { paymentId: id, state, challengeUrl } = await pay(visitor, token, { adyenType: 'paypal', ...body })
  assert.equal(state, 'pending')
  return { token, visitor, id, page: challengeUrl! }
}

test('an approved PayPal payment pays a link once, and PayPal never sees the link token [PAY-004]', async () => {
  const { token, visitor, id, page } = await atPayPal()
  assert.deepEqual(await taken(id), [])
  assert.equal((await read(visitor, token)).isPaying, true)
  const address = await vendor.decide(page, 'yes')
  assert.ok(new URL(address).pathname === `/payment-link/bank/${id}` && !address.includes(token))
  await assert.rejects(back(shop.visit(), id), { code: 'payment_not_found' })
  for (const _ of times(2, () => null))
    assert.deepEqual(await back(visitor, id), { token, state: 'paid', adyenType: 'paypal', challengeUrl: null })
  const { state, paid, payments: linkPayments } = await read(visitor, token)
  assert.deepEqual(
    [state, paid, linkPayments.map(({ amount, adyenType }) => [amount, adyenType])],
    ['paid', 200, [[200, 'paypal']]],
  )
  await captureLinkPayment(deps, id)
  assert.deepEqual(await taken(id), [20_000])
})

test("PayPal's page says Pay Now for a payment link, and Continue for an order [PAY-004]", async (t) => {
  const { origin, pathname } = new URL(vendor.settings.baseUrl)
  const wire = await recordExchanges(origin)
  t.after(wire.close)
  const payPal = payPalEngine({ ...vendor.settings, baseUrl: wire.origin + pathname })
  const visit = base.visitBy({ payments: createPayments({ cards: base.engine, payPal }) })
  const { token } = await make()
  const { visitor, id } = await choose(token, {}, visit())
  const { _id: listId } = await cartWith(visitor, [{ productId: 7, qty: 1 }])
  await updateTestCheckout(visitor, listId, { shippingAddress: addresses.USA })
  await visitor.call('POST /svc_checkout/checkout/{listId}/paypal', { params: { listId }, body: {}, key: randomUUID() })
  const requests = wire
    .exchanges()
    .flatMap(({ path, requestBody }) => (path.endsWith('/v2/checkout/orders') ? [requestBody] : []))
  const contexts = requests.map((each) => (each as OrderRequest).payment_source.paypal.experience_context)
  assert.deepEqual(
    contexts.map(({ user_action: action }) => action),
    ['PAY_NOW', 'CONTINUE'],
  )
  assert.ok(contexts[0]!.return_url.endsWith(`/payment-link/bank/${id}`))
})

test('PayPal can pay part of a link where allowed, after a gift card [PAY-004]', async () => {
  const { token, visitor, id, page } = await atPayPal({ allowsPart: true }, { amount: 80 })
  await vendor.decide(page, 'yes')
  await back(visitor, id)
  assert.deepEqual(await taken(id), [8_000])
  const { code } = await db.transaction((tx) =>
    deps.giftCards.issue(tx, { site: 'USA', amount: 5_000, source: randomUUID() }),
  )
  const rest = await choose(token, { amount: 120, giftCardCode: code }, visitor)
  await vendor.decide(rest.page, 'yes')
  await back(visitor, rest.id)
  assert.deepEqual(await taken(rest.id), [7_000])
  for (const each of [id, rest.id]) await captureLinkPayment(deps, each)
  assert.deepEqual([(await read(visitor, token)).paid, (await read(visitor, token)).state], [200, 'paid'])
})

test('a payer who returns without approval has paid nothing and can pay with a different method [PAY-004]', async () => {
  const { token, visitor, id, page } = await atPayPal()
  assert.equal((await back(visitor, id)).state, 'pending')
  const address = new URL(await vendor.decide(page, 'no'))
  assert.ok(address.searchParams.has('cancelled'))
  assert.equal((await back(visitor, id, { isCancelled: true })).state, 'failed')
  assert.equal((await read(visitor, token)).isPaying, false)
  await vendor.decide(page, 'yes')
  assert.equal((await back(visitor, id)).state, 'failed')
  assert.deepEqual(await taken(id), [])
  assert.equal((await pay(visitor, token, { paymentToken: await card() })).state, 'paid')
})

test('if a payer approves a payment link at PayPal in two tabs, one pays and the other captures nothing [PAY-004]', async () => {
  const { token } = await make()
  const tabs = [await choose(token), await choose(token)]
  await Promise.all(tabs.map(({ page }) => vendor.decide(page, 'yes')))
  const states = await Promise.all(tabs.map(async ({ visitor, id }) => (await back(visitor, id)).state))
  assert.deepEqual(states, ['failed', 'paid'])
  assert.deepEqual(await Promise.all(tabs.map(({ id }) => taken(id))), [[], [20_000]])
  assert.equal((await read(shop.visit(), token)).paid, 200)
})

test('partial payments in many tabs never exceed the amount due, even if each one returns repeatedly [PAY-004]', async () => {
  const { token } = await make({ allowsPart: true })
  const tabs = await Promise.allSettled(times(8, () => choose(token, { amount: 60 })))
  const begun = tabs.flatMap((tab) => (tab.status === 'fulfilled' ? [tab.value] : []))
  await Promise.all(begun.map(({ page }) => vendor.decide(page, 'yes')))
  await Promise.all([...begun, ...begun].map(({ visitor, id }) => back(visitor, id)))
  const { paid, due } = await read(shop.visit(), token)
  assert.ok(paid > 0 && paid + due === 200, `${paid} of 200`)
  const all = (await Promise.all(begun.map(({ id }) => taken(id)))).flat()
  assert.equal(all.length * 6_000, paid * 100)
})

test('no payment can replace one that PayPal is capturing [PAY-004]', async () => {
  const { token, visitor, id, page } = await atPayPal()
  await vendor.decide(page, 'yes')
  vendor.lose('/capture')
  assert.equal((await back(visitor, id)).state, 'pending')
  vendor.lose(null)
  const other = pay(shop.visit(), token, { paymentToken: await card() })
  await assert.rejects(other, { code: 'link_paying' })
  assert.equal((await back(visitor, id, { isCancelled: true })).state, 'paid')
  assert.deepEqual(await taken(id), [20_000])
})

test('if the response to a PayPal capture or order update is lost, the cleanup job finds the payment and counts it exactly once [PAY-004]', async () => {
  for (const lost of ['/capture', 'PATCH']) {
    const { token, visitor, id, page } = await atPayPal()
    await vendor.decide(page, 'yes')
    vendor.lose(lost)
    assert.equal((await back(visitor, id)).state, 'pending')
    vendor.lose(null)
    await late(id)
    await sweep()
    await sweep()
    assert.equal((await read(visitor, token)).paid, 200)
    await letGo()
    assert.deepEqual([await taken(id), await givenBack(id)], [[20_000], [0]])
  }
})

test('if the request for a PayPal approval fails, the payment reservation is released and the payer gets an error [PAY-004]', async () => {
  const { token } = await make()
  vendor.lose('/v2/checkout/orders')
  await assert.rejects(pay(shop.visit(), token, { adyenType: 'paypal' }), { code: 'service_unavailable' })
  vendor.lose(null)
  assert.equal((await read(shop.visit(), token)).isPaying, false)
  assert.equal((await choose(token)).token, token)
})

test('an approved payment is captured even if the payer does not return, and an unapproved payment expires [PAY-004]', async () => {
  const [agreed, open] = [await atPayPal(), await atPayPal()]
  await vendor.decide(agreed.page, 'yes')
  for (const { id } of [agreed, open]) await late(id)
  await sweep()
  assert.deepEqual([(await read(agreed.visitor, agreed.token)).state, await taken(agreed.id)], ['paid', [20_000]])
  const { state, isPaying } = await read(open.visitor, open.token)
  assert.deepEqual([state, isPaying, await taken(open.id)], ['open', false, []])
})

test('a PayPal amount that differs from the requested one is not captured, or is refunded if it was captured [PAY-004, PAY-240]', async () => {
  const cheapen = statement('test.cheapen', `update sandbox_paypal.agreement set amount = 1 where id = $1`)
  const changed = await atPayPal()
  await vendor.decide(changed.page, 'yes')
  await db.run(cheapen, [payPalTokenOf(changed.page)])
  assert.equal((await back(changed.visitor, changed.id)).state, 'failed')
  assert.deepEqual(await taken(changed.id), [])
  // A capture under the payment's id, by a caller who knows the public account id.
  const forged = await atPayPal()
  await vendor.decide(forged.page, 'yes')
  await db.run(cheapen, [payPalTokenOf(forged.page)])
  await vendor.captureAsStranger(payPalTokenOf(forged.page), forged.id)
  assert.equal((await back(forged.visitor, forged.id)).state, 'failed')
  assert.equal((await read(forged.visitor, forged.token)).paid, 0)
  await letGo()
  assert.deepEqual([await taken(forged.id), await givenBack(forged.id)], [[1], [1]])
})

test('an approval by someone else or for another payee does not pay a link, and the approval for a link does not pay an order [PAY-004]', async () => {
  const { token } = await make()
  const stranger = await vendor.orderAsStranger(20_000)
  await assert.rejects(pay(shop.visit(), token, { paymentToken: stranger }), { code: 'payment_error' })
  // The store ignores a token sent by the client and creates one itself.
  const { visitor, id, page } = await choose(token, { paymentToken: stranger })
  assert.equal((await back(visitor, id)).state, 'pending')
  await vendor.decide(page, 'yes')
  const { _id: listId } = await cartWith(visitor, [{ productId: 7, qty: 1 }])
  await updateTestCheckout(visitor, listId, { shippingAddress: addresses.USA })
  const chosen = updateTestCheckout(visitor, listId, { paymentToken: payPalTokenOf(page), adyenType: 'paypal' })
  await assert.rejects(chosen, { code: 'payment_method_not_found' })
  const elsewhere = statement('test.elsewhere', `update paypal_agreement set payee = 'SOMEBODY' where token = $1`)
  await db.run(elsewhere, [payPalTokenOf(page)])
  assert.equal((await back(visitor, id)).state, 'failed')
  assert.deepEqual(await taken(id), [])
})

test('after a decline by PayPal, the payment link can be paid with a different method [PAY-004]', async () => {
  const { token, visitor, id, page } = await atPayPal()
  await vendor.decide(page, 'yes', 'declined@example.com')
  assert.equal((await back(visitor, id)).state, 'failed')
  assert.equal((await pay(visitor, token, { paymentToken: await card() })).state, 'paid')
})

test('a payment under PayPal review waits, blocks other payments, and counts once it succeeds [PAY-004]', async () => {
  const { token, visitor, id, page } = await atPayPal()
  await vendor.decide(page, 'yes', 'review@example.com')
  assert.equal((await back(visitor, id)).state, 'pending')
  // The simulator ends a review right after its response, so the test restores the pending status.
  const setStatus = statement('test.status', `update sandbox_paypal.capture set status = $2 where custom_id = $1`)
  await db.run(setStatus, [id, 'PENDING'])
  assert.equal((await back(visitor, id)).state, 'pending')
  await assert.rejects(pay(shop.visit(), token, { paymentToken: await card() }), { code: 'link_paying' })
  await late(id)
  await sweep()
  assert.equal((await read(visitor, token)).isPaying, true)
  await db.run(setStatus, [id, 'COMPLETED'])
  await late(id)
  await sweep()
  assert.deepEqual([(await read(visitor, token)).state, await taken(id)], ['paid', [20_000]])
})

test('if a payment link is revoked while its payer is on PayPal, nothing is captured [PAY-004]', async () => {
  const { link, visitor, id, page } = await atPayPal()
  await staff('POST', `/${link.id}/revoke`, {})
  await vendor.decide(page, 'yes')
  assert.equal((await back(visitor, id)).state, 'failed')
  assert.deepEqual(await taken(id), [])
})

test('a capture that is in progress when its payment link is revoked is refunded in full [PAY-004]', async () => {
  const { link, visitor, id, page } = await atPayPal()
  await vendor.decide(page, 'yes')
  vendor.lose('/capture')
  await back(visitor, id)
  vendor.lose(null)
  await staff('POST', `/${link.id}/revoke`, {})
  await db.run(free, [id])
  assert.equal((await back(visitor, id)).state, 'failed')
  await letGo()
  assert.deepEqual([await taken(id), await givenBack(id)], [[20_000], [20_000]])
})

test('a PayPal payment is refunded in parts through PayPal, and the payer is notified [PAY-004]', async () => {
  const { visitor, id, page } = await atPayPal()
  await vendor.decide(page, 'yes')
  await back(visitor, id)
  await captureLinkPayment(deps, id)
  assert.equal((await refund(id, { amount: 50 })).status, 201)
  await settleLinkRefund(deps, id, fail)
  assert.equal((await refund(id)).body.amount, 150)
  await settleLinkRefund(deps, id, fail)
  assert.deepEqual(await givenBack(id), [20_000])
  assert.equal((await refund(id)).code, 'amount_exceeds')
  const takeMails = statement<{ payload: Parameters<typeof sendMail>[1] }>(
    'test.link-refund-mails',
    `with taken as (delete from outbox where payload->>'template' = 'payment-link-refunded' returning id, payload) select payload from taken order by id`,
  )
  const mailing = { ...deps, mail: base.mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }
  for (const { payload } of await db.run(takeMails, [])) await sendMail(mailing, payload)
  const texts = (await readCaughtMails(db, 'ann@example.com')).map(({ text }) => text)
  assert.equal(texts.filter((text) => text.includes('It goes back to your PayPal account.')).length, 2)
})

test('PayPal can pay links where it is offered, for countries to which the site ships, but cannot pay quotes [PAY-004, PAY-226]', async () => {
  const { token } = await make()
  const by = (adyenType: string, more: Parameters<typeof pay>[2] = {}, visitor = shop.visit()) =>
    countResults([pay(visitor, token, { adyenType, ...more })])
  assert.deepEqual(await by('paypal', {}, base.visit()), { method_unavailable: 1 })
  assert.deepEqual(await by('paypal', { billingAddress: addresses.GBR }), { method_unavailable: 1 })
  for (const other of ['klarna', 'applepay']) assert.deepEqual(await by(other), { method_unavailable: 1 })
  const quote = await quotedLink()
  const whole = pay(shop.visit(), quote.token, { adyenType: 'paypal', amount: quote.due })
  await assert.rejects(whole, { code: 'method_unavailable' })
})

test('every invariant of the store holds after the PayPal payment link tests', async () => {
  assert.deepEqual(await findViolations(db), [])
})

function payPalTokenOf(page: string): string {
  return new URL(page).searchParams.get('token')!
}
