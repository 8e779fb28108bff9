import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { priceEverywhere, testProduct, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { programMail } from '#services/mails/templates/program.ts'
import { addresses, updateTestCheckout, orderBody, placeTestOrder } from '#services/testing/orders-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { chargeRenewals } from './charge.ts'
import { openDueRenewals } from './renewals.ts'

const endless = testStock({ managed: false })
const once = testProduct(67, 'guide', {
  type: 'virtual',
  variants: [testVariant('IW-67', { prices: priceEverywhere(1_900), weightGrams: null, stock: endless })],
  attributes: { programDelivery: 'Email' },
})
const shop = await openTestShop([...typedProducts, once])
const { db, deps } = shop

/** Brings a customer to checkout with a program fully paid by gift card. */
async function paidByGiftCard(visitor: Visitor, productId: number) {
  const issued = { site: 'USA', amount: 10_000, source: randomUUID() } as const
  const { code } = await db.transaction((tx) => deps.giftCards.issue(tx, issued))
  const { _id } = await cartWith(visitor, [{ productId, qty: 1 }])
  await updateTestCheckout(visitor, _id, { shippingAddress: addresses.USA })
  return { listId: _id, checkout: await updateTestCheckout(visitor, _id, { giftcards: [{ code }] }) }
}
async function renewed(visitor: Visitor) {
  const read = async () => (await visitor.call('GET /svc_programming/programs', {})).programs[0]!
  const { renewalDate } = await read()
  await openDueRenewals(db, renewalDate!)
  await chargeRenewals({ ...deps, report: assert.ifError }, Date.parse(`${renewalDate}T05:00:00Z`))
  return read()
}

test('a subscription paid with a gift card still requires a card, which pays for renewals [PROGRAM-211]', async () => {
  const visitor = await customerOf(shop)
  const { listId, checkout } = await paidByGiftCard(visitor, 63)
  assert.deepEqual([checkout.totals.toPay, checkout.needsCard, checkout.step], [0, true, 'payment'])
  const entered = await updateTestCheckout(visitor, listId, { paymentToken: await shop.cardToken() })
  assert.equal(entered.step, 'review')
  const body = orderBody('USA', entered)
  const { transactionToken: _, ...bare } = body.payment
  const refusal = { code: 'payment_error', details: { message: 'token_missing' } }
  await assert.rejects(placeTestOrder(visitor, { ...body, payment: bare }), refusal)
  const order = await placeTestOrder(visitor, body)
  assert.deepEqual([order.status, order.payment.amount, order.payment.card?.last4], ['payment_complete', 0, '1111'])
  await publishOrder(deps, order.orderId)
  const { status, completeCycles } = await renewed(visitor)
  assert.deepEqual([status, completeCycles], ['active', 2])
})

test('a subscription does not start with a card unknown to the vault, and the gift card is not charged', async () => {
  const visitor = await customerOf(shop)
  const { listId } = await paidByGiftCard(visitor, 63)
  const body = orderBody('USA', await updateTestCheckout(visitor, listId, { paymentToken: await shop.cardToken() }))
  const unknown = { ...body, payment: { ...body.payment, transactionToken: randomUUID() } }
  await assert.rejects(placeTestOrder(visitor, unknown), { code: 'payment_error' })
  assert.equal((await placeTestOrder(visitor, body)).status, 'payment_complete')
})

test('a one-time program paid with a gift card requires no card [PAY-221]', async () => {
  const visitor = await customerOf(shop)
  const { checkout } = await paidByGiftCard(visitor, 67)
  assert.deepEqual([checkout.totals.toPay, checkout.needsCard, checkout.step], [0, false, 'review'])
  assert.equal((await placeTestOrder(visitor, orderBody('USA', checkout))).status, 'payment_complete')
})

test('the email about a missing card does not mention a bank', () => {
  const mailData = {
    site: 'USA',
    name: 'Strength Program',
    subscriptionId: randomUUID(),
    on: null,
    amount: null,
  } as const
  const where = { brand: 'Ironwright', locale: 'en-US', siteUrl: 'https://shop.example' }
  for (const kind of ['refused', 'suspended'] as const) {
    assert.match(programMail(kind, { ...mailData, reason: 'declined' }, where).text, /bank/)
    const { text } = programMail(kind, { ...mailData, reason: 'card_missing' }, where)
    assert.match(text, /don’t have a card/)
    assert.doesNotMatch(text, /bank/)
  }
})
