import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { reason, openReturnDesk } from '#services/returns/returns-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { sendMail } from '../../send.ts'

const shop = await openTestShop()
const { db, deps } = shop
const desk = openReturnDesk(shop)
const takeMails = statement<{ payload: OutboxTopics['mail_send'] }>(
  'test.return-mails',
  `with taken as (delete from outbox where topic = 'mail_send' returning id, payload) select payload from taken order by id`,
)
const mailDeps = { ...deps, mail: shop.mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }
async function mailsAbout(number: string) {
  const due = await db.run(takeMails, [])
  // A repeated job sends no second email.
  for (let time = 0; time < 2; time += 1) for (const { payload } of due) await sendMail(mailDeps, payload)
  const mails = await readCaughtMails(db, 'ann@example.com')
  return mails.filter(({ subject }) => subject.includes(number))
}

test('a return is emailed on request, on approval with the packing slip, and on receipt, exactly once each', async () => {
  const { visitor, orderId, items } = await desk.delivered()
  const item = { itemId: items[0]!, qty: 2, ...reason }
  const { number } = await desk.request(visitor, orderId, { items: [item] })
  const [requested] = await mailsAbout(number)
  assert.equal(requested!.subject, `Ironwright return ${number}: we got your request`)
  assert.match(requested!.text, /2 x .*\n/)
  await desk.act(number, 'approve')
  await desk.act(number, 'approve')
  const approved = (await mailsAbout(number)).filter(({ subject }) => subject.endsWith('approved'))
  assert.equal(approved.length, 1)
  for (const part of [approved[0]!.text, approved[0]!.html]) {
    assert.ok(part.includes(`https://shop.example/rmaprocess/print/${number}`), part)
    assert.match(part, /Send them by \w+ \d+, \d{4}\./)
  }
  const arrived = { items: [{ itemId: items[0], received: 2, accepted: 2, restocked: 2 }] }
  await desk.act(number, 'receive', arrived)
  await desk.act(number, 'receive', arrived)
  assert.equal((await mailsAbout(number)).length, 3)
})

test('a rejected return is emailed with its reason, which is escaped, and a canceled return is not emailed', async () => {
  const { visitor, orderId, items } = await desk.delivered()
  const body = { items: [{ itemId: items[0]!, qty: 1, ...reason }] }
  const { number } = await desk.request(visitor, orderId, body)
  await desk.act(number, 'reject', { reason: 'Worn <b>badly</b>' })
  const rejected = (await mailsAbout(number)).find(({ subject }) => subject.includes('can’t accept'))!
  assert.ok(rejected.text.includes('Reason: Worn <b>badly</b>'))
  assert.ok(rejected.html.includes('Worn &lt;b&gt;badly&lt;/b&gt;'))
  const cancelled = await desk.request(visitor, orderId, body)
  await visitor.call('POST /svc_rma/returns/{number}/cancel', {
    params: { number: cancelled.number },
    key: crypto.randomUUID(),
  })
  assert.deepEqual(await mailsAbout(cancelled.number), [])
})

test('a refund to a gift card is announced with the return, and the refund and the card are emailed once each', async () => {
  const { visitor, orderId, items } = await desk.delivered()
  const item = { itemId: items[0]!, qty: 1, ...reason }
  const { number } = await desk.request(visitor, orderId, { items: [item], refundTo: 'gift_card' })
  const [requested] = await mailsAbout(number)
  assert.match(requested!.text, /As you asked, we’ll email you the refund as a gift card/)
  await desk.act(number, 'approve')
  await desk.act(number, 'receive', { items: [{ itemId: items[0], received: 1, accepted: 1, restocked: 1 }] })
  const { split } = await desk.act(number, 'refund')
  const amount = `$${split.newGiftCard.toFixed(2)}`
  await mailsAbout(number)
  const mails = await readCaughtMails(db, 'ann@example.com')
  const ofOrder = (subject: string) => mails.filter((mail) => mail.subject === subject)
  const [refund, ...others] = ofOrder(`Ironwright order ${orderId}: your refund`)
  assert.ok(refund!.text.includes(`${amount} is on a new gift card.`), refund!.text)
  const cards = ofOrder(`Ironwright order ${orderId}: your refund as a gift card`)
  assert.deepEqual([others.length, cards.length], [0, 1])
  for (const part of [cards[0]!.text, cards[0]!.html])
    assert.ok(part.includes(`refund of ${amount} for order ${orderId}`))
})
