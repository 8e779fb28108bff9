import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { parseGiftCardCode } from '#domain/gift-cards/code.ts'
import { giftCardDesign } from '#domain/gift-cards/designs.ts'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { sendMail } from '#services/mails/send.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { deliverDueCards } from './deliveries.ts'

const { db, deps, clock, mail } = await openTestShop([])
const { giftCards } = deps
const at = { site: 'USA', now: clock() } as const
const day = 24 * 60 * 60_000
const giftcard = {
  recipientEmail: 'pat@example.com',
  recipientName: 'Pat',
  senderEmail: 'ann@example.com',
  senderName: 'Ann',
  message: 'For the <rack>.\nLift well.',
  design: 'birthday',
}
const newLine = (overrides: object = {}) => ({
  orderId: `1${Math.floor(Math.random() * 1e8)}`.padEnd(9, '0'),
  lineId: randomUUID(),
  qty: 1,
  amount: 7_500,
  giftcard: { ...giftcard, recipientEmail: `${randomUUID()}@example.com`, ...overrides },
})
type Line = ReturnType<typeof newLine>
const issue = (line: Line) => db.transaction((tx) => giftCards.issueSold(tx, at, line))

const takeMails = statement<{ payload: OutboxTopics['mail_send'] }>(
  'test.asked',
  `with taken as (delete from outbox where topic = 'mail_send' returning id, payload) select payload from taken order by id`,
)
/** Runs the worker as of `now`: delivers due cards and sends queued emails. */
async function mailsAt(now: number, line: Line) {
  await deliverDueCards(db, now)
  const mailDeps = { ...deps, mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }
  for (const { payload } of await db.run(takeMails, [])) await sendMail(mailDeps, payload)
  return readCaughtMails(db, line.giftcard.recipientEmail)
}

test('a purchased gift card is emailed to its recipient with amount, code, message, and sender, and the code works [GIFT-214]', async () => {
  const line = newLine()
  await issue(line)
  const [cardMail, ...others] = await mailsAt(at.now, line)
  assert.deepEqual(others, [])
  assert.equal(cardMail!.subject, 'Ann sent you a gift card for Ironwright')
  assert.match(cardMail!.text, /^Happy birthday\.\nPat, Ann sent you \$75\.00 to spend at Ironwright\./)
  for (const phrase of ['For the <rack>.', 'https://shop.example/giftcard-balance'])
    assert.ok(cardMail!.text.includes(phrase))
  for (const phrase of ['For the &lt;rack&gt;.', 'Lift well.', 'Happy birthday.', '$75.00']) {
    assert.ok(cardMail!.html.includes(phrase), phrase)
  }
  assert.ok(!cardMail!.html.includes('<rack>'))
  // The email uses the selected design.
  assert.ok(cardMail!.html.includes(`background:${giftCardDesign('birthday').ground}`))
  const [, shown] = /Code: (\S+)/.exec(cardMail!.text)!
  assert.ok(cardMail!.html.includes(shown!))
  const [card] = await giftCards.read(db, at, [parseGiftCardCode(shown!)!])
  assert.equal(card?.balance, 7_500)
})

test('a gift card without a delivery day is emailed right after it is issued [GIFT-214]', async () => {
  const line = newLine()
  await issue(line)
  const mails = await db.run(takeMails, [])
  assert.deepEqual(
    mails.map(({ payload }) => payload.to),
    [line.giftcard.recipientEmail],
  )
  await deliverDueCards(db, at.now)
  assert.deepEqual(await db.run(takeMails, []), [])
})

test('a gift card with a delivery day is emailed on that day and not before [GIFT-214]', async () => {
  const line = newLine({ delivery: new Date(at.now + 2 * day).toISOString().slice(0, 10) })
  await issue(line)
  assert.deepEqual(await mailsAt(at.now, line), [])
  assert.deepEqual(await mailsAt(at.now + 2 * day - 1, line), [])
  assert.equal((await mailsAt(at.now + 3 * day, line)).length, 1)
})

test('publishing a gift card line twice issues and emails one card per unit [GIFT-214]', async () => {
  const line = { ...newLine(), qty: 3 }
  await Promise.all([issue(line), issue(line)])
  await issue(line)
  await mailsAt(at.now, line)
  const mails = await mailsAt(at.now, line)
  assert.equal(mails.length, 3)
  assert.equal(new Set(mails.map(({ text }) => /Code: (\S+)/.exec(text)![1])).size, 3)
})

test('a refunded gift card is void: its balance can be refunded only once, and no email is sent [GIFT-214]', async () => {
  const line = newLine()
  await issue(line)
  const take = () => db.transaction((tx) => giftCards.voidSold(tx, line.orderId, line.lineId))
  assert.deepEqual([await take(), await take()], [7_500, 0])
  assert.deepEqual(await mailsAt(at.now, line), [])
})

test('an email that was queued before its gift card was voided is not sent', async () => {
  const line = newLine()
  await issue(line)
  await deliverDueCards(db, at.now)
  await db.transaction((tx) => giftCards.voidSold(tx, line.orderId, line.lineId))
  assert.deepEqual(await mailsAt(at.now, line), [])
})

test('outbox payloads contain no gift card code', async () => {
  const line = newLine()
  await issue(line)
  await deliverDueCards(db, at.now)
  const [mail] = await db.run(takeMails, [])
  assert.deepEqual(Object.keys(mail!.payload.data), ['id'])
  const { code } = (await giftCards.readMailed(db, String(mail!.payload.data['id'])))!
  assert.ok(!JSON.stringify(mail!.payload).includes(code))
})

test('line breaks in a name do not add headers to a gift card email', async () => {
  const line = newLine({ senderName: 'Ann\r\nBcc: all@example.com', design: 'of another time', message: '' })
  await issue(line)
  const [cardMail] = await mailsAt(at.now, line)
  assert.equal(cardMail!.subject, 'Ann Bcc: all@example.com sent you a gift card for Ironwright')
  assert.match(cardMail!.text, /^A gift card for you\./)
})

test('a replacement for an expired card is emailed to the payer with the replacement text', async () => {
  const { id } = await db.transaction((tx) =>
    giftCards.issue(tx, { site: 'USA', amount: 2_000, source: randomUUID(), expiresAt: at.now + 1 }),
  )
  const line = newLine()
  const { orderId } = line
  const payee = { site: 'USA', now: at.now + 1, email: line.giftcard.recipientEmail, name: 'Ann Lee' } as const
  await db.transaction((tx) => giftCards.hold(tx, at, { orderId, cards: [{ id, amount: 1_200 }] }))
  await db.transaction((tx) => giftCards.release(tx, orderId, payee))
  const [cardMail, ...others] = await mailsAt(at.now + 1, line)
  assert.deepEqual(others, [])
  assert.equal(cardMail!.subject, 'Your new gift card for Ironwright')
  assert.match(cardMail!.text, /^A new gift card for you\.\nAnn Lee, we’re refunding \$12\.00 of your order\./)
  const code = parseGiftCardCode(/Code: (.*)/.exec(cardMail!.text)![1]!)!
  assert.equal((await giftCards.read(db, { site: 'USA', now: at.now + 1 }, [code]))[0]?.balance, 1_200)
})
