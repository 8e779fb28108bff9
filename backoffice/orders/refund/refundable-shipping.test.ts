import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OrderDetail, RefundOverview } from '../order-types.ts'
import { refundableShipping } from './refundable-shipping.ts'

test('the refundable shipping amount includes tax and excludes earlier refunds', () => {
  const order = { totals: { shipping: 20, shippingTax: 2 } } as OrderDetail['order']
  const overview = { refunds: [{ shipping: 10 }, { shipping: 0.35 }] } as RefundOverview
  assert.equal(refundableShipping(order, overview), 11.65)
})
