import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { runInLocale } from '#platform/request-context.ts'
import { deliverDueCards } from '#services/gift-cards/deliveries.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { publishOrder } from '#services/orders/publish.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { deleteDueAccounts } from '#services/privacy/delete-account.ts'
import { chargeRenewals } from '#services/programs/charge.ts'
import { openDueRenewals } from '#services/programs/renewals.ts'
import { sendRenewalReminders } from '#services/programs/reminders/remind.ts'
import { sendStockAlerts } from '#services/stock-alerts/send-stock-alerts.ts'
import { addresses, orderBody, placeTestOrder, updateTestCheckout } from '#services/testing/orders-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { priceEverywhere, testProduct, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop, testStaffToken, type Visitor } from '#services/testing/shop-for-tests.ts'
import { sendMail } from './send.ts'

const soldOut = testProduct(900, 'sold-out', {
  name: 'Plate',
  variants: [testVariant('IW-900', { prices: priceEverywhere(1_000), stock: testStock({ onHand: 0, notify: true }) })],
})
const shop = await openTestShop([...typedProducts, soldOut])
const { db, deps, clock } = shop
const dayMs = 86_400_000

const takeMails = statement<{ payload: OutboxTopics['mail_send'] }>(
  'test.take-mails',
  `with taken as (delete from outbox where topic = 'mail_send' returning id, payload) select payload from taken order by id`,
)
const restock = statement('test.restock', 'update stock set on_hand = 5 where sellable_id = 900')
const renewOn = statement('test.renew-on', 'update program_subscription set renewal_on = $2::date where order_id = $1')
const clearLocales = statement(
  'test.clear-locales',
  'update program_subscription set locale = null where order_id = $1',
)

/** Sends the queued emails as their job would, and returns those to an address. */
async function sent(to: string) {
  const mailDeps = { ...deps, mail: shop.mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }
  for (const { payload } of await db.run(takeMails, []))
    await runInLocale(payload.locale ?? undefined, () => sendMail(mailDeps, payload))
  return readCaughtMails(db, to)
}
const emailOf = async ({ call }: Visitor) => (await call('GET /svc_customer/customer', {})).email

async function placeOrder(visitor: Visitor, productId: number): Promise<string> {
  const { _id } = await cartWith(visitor, [{ productId, qty: 1 }])
  const paymentToken = await shop.cardToken()
  const checkout = await updateTestCheckout(visitor, _id, { shippingAddress: addresses.EUR, paymentToken })
  const { orderId } = await placeTestOrder(visitor, orderBody('EUR', checkout))
  await publishOrder(deps, orderId)
  return orderId
}

test('a stock alert is emailed in the locale of its subscription, with links to the pages of that locale', async () => {
  const ann = await customerOf(shop, 'Ann', shop.visit('EUR'))
  const email = await emailOf(ann)
  await runInLocale('nl-BE', () => ann.call('POST /svc_bin/bin', { body: { product_id: 900 }, key: randomUUID() }))
  await db.run(restock, [])
  await db.run(takeMails, [])
  await sendStockAlerts(db)
  const [mail] = await sent(email)
  assert.match(mail!.html, /<html lang="nl-BE">/)
  assert.match(mail!.text, /https:\/\/shop\.example\/be\/account\/bin\n/)
  assert.match(mail!.text, /https:\/\/shop\.example\/be\/stop-stock-mails\//)
})

test('emails about a program are in the locale of its order, and without one in the first locale of the site', async () => {
  const ann = await customerOf(shop, 'Ann', shop.visit('EUR'))
  const email = 'ann@example.com'
  const orderId = await runInLocale('es-ES', () => placeOrder(ann, 63))
  await db.run(renewOn, [orderId, '2031-03-05'])
  await db.run(takeMails, [])
  await sendRenewalReminders(db, '2031-03-03')
  const [reminder] = await sent(email)
  assert.match(reminder!.html, /<html lang="es-ES">/)
  assert.match(reminder!.text, /5 de marzo de 2031/)
  assert.match(reminder!.text, /https:\/\/shop\.example\/es\/account\/programming\//)
  await db.run(clearLocales, [orderId])
  await db.run(renewOn, [orderId, '2032-03-05'])
  await sendRenewalReminders(db, '2032-03-03')
  const [later] = await sent(email)
  assert.match(later!.html, /<html lang="en-GB">/)
})

test('the email about a charged renewal is in the locale of the program’s order', async () => {
  const ann = await customerOf(shop, 'Ann', shop.visit('EUR'))
  const orderId = await runInLocale('fr-BE', () => placeOrder(ann, 63))
  await db.run(renewOn, [orderId, '2030-01-01'])
  await openDueRenewals(db, '2030-01-01')
  await db.run(takeMails, [])
  await chargeRenewals({ ...deps, report: assert.ifError }, Date.parse('2030-01-01T05:00:00Z'))
  const [renewed] = await sent('ann@example.com')
  assert.match(renewed!.html, /<html lang="fr-BE">/)
  assert.match(renewed!.text, /https:\/\/shop\.example\/be\/fr\/account\/programming\//)
})

test('a gift card is emailed in the locale of the order that bought it, also at a later date', async () => {
  const ann = await customerOf(shop, 'Ann', shop.visit('EUR'))
  const orderId = await runInLocale('de-DE', () => placeOrder(ann, 51))
  const giftcard = { recipientEmail: 'pat@example.com', recipientName: 'Pat', senderName: 'Ann', message: '' }
  const line = { orderId, lineId: randomUUID(), qty: 1, amount: 123_450 }
  const later = new Date(clock() + 3 * dayMs).toISOString().slice(0, 10)
  await db.transaction((tx) =>
    deps.giftCards.issueSold(
      tx,
      { site: 'EUR', now: clock() },
      { ...line, giftcard: { ...giftcard, delivery: later } },
    ),
  )
  assert.deepEqual(await sent('pat@example.com'), [])
  await deliverDueCards(db, clock() + 5 * dayMs)
  const [mail] = await sent('pat@example.com')
  assert.match(mail!.html, /<html lang="de-DE">/)
  assert.match(mail!.text, /1\.234,50\s€/)
  assert.match(mail!.text, /https:\/\/shop\.example\/de\/giftcard-balance/)
})

test('the decision about a verification is emailed in the locale in which the proof was sent', async () => {
  const ann = await customerOf(shop, 'Ann', shop.visit('EUR'))
  const file = Buffer.from('%PDF-1.7 service card').toString('base64')
  const body = { kind: 'military', name: 'card.pdf', file } as const
  await runInLocale('fr-FR', () => ann.call('POST /svc_customer/verification', { body, key: randomUUID() }))
  const call = async (path: string, init: object = {}) => {
    const headers = {
      authorization: `Bearer ${testStaffToken}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    }
    return (await shop.visit().fetch(`/svc_customer/verifications${path}`, { headers, ...init })).json()
  }
  const { verifications } = await call('')
  await db.run(takeMails, [])
  await call(`/${verifications[0].id}`, { method: 'PUT', body: JSON.stringify({ state: 'verified' }) })
  const [mail] = await sent(await emailOf(ann))
  assert.match(mail!.html, /<html lang="fr-FR">/)
  assert.match(mail!.text, /https:\/\/shop\.example\/fr/)
})

test('the email after an account’s deletion is in the locale in which the customer requested it', async () => {
  const ann = await customerOf(shop, 'Ann', shop.visit('EUR'))
  const email = await emailOf(ann)
  const body = { password: 'a long enough password' }
  await runInLocale('nl-BE', () => ann.call('POST /svc_customer/privacy/deletion', { body, key: randomUUID() }))
  await db.run(takeMails, [])
  await deleteDueAccounts({ ...deps, clock: () => clock() + 15 * dayMs, report: assert.ifError })
  const [mail] = await sent(email)
  assert.match(mail!.html, /<html lang="nl-BE">/)
})
