import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, test } from 'node:test'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import type { WalletMessage, WalletToken } from '#domain/wallets/session.ts'
import { applePayToken, testWallets } from '#platform/payments/wallets-for-tests.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { addresses, updateTestCheckout } from '#services/testing/orders-for-tests.ts'
import { withPayPal } from '#services/testing/paypal-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { loadTexts, textsOf } from '../../texts.ts'
import { applePayAdapter } from './apple-pay-adapter.ts'
import { composeOrder, type Checkout } from '../placing/compose-order.ts'
import { sendOrder } from './wallet-order.ts'
import type { AdapterInput, WalletAdapter } from './wallet-adapter.ts'
import { runWallet, type WalletOutcome } from './wallet-run.ts'

const shop = await openTestShop()
const { vendor } = await withPayPal(shop)
const payments = createPayments({ cards: shop.engine, walletsOf: () => testWallets([]), payPal: vendor.engine })
const visit = shop.visitBy({ payments })
before(() => loadTexts('en', ['checkout']))

const contact = {
  emailAddress: 'jo@example.com',
  phoneNumber: '614 555 0100',
  givenName: 'Jo',
  familyName: 'Vance',
  addressLines: ['1080 Steelwood Road'],
  locality: 'Columbus',
  administrativeArea: 'OH',
  postalCode: '43212',
  countryCode: 'US',
}
const wordsOf = ({ code }: { code: string }) => code

function openSheet(
  { call }: { call: StoreCall },
  checkout: Checkout,
  isEntered: boolean,
  openAdapter?: (pressed: AdapterInput) => WalletAdapter,
) {
  const id = randomUUID()
  const calls: { name: string; body: unknown }[] = []
  const messages: WalletMessage[] = []
  const end = Promise.withResolvers<WalletOutcome | string>()
  let pressed: AdapterInput | undefined
  const noted: StoreCall = (name, input, options) => {
    calls.push({ name, body: 'body' in input ? input.body : undefined })
    return call(name, input, options)
  }
  runWallet({
    kind: 'applepay',
    checkout,
    call: noted,
    request: { id, site: 'USA', requiresShipping: !isEntered, needsContact: !isEntered },
    presentation: {
      site: 'USA',
      locale: 'en-US',
      brand: 'Ironwright',
      texts: textsOf('en', 'checkout'),
      money: String,
      arrives: () => '',
    },
    openAdapter: (input) => {
      pressed = input
      return openAdapter?.(input) ?? { send: (message) => void messages.push(message) }
    },
    captcha: Promise.resolve(''),
    orderWith: { meta: {} },
    wordsOf,
    onPlaced: end.resolve,
    onEnd: end.resolve,
    onPlacing: () => {},
  })
  const ids = { requestId: id }
  return {
    sent: calls,
    messages,
    ended: end.promise,
    moves: (eventId: string, place: object = {}) =>
      pressed!.onEvent({ type: 'shippingContact', ...ids, eventId, contact: { ...contact, ...place } }),
    agrees: (token: WalletToken = applePayToken('4111111111111111', id)) =>
      pressed!.onEvent({ type: 'authorized', ...ids, token, shippingContact: contact, billingContact: null }),
  }
}

async function isOrdered({ ended }: { ended: Promise<WalletOutcome | string> }) {
  const to = await ended
  assert.ok(typeof to === 'string')
  assert.match(to, /^\/checkout\/success/)
}

async function shopping(isEntered: boolean): Promise<{ visitor: Visitor; listId: string; checkout: Checkout }> {
  const visitor = visit()
  const { _id: listId } = await cartWith(visitor, [{ productId: 7, qty: 1 }])
  const checkout = await updateTestCheckout(visitor, listId, isEntered ? { shippingAddress: addresses.USA } : {})
  return { visitor, listId, checkout }
}

test('a wallet payment replaces an approved PayPal payment and sends none of its data [PAY-422, PAY-423]', async () => {
  const { visitor, listId } = await shopping(true)
  const params = { listId }
  const { token, approvalUrl } = await visitor.call('POST /svc_checkout/checkout/{listId}/paypal', {
    params,
    body: {},
    key: randomUUID(),
  })
  await vendor.decide(approvalUrl, 'yes')
  const checkout = await updateTestCheckout(visitor, listId, { paymentToken: token, adyenType: 'paypal' })
  assert.notEqual(checkout.draft.payment?.authorizedPayPalAmount, null)
  const pressed = openSheet(visitor, checkout, true)
  pressed.agrees()
  await isOrdered(pressed)
  const order = pressed.sent.find(({ name }) => name === 'POST /svc_checkout/order')!
  const { payment } = order.body as { payment: Record<string, unknown> }
  assert.deepEqual(Object.keys(payment).toSorted(), ['adyenType', 'amount', 'paymentType', 'transactionToken'])
})

test('a wallet order with a lost response is found by its key and body when it is sent again [ORDER-237]', async () => {
  const { visitor, checkout } = await shopping(true)
  // The order arrives, but the response is lost.
  const deaf: StoreCall = async (name, input, options) => {
    const reply = await visitor.call(name, input, options)
    if (name === 'POST /svc_checkout/order') throw new RefusalError(0, 'no_response', { reason: 'TimeoutError' })
    return reply
  }
  const pressed = openSheet({ call: deaf }, checkout, true)
  pressed.agrees()
  const ended = await pressed.ended
  assert.ok(typeof ended === 'object' && ended.unconfirmed !== null)
  assert.equal(ended.problem, 'no_response')
  const again = await sendOrder(ended.unconfirmed, { call: visitor.call, captcha: Promise.resolve(''), wordsOf })
  assert.ok('to' in again)
  assert.match(again.to, /^\/checkout\/success/)
  const found = await visitor.call('GET /svc_checkout/order/{orderId}', {
    params: { orderId: again.orderId },
    query: {},
  })
  assert.equal(found.payment.adyenType, 'applepay')
})

test('a refused wallet order is not retried', async () => {
  const { visitor, checkout } = await shopping(true)
  const body = { ...composeOrder('USA', checkout)!, meta: {} }
  const result = await sendOrder(
    { body: { ...body, storeId: 2 }, key: randomUUID() },
    { call: visitor.call, captcha: Promise.resolve(''), wordsOf },
  )
  assert.ok('unconfirmed' in result)
  assert.deepEqual([result.code, result.unconfirmed], ['store_mismatch', null])
})

test('closing the wallet sheet while the order is being placed does not hide the order from the page [PAY-424, PAY-426]', async () => {
  const { visitor, checkout } = await shopping(true)
  const sessions: Session[] = []
  class Session {
    static STATUS_SUCCESS = 0
    static STATUS_FAILURE = 1
    isGone = false
    onpaymentauthorized?: (event: object) => void
    oncancel?: () => void
    constructor() {
      sessions.push(this)
    }
    begin() {}
    completePayment() {
      if (this.isGone) throw new DOMException('The session is over', 'InvalidStateError')
    }
  }
  Object.assign(globalThis, { ApplePaySession: Session })
  const site = await visitor.call('GET /svc_paymentmethod/wallets', {})
  const pressed = openSheet(visitor, checkout, true, (input) => applePayAdapter(site, visitor.call, input))
  const [session] = sessions
  session!.onpaymentauthorized!({ payment: { token: applePayToken('4111111111111111', 'closed') } })
  session!.isGone = true
  session!.oncancel!()
  await isOrdered(pressed)
})

test('if the total has changed, the wallet stops and shows the new total, and the next click places the order [PAY-417, PAY-419]', async () => {
  const { visitor, listId, checkout } = await shopping(true)
  await updateTestCheckout(visitor, listId, {
    shippingAddress: { ...addresses.USA, region: 'AK', city: 'Juneau', postcode: '99801' },
  })
  const first = openSheet(visitor, checkout, true)
  first.agrees()
  const ended = await first.ended
  assert.ok(typeof ended === 'object' && ended.checkout !== null)
  assert.match(ended.problem!, /The total is now/)
  const next = openSheet(visitor, ended.checkout, true)
  next.agrees()
  await isOrdered(next)
})

test('wallet totals that arrive after a newer selection are neither shown nor ordered [PAY-417]', async () => {
  const { visitor, checkout } = await shopping(false)
  const [arrived, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let attempts = 0
  const slow: StoreCall = async (name, input, options) => {
    const isFirst = name === 'POST /svc_checkout/wallet/{listId}' && ++attempts === 1
    const reply = await visitor.call(name, input, options)
    if (!isFirst) return reply
    arrived.resolve()
    await late.promise
    return reply
  }
  const pressed = openSheet({ call: slow }, checkout, false)
  const updates = () => pressed.messages.filter(({ type }) => type === 'applepay_update_details')
  pressed.moves('1', { administrativeArea: 'AK', locality: 'Juneau', postalCode: '99801' })
  pressed.moves('2')
  while (updates().length === 0) await new Promise((next) => setImmediate(next))
  await arrived.promise
  late.resolve()
  // Lets the late totals arrive before the shopper acts again.
  await new Promise((next) => setImmediate(next))
  pressed.agrees()
  await isOrdered(pressed)
  assert.deepEqual(
    updates().map((message) => message.type === 'applepay_update_details' && message.eventId),
    ['2'],
  )
})
