import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reviewMailOf } from './review-mail.ts'

const shop = { brand: 'Ironwright', locale: 'en-US', link: 'https://shop.example/mps-review?token=1.2.a' }
const order = { orderId: '100000001', site: 'USA', names: ['Rack <IW-2> & bar', 'Iron plate'] } as const

test('a review request lists the products, with links to review them and to stop these emails', () => {
  const mail = reviewMailOf({ ...order, kind: 'request' }, shop)
  assert.match(mail.text, /Order 100000001\nRack <IW-2> & bar\nIron plate/)
  assert.ok(mail.html.includes('Rack &lt;IW-2&gt; &amp; bar'))
  assert.ok(mail.text.includes(`Write your reviews: ${shop.link}\n`))
  assert.ok(mail.text.includes(`${shop.link}&stop=1`))
  assert.ok(mail.html.includes(`href="${shop.link}&amp;stop=1"`))
})

test('an email with a review link requested by the shopper has no unsubscribe link', () => {
  const mail = reviewMailOf({ ...order, kind: 'link' }, shop)
  assert.ok(mail.text.includes('Didn’t ask? Ignore this email.'))
  assert.ok(!mail.text.includes('stop=1'))
})
