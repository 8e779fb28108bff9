import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSettled, orderNumber, orderStatuses } from './status.ts'

test('an order status is new, payment_pending, payment_complete, published, or payment_error [ORDER-211]', () =>
  assert.deepEqual(orderStatuses, ['new', 'payment_pending', 'payment_complete', 'published', 'payment_error']))

test('the order statuses published, payment_complete, and payment_error end the wait for payment [ORDER-213]', () =>
  assert.deepEqual(orderStatuses.filter(isSettled), ['payment_complete', 'published', 'payment_error']))

test('an order number is the store id followed by eight digits [ORDER-238]', () => {
  assert.equal(orderNumber(1, 42), '100000042')
  assert.equal(orderNumber(34, 42), '3400000042')
})
