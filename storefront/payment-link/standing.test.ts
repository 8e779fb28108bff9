import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isThanked } from './link-view.ts'
import { takenText } from './standing.ts'

test('an expired link says that nothing was charged only if nothing is paid or pending [PAY-004]', () => {
  assert.equal(takenText({ isPaying: false, payments: [] }), 'nothingTaken')
  assert.equal(takenText({ isPaying: false, payments: [{}] }), 'someTaken')
  assert.equal(takenText({ isPaying: true, payments: [] }), 'stillPaying')
  assert.equal(takenText({ isPaying: true, payments: [{}] }), 'stillPaying')
})

test('a thank-you requires a payment, whatever the URL contains [PAY-004]', () => {
  assert.deepEqual([isThanked(true, [{}]), isThanked(true, []), isThanked(false, [{}])], [true, false, false])
})
