import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderMessageMail } from './order-message.ts'

const shop = { brand: 'Ironwright', locale: 'en-US', siteUrl: 'https://shop.example' }
const message = {
  kind: 'question',
  text: 'Is <b>this</b> the long bar?\nAnn',
  reply: '',
  address: [],
  orderId: '100000001',
  site: 'USA',
  email: 'ann@example.com',
  locale: undefined,
} as const
const addressRequest = { ...message, kind: 'address', text: '', address: ['Ann Lee', '7 Forge Ave'] } as const

test("a question about an order is emailed to the store with the customer's address as reply-to", () => {
  const mail = orderMessageMail({ ...message, mail: 'received' }, shop)
  assert.equal(mail.subject, 'Ironwright order 100000001: new question')
  assert.equal(mail.replyTo, 'ann@example.com')
  assert.ok(mail.text.includes('Is <b>this</b> the long bar?\nAnn'))
  assert.ok(mail.html.includes('Is &lt;b&gt;this&lt;/b&gt; the long bar?'))
})

test("the answer to an order question is emailed to the customer with a link to the order's messages", () => {
  const mail = orderMessageMail({ ...message, mail: 'answered', kind: 'answer', text: 'Yes.' }, shop)
  assert.equal(mail.replyTo, undefined)
  for (const part of [mail.text, mail.html]) {
    assert.ok(part.includes('Yes.'))
    assert.ok(part.includes('https://shop.example/account/order/100000001#messages'))
  }
})

test('an email about a staff decision on an order request shows the new address or the reason', () => {
  const accepted = orderMessageMail({ ...addressRequest, mail: 'accepted' }, shop)
  assert.match(accepted.text, /We changed your shipping address\.[^]*Ann Lee\n7 Forge Ave/)
  const declined = orderMessageMail({ ...addressRequest, mail: 'declined', reply: 'It is packed.' }, shop)
  assert.match(declined.text, /We can’t change your shipping address\.[^]*It is packed\./)
  assert.ok(!declined.text.includes('7 Forge Ave'))
})
