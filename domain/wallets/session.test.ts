import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isApplePayAvailable, offersWallets } from './availability.ts'
import type { WalletContact } from './contact.ts'
import { idleWallet, stepWallet, type WalletEvent, type WalletRequest, type WalletState } from './session.ts'

const request: WalletRequest = { id: 'press-1', site: 'USA', requiresShipping: true, needsContact: true }
const details = (amount: string) => ({
  total: { label: 'Ironwright', amount, type: 'final' as const },
  lineItems: [{ label: 'Subtotal', amount, type: 'final' as const }],
})
const option = (id: string, selected: boolean) => ({ id, label: id, detail: '', amount: '10.00', selected })
const ground = [option('ground', true), option('air', false)]
const shown = { details: details('295.00'), shippingOptions: [] }
const contact: WalletContact = {
  emailAddress: 'jo@example.com',
  phoneNumber: '614 555 0100',
  givenName: 'Jo',
  familyName: 'Vance',
  addressLines: ['1080 Steelwood Road', 'Dock 4'],
  locality: 'Columbus',
  administrativeArea: 'Ohio',
  postalCode: '43212',
  countryCode: 'us',
}
const token = { paymentData: { version: 'EC_v1' } }
const requestId = request.id

function after(...events: WalletEvent[]) {
  return events.reduce((step, event) => stepWallet(step.state, event), stepWallet(idleWallet, started))
}
const started: WalletEvent = { type: 'start', request, ...shown }
const moved: WalletEvent = { type: 'shippingContact', requestId, eventId: 'e1', contact }
const reckoned: WalletEvent = {
  type: 'reckoned',
  requestId,
  eventId: 'e1',
  details: details('305.00'),
  shippingOptions: ground,
  errors: [],
}
const authorized: WalletEvent = { type: 'authorized', requestId, token, shippingContact: contact, billingContact: null }
const placed: WalletEvent = { type: 'placed', requestId, orderId: '100000001', total: '305.00' }
const refused: WalletEvent = { type: 'refused', requestId, code: 'payment_error', message: 'The card was declined.' }
const isCleared = (state: WalletState) => assert.deepEqual(state, idleWallet)

test('Apple Pay is available if the device supports it or the site enables it [PAY-412, PAY-413]', () => {
  assert.equal(isApplePayAvailable({ device: true, site: false }), true)
  assert.equal(isApplePayAvailable({ device: false, site: true }), true)
  assert.equal(isApplePayAvailable({ device: false, site: false }), false)
})

test("a wallet is offered if an amount is due and no agreement is needed, for the wallet's own address or an entered one", () => {
  const bill = { lacksAccount: false, billProblems: [], isBillChanged: false }
  const cart = { toPay: 29_500, canCheckOut: true, agreements: [], hasOwnPlace: false, isEntered: false, ...bill }
  assert.equal(offersWallets(cart), true)
  assert.equal(offersWallets({ ...cart, toPay: null }), true)
  assert.equal(offersWallets({ ...cart, toPay: 0 }), false)
  assert.equal(offersWallets({ ...cart, canCheckOut: false }), false)
  assert.equal(offersWallets({ ...cart, agreements: ['subscription'] }), false)
  assert.equal(offersWallets({ ...cart, lacksAccount: true }), false)
  assert.equal(offersWallets({ ...cart, lacksAccount: true, isEntered: true }), false)
  assert.equal(offersWallets({ ...cart, hasOwnPlace: true }), false)
  assert.equal(offersWallets({ ...cart, hasOwnPlace: true, isEntered: true }), true)
})

test('after addresses are entered, a wallet is offered only with a complete and saved billing address', () => {
  const bill = { lacksAccount: false, billProblems: [], isBillChanged: false }
  const entered = { toPay: 29_500, canCheckOut: true, agreements: [], hasOwnPlace: true, isEntered: true, ...bill }
  assert.equal(offersWallets(entered), true)
  assert.equal(offersWallets({ ...entered, billProblems: [{ path: 'street', rule: 'required' }] }), false)
  assert.equal(offersWallets({ ...entered, isBillChanged: true }), false)
  // If checkout starts with a wallet, the wallet provides the billing address.
  const page = { ...entered, hasOwnPlace: false, isEntered: false, billProblems: [{ path: 'street' }] }
  assert.equal(offersWallets(page), true)
})

test('starting a wallet payment activates it and sends the details and the shipping requirement to the wallet [PAY-414]', () => {
  const { state, messages } = stepWallet(idleWallet, started)
  assert.equal(idleWallet.paymentActive, false)
  assert.equal(state.paymentActive, true)
  assert.deepEqual(messages, [{ type: 'applepay_start', requestId, requiresShipping: true, ...shown }])
})

test('a wallet payment for a virtual order starts without shipping options and does not request an address', () => {
  const virtual = { ...request, requiresShipping: false }
  const { state, messages } = stepWallet(idleWallet, { ...started, request: virtual, shippingOptions: ground })
  const [message] = messages
  assert.equal(message?.type === 'applepay_start' && message.requiresShipping, false)
  assert.deepEqual(message?.type === 'applepay_start' && message.shippingOptions, [])
  assert.equal(stepWallet(state, moved).state, state)
})

test("changing the shipping contact reloads shipping and changes the order's address [PAY-415, PAY-416]", () => {
  const { state, messages, task } = after(moved)
  assert.equal(state.shipping, 'loading')
  const { firstname, lastname, street, city, region, postcode, countryId } = state.order.shippingAddress!
  assert.deepEqual(
    [firstname, lastname, city, region, postcode, countryId],
    ['Jo', 'Vance', 'Columbus', 'OH', '43212', 'US'],
  )
  assert.deepEqual(street, ['1080 Steelwood Road', 'Dock 4'])
  assert.deepEqual(messages, [])
  assert.deepEqual(task, { kind: 'reckon', eventId: 'e1', shippingAddress: state.order.shippingAddress, option: null })
})

test('after a contact change, the wallet receives new details and shipping options [PAY-417]', () => {
  const { state, messages } = after(moved, reckoned)
  assert.equal(state.shipping, 'valid')
  assert.deepEqual(messages, [
    {
      type: 'applepay_update_details',
      requestId,
      eventId: 'e1',
      details: details('305.00'),
      shippingOptions: ground,
      errors: [],
    },
  ])
})

test('changing the shipping method changes the order and sends new details to the wallet [PAY-418, PAY-419]', () => {
  const chosen = after(moved, reckoned, { type: 'shippingMethod', requestId, eventId: 'e2', id: 'air' })
  assert.equal(chosen.state.order.option, 'air')
  assert.equal(chosen.task?.kind === 'reckon' && chosen.task.option, 'air')
  const options = [option('ground', false), option('air', true)]
  const { state, messages } = stepWallet(chosen.state, {
    ...reckoned,
    eventId: 'e2',
    details: details('345.00'),
    shippingOptions: options,
  })
  assert.equal(state.order.option, 'air')
  assert.equal(messages[0]?.type === 'applepay_update_details' && messages[0].details.total.amount, '345.00')
})

test('after authorization, the order gets the shipping contact and the token, and is placed [PAY-420, PAY-422]', () => {
  const moves = { ...contact, addressLines: ['1 Other Street'] }
  const { state, task } = after(moved, reckoned, { ...authorized, shippingContact: moves })
  assert.deepEqual(state.order.shippingAddress?.street, ['1 Other Street'])
  assert.equal(state.order.token, token)
  assert.deepEqual(task, { kind: 'place', order: state.order })
})

test('after authorization, the order gets the billing contact, or the shipping contact if there is none [PAY-421]', () => {
  const billed = { givenName: 'Ann', familyName: 'Payer', addressLines: ['9 Bank Street'], countryCode: 'US' }
  const own = after(moved, reckoned, { ...authorized, billingContact: billed }).state.order
  assert.equal(own.billingAddress?.firstname, 'Ann')
  assert.deepEqual(own.billingAddress?.street, ['9 Bank Street'])
  assert.equal(own.shippingAddress?.firstname, 'Jo')
  const same = after(moved, reckoned, authorized).state.order
  assert.deepEqual(same.billingAddress, same.shippingAddress)
})

test('the wallet does not override the entered addresses if it does not request a contact', () => {
  const entered = { ...request, needsContact: false, requiresShipping: false }
  const { state } = stepWallet(idleWallet, { ...started, request: entered })
  const { order } = stepWallet(state, authorized).state
  assert.equal(order.shippingAddress, null)
  assert.equal(order.billingAddress, null)
})

test('after the order is placed, the wallet receives a success message, and the payment request is cleared [PAY-424, PAY-425]', () => {
  const { state, messages } = after(moved, reckoned, authorized, placed)
  assert.deepEqual(messages, [{ type: 'applepay_status_success', requestId, orderId: '100000001', total: '305.00' }])
  assert.equal(state.request, null)
  isCleared(state)
})

test('a wallet payment failure is reported to the wallet, and the payment request is cleared [PAY-424, PAY-425, ERROR-421]', () => {
  const { state, messages } = after(moved, reckoned, authorized, refused)
  const failure = { code: 'payment_error', message: 'The card was declined.' }
  assert.deepEqual(messages, [{ type: 'applepay_status_failure', requestId, ...failure }])
  assert.equal(state.request, null)
  isCleared(state)
})

test('canceling deactivates the wallet payment and clears the request, even while rates are loading [PAY-426, PAY-427]', () => {
  const { state } = after(moved, { type: 'cancel', requestId })
  assert.equal(state.paymentActive, false)
  assert.equal(state.request, null)
  isCleared(state)
  assert.equal(stepWallet(state, reckoned).state, state)
})

test('a second start, an event for an old request, an event during order placement, and an unrequested response are ignored [APP-452]', () => {
  const open = after(moved, reckoned).state
  assert.equal(stepWallet(open, { ...started, request: { ...request, id: 'press-2' } }).state, open)
  for (const event of [moved, authorized, placed, refused, { type: 'cancel' as const, requestId }]) {
    const isOf = stepWallet(open, { ...event, requestId: 'press-0' })
    assert.equal(isOf.state, open, event.type)
    assert.deepEqual(isOf.messages, [])
    assert.equal(stepWallet(idleWallet, event).state, idleWallet, event.type)
  }
  const placing = after(moved, reckoned, authorized)
  for (const event of [moved, authorized, { type: 'cancel' as const, requestId }]) {
    const again = stepWallet(placing.state, event)
    assert.equal(again.state, placing.state, event.type)
    assert.equal(again.task, null)
  }
  // A response that was not requested is ignored.
  assert.equal(stepWallet(open, placed).state, open)
  assert.equal(stepWallet(open, { ...reckoned, eventId: 'e9' }).state, open)
})
