import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { runInLocale } from '#platform/request-context.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { readOrder } from '#services/orders/steps.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { captureLinkPayment } from '#services/payment-links/payment/settle.ts'
import { settleLinkRefund } from '#services/payment-links/refund/refund.ts'
import { queueRegistryPurchaseMail } from '#services/registry/purchases.ts'
import { registryOf } from '#services/registry/registry-for-tests.ts'
import { addresses, placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'
import { pageLink } from './layout.ts'
import { storyMailTexts } from './templates/stories/texts.ts'
import { orderConfirmation } from './templates/order-confirmation.ts'
import { sendMail } from './send.ts'
import { mailTextsIn } from './texts/mail-texts.ts'
import { writerDeps } from './writer.ts'

const shop = await openTestShop()
const { db, deps } = shop
type QueuedMail = OutboxTopics['mail_send'] & { locale?: string }
const takeMails = statement<{ payload: QueuedMail }>(
  'test.take-mails',
  `with taken as (delete from outbox where topic = 'mail_send' returning id, payload) select payload from taken order by id`,
)
const ownerOf = statement<{ id: string; customerId: number }>(
  'test.registry-owner',
  'select list_id as id, customer_id as "customerId" from registry where list_id = $1',
)
const mailDeps = { ...deps, mail: shop.mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }
async function sent(to: string) {
  const queued = await db.run(takeMails, [])
  for (const { payload } of queued) await sendMail(mailDeps, payload)
  return { queued: queued.map(({ payload }) => payload), mails: await readCaughtMails(db, to) }
}

test('an order placed in German is confirmed in German, with German amounts, regardless of who publishes it', async () => {
  const visitor = shop.visit('EUR')
  const { body } = await reachReviewStep(shop, visitor, 'EUR', [{ productId: 7, qty: 1 }])
  const { orderId } = await runInLocale('de-DE', () => placeTestOrder(visitor, body))
  await db.run(takeMails, [])
  await publishOrder(deps, orderId)
  const { mails } = await sent('ann@example.com')
  const mail = mails.find(({ subject }) => subject === `Ironwright: Ihre Bestellung ${orderId}`)
  assert.match(mail?.text ?? '', /Zwischensumme: [\d.,]+\s€/)
  assert.match(mail?.html ?? '', /<html lang="de-DE">/)
})

test('the gift card that refunds a German order is emailed in German, with a link to the German pages', async () => {
  const visitor = shop.visit('EUR')
  const { body } = await reachReviewStep(shop, visitor, 'EUR', [{ productId: 7, qty: 1 }])
  const { orderId } = await runInLocale('de-DE', () => placeTestOrder(visitor, body))
  await db.run(takeMails, [])
  const payee = { site: 'EUR', now: shop.clock(), email: 'ann@example.com', name: 'Ann Lee' } as const
  await db.transaction((tx) =>
    deps.giftCards.issueRefund(tx, { orderId, amount: 123_450, reference: 'refund 1' }, payee),
  )
  const { mails } = await sent('ann@example.com')
  const { subject, lead } = mailTextsIn('de-DE').giftCard.refund
  const text = mails.find((each) => each.subject === subject(orderId, 'Ironwright'))?.text ?? ''
  assert.ok(text.includes(lead('Ann Lee', '1.234,50\u00a0€', orderId)), text)
  assert.ok(text.includes('https://shop.example/de/giftcard-balance'), text)
})

test('the order confirmation shows taxes and billing intervals in its language', async () => {
  const visitor = shop.visit('EUR')
  const { body } = await reachReviewStep(shop, visitor, 'EUR', [{ productId: 7, qty: 1 }])
  const { orderId } = await placeTestOrder(visitor, body)
  const order = (await readOrder(db, orderId))!
  const lines = order.document.lines.map((line) => ({ ...line, subscriptionInterval: 'Month' as const }))
  const textIn = (locale: string) =>
    orderConfirmation(
      { ...order, document: { ...order.document, lines } },
      { brand: 'Ironwright', locale, link: 'https://shop.example' },
    ).text
  assert.match(textIn('en-GB'), /\d\/mo\n[^]*includes VAT 19%: /)
  assert.match(textIn('de-DE'), /€\/Monat\n[^]*enthält MwSt\. 19\s%: /)
  assert.match(textIn('es-ES'), /€\/mes\n[^]*incluye IVA 19\s%: /)
  assert.match(textIn('fr-BE'), /€\/mois\n[^]*dont TVA 19\s%: /)
  assert.match(textIn('nl-BE'), /\d\/maand\n[^]*inclusief btw 19%: /)
})

test("an email link has its locale's prefix, but none for the site's first locale, so that the browser's choice applies", () => {
  const linkIn = (site: 'EUR' | 'USA', locale: string | undefined) =>
    pageLink(writerDeps(mailDeps, locale).lookOf(site), '/account/settings#your-data')
  assert.deepEqual(
    [
      linkIn('EUR', 'fr-BE'),
      linkIn('EUR', 'en-FR'),
      linkIn('EUR', 'en-GB'),
      linkIn('EUR', undefined),
      linkIn('USA', 'fr-BE'),
    ],
    ['/be/fr', '/fr/en', '', '', ''].map((prefix) => `https://shop.example${prefix}/account/settings#your-data`),
  )
})

test("a payment link email has the language of the order, and its receipt and refund emails have the payer's language [PAY-004]", async () => {
  const visitor = shop.visit('EUR')
  const staff = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
    const authorization = `Bearer ${testStaffToken}`
    const init = { method: 'POST', headers: { ...headers, authorization }, body: JSON.stringify(body) }
    const response = await shop.visit('EUR').fetch(`/svc_extrapayment/${path}`, init)
    assert.equal(response.status, 201)
    return (await response.json()) as { url: string }
  }
  const { body } = await reachReviewStep(shop, visitor, 'EUR', [{ productId: 7, qty: 1 }])
  const { orderId } = await runInLocale('fr-FR', () => placeTestOrder(visitor, body))
  await db.run(takeMails, [])
  const { url } = await staff('links', { about: { kind: 'order', orderId }, amount: 30 })
  // Once the link is paid, the pending email about it is not sent.
  await sent('ann@example.com')
  const paid = await runInLocale('nl-BE', async () =>
    visitor.call('POST /svc_extrapayment/payment/{token}/pay', {
      params: { token: new URL(url).searchParams.get('token')! },
      body: { amount: 30, billingAddress: addresses.EUR, paymentToken: await shop.cardToken() },
      key: crypto.randomUUID(),
    }),
  )
  await captureLinkPayment(deps, paid.paymentId)
  await staff(`payments/${paid.paymentId}/refund`, {})
  await settleLinkRefund(deps, paid.paymentId, assert.ifError)
  const { mails } = await sent('ann@example.com')
  const textOf = (start: string) =>
    mails.find(({ subject }) => subject.startsWith(`Ironwright${start} ${orderId}`))?.text
  assert.match(textOf('\u00a0: votre paiement pour') ?? '', /https:\/\/shop\.example\/fr\/payment-link\?token=/)
  assert.match(textOf(': we hebben je betaling voor') ?? '', /https:\/\/shop\.example\/be\/payment-link\?token=/)
  assert.match(textOf(': je terugbetaling voor') ?? '', /30,00/)
})

test('the owner of a registry gets gift emails in the locale in which the registry was last changed [REGISTRY-403]', async () => {
  const owner = await customerOf(shop, 'Ann', shop.visit('EUR'))
  const { id } = await runInLocale('es-ES', () =>
    registryOf(owner, [{ productId: 7, qty: 1 }], { address: addresses.EUR as never }),
  )
  const { email } = await owner.call('GET /svc_customer/customer', {})
  const [registry] = await db.run(ownerOf, [id])
  await db.run(takeMails, [])
  await runInLocale('de-DE', () => db.transaction((tx) => queueRegistryPurchaseMail(tx, registry!, 'test')))
  const { mails } = await sent(email)
  assert.match(mails[0]!.text, /https:\/\/shop\.example\/es\/account\/registry\//)
})

test('an email queued by a shopper’s call has the locale of the call, and one queued by staff has no locale', async () => {
  const headers = {
    'content-type': 'application/json',
    'accept-language': 'fr-FR,fr;q=0.9',
  }
  const visitor = shop.visit('EUR')
  const body = JSON.stringify({
    email: 'both@example.com',
    password: 'a long enough password',
    firstname: '',
    lastname: '',
  })
  await db.run(takeMails, [])
  for (let time = 0; time < 2; time += 1)
    await shop.visit('EUR').fetch('/svc_customer/customer', {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      body,
    })
  const { queued: shoppers } = await sent('both@example.com')
  assert.deepEqual([...new Set(shoppers.map(({ locale }) => locale))], ['fr-FR'])
  const { body: orderBody } = await reachReviewStep(shop, visitor, 'EUR', [{ productId: 7, qty: 1 }])
  const { orderId } = await placeTestOrder(visitor, orderBody)
  await publishOrder(deps, orderId)
  await db.run(takeMails, [])
  const response = await shop.visit('EUR').fetch(`/svc_fulfilment/order/${orderId}/cancel`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': crypto.randomUUID(), authorization: `Bearer ${testStaffToken}` },
    body: '{}',
  })
  assert.equal(response.status, 201)
  const { queued: staff } = await sent('ann@example.com')
  assert.deepEqual(
    staff.map(({ template, locale }) => [template, locale]),
    [['order-cancelled', undefined]],
  )
})

test('Accept-Language selects the language of the emails that a request causes, and a site without that language uses its default', async () => {
  const create = async (site: 'EUR' | 'USA', email: string) => {
    const body = { email, password: 'a long enough password', firstname: '', lastname: '' }
    const headers = {
      'content-type': 'application/json',
      'accept-language': 'de-DE,en;q=0.5',
      'idempotency-key': crypto.randomUUID(),
    }
    const path = '/svc_customer/customer'
    const response = await shop.visit(site).fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    assert.equal(response.status, 200)
  }
  for (const [site, subject] of [
    ['EUR', 'Sie haben schon ein Konto bei Ironwright'],
    ['USA', 'You already have an account with Ironwright'],
  ] as const) {
    const email = `${site.toLowerCase()}@example.com`
    for (let time = 0; time < 2; time += 1) await create(site, email)
    const { mails } = await sent(email)
    assert.deepEqual(
      mails.map((mail) => mail.subject),
      [subject],
    )
  }
})

/** Returns all texts in an object by path. Functions are called with the text 2 for each parameter. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return textsOf(value(...Array(value.length).fill('2')), `${path}(${value.length})`)
  return Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

/** Texts that are the same in English and in a language. */
const sameInBoth: Readonly<Record<string, readonly string[]>> = {
  de: ['.giftCard.code'],
  es: ['.confirmation.subtotal', '.confirmation.total'],
  fr: ['.confirmation.total', '.giftCard.code'],
  nl: ['.giftCard.code'],
}

for (const language of ['de', 'es', 'fr', 'nl'])
  test(`every email in ${language} defines the same texts and parameters as in English, and none remains in English`, () => {
    const english = textsOf({ ...mailTextsIn('en'), story: storyMailTexts('en') })
    const translated = textsOf({ ...mailTextsIn(language), story: storyMailTexts(language) })
    assert.deepEqual(translated.map(([path]) => path).toSorted(), english.map(([path]) => path).toSorted())
    const texts = new Map(english)
    const same = translated.filter(([path, text]) => texts.get(path) === text && /\p{L}{3}/u.test(text))
    assert.deepEqual(
      same.map(([path]) => path),
      sameInBoth[language] ?? [],
    )
  })
