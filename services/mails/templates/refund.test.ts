import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { runInLocale } from '#platform/request-context.ts'
import { sweepOrders } from '#services/orders/publish.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { refundDesk } from '#services/refunds/refunds-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { sendMail } from '../send.ts'

const shop = await openTestShop()
const { db, deps } = shop
const desk = refundDesk(shop)
const takeMails = statement<{ payload: OutboxTopics['mail_send'] }>(
  'test.asked-mails',
  `with taken as (delete from outbox where topic = 'mail_send' returning id, payload) select payload from taken order by id`,
)
const mailDeps = { ...deps, mail: shop.mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }
async function mailsOf(orderId: string, times = 1) {
  const known = new Set((await readCaughtMails(db, 'ann@example.com')).map(({ id }) => id))
  const due = await db.run(takeMails, [])
  for (let time = 0; time < times; time += 1) for (const { payload } of due) await sendMail(mailDeps, payload)
  const mails = await readCaughtMails(db, 'ann@example.com')
  return mails.filter(({ id, subject }) => !known.has(id) && subject.includes(orderId))
}
const subjects = (mails: readonly { subject: string }[]) => mails.map(({ subject }) => subject).toSorted()

test('a cancellation is emailed immediately, and its refund is emailed once the vendor accepts the refund', async () => {
  const { orderId, total } = await desk.published()
  await mailsOf(orderId)
  await desk.cancel(orderId)
  const [cancelled, ...others] = await mailsOf(orderId, 2)
  assert.deepEqual(others, [])
  assert.equal(cancelled!.subject, `Ironwright order ${orderId}: canceled`)
  const amountText = `$${total.toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  for (const part of [cancelled!.text, cancelled!.html]) {
    assert.ok(part.includes(`We’ll refund ${amountText} and email you`), part)
    assert.ok(part.includes('3 x '))
    assert.ok(part.includes('https://shop.example/shippingtracker'))
  }
  await desk.settle()
  const refunded = await mailsOf(orderId, 2)
  assert.deepEqual(subjects(refunded), [`Ironwright order ${orderId}: your refund`])
  assert.match(refunded[0]!.text, /goes back to Visa ending in 1111/)
})

test('a staff refund for an order in French is emailed in French, with a link to the French page', async () => {
  const order = await runInLocale('fr-FR', () => desk.sent([{ productId: 7, qty: 2 }], 'EUR'))
  await mailsOf(order.orderId)
  await desk.refund(order.orderId, { lines: [{ itemId: order.items[0]!, qty: 1 }] }, undefined, 'EUR')
  await desk.settle()
  const [mail, ...others] = await mailsOf(order.orderId, 2)
  assert.deepEqual(others, [])
  assert.match(mail!.html, /<html lang="fr-FR">/)
  assert.match(mail!.text, /[\d\s]+,\d\d\s€ au total\./)
  assert.match(mail!.text, /https:\/\/shop\.example\/fr\/shippingtracker\?/)
})

test('a partial cancellation is described as partial in the email', async () => {
  const { orderId, items } = await desk.published()
  await mailsOf(orderId)
  await desk.cancel(orderId, { lines: [{ itemId: items[0]!, qty: 1 }] })
  const [part] = await mailsOf(orderId)
  assert.equal(part!.subject, `Ironwright order ${orderId}: partially canceled`)
  assert.match(part!.text, /^Part of your order is canceled\./)
  assert.ok(part!.text.includes('1 x '))
})

test('emails are sent when a parcel ships and when it is delivered', async () => {
  const { orderId } = await desk.published()
  await mailsOf(orderId)
  const parcel = (await desk.ship(orderId, { trackingNumber: '1Z7' })) as unknown as { id: string }
  assert.deepEqual(subjects(await mailsOf(orderId)), [`Ironwright order ${orderId}: a package is on its way`])
  for (let time = 0; time < 2; time += 1) await desk.sendEvent(parcel.id, { status: 'delivered' })
  assert.deepEqual(subjects(await mailsOf(orderId)), [`Ironwright order ${orderId}: a package was delivered`])
})

const letLapse = statement('test.lapse', `update reservation set expires_at = expires_at - interval '30 days'`)

test('a shopper who never returned from the bank gets an email that nothing was charged', async () => {
  const visitor = shop.visit()
  const { body } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }], '4000000000002503')
  const { orderId } = await placeTestOrder(visitor, body)
  await db.run(letLapse, [])
  await sweepOrders(deps, shop.clock())
  await sweepOrders(deps, shop.clock())
  const [mail, ...others] = await mailsOf(orderId)
  assert.deepEqual(others, [])
  assert.equal(mail!.subject, `Payment for Ironwright order ${orderId} didn’t go through`)
  assert.match(mail!.text, /You weren’t charged/)
})
