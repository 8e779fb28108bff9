import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOrder } from './compose-order.ts'

test('an order form is accepted only if it has totals and a payment', () => {
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
