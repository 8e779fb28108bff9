import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSettled, orderStatuses } from './status.ts'
import { nextStatus, orderTransitions, type OrderEvent } from './transitions.ts'

const events: readonly OrderEvent[] = ['challenged', 'authorized', 'captured', 'failed']

test('an order status changes only along the allowed transitions [ORDER-214]', () => {
  const moves = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => events.some((event) => nextStatus(from, event) === to)).map((to) => `${from} > ${to}`),
  )
  assert.deepEqual(moves, [
    'new > payment_pending',
    'new > payment_complete',
    'new > payment_error',
    'payment_pending > payment_complete',
    'payment_pending > payment_error',
    'payment_complete > published',
    'payment_complete > payment_error',
  ])
})

test('each combination of order status and event has at most one transition', () => {
  const keys = orderTransitions.map(({ from, event }) => `${from} ${event}`)
  assert.equal(new Set(keys).size, keys.length)
})

test('an order that is published or has a payment error does not change its status again', () => {
  const ends = orderStatuses.filter((from) => events.every((event) => nextStatus(from, event) === null))
  assert.deepEqual(ends, ['published', 'payment_error'])
  assert.ok(ends.every(isSettled))
})
