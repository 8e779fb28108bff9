import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { parseGiftCardCode } from '#domain/gift-cards/code.ts'
import type { Site } from '#domain/sites.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { statement } from '#platform/database.ts'
import { sendMail } from '#services/mails/send.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { refundDesk } from '#services/refunds/refunds-for-tests.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { deliverDueCards } from './deliveries.ts'

const shop = await openTestShop()
const { db, deps, clock, mail } = shop
const { giftCards } = deps
const desk = refundDesk(shop)
const member = async (name: string, roles: string[], sites: Site[] | null = null) =>
  (await createStaffMember(shop, { email: `${name}@store.example`, roles, sites })).visitor
const sam = await member('sam', ['support'])
const dayMs = 86_400_000

const takeMails = statement<{ payload: OutboxTopics['mail_send'] }>(
  'test.take-gift-card-mails',
  `with taken as (delete from outbox where topic = 'mail_send' returning id, payload) select payload from taken order by id`,
)
const audited = statement<{ call: string; change: object }>(
  'test.audited-resends',
  `select call, to_jsonb(audit_change) as change from audit_change where object_type = 'order' and object_id = $1`,
)

/** Sends the queued emails to the test mailbox. */
async function sendQueued() {
  const mailDeps = { ...deps, mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }
  for (const { payload } of await db.run(takeMails, [])) await sendMail(mailDeps, payload)
}
const mailsTo = (email: string) => readCaughtMails(db, email)
const address = () => `${randomUUID()}@example.com`

/** Issues a card sold in an order, without sending its email yet. */
async function sold({ delivery }: { delivery?: string } = {}) {
  await db.run(takeMails, [])
  const { orderId } = await desk.published()
  const lineId = randomUUID()
  const recipientEmail = address()
  const giftcard = { recipientEmail, recipientName: 'Pat', senderName: 'Ann', message: '', design: '' }
  const line = { orderId, lineId, qty: 1, amount: 7_500, giftcard: { ...giftcard, ...(delivery && { delivery }) } }
  await db.transaction((tx) => giftCards.issueSold(tx, { site: 'USA', now: clock() }, line))
  const [card] = await cardsOf(orderId)
  return { orderId, lineId, card: card!, recipientEmail }
}

async function cardsOf(orderId: string, visitor: Visitor = sam) {
  return (await visitor.call('GET /svc_admin/orders/{orderId}/gift-cards', { params: { orderId } })).giftCards
}

interface Resend {
  orderId: string
  cardId: string
  email: string
  key?: string
  visitor?: Visitor
}
function resend({ orderId, cardId, email, key = randomUUID(), visitor = sam }: Resend) {
  const params = { orderId, cardId }
  return visitor.call('POST /svc_admin/orders/{orderId}/gift-cards/{cardId}/resend', { params, body: { email }, key })
}

const codeIn = (text: string) => parseGiftCardCode(/[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}/.exec(text)![0])

test('a sold gift card is emailed to the corrected address with the same code, and the earlier address receives nothing', async () => {
  const { orderId, card, recipientEmail } = await sold()
  await sendQueued()
  const email = address()
  const resent = await resend({ orderId, cardId: card.id, email: ` ${email} ` })
  assert.deepEqual([resent.recipientEmail, resent.corrections.length], [email, 1])
  await sendQueued()
  const [first, ...others] = await mailsTo(recipientEmail)
  const [second] = await mailsTo(email)
  assert.deepEqual(others, [])
  assert.equal(codeIn(second!.text), codeIn(first!.text))
  assert.ok(second!.text.includes('$75.00'))
})

test('a gift card email that is still queued for the earlier address is not sent once the address is corrected', async () => {
  const { orderId, card, recipientEmail } = await sold()
  const email = address()
  await resend({ orderId, cardId: card.id, email })
  await sendQueued()
  assert.deepEqual([(await mailsTo(recipientEmail)).length, (await mailsTo(email)).length], [0, 1])
})

test('ten concurrent resend requests with one key send one gift card email, and the key is refused for another address', async () => {
  const { orderId, card } = await sold()
  await sendQueued()
  const [email, key] = [address(), randomUUID()]
  const request = { orderId, cardId: card.id, email, key }
  const replies = await Promise.all(Array.from({ length: 10 }, () => resend(request)))
  assert.ok(replies.every(({ corrections }) => corrections.length === 1))
  await sendQueued()
  assert.equal((await mailsTo(email)).length, 1)
  await assert.rejects(resend({ ...request, email: address() }), { code: 'idempotency_key_reused' })
})

test('a gift card with a future delivery day is emailed on that day only, to the corrected address', async () => {
  const delivery = new Date(clock() + 10 * dayMs).toISOString().slice(0, 10)
  const { orderId, card, recipientEmail } = await sold({ delivery })
  const email = address()
  assert.equal((await resend({ orderId, cardId: card.id, email })).emailedAt, null)
  await sendQueued()
  assert.equal((await mailsTo(email)).length, 0)
  await deliverDueCards(db, clock() + 11 * dayMs)
  await sendQueued()
  assert.deepEqual([(await mailsTo(email)).length, (await mailsTo(recipientEmail)).length], [1, 0])
})

test('a partly used gift card is emailed with its remaining balance, and a void or empty card is refused', async () => {
  const { orderId, lineId, card } = await sold()
  const spend = statement('test.spend', 'update gift_card set balance = $2 where id = $1')
  await db.run(spend, [card.id, 2_000])
  const email = address()
  const { balance, amount } = await resend({ orderId, cardId: card.id, email })
  assert.deepEqual([balance, amount], [20, 75])
  await sendQueued()
  assert.ok((await mailsTo(email))[0]!.text.includes('$20.00'))
  await db.run(spend, [card.id, 0])
  const again = { orderId, cardId: card.id, email: address() }
  await assert.rejects(resend(again), { status: 409, code: 'card_empty' })
  await db.run(spend, [card.id, 7_500])
  await db.transaction((tx) => giftCards.voidSold(tx, orderId, lineId))
  await assert.rejects(resend(again), { status: 409, code: 'card_void' })
  assert.equal((await cardsOf(orderId))[0]!.problem, 'card_void')
  await sendQueued()
  assert.equal((await mailsTo(again.email)).length, 0)
})

test('a gift card that a refund issued can be emailed again, and each correction is in the audit log without addresses', async () => {
  const { orderId } = await desk.published()
  const payee = { site: 'USA', now: clock(), email: address(), name: 'Ann Lee' } as const
  const request = { orderId, amount: 5_000, reference: 'refund 1' }
  await db.transaction((tx) => giftCards.issueRefund(tx, request, payee))
  const [card] = await cardsOf(orderId)
  assert.deepEqual([card!.kind, card!.amount, card!.recipientEmail], ['refund', 50, payee.email])
  const email = address()
  await resend({ orderId, cardId: card!.id, email })
  const changes = (await db.run(audited, [orderId])).filter(({ call }) => call.endsWith('/resend'))
  assert.equal(changes.length, 1)
  const logged = JSON.stringify(changes)
  assert.ok(logged.includes(card!.id) && !logged.includes(email) && !logged.includes(payee.email))
  await sendQueued()
  assert.ok((await mailsTo(email))[0]!.text.includes(orderId))
})

test('no response contains a gift card code, and a card of another order or site, a wrong address, and staff without the permission are refused', async () => {
  const { orderId, card } = await sold()
  const other = await desk.published()
  const code = await giftCards.readMailed(db, card.id)
  const replies = JSON.stringify([await cardsOf(orderId), await resend({ orderId, cardId: card.id, email: address() })])
  assert.ok(!replies.includes(code!.code) && !replies.includes(code!.code.slice(0, 8)))
  const email = address()
  const foreign = resend({ orderId: other.orderId, cardId: card.id, email })
  await assert.rejects(foreign, { status: 404, code: 'gift_card_not_found' })
  await assert.rejects(resend({ orderId, cardId: card.id, email: 'ann' }), { status: 422, code: 'invalid_email' })
  const british = await member('gus', ['support'], ['GBR'])
  await assert.rejects(cardsOf(orderId, british), { status: 404, code: 'order_not_found' })
  await assert.rejects(resend({ orderId, cardId: card.id, email, visitor: british }), { status: 404 })
  const packer = await member('pat', ['warehouse'])
  await assert.rejects(resend({ orderId, cardId: card.id, email, visitor: packer }), { code: 'not_permitted' })
  await sendQueued()
  assert.equal((await mailsTo(email)).length, 0)
})
