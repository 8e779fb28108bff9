import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { messageLimits } from '#domain/orders/order-requests.ts'
import { findViolations } from '#services/invariants.ts'
import { refundDesk } from '#services/refunds/refunds-for-tests.ts'
import { openTestShop, times } from '#services/testing/shop-for-tests.ts'
import { messageDesk } from './order-messages-for-tests.ts'
import { createMessage } from './repository.ts'

const shop = await openTestShop()
const { db } = shop
const refunds = refundDesk(shop)
const desk = messageDesk(shop)

const code = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: { code: string }) => error.code,
  )
const open = async (orderId: string, kind: 'cancel' | 'address') =>
  (await desk.staffCall('GET', `order/${orderId}/messages`)).messages.find(
    (message) => message.kind === kind && message.state === 'open',
  )!.id
/** Creates an order that the customer can only look up, and so cannot cancel directly. */
async function lookedUp() {
  const { orderId, visitor: buyer } = await refunds.published()
  const visitor = shop.visit()
  await visitor.call('POST /svc_checkout/look-up', { body: { orderId, email: 'ann@example.com', postcode: '43215' } })
  return { orderId, visitor, buyer }
}

test('a question about an order is stored once, emailed to the store, and answered by staff', async () => {
  const { orderId, visitor } = await refunds.published()
  const key = randomUUID()
  const first = await desk.ask(visitor, orderId, '  When does it ship?\n\n\n\nAnn ', key)
  assert.deepEqual(await desk.ask(visitor, orderId, '  When does it ship?\n\n\n\nAnn ', key), first)
  assert.deepEqual(
    first.messages.map(({ kind, text, state }) => [kind, text, state]),
    [['question', 'When does it ship?\n\nAnn', 'open']],
  )
  assert.deepEqual(
    (await desk.takeMails()).map(({ template, to }) => [template, to]),
    [['order-message-received', 'support@shop.example']],
  )
  assert.equal((await desk.staffCall('GET', 'order-messages')).messages.at(-1)!.id, first.messages[0]!.id)
  const answerKey = randomUUID()
  for (let again = 0; again < 2; again += 1)
    await desk.staffCall('POST', `order/${orderId}/messages`, { text: 'Tomorrow.' }, { key: answerKey })
  const { messages } = await desk.read(visitor, orderId)
  assert.deepEqual(
    messages.map(({ kind, state }) => [kind, state]),
    [
      ['question', 'answered'],
      ['answer', null],
    ],
  )
  assert.deepEqual(
    (await desk.takeMails()).map(({ template, to }) => [template, to]),
    [['order-message-answered', 'ann@example.com']],
  )
  assert.equal((await desk.staffCall('GET', 'order-messages')).total, 0)
})

test("an order's messages are hidden from others, including staff of other sites", async () => {
  const { orderId, visitor } = await refunds.published()
  await desk.ask(visitor, orderId, 'Is it black?')
  const other = shop.visit()
  assert.equal(await code(desk.read(other, orderId)), 'order_not_found')
  assert.equal(await code(desk.ask(other, orderId, 'Hello')), 'order_not_found')
  const british = await desk.staffCall('GET', `order/${orderId}/messages`, undefined, { site: 'GBR' })
  assert.equal(british.code, 'order_not_found')
})

test('a guest who looked up an order can request its cancellation, and accepting the request refunds the order once', async () => {
  const { orderId, visitor, buyer } = await lookedUp()
  // The buyer can cancel the order directly, without a request.
  assert.equal((await desk.read(buyer, orderId)).canAsk.cancel, false)
  assert.equal(await code(desk.askToCancel(buyer, orderId)), 'not_requestable')
  assert.equal((await desk.read(visitor, orderId)).canAsk.cancel, true)
  assert.equal((await desk.askToCancel(visitor, orderId)).canAsk.cancel, false)
  assert.equal(await code(desk.askToCancel(visitor, orderId)), 'request_open')
  const id = await open(orderId, 'cancel')
  await desk.takeMails()
  const decided = await Promise.all(times(4, () => desk.decide(orderId, id, 'accept')))
  assert.deepEqual(
    decided.map(({ status }) => status),
    [200, 200, 200, 200],
  )
  const { refunds: made } = await refunds.read(orderId)
  assert.deepEqual(
    made.map(({ kind, askedBy }) => [kind, askedBy]),
    [['cancel', 'customer']],
  )
  // A cancellation is reported by its own email.
  assert.deepEqual(await desk.takeMails(), [])
  assert.equal((await desk.decide(orderId, id, 'decline', 'Too late')).code, 'wrong_state')
  assert.deepEqual(await findViolations(db), [])
})

test('a declined cancellation request shows its reason and can be made again', async () => {
  const { orderId, visitor } = await lookedUp()
  await desk.askToCancel(visitor, orderId)
  const id = await open(orderId, 'cancel')
  await desk.takeMails()
  assert.equal((await desk.decide(orderId, id, 'decline')).code, 'invalid_request')
  await desk.decide(orderId, id, 'decline', 'It is on the truck.')
  await desk.decide(orderId, id, 'decline', 'It is on the truck.')
  assert.deepEqual(
    (await desk.takeMails()).map(({ template }) => template),
    ['order-message-declined'],
  )
  const { messages, canAsk } = await desk.read(visitor, orderId)
  assert.deepEqual([messages[0]!.state, messages[0]!.reply, canAsk.cancel], ['declined', 'It is on the truck.', true])
})

test('an accepted address replaces the order address and is exported to the warehouse', async () => {
  const { orderId, visitor } = await refunds.published()
  const before = (await refunds.exports()).last
  assert.equal((await desk.askForAddress(visitor, orderId)).messages[0]!.address!.street[0], '7 Forge Ave')
  const address = async () =>
    (await visitor.call('GET /svc_checkout/order/{orderId}', { params: { orderId }, query: {} })).shippingAddress
  assert.deepEqual((await address()).street, ['100 Main St'])
  await desk.decide(orderId, await open(orderId, 'address'), 'accept')
  assert.deepEqual((await address()).street, ['7 Forge Ave'])
  const [exported] = (await refunds.exports(before)).exports
  assert.deepEqual([exported!.kind, exported!.shippingAddress.street], ['address', ['7 Forge Ave']])
})

test('a requested address change is checked as in checkout, and an address in another region is rejected', async () => {
  const { orderId, visitor } = await refunds.published()
  assert.equal(await code(desk.askForAddress(visitor, orderId, { postcode: 'x' })), 'invalid_address')
  assert.equal(await code(desk.askForAddress(visitor, orderId, { city: '' })), 'invalid_address')
  const newYork = { city: 'New York', region: 'NY', postcode: '10001' }
  assert.equal(await code(desk.askForAddress(visitor, orderId, newYork)), 'other_region')
  assert.deepEqual((await desk.read(visitor, orderId)).messages, [])
})

test('open requests are closed when the order is packed; if staff accept one at that moment, only one action succeeds', async () => {
  const { orderId, visitor } = await lookedUp()
  await desk.askToCancel(visitor, orderId)
  await desk.askForAddress(visitor, orderId)
  const [cancel, address] = [await open(orderId, 'cancel'), await open(orderId, 'address')]
  const [shipped, accepted] = await Promise.all([refunds.ship(orderId), desk.decide(orderId, cancel, 'accept')])
  // Either action may come first; the second one is rejected.
  assert.deepEqual(
    shipped.status < 300
      ? [accepted.code, (await refunds.read(orderId)).refunds.length]
      : [shipped.code, accepted.status],
    shipped.status < 300 ? ['already_shipped', 0] : ['nothing_left', 200],
  )
  assert.equal((await desk.decide(orderId, address, 'accept')).code, 'already_shipped')
  assert.deepEqual((await desk.read(visitor, orderId)).canAsk, { cancel: false, address: false })
  assert.equal(await code(desk.askForAddress(visitor, orderId)), 'not_requestable')
  assert.deepEqual(await findViolations(db), [])
})

test('order messages are limited per order, and per shopper and hour', async () => {
  const full = await refunds.published()
  const { perOrder: max } = messageLimits
  const message = { orderId: full.orderId, site: 'USA', kind: 'answer', text: 'Hello' } as const
  await db.transaction(async (tx) => {
    for (let sent = 0; sent < max; sent += 1) await createMessage(tx, message)
  })
  assert.equal(await code(desk.ask(full.visitor, full.orderId, 'Hello')), 'too_many_messages')
  const { orderId, visitor } = await refunds.published()
  for (const index of times(20, (each) => each)) await desk.ask(visitor, orderId, `Question ${index}`)
  assert.equal(await code(desk.ask(visitor, orderId, 'One more')), 'too_many_requests')
})
