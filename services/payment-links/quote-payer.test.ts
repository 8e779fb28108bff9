import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { endQuotePayment } from './quote/pay-quote.ts'
import { statement, type Database } from '#platform/database.ts'
import { addresses, placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop, times } from '#services/testing/shop-for-tests.ts'
import { linksIn } from './links-for-tests.ts'

const shop = await openTestShop()
const { make, read, pay, card, staff, quotedLink } = linksIn(shop)
const challengedCard = '4000000000002503'
const declined = '4012888888881881'
const texan = { ...addresses.USA, region: 'TX', city: 'Austin', postcode: '73301' }

const setType = statement('test.virtual', `update product set type = $2 where id = $1`)
const ordersOf = statement<{ id: string; status: string; amount: number }>(
  'test.orders-of-list',
  'select id, status, amount from shop_order where list_id = $1 order by created_at',
)
const setOnHand = statement(
  'test.last-pieces',
  `update stock set on_hand = reserved + $2 where location = 'US' and sellable_id in (select id from sellable where product_id = $1)`,
)
const namesNoOrder = statement(
  'test.names-no-order',
  'alter table payment_link add constraint test_no_order check (order_id is null) not valid',
)
const namesOrders = statement('test.names-orders', 'alter table payment_link drop constraint test_no_order')
const endOffer = statement(
  'test.end-offer',
  'update quote set valid_until = to_timestamp($2::float8 / 1000) where list_id = $1',
)
const setStatus = statement('test.set-status', 'update shop_order set status = $2 where id = $1')

test("a quote is charged as displayed, even if the payer's own address is taxed differently [PAY-004]", async (t) => {
  await shop.db.run(setType, [8, 'virtual'])
  t.after(() => shop.db.run(setType, [8, 'simple']))
  const { token, quoteId, due } = await quotedLink([{ productId: 8, qty: 2 }])
  const paymentToken = await card()
  const paying = { amount: due, paymentToken, billingAddress: texan }
  const refused = (await pay(shop.visit(), token, paying).catch((error: unknown) => error)) as {
    code: string
    details: { due: number; quoted: { total: number; tax: number } }
  }
  assert.equal(refused.code, 'amount_changed')
  const { quoted } = refused.details
  assert.notEqual(refused.details.due, due)
  assert.equal(quoted.total, refused.details.due)
  assert.notEqual(quoted.tax, (await read(shop.visit(), token)).tax)
  assert.deepEqual(await shop.db.run(ordersOf, [quoteId]), [])
  const agreed = { ...paying, amount: refused.details.due }
  assert.equal((await pay(shop.visit(), token, agreed)).state, 'paid')
  const [order] = await shop.db.run(ordersOf, [quoteId])
  assert.equal(order!.amount, Math.round(refused.details.due * 100))
})

test("a payer's gift card is spent only on the payment link, and never offered in the customer's checkout [PAY-004]", async () => {
  const giftCard = await shop.db.transaction((tx) =>
    shop.deps.giftCards.issue(tx, { site: 'USA', amount: 500, source: randomUUID() }),
  )
  const { token, customer, quoteId, due } = await quotedLink()
  const paying = { amount: due, giftCardCode: giftCard.code }
  const byCard = async (number?: string) => pay(shop.visit(), token, { ...paying, paymentToken: await card(number) })
  await assert.rejects(byCard(declined), { code: 'payment_error' })
  const checkout = await customer.call('GET /svc_checkout/checkout/{listId}', {
    params: { listId: quoteId },
    query: {},
  })
  assert.deepEqual(checkout.giftcards, [])
  assert.equal((await byCard(challengedCard)).state, 'pending')
  assert.equal((await byCard()).state, 'paid')
  assert.deepEqual((await read(shop.visit(), token)).payments[0]!.giftCards, 5)
})

test('a payer who returns from the bank without a result can pay again, even for the last units in stock [PAY-004]', async (t) => {
  await shop.db.run(setOnHand, [7, 2])
  t.after(() => shop.db.run(setOnHand, [7, 100]))
  const { token, due } = await quotedLink()
  const visitor = shop.visit()
  assert.equal((await pay(visitor, token, { amount: due, paymentToken: await card(challengedCard) })).state, 'pending')
  const { isPaying, isBlocked } = await read(visitor, token)
  assert.deepEqual([isPaying, isBlocked], [true, false])
  assert.equal((await pay(visitor, token, { amount: due, paymentToken: await card() })).state, 'paid')
})

test('cards declined on a payment link block the link, but not other orders of its customer [PAY-004]', async () => {
  const { token, customer, due } = await quotedLink()
  for (const _ of times(5, () => null))
    await assert.rejects(pay(shop.visit(), token, { amount: due, paymentToken: await card(declined) }), {
      code: 'payment_error',
    })
  await assert.rejects(pay(shop.visit(), token, { amount: due, paymentToken: await card() }), {
    code: 'too_many_declines',
  })
  const { body } = await reachReviewStep(shop, customer, 'USA', [{ productId: 7, qty: 1 }])
  assert.equal((await placeTestOrder(customer, body)).status, 'payment_complete')
})

test('no order is placed through a payment link if the link cannot store a reference to it [PAY-004]', async (t) => {
  const { token, quoteId, due } = await quotedLink()
  await shop.db.run(namesNoOrder, [])
  t.after(() => shop.db.run(namesOrders, []))
  await assert.rejects(pay(shop.visit(), token, { amount: due, paymentToken: await card() }))
  assert.equal(shop.defects.splice(0).length, 1)
  assert.deepEqual(await shop.db.run(ordersOf, [quoteId]), [])
})

test('a revoked quote link does not reveal an order placed through a later link [PAY-004]', async () => {
  const first = await quotedLink()
  assert.equal((await staff('POST', `/${first.link.id}/revoke`, {})).body.state, 'cancelled')
  const about = { kind: 'quote' as const, quoteId: first.quoteId, shippingAddress: addresses.USA }
  const second = await make({ about })
  const open = await read(shop.visit(), second.token)
  assert.notDeepEqual(open.shippingAddress?.street, [])
  await pay(shop.visit(), second.token, { amount: second.link.due, paymentToken: await card(), billingAddress: texan })
  const { state, orderId, payments } = await read(shop.visit(), first.token)
  assert.deepEqual([state, orderId, payments], ['cancelled', null, []])
  for (const { token } of [first, second]) {
    const { billingAddress, shippingAddress } = await read(shop.visit(), token)
    assert.deepEqual([billingAddress.street, billingAddress.telephone, shippingAddress], [[], '', null])
  }
})

test('a quote link expires with its quote, and cannot be sent again afterwards [PAY-004]', async () => {
  const { link, quoteId } = await quotedLink()
  const soon = shop.clock() + 3_600_000
  await shop.db.run(endOffer, [quoteId, soon])
  assert.equal((await staff('POST', `/${link.id}/resend`, { days: 7 })).body.expiresAt, soon)
  const about = { kind: 'quote' as const, quoteId, shippingAddress: addresses.USA }
  assert.equal((await make({ about })).link.expiresAt, soon)
  await shop.db.run(endOffer, [quoteId, shop.clock()])
  const late = await staff('POST', `/${link.id}/resend`, { days: 7 })
  assert.deepEqual([late.status, late.body.error?.code], [409, 'link_not_open'])
})

test('an order that reaches the bank challenge while its payment link is being revoked is ended [PAY-004]', async () => {
  const { token, quoteId, due } = await quotedLink()
  const { paymentId } = await pay(shop.visit(), token, { amount: due, paymentToken: await card(challengedCard) })
  await shop.db.run(setStatus, [paymentId, 'new'])
  let transactions = 0
  const db: Database = {
    ...shop.db,
    // The challenge arrives between reading the order and writing it.
    transaction: async (work) => {
      transactions += 1
      if (transactions === 1) await shop.db.run(setStatus, [paymentId, 'payment_pending'])
      return shop.db.transaction(work)
    },
  }
  await endQuotePayment({ ...shop.deps, db }, { orderId: paymentId })
  assert.equal((await shop.db.run(ordersOf, [quoteId]))[0]!.status, 'payment_error')
})
