import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import { cartForTests } from '../layer-for-tests.ts'
import { refusalSignals, replySignals } from './call-signals.ts'
import type { Signal } from './signal.ts'

/** Returns a call's signals for the relevant parts of its input and response. */
const signalsOf = (name: keyof Store, input: object, reply: object | null) =>
  replySignals(name, input as never, reply as never)
const eventsOf = (signals: readonly Signal[]) =>
  signals.flatMap((signal) => (signal.kind === 'event' ? [[signal.event.name, signal.event.properties]] : []))

const request = (productId: number, qty: number, childId?: number) => ({
  productId,
  qty,
  options: {},
  children: childId === undefined ? [] : [{ productId: childId, qty: 1, options: {}, children: [], metadata: {} }],
  metadata: {},
})

test('adding to the wishlist reports the selected variants, even for a guest [ANALYTICS-415]', () => {
  const body = { items: [request(7, 2, 71), request(8, 1)] }
  const wished = [
    {
      kind: 'items',
      name: 'addToWishlist',
      items: [
        { id: 71, qty: 2 },
        { id: 8, qty: 1 },
      ],
    },
  ]
  const list = { ...cartForTests({}), type: 'wishlist' }
  assert.deepEqual(signalsOf('POST /svc_list/lists/{id}/items', { params: { id: 'a' }, body }, list), wished)
  assert.deepEqual(signalsOf('POST /svc_list/wanted', { body }, null), wished)
})

test('moving from the wishlist to the cart reports the units added to the cart [ANALYTICS-416]', () => {
  const from = { ...cartForTests({}, 'wishlist-1'), type: 'wishlist' }
  const to = cartForTests({ 7: 1 })
  const [signal] = signalsOf('POST /svc_list/lists/{id}/items/move', { body: { items: [] } }, { from, to })
  assert.ok(signal?.kind === 'cart')
  assert.deepEqual([signal.list, signal.change?.scope, signal.change?.added], [to, 'all', 'wishlistToCart'])
})

test('canceling a program and reactivating it are reported [ANALYTICS-437, ANALYTICS-438]', () => {
  const reported = { sku: 'IW-P', orderId: '10000007', completeCycles: 2, renewalDate: '2026-12-01' }
  const reply = { ...reported, delivery: 'App', trialEnd: null, beganOn: '2026-10-01', name: 'Program' }
  for (const [call, name] of [
    ['POST /svc_programming/programs/{id}/cancel', 'cancelSubscription'],
    ['POST /svc_programming/programs/{id}/reactivate', 'reactivateSubscription'],
  ] as const)
    assert.deepEqual(eventsOf(signalsOf(call, {}, reply)), [[name, { ...reported, app: 'App' }]])
})

test('adding a payment method is reported with its type, but removing a payment method is not [ANALYTICS-422]', () => {
  const reply = { paymentType: 'adyen' }
  const eventsAfter = (body: object) => eventsOf(signalsOf('PUT /svc_checkout/checkout/{listId}', { body }, reply))
  assert.deepEqual(eventsAfter({ paymentToken: 'token' }), [['addPayment', { paymentType: 'adyen' }]])
  assert.deepEqual(eventsAfter({ storedPaymentMethodId: 'id' }), [['addPayment', { paymentType: 'adyen' }]])
  for (const body of [{ paymentToken: null }, { comments: 'x' }]) assert.deepEqual(eventsAfter(body), [])
})

test('a refused order and a declined payment are reported with their code and message [ANALYTICS-426]', () => {
  const refused = new RefusalError(409, 'inventory_error', { message: 'Insufficient inventory' })
  const errors = [
    ...refusalSignals('POST /svc_checkout/order', refused),
    ...signalsOf('POST /svc_checkout/order', {}, { status: 'payment_error' }),
    ...signalsOf('POST /svc_checkout/order', {}, { status: 'published' }),
    ...refusalSignals('GET /svc_list/cart', refused),
    ...refusalSignals('POST /svc_checkout/order', new Error('defect')),
  ]
  assert.deepEqual(eventsOf(errors), [
    ['checkoutError', { errorCode: 'inventory_error', errorMessage: 'Insufficient inventory' }],
    ['checkoutError', { errorCode: 'payment_error', errorMessage: 'Payment declined' }],
  ])
})

test('a response without the expected fields is not reported to analytics and does not fail the call', () => {
  assert.deepEqual(signalsOf('POST /api/search-rec/3', { body: {} }, {}), [])
  assert.deepEqual(signalsOf('GET /svc_content/catalog/tree', {}, []), [])
})

test('no analytics signal contains a password', () => {
  const body = { email: 'ann@example.com', password: 'a long secret', newsletters: [], segments: [] }
  const signals = [
    ...signalsOf('POST /svc_customer/customer', { body }, { success: true }),
    ...signalsOf('POST /svc_session/session/login', { body }, { customer: { _id: 1, email: body.email } }),
  ]
  assert.equal(signals.length, 3)
  assert.doesNotMatch(JSON.stringify(signals), /secret/)
})

test('every login method reports a login and the shopper, and other session responses report only the shopper', () => {
  const customer = { _id: 1, groupId: 3, primarySegment: null, segments: [], email: 'ann@example.com' }
  const kindsOf = (name: keyof Store, reply: object) => signalsOf(name, {}, reply).map(({ kind }) => kind)
  for (const name of [
    'POST /svc_session/session/login',
    'POST /svc_session/session/link/login',
    'POST /svc_session/passkey/login',
  ] as const)
    assert.deepEqual(kindsOf(name, { customer }), ['login', 'shopper'])
  assert.deepEqual(kindsOf('GET /svc_session/session', { groupId: 3, exp: 1 }), ['shopper'])
  assert.deepEqual(kindsOf('GET /svc_customer/customer', customer), ['shopper'])
})
