import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { publishOrder } from '#services/orders/publish.ts'
import { releasePayment } from '#services/orders/payment/order-payment.ts'
import { statement } from '#platform/database.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { addresses } from '#services/testing/orders-for-tests.ts'
import { openTestShop, countResults, times } from '#services/testing/shop-for-tests.ts'
import { linksIn } from './links-for-tests.ts'

const shop = await openTestShop()
const { read, pay, card, staff, back, held, respondToChallenge, quotedLink } = linksIn(shop)
const challengedCard = '4000000000002503'
const releases = statement<{ payload: { orderId: string; reference: string | null } }>(
  'test.link-releases',
  `with taken as (delete from outbox where topic = 'payment_release' returning id, payload) select payload from taken order by id`,
)

const runOut = statement(
  'test.quote-runs-out',
  'update quote set valid_until = to_timestamp($2::float8 / 1000) where list_id = $1',
)

const orderOf = (customer: Awaited<ReturnType<typeof customerOf>>, orderId: string) =>
  customer.call('GET /svc_checkout/order/{orderId}', { params: { orderId }, query: {} })

test('paying a quote link orders the quote at its prices, without login [PAY-004, LIST-234]', async () => {
  const { token, customer, quoteId, due } = await quotedLink()
  const stranger = shop.visit()
  const shown = await read(stranger, token)
  assert.deepEqual([shown.state, shown.lines[0]!.price, shown.lines[0]!.total, shown.due], ['open', 10, 20, due])
  const { paymentId, state } = await pay(stranger, token, { amount: due, paymentToken: await card() })
  assert.equal(state, 'paid')
  await publishOrder(shop.deps, paymentId)
  const order = await orderOf(customer, paymentId)
  assert.deepEqual([order.status, order.totals.grandTotalIncludingTax, order.listId], ['published', due, quoteId])
  const after = await read(stranger, token)
  assert.deepEqual([after.state, after.orderId, after.due, after.payments[0]!.amount], ['paid', paymentId, 0, due])
  assert.equal((await customer.call('GET /svc_list/quotes/{id}', { params: { id: quoteId } })).state, 'ordered')
})

test('VAT and EORI numbers entered by staff stay on the billing address unless the payer enters different ones [PAY-004, TAX-002]', async () => {
  const known = { vatNumber: 'DE129273398', eoriNumber: 'DE1234567' }
  const { token, customer, due } = await quotedLink(undefined, { billingAddress: { ...addresses.USA, ...known } })
  const billingAddress = { ...addresses.USA, firstname: 'Bo', vatNumber: 'DE811569869' }
  const paid = await pay(shop.visit(), token, { amount: due, billingAddress, paymentToken: await card() })
  const { firstname, vatNumber, eoriNumber } = (await orderOf(customer, paid.paymentId)).billingAddress
  assert.deepEqual([firstname, vatNumber, eoriNumber], ['Bo', 'DE811569869', known.eoriNumber])
})

test('a quote is paid only once, across payers and tabs [PAY-004]', async () => {
  const { token, due } = await quotedLink()
  const cards = await Promise.all(times(5, () => card()))
  const counts = await countResults(
    cards.map((paymentToken) => pay(shop.visit(), token, { amount: due, paymentToken })),
  )
  assert.equal(counts['fulfilled'], 1)
  await assert.rejects(pay(shop.visit(), token, { amount: due, paymentToken: await card() }), { code: 'link_not_open' })
})

test('a quote is ordered after the bank challenge [PAY-004]', async () => {
  const { token, due } = await quotedLink()
  const visitor = shop.visit()
  const { paymentId, challengeUrl } = await pay(visitor, token, {
    amount: due,
    paymentToken: await card(challengedCard),
  })
  await respondToChallenge(challengeUrl!)
  assert.deepEqual(await back(visitor, paymentId), { token, state: 'paid', adyenType: 'scheme', challengeUrl: null })
  assert.equal((await read(visitor, token)).state, 'paid')
})

test('if a quote link is revoked during the challenge, no order is placed, and its authorization is voided [PAY-004]', async () => {
  const { link, token, customer, due } = await quotedLink()
  const visitor = shop.visit()
  const { paymentId, challengeUrl } = await pay(visitor, token, {
    amount: due,
    paymentToken: await card(challengedCard),
  })
  assert.equal((await staff('POST', `/${link.id}/revoke`, {})).body.state, 'cancelled')
  await respondToChallenge(challengeUrl!)
  assert.equal((await back(visitor, paymentId)).state, 'failed')
  assert.equal((await orderOf(customer, paymentId)).status, 'payment_error')
  for (const { payload } of await shop.db.run(releases, []))
    await releasePayment(shop.deps, payload.orderId, payload.reference)
  assert.equal(await held(paymentId), 0)
})

test('an amount other than the quoted one is refused, and a newer version of the quote ends the link [PAY-004]', async () => {
  const { token, quoteId, due } = await quotedLink()
  await assert.rejects(pay(shop.visit(), token, { amount: due - 1, paymentToken: await card() }), {
    code: 'amount_changed',
  })
  await shop.db.run(statement('test.newer-offer', 'update quote set version = version + 1 where list_id = $1'), [
    quoteId,
  ])
  assert.equal((await read(shop.visit(), token)).state, 'cancelled')
  await assert.rejects(pay(shop.visit(), token, { amount: due, paymentToken: await card() }), { code: 'link_not_open' })
})

test('the payment link of an expired quote is expired, and the payment link of a declined quote is canceled [PAY-004, LIST-234]', async () => {
  const late = await quotedLink()
  await shop.db.run(runOut, [late.quoteId, shop.clock()])
  assert.equal((await read(shop.visit(), late.token)).state, 'expired')
  const declined = await quotedLink()
  const body = { params: { id: declined.quoteId }, body: { reason: '' }, key: randomUUID() }
  await declined.customer.call('POST /svc_list/quotes/{id}/decline', body)
  assert.equal((await read(shop.visit(), declined.token)).state, 'cancelled')
})

test("only the quote's own customer can pay with stored cards [PAY-004]", async () => {
  const { token, customer, due } = await quotedLink()
  const token1 = await card()
  const input = { body: { paymentToken: token1 }, key: randomUUID() }
  const [stored] = await customer.call('POST /svc_customer/customer/credit-cards', input)
  const storedPaymentMethodId = stored!._id
  assert.equal((await read(customer, token)).isOwner, true)
  const stranger = await customerOf(shop, 'Bo')
  assert.equal((await read(stranger, token)).isOwner, false)
  const byId = pay(stranger, token, { amount: due, storedPaymentMethodId })
  await assert.rejects(byId, { code: 'payment_method_not_found' })
  await assert.rejects(pay(stranger, token, { amount: due, paymentToken: token1 }), { code: 'payment_error' })
  assert.equal((await pay(customer, token, { amount: due, storedPaymentMethodId })).state, 'paid')
})
