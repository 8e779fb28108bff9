import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { readWantedItem } from './add-form.ts'
import { addToCartProblem } from './add-to-cart-problem.ts'

const read = (form: string) => readWantedItem(new URLSearchParams(form))

test("a product page's form is parsed into a product, an optional child, and a quantity", () => {
  assert.deepEqual(read('product=1&child=2&qty=3'), { productId: 1, childId: 2, qty: 3 })
  assert.deepEqual(read('product=1&qty=3'), { productId: 1, childId: null, qty: 3 })
})

test('an add-to-cart form without a valid product and quantity is ignored', () => {
  for (const form of [
    '',
    'product=0&qty=1',
    'product=1&qty=0',
    'product=1&qty=-1',
    'product=1e3&qty=1',
    'product=1&qty=1.5',
  ]) {
    assert.equal(read(form), null, form)
  }
  assert.equal(read('product=1&qty=99999')?.qty, 9999)
})

test('each add-to-cart refusal maps to a problem shown on the page', () => {
  assert.equal(addToCartProblem(new RefusalError(422, 'quantity_over_maximum', { productId: 1, most: 5 })), 'most')
  assert.equal(addToCartProblem(new RefusalError(422, 'list_full', { most: 200 })), 'full')
  assert.equal(addToCartProblem(new RefusalError(422, 'product_not_found')), 'gone')
  assert.equal(addToCartProblem(new RefusalError(503, 'service_unavailable')), 'failed')
  assert.equal(addToCartProblem(new TypeError('broken')), 'failed')
})
