import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { applePayToken, googlePayToken, testWallets } from '#platform/payments/wallets-for-tests.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { addresses, updateTestCheckout, orderBody, placeTestOrder } from '#services/testing/orders-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop()
const requested: string[] = []
const payments = createPayments({
  cards: shop.engine,
  walletsOf: (site) => (site === 'GBR' ? testWallets([]) : testWallets(requested)),
})
const visit = shop.visitBy({ payments })
const plate = [{ productId: 7, qty: 1 }]
const refusal = (code: string) => ({ code })

function take({ call }: Visitor, kind: 'applepay' | 'googlepay', token: object, key = randomUUID()) {
  return call('POST /svc_paymentmethod/wallets', { body: { kind, token: { ...token } }, key })
}

/** Creates a guest with an address, and the order that a wallet button would send. */
async function walletOrder(visitor: Visitor, kind: string, transactionToken: string) {
  const { _id } = await cartWith(visitor, plate)
  const checkout = await updateTestCheckout(visitor, _id, { shippingAddress: addresses.USA })
  const body = orderBody('USA', { ...checkout, needsCard: false })
  return { ...body, payment: { ...body.payment, adyenType: kind, transactionToken } }
}

test('a site lists its wallets between cards and other methods [PAY-231]', async () => {
  const visitor = visit()
  const site = await visitor.call('GET /svc_paymentmethod/wallets', {})
  assert.equal(site.applePay?.merchantId, 'merchant.tests')
  assert.equal(site.applePay.isOffered, false)
  assert.equal(site.googlePay?.gateway, 'spreedly')
  assert.deepEqual([site.currency, site.countryId], ['USD', 'US'])
  const { methods } = await visitor.call('GET /svc_paymentmethod/methods', { query: { country: 'US' } })
  assert.deepEqual(
    methods.map(({ type }) => type),
    ['card', 'applepay', 'googlepay'],
  )
  const none = await shop.visit().call('GET /svc_paymentmethod/wallets', {})
  assert.deepEqual([none.applePay, none.googlePay], [null, null])
})

test("Apple's merchant session uses the shopper's host and no input from the client", async () => {
  const { call } = visit()
  const { session } = await call('POST /svc_paymentmethod/wallets/applepay/session', {
    body: { validationURL: 'http://169.254.169.254/latest/meta-data' } as object as Record<string, never>,
  })
  assert.equal(session['merchantIdentifier'], 'merchant.tests')
  assert.deepEqual(requested, ['localhost'])
  await assert.rejects(
    shop.visit().call('POST /svc_paymentmethod/wallets/applepay/session', { body: {} }),
    refusal('wallet_unavailable'),
  )
})

for (const [kind, name, token] of [
  ['applepay', 'Apple Pay', applePayToken('4111111111111111', 'a1')],
  ['googlepay', 'Google Pay', googlePayToken('4111111111111111', 'g1')],
] as const) {
  test(`a ${name} payload pays for an order, which names the wallet; approving it twice makes one order [PAY-422, PAY-423]`, async () => {
    const visitor = visit()
    const { paymentToken, card } = await take(visitor, kind, token)
    assert.equal(card?.last4, '1111')
    const body = await walletOrder(visitor, kind, paymentToken)
    const key = randomUUID()
    const order = await placeTestOrder(visitor, body, key)
    assert.equal(order.status, 'payment_complete')
    assert.equal(order.payment.adyenType, kind)
    assert.equal((await placeTestOrder(visitor, body, key)).orderId, order.orderId)
  })
}

test('an order with a declined wallet card is refused with payment_error', async () => {
  const visitor = visit()
  const { paymentToken } = await take(visitor, 'applepay', applePayToken('4012888888881881', 'declined'))
  await assert.rejects(
    placeTestOrder(visitor, await walletOrder(visitor, 'applepay', paymentToken)),
    refusal('payment_error'),
  )
})

test('a wallet payload is useless to another shopper, even with added data', async () => {
  const [owner, thief] = [visit(), visit()]
  const token = googlePayToken('4111111111111111', 'stolen')
  const { paymentToken } = await take(owner, 'googlepay', token)
  await assert.rejects(take(thief, 'googlepay', token), refusal('wallet_refused'))
  await assert.rejects(take(thief, 'googlepay', { ...token, signature: 'other', more: 1 }), refusal('wallet_refused'))
  await assert.rejects(
    placeTestOrder(thief, await walletOrder(thief, 'googlepay', paymentToken)),
    refusal('payment_error'),
  )
})

test('an Apple payload in a different base64 encoding is the same payment, so a stolen copy is useless [PAY-422]', async () => {
  const [owner, thief] = [visit(), visit()]
  const padded = ['b', 'bb', 'bbb'].map((mark) => applePayToken('4111111111111111', mark))
  const token = padded.find(({ paymentData }) => paymentData.data.endsWith('='))!
  await take(owner, 'applepay', token)
  const { data } = token.paymentData
  for (const spelling of [data, data.replaceAll('=', ''), `${data} `, `${data.slice(0, 8)}\n${data.slice(8)}`]) {
    const again = { ...token, paymentData: { ...token.paymentData, data: spelling } }
    await assert.rejects(take(thief, 'applepay', again), refusal('wallet_refused'))
  }
})

test('submitting a wallet payload twice gets the original response, and an invalid payload is refused', async () => {
  const visitor = visit()
  const key = randomUUID()
  const token = applePayToken('4111111111111111', 'again')
  const first = await take(visitor, 'applepay', token, key)
  assert.deepEqual(await take(visitor, 'applepay', token, key), first)
  for (const other of [
    {},
    { paymentData: 'text' },
    { paymentData: { data: 'bm90aGluZw==' } },
    googlePayToken('1', 'x'),
  ])
    await assert.rejects(take(visitor, 'applepay', other), refusal('wallet_refused'))
  await assert.rejects(take(shop.visit(), 'applepay', token), refusal('wallet_unavailable'))
})

test('a wallet payload can pay only as that wallet, and is never stored as a card', async () => {
  const visitor = visit()
  const { paymentToken } = await take(visitor, 'applepay', applePayToken('4111111111111111', 'alone'))
  await assert.rejects(
    placeTestOrder(visitor, await walletOrder(visitor, 'scheme', paymentToken)),
    refusal('payment_error'),
  )
  await assert.rejects(
    placeTestOrder(visitor, await walletOrder(visitor, 'googlepay', paymentToken)),
    refusal('payment_error'),
  )
  const { _id } = await cartWith(visitor, plate)
  await assert.rejects(updateTestCheckout(visitor, _id, { paymentToken }), refusal('payment_method_not_found'))
  const card = await shop.cardToken()
  await assert.rejects(
    (async () => {
      await updateTestCheckout(visitor, _id, { paymentToken: card })
      return placeTestOrder(visitor, await walletOrder(visitor, 'applepay', card))
    })(),
    refusal('payment_error'),
  )
})

test('a PayPal amount in the request does not affect an order paid with a wallet [PAY-423]', async () => {
  const visitor = visit()
  const { paymentToken } = await take(visitor, 'applepay', applePayToken('4111111111111111', 'not-paypal'))
  const body = await walletOrder(visitor, 'applepay', paymentToken)
  const order = await placeTestOrder(visitor, { ...body, payment: { ...body.payment, authorizedPayPalAmount: 1 } })
  assert.equal(order.status, 'payment_complete')
})

test('a wallet that the site does not offer cannot pay for an order there', async () => {
  const visitor = shop.visit()
  await assert.rejects(placeTestOrder(visitor, await walletOrder(visitor, 'applepay', await shop.cardToken())), {
    code: 'payment_error',
    details: { message: 'method_unavailable' },
  })
})

const partial = {
  firstname: '',
  lastname: '',
  telephone: '',
  email: '',
  company: '',
  street: [],
  apartment: '',
  city: 'Columbus',
  region: 'OH',
  postcode: '43215',
  countryId: 'US',
  vatNumber: '',
  eoriNumber: '',
}
const readDrafts = statement<{ list: string }>(
  'test.drafts',
  'select list_id as list from checkout_draft where list_id = $1',
)

test('checkout returns rates, tax, and total for a wallet address without name and street, and does not store the address [PAY-417, PAY-419]', async () => {
  const visitor = visit()
  const { _id: listId } = await cartWith(visitor, plate)
  const quoteWallet = (body: object) => visitor.call('POST /svc_checkout/wallet/{listId}', { params: { listId }, body })
  const shown = await quoteWallet({ shippingAddress: partial })
  assert.equal(shown.shipping.state, 'valid')
  assert.ok(shown.shipping.rates.length > 1)
  assert.ok(shown.totals.toPay! > 0)
  const dear = shown.shipping.rates.toSorted((a, b) => b.rate - a.rate)[0]!
  const { packageNumber, shippingCode } = dear
  const chosen = await quoteWallet({ shippingAddress: partial, rates: [{ packageNumber, shippingCode }] })
  assert.deepEqual(chosen.draft.rates, [{ packageNumber, shippingCode }])
  assert.ok(chosen.totals.toPay! > shown.totals.toPay!)
  assert.deepEqual(await shop.db.run(readDrafts, [listId]), [])
  const nowhere = await quoteWallet({ shippingAddress: { ...partial, countryId: 'FR' } })
  assert.equal(nowhere.totals.toPay, null)
  assert.ok(nowhere.problems.shipping.some(({ path }) => path === 'countryId'))
})

test("totals are not computed for another shopper's list", async () => {
  const { _id: listId } = await cartWith(visit(), plate)
  await assert.rejects(
    visit().call('POST /svc_checkout/wallet/{listId}', { params: { listId }, body: { shippingAddress: partial } }),
    refusal('list_not_found'),
  )
})

test('hostile text in a wallet address is stored as plain text in address fields', async () => {
  const visitor = visit()
  const { _id: listId } = await cartWith(visitor, plate)
  const hostile = { ...partial, city: "'; drop table list; --<script>alert(1)</script>", firstname: '{{constructor}}' }
  const shown = await visitor.call('POST /svc_checkout/wallet/{listId}', {
    params: { listId },
    body: { shippingAddress: hostile },
  })
  assert.equal(shown.draft.shippingAddress.city, hostile.city)
  const tooLong = { ...partial, city: 'x'.repeat(5_000) }
  await assert.rejects(
    visitor.call('POST /svc_checkout/wallet/{listId}', { params: { listId }, body: { shippingAddress: tooLong } }),
    { status: 400 },
  )
})
