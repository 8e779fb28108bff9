import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { statement } from '#platform/database.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { assertActionData, redirectLocation, formOf, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../../texts.ts'
import { claimOrder, loadClaim } from './claim-actions.ts'

const shop = await openTestShop()
before(() => loadTexts('en', ['account/claim']))
const path = '/account/add-order'
const send = (visitor: Visitor, fields: Record<string, string>) => claimOrder(pageContextOf(visitor), formOf(fields))

test('a guest who opens the page for adding an order is redirected to login and back', async () => {
  const login = `/login?redirect=${encodeURIComponent(path)}`
  assert.equal(await redirectLocation(loadClaim(pageContextOf(shop.visit()), pageAt(path))), login)
  assert.equal(await redirectLocation(send(shop.visit(), { order: '199999999', postcode: '43215' })), login)
})

test("an order can be added to an account once the customer's email is confirmed, and the page explains any problem", async () => {
  const ann = await customerOf(shop)
  const view = async () => (await loadClaim(pageContextOf(ann), pageAt(path))).view
  const { email, isConfirmed } = await view()
  assert.equal(isConfirmed, false)
  assert.deepEqual(await assertActionData(send(ann, { op: 'send' })), { kind: 'sent' })
  const guest = shop.visit()
  const { body } = await reachReviewStep(shop, guest, 'USA', [{ productId: 7, qty: 1 }])
  const { orderId } = await placeTestOrder(guest, body)
  await shop.db.run(statement('test.set-email', 'update shop_order set email = $2 where id = $1'), [orderId, email])
  const typed = { order: orderId, postcode: '43215' }
  assert.deepEqual(await assertActionData(send(ann, typed)), { kind: 'notFound', ...typed })
  await shop.db.run(statement('test.confirm', 'update customer set email_confirmed_at = now() where email = $1'), [
    email,
  ])
  assert.equal((await view()).isConfirmed, true)
  assert.deepEqual(await assertActionData(send(ann, { ...typed, order: '' })), { kind: 'missing', ...typed, order: '' })
  assert.deepEqual(await assertActionData(send(ann, { ...typed, order: '12' })), {
    kind: 'notFound',
    ...typed,
    order: '12',
  })
  assert.equal(
    await redirectLocation(send(ann, { ...typed, order: `# ${orderId}` })),
    `/account/order/${orderId}?done=claim`,
  )
})
