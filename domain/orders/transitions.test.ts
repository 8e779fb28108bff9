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

test('an event changes a status to at most one other status', () => {
  const keys = orderTransitions.map(({ from, event }) => `${from} ${event}`)
  assert.equal(new Set(keys).size, keys.length)
})

test('the status of a published or failed order does not change again', () => {
  const ends = orderStatuses.filter((from) => events.every((event) => nextStatus(from, event) === null))
  assert.deepEqual(ends, ['published', 'payment_error'])
  assert.ok(ends.every(isSettled))
})
