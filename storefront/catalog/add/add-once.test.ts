import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSubmissionKey } from '#contract/client/submission-key.ts'
import { readKey } from '#contract/kernel/write-headers.ts'
import { statement } from '#platform/database.ts'
import { cartWith, openTestShop, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { formOf, redirectLocation, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { addFromForm } from './add-form.ts'
import { submissionKey } from '#storefront/browser/submission-key.ts'

const shop = await openTestShop()
const submit = (visitor: Visitor, qty = '1') =>
  redirectLocation(addFromForm(pageContextOf(visitor), pageAt('/weight-plates/bumper'), formOf({ product: '8', qty })))
const pieces = async ({ call }: Visitor) =>
  (await call('GET /svc_list/cart', { query: {} }))!.lines.map(({ productId, qty }) => [productId, qty])
const close = statement('test.close-cart', 'update list set is_active = false where id = $1')
const wait = statement('test.wait', `update write_once set created_at = created_at - interval '4 seconds'`)

test('an add-to-cart form submitted twice without JavaScript adds once, even concurrently, but a later submission adds again', async () => {
  const visitor = shop.visit()
  await cartWith(visitor, [{ productId: 7, qty: 1 }])
  await Promise.all(times(4, () => submit(visitor)))
  assert.equal(await submit(visitor), '/cart')
  assert.deepEqual(await pieces(visitor), [
    [7, 1],
    [8, 1],
  ])
  await shop.db.run(wait, [])
  await submit(visitor)
  await submit(visitor)
  assert.deepEqual((await pieces(visitor))[1], [8, 2])
})

test('after an order, the same add-to-cart form adds to the next cart immediately', async () => {
  const visitor = shop.visit()
  await submit(visitor)
  const { list } = (await visitor.call('GET /svc_list/cart', { query: {} }))!
  await shop.db.run(close, [list._id])
  await submit(visitor)
  assert.deepEqual(await pieces(visitor), [[8, 1]])
})

test('additions with a different quantity or by a different shopper are separate submissions', async () => {
  const [one, two] = [shop.visit(), shop.visit()]
  for (const visitor of [one, two]) {
    await submit(visitor, '1')
    await submit(visitor, '2')
  }
  assert.deepEqual([await pieces(one), await pieces(two)], [[[8, 3]], [[8, 3]]])
})

test('a submission key depends only on the form, and its UUID version differs from that of random keys', async () => {
  const key = await submissionKey(['cart', { productId: 8 }])
  assert.equal(readKey(new Headers({ 'idempotency-key': key })), key)
  assert.equal(await submissionKey(['cart', { productId: 8 }]), key)
  assert.notEqual(await submissionKey(['cart', { productId: 9 }]), key)
  assert.deepEqual([isSubmissionKey(key), isSubmissionKey(crypto.randomUUID())], [true, false])
})
