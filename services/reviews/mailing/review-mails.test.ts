import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { Transformer } from '@napi-rs/image'
import { statement } from '#platform/database.ts'
import type { Mail } from '#platform/mail/engine.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { sendMail } from '#services/mails/send.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { reason, openReturnDesk } from '#services/returns/returns-for-tests.ts'
import { openTestShop, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { reviewData } from '../privacy-steps.ts'
import { reviewToken } from './review-token.ts'
import { queueReviewLinkMail, sendReviewMails } from './send-review-mails.ts'
import { serveReviewUnsubscribe } from './serve-review-unsubscribe.ts'

const shop = await openTestShop()
const { db, deps } = shop
const { secret } = deps
const desk = openReturnDesk(shop)
const day = 86_400_000
const words = { stars: 5, title: 'Holds well', text: 'It holds, and it has held for two weeks.', author: 'Ann L.' }
const mailDeps = { ...deps, mail: shop.mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }

const takeMails = statement<{ payload: OutboxTopics['mail_send'] }>(
  'test.review-mails',
  `with taken as (delete from outbox where topic = 'mail_send' and payload->>'template' like 'review-%' returning id, payload) select payload from taken order by id`,
)
const claim = statement('test.claim-order', 'update shop_order set customer_id = $2, guest_token = null where id = $1')
const allowAgain = statement('test.allow-review-mails', 'delete from review_mail_stop')
const takeLinks = statement<{ payload: OutboxTopics['review_link'] }>(
  'test.review-links',
  `with taken as (delete from outbox where topic = 'review_link' returning id, payload) select payload from taken order by id`,
)
/** Runs the queued link jobs and returns the email payloads. */
const requested = async () => {
  for (const { payload } of await db.run(takeLinks, [])) await queueReviewLinkMail(db, payload, shop.clock())
  return queued()
}
const queued = async () => (await db.run(takeMails, [])).map(({ payload }) => payload)
const orders = async () => (await queued()).map(({ data }) => data['orderId'])
/** Sends the emails that are due this many days after the delivery. */
const runAfter = (days: number) => sendReviewMails(db, secret, shop.clock() + days * day)
const tokenOf = (orderId: string, until = shop.clock() + day) => reviewToken(secret, 'USA', orderId, until)
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: { code: string }) => error.code,
  )
const read = ({ call }: Visitor, token: string) => call('POST /svc_review/mailed', { body: { token } })
const write = ({ call }: Visitor, token: string, changes: Partial<typeof words> = {}, productId = '7') =>
  call('PUT /svc_review/mailed/{productId}', {
    params: { productId },
    body: { ...words, ...changes, token },
    key: randomUUID(),
  })

test('two weeks after delivery, an order gets one review request email with a link that lists its products [ROUTE-003]', async () => {
  const { orderId } = await desk.delivered()
  await runAfter(13)
  assert.deepEqual(await orders(), [])
  await Promise.all(times(3, () => runAfter(14.01)))
  const mails = await queued()
  assert.deepEqual(
    mails.map(({ template, to, data }) => [template, to, data['orderId']]),
    [['review-request', 'ann@example.com', orderId]],
  )
  for (let again = 0; again < 2; again += 1) await sendMail(mailDeps, mails[0]!)
  const [mail, ...more] = (await readCaughtMails(db, 'ann@example.com')).filter(({ text }) => text.includes(orderId))
  assert.deepEqual(more, [])
  const [, token] = /https:\/\/shop\.example\/mps-review\?token=([\w.-]+)$/m.exec(mail!.text)!
  const found = await read(shop.visit(), token!)
  assert.deepEqual(
    found.items.map(({ productId, review }) => [productId, review]),
    [[7, null]],
  )
  assert.deepEqual([found.orderId, found.author], [orderId, 'Ann L.'])
})

test('an order that is partly shipped, returned, canceled, or long delivered gets no review request email', async () => {
  const partly = await desk.refunds.published([{ productId: 7, qty: 3 }])
  const parcel = await desk.refunds.ship(partly.orderId, { pieces: [{ sku: 'IW-PL-20', qty: 1 }] })
  await desk.refunds.sendEvent((parcel as unknown as { id: string }).id, { status: 'delivered' })
  const returned = await desk.delivered()
  await desk.request(returned.visitor, returned.orderId, {
    items: [{ itemId: returned.items[0]!, qty: 3, ...reason }],
  })
  await runAfter(15)
  assert.deepEqual(await orders(), [])
  // Cancels the remaining units in the first order, so that the order is completely delivered.
  await desk.refunds.cancel(partly.orderId)
  await runAfter(30)
  assert.deepEqual(await orders(), [partly.orderId])
  await desk.delivered()
  await runAfter(60)
  assert.deepEqual(await orders(), [])
})

test('an order of a product that hides reviews gets no review request email [ANALYTICS-501]', async () => {
  const hide = statement('test.hide-reviews', 'update product set attributes = $1 where id = 7')
  await db.run(hide, [JSON.stringify({ hidesReviews: true })])
  await desk.delivered()
  await runAfter(15)
  assert.deepEqual(await orders(), [])
  await db.run(hide, ['{}'])
  const { orderId } = await desk.delivered()
  await runAfter(15)
  assert.deepEqual(await orders(), [orderId])
})

test('a shopper who stops review requests gets none for other orders, but still gets a review link that they request', async () => {
  const { orderId } = await desk.delivered()
  const visitor = shop.visit()
  await visitor.call('POST /svc_review/stop', { body: { token: tokenOf(orderId) }, key: randomUUID() })
  await desk.delivered()
  await runAfter(15)
  assert.deepEqual(await orders(), [])
  await visitor.call('POST /svc_review/link', { body: { orderId, email: ' ANN@example.com' }, key: randomUUID() })
  const [mail] = await requested()
  assert.deepEqual([mail!.template, mail!.data['orderId']], ['review-link', orderId])
})

test('the one-click link in a review request stops further requests, and a forged link does not', async () => {
  await db.run(allowAgain, [])
  const { orderId } = await desk.delivered()
  const serve = serveReviewUnsubscribe({ db, secret, clock: shop.clock, secondsToWait: async () => 0 }, {})
  const server = createServer((request, response) => {
    void serve(request, response, 'USA').then((isServed) => isServed || response.writeHead(418).end())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  after(() => server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const post = async (path: string) =>
    (await fetch(origin + path, { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') })).status
  await runAfter(15)
  const request = (await queued()).find(({ data }) => data['orderId'] === orderId)!
  const sent: Mail[] = []
  const mail = { ...shop.mail, send: async (each: Mail) => void sent.push(each) }
  await sendMail({ ...mailDeps, mail }, request)
  const { pathname, search } = new URL(sent[0]!.stopUrl!)
  assert.equal(await post(pathname + search.replace('token=', 'token=x')), 404)
  assert.equal(await post(`${pathname}?token=${tokenOf(orderId)}`), 418)
  await desk.delivered()
  await runAfter(15)
  assert.equal((await orders()).length, 1)
  assert.equal(await post(pathname + search), 200)
  await desk.delivered()
  await runAfter(15)
  assert.deepEqual(await orders(), [])
})

test('a record of stopped review requests needs the secret to match an email, is exported, and remains after account deletion', async () => {
  await db.run(allowAgain, [])
  const { orderId } = await desk.delivered()
  await shop.visit().call('POST /svc_review/stop', { body: { token: tokenOf(orderId) }, key: randomUUID() })
  const person = { id: 999_999, email: 'ann@example.com' }
  const stopsWith = async (key: string) =>
    (await reviewData.read(db, person, { now: shop.clock(), secret: key }))['stopped-review-mails']!.map(
      (row) => (row as { site: string }).site,
    )
  assert.deepEqual([await stopsWith(secret), await stopsWith('another secret')], [['USA'], []])
  await db.transaction((tx) => reviewData.forget(tx, person, []))
  assert.deepEqual(await stopsWith(secret), ['USA'])
  await db.run(allowAgain, [])
})

test('the review link for an order is emailed only to its buyer, and the response does not reveal a match', async () => {
  const { orderId } = await desk.delivered()
  const visitor = shop.visit()
  const ask = (id: string, email: string) =>
    visitor.call('POST /svc_review/link', { body: { orderId: id, email }, key: randomUUID() })
  const replies = [
    await ask(orderId, 'other@example.com'),
    await ask('199999999', 'ann@example.com'),
    await ask(orderId, 'ann@example.com'),
  ]
  assert.deepEqual(new Set(replies).size, 1)
  // A job looks up the order, so the response time reveals nothing either.
  const waiting = await db.run(takeLinks, [])
  assert.deepEqual([waiting.length, await queued()], [3, []])
  for (const { payload } of waiting) await queueReviewLinkMail(db, payload, shop.clock())
  assert.deepEqual(
    (await queued()).map(({ to }) => to),
    ['ann@example.com'],
  )
  await ask(orderId, 'ann@example.com')
  assert.equal(await code(ask(orderId, 'ann@example.com')), 'too_many_requests')
})

test('a guest can write one review per product through a review link, as a verified buyer, and can edit it [ROUTE-003]', async () => {
  const { orderId } = await desk.delivered()
  const [visitor, token] = [shop.visit(), tokenOf(orderId)]
  const first = await write(visitor, token)
  assert.deepEqual([first.state, first.isVerified, first.stars], ['pending', true, 5])
  const second = await write(shop.visit(), token, { stars: 4 })
  assert.deepEqual([second.id, second.stars, second.version], [first.id, 4, 2])
  assert.equal((await read(visitor, token)).items[0]!.review!.id, first.id)
  assert.equal(await code(write(visitor, token, {}, '8')), 'product_not_found')
  const pixels = await Transformer.fromRgbaPixels(Buffer.alloc(48, 200), 4, 3).png()
  const { photos } = await visitor.call('POST /svc_review/mailed/{productId}/photos', {
    params: { productId: '7' },
    body: { token, photo: pixels.toString('base64') },
    key: randomUUID(),
  })
  assert.equal(photos.length, 1)
})

test('a review written through the link for a customer order belongs to that customer, who can have one review per product', async () => {
  const customer = await customerOf(shop)
  const { orderId } = await desk.delivered(undefined, 'USA', customer)
  const review = await write(shop.visit(), tokenOf(orderId))
  const { reviews } = await customer.call('GET /svc_review/reviews', { query: {} })
  assert.deepEqual(
    reviews.map(({ id, isVerified }) => [id, isVerified]),
    [[review.id, true]],
  )
  const later = await desk.delivered(undefined, 'USA', customer)
  assert.equal((await write(shop.visit(), tokenOf(later.orderId), { stars: 2 })).id, review.id)
})

test('a review link that is forged, expired, or from another site can neither read nor write reviews', async () => {
  const { orderId } = await desk.delivered()
  const token = tokenOf(orderId)
  const other = await desk.delivered()
  const [, until, signature] = token.split('.')
  const british = reviewToken(secret, 'GBR', orderId, shop.clock() + day)
  for (const bad of [
    `${other.orderId}.${until}.${signature}`,
    `${orderId}.${Number(until) + 1}.${signature}`,
    tokenOf(orderId, shop.clock() - 1),
    british,
    'x',
  ]) {
    assert.equal(await code(read(shop.visit(), bad)), 'invalid_token')
    assert.equal(await code(write(shop.visit(), bad)), 'invalid_token')
    const stop = shop.visit().call('POST /svc_review/stop', { body: { token: bad }, key: randomUUID() })
    assert.equal(await code(stop), 'invalid_token')
  }
})

test("a deleted customer's orders show no reviews through the emailed link and get no email", async () => {
  const { orderId } = await desk.delivered()
  await write(shop.visit(), tokenOf(orderId))
  const customer = await customerOf(shop)
  const { _id: id, email } = await customer.call('GET /svc_customer/customer', {})
  await db.run(claim, [orderId, id])
  await db.transaction((tx) => reviewData.forget(tx, { id, email }, []))
  assert.equal((await read(shop.visit(), tokenOf(orderId))).items[0]!.review, null)
  const other = await desk.delivered()
  await db.run(allowAgain, [])
  await runAfter(15)
  const mailed = await orders()
  assert.deepEqual([mailed.includes(orderId), mailed.includes(other.orderId)], [false, true])
})
