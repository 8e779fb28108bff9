import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOrder } from './compose-order.ts'

test('what a form says of an order is read when it has totals and a payment, and is no order otherwise', () => {
  const order = { listId: 'a', totals: { grandTotalIncludingTax: 1 }, payment: { amount: 1 } }
  assert.deepEqual(readOrder(JSON.stringify(order)), order)
  const odd = [
    null,
    '',
    '{',
    'null',
    '3',
    '[]',
    '{}',
    JSON.stringify({ ...order, totals: null }),
    '{"payment":1,"totals":{}}',
  ]
  assert.deepEqual(
    odd.map(readOrder),
    odd.map(() => null),
  )
})
