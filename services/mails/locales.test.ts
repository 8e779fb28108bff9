import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { runInLocale } from '#platform/request-context.ts'
import { publishOrder } from '#services/orders/publish.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { place, reviewed } from '#services/testing/orders-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { sendMail } from './send.ts'
import { mailTextsIn } from './texts/mail-texts.ts'

const shop = await openTestShop()
const { db, deps } = shop
type QueuedMail = OutboxTopics['mail_send'] & { locale?: string }
const takeMails = statement<{ payload: QueuedMail }>(
  'test.take-mails',
  `delete from outbox where topic = 'mail_send' returning payload`,
)
const mailDeps = { ...deps, mail: shop.mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }
async function sent(to: string) {
  const queued = await db.run(takeMails, [])
  for (const { payload } of queued) await sendMail(mailDeps, payload)
  return { queued: queued.map(({ payload }) => payload), mails: await readCaughtMails(db, to) }
}

test('an order placed in German is confirmed in German, with German amounts, whoever publishes it', async () => {
  const visitor = shop.visit('EUR')
  const { body } = await reviewed(shop, visitor, 'EUR', [{ productId: 7, qty: 1 }])
  const { orderId } = await runInLocale('de-DE', () => place(visitor, body))
  await db.run(takeMails, [])
  await publishOrder(deps, orderId)
  const { mails } = await sent('ann@example.com')
  const mail = mails.find(({ subject }) => subject === `Ironwright: Ihre Bestellung ${orderId}`)
  assert.match(mail?.text ?? '', /Zwischensumme: [\d.,]+\s€/)
  assert.match(mail?.html ?? '', /<html lang="de-DE">/)
})

test('a request says by Accept-Language in which language its emails are, and a site without it writes its own', async () => {
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

/** All texts of an object by path; functions with their number of parameters. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, `function of ${value.length}`]]
  return Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

test('German emails have every text of the English ones, with the same parameters, and none in English', () => {
  const english = textsOf(mailTextsIn('en-US'))
  const german = textsOf(mailTextsIn('de-DE'))
  assert.deepEqual(german.map(([path]) => path).toSorted(), english.map(([path]) => path).toSorted())
  const texts = new Map(english)
  const same = german.filter(([path, text]) => !text.startsWith('function') && texts.get(path) === text)
  assert.deepEqual(same, [['.giftCard.code', 'Code']])
})
