import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { assertActionData, formOf, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { createAccount } from './create-account.ts'

const shop = await openTestShop()

async function placeAs(visitor: Visitor) {
  const { body } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  const { orderId } = await placeTestOrder(visitor, body)
  return { orderId, email: 'ann@example.com' }
}

test('an account created on the order page has the order and is logged in [ACCOUNT-419]', async () => {
  const visitor = shop.visit()
  const { orderId, email } = await placeAs(visitor)
  const page = pageAt(`/checkout/success?order=${orderId}`)
  const offer = (password: string) =>
    assertActionData(createAccount(pageContextOf(visitor), page, formOf({ password })))
  assert.deepEqual(await offer('short'), { kind: 'weak', problem: 'short', least: 8, most: 128 })
  assert.deepEqual(await offer('a long enough password'), { kind: 'made' })
  assert.equal((await visitor.call('GET /svc_customer/customer', {})).email, email)
  const { orders } = await visitor.call('GET /svc_checkout/order', { query: {} })
  assert.deepEqual(
    orders.map((order) => order.orderId),
    [orderId],
  )
})

test('if the email already has an account with a different password, the owner gets an email, and the shopper stays logged out', async () => {
  const [first, second] = [shop.visit(), shop.visit()]
  const { email } = await placeAs(first)
  await first.call('POST /svc_customer/customer', {
    body: { email, password: 'a long enough password' },
    key: randomUUID(),
  })
  const { orderId } = await placeAs(second)
  const page = pageAt(`/checkout/success?order=${orderId}`)
  const result = createAccount(pageContextOf(second), page, formOf({ password: 'the password of a stranger' }))
  assert.deepEqual(await assertActionData(result), { kind: 'mailed' })
  assert.equal((await second.call('GET /svc_session/session', {})).cg, 0)
})
