import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { addresses, updateTestCheckout, placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { cartWith, openTestShop, countResults, times } from '#services/testing/shop-for-tests.ts'
import { sweepPaymentTokens } from './payment-tokens.ts'

const shop = await openTestShop()
const { db, visit } = shop
const plate = [{ productId: 7, qty: 1 }]
const authorised = statement<{ count: number }>(
  'test.authorised',
  `select count(*)::integer as count from sandbox.transaction where payment_method_token = $1`,
)

async function refusalOf(work: Promise<unknown>) {
  const [outcome] = await Promise.allSettled([work])
  assert.equal(outcome.status, 'rejected')
  const { status, code, details } = (outcome as PromiseRejectedResult).reason as Record<string, unknown>
  return { status, code, details }
}

test("another shopper's card token is refused like a missing one, and is never sent to the vendor", async () => {
  const [owner, other] = [visit(), visit()]
  const { body: own } = await reachReviewStep(shop, owner, 'USA', plate)
  const token = own.payment.transactionToken!
  const { listId, body } = await reachReviewStep(shop, other, 'USA', plate)
  const refusedOf = (paymentToken: string) => refusalOf(updateTestCheckout(other, listId, { paymentToken }))
  assert.deepEqual(await refusedOf(token), await refusedOf('there-is-no-such-card'))
  assert.equal((await refusedOf(token)).code, 'payment_method_not_found')
  const paid = (transactionToken: string) =>
    refusalOf(placeTestOrder(other, { ...body, payment: { ...body.payment, transactionToken } }))
  assert.deepEqual(await paid(token), await paid('there-is-no-such-card'))
  assert.deepEqual(await db.run(authorised, [token]), [{ count: 0 }])
  assert.equal((await placeTestOrder(owner, own)).status, 'payment_complete')
  assert.equal((await placeTestOrder(other, body)).status, 'payment_complete')
})

test('if several shoppers enter the same card token concurrently, one becomes its owner and the others are refused', async () => {
  const token = await shop.cardToken()
  const lists = await Promise.all(
    times(6, async () => {
      const visitor = visit()
      return { visitor, listId: (await cartWith(visitor, plate))._id }
    }),
  )
  const counts = await countResults(
    lists.map(({ visitor, listId }) => updateTestCheckout(visitor, listId, { paymentToken: token })),
  )
  assert.deepEqual(counts, { fulfilled: 1, payment_method_not_found: 5 })
})

test('a guest who logs in keeps access to the card that was entered before', async () => {
  const guest = visit()
  const account = {
    email: `${randomUUID()}@example.com`,
    password: 'a long enough password',
    firstname: 'Ann',
    lastname: 'Lee',
  }
  await guest.call('POST /svc_customer/customer', { body: account, key: randomUUID() })
  const { body } = await reachReviewStep(shop, guest, 'USA', plate)
  const paymentToken = body.payment.transactionToken!
  await guest.call('POST /svc_session/session/login', { body: account, key: randomUUID() })
  const { _id } = await cartWith(guest, plate)
  const { draft } = await updateTestCheckout(guest, _id, { shippingAddress: addresses.USA, paymentToken })
  assert.equal(draft.payment?.token, paymentToken)
})

test("the record of a card token's owner is deleted after a hundred days", async () => {
  const visitor = visit()
  const { body } = await reachReviewStep(shop, visitor, 'USA', plate)
  const age = statement('test.age', `update payment_token set used_at = now() - make_interval(days => $1)`)
  await db.run(age, [99])
  assert.equal(await sweepPaymentTokens(db), 0)
  await db.run(age, [101])
  assert.ok((await sweepPaymentTokens(db)) > 0)
  assert.equal((await placeTestOrder(visitor, body)).status, 'payment_complete')
})
