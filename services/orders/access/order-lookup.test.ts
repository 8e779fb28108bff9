import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop()
const hour = 3_600_000
let moment = shop.clock()
/** An hour later, earlier attempts no longer count. */
const later = () => shop.clock.set((moment += hour + 1_000))

async function ordered() {
  const visitor = shop.visit()
  const { body } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  return { visitor, orderId: (await placeTestOrder(visitor, body)).orderId }
}
const look = ({ call }: Visitor, orderId: string, email = 'ann@example.com', postcode = '43215') =>
  call('POST /svc_checkout/look-up', { body: { orderId, email, postcode } })
const read = ({ call }: Visitor, orderId: string) =>
  call('GET /svc_checkout/order/{orderId}', { params: { orderId }, query: {} })

test('a guest can open an order in another browser for an hour with its number, email, and postcode', async () => {
  later()
  const [first, second] = [await ordered(), await ordered()]
  const guest = shop.visit()
  await assert.rejects(read(guest, first.orderId), { code: 'order_not_found' })
  await look(guest, first.orderId, ' Ann@Example.com', '43215 ')
  assert.equal((await read(guest, first.orderId)).orderId, first.orderId)
  const parcels = await guest.call('GET /svc_checkout/order/{orderId}/tracking', { params: { orderId: first.orderId } })
  assert.equal(parcels.orderId, first.orderId)
  // Access is read-only and limited to that order.
  await assert.rejects(read(guest, second.orderId), { code: 'order_not_found' })
  const cancel = { params: { orderId: first.orderId }, key: crypto.randomUUID() }
  await assert.rejects(guest.call('POST /svc_checkout/order/{orderId}/cancel', cancel), { code: 'order_not_found' })
  later()
  await assert.rejects(read(guest, first.orderId), { code: 'order_not_found' })
})

test('a looked-up order hides the bank challenge, which the shopper who placed the order can see', async () => {
  later()
  const visitor = shop.visit()
  const { body: order } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }], '4000000000002503')
  const body = { ...order, payment: { ...order.payment, browserInfo: 'eyJ3aWR0aCI6MzkwfQ==' } }
  const { orderId } = await placeTestOrder(visitor, body)
  const guest = shop.visit()
  await look(guest, orderId)
  const [own, seen] = [await read(visitor, orderId), await read(guest, orderId)]
  assert.deepEqual([own.status, seen.status], ['payment_pending', 'payment_pending'])
  assert.ok(own.payment.challengeUrl && own.payment.transactionToken)
  assert.deepEqual([seen.payment.challengeUrl, seen.payment.transactionToken], [undefined, undefined])
  // The value created by Spreedly's script.
  assert.equal(own.payment.browserInfo, 'eyJ3aWR0aCI6MzkwfQ==')
  assert.equal(seen.payment.browserInfo, undefined)
})

test('a wrong number, email, or postcode gets the same response as a missing order', async () => {
  const { orderId } = await ordered()
  const responses: string[] = []
  for (const [number, email, postcode] of [
    ['199999999', 'ann@example.com', '43215'],
    [orderId, 'bob@example.com', '43215'],
    [orderId, 'ann@example.com', '43216'],
    [orderId, '', ''],
  ] as const) {
    later()
    const guest = shop.visit()
    const response = await guest.fetch('/svc_checkout/look-up', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderId: number, email, postcode }),
    })
    responses.push(`${response.status} ${await response.text()} ${guest.cookies.has('seen_usa')}`)
  }
  assert.deepEqual(
    [...new Set(responses)],
    ['404 {"error":{"code":"order_not_found","message":"order_not_found"}} false'],
  )
})

test('five order lookups per hour are allowed per network address, counting visitors without cookies and successful lookups', async () => {
  later()
  const { orderId } = await ordered()
  for (let time = 0; time < 4; time += 1)
    await assert.rejects(look(shop.visit(), `10000090${time}`), { code: 'order_not_found' })
  await look(shop.visit(), orderId)
  await assert.rejects(look(shop.visit(), orderId), { code: 'too_many_requests' })
  shop.clock.set(moment + hour / 2)
  await assert.rejects(look(shop.visit(), orderId), { code: 'too_many_requests' })
  later()
  await look(shop.visit(), orderId)
})

test('the access cookie of a looked-up order is valid for only that order, and becomes invalid if its expiry is changed', async () => {
  later()
  const [first, second] = [await ordered(), await ordered()]
  const guest = shop.visit()
  await look(guest, first.orderId)
  const [, until = '', signature = ''] = guest.cookies.get('seen_usa')!.split('.')
  guest.cookies.set('seen_usa', [second.orderId, until, signature].join('.'))
  await assert.rejects(read(guest, second.orderId), { code: 'order_not_found' })
  guest.cookies.set('seen_usa', [first.orderId, String(Number(until) + hour), signature].join('.'))
  await assert.rejects(read(guest, first.orderId), { code: 'order_not_found' })
})
