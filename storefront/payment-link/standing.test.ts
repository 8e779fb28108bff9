import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isThanked } from './link-view.ts'
import { takenText } from './standing.ts'

test('of a link that ran out it is said that nothing was taken only where nothing was, or is about to be [PAY-004]', () => {
  assert.equal(takenText({ isPaying: false, payments: [] }), 'nothingTaken')
  assert.equal(takenText({ isPaying: false, payments: [{}] }), 'someTaken')
  assert.equal(takenText({ isPaying: true, payments: [] }), 'stillPaying')
  assert.equal(takenText({ isPaying: true, payments: [{}] }), 'stillPaying')
})

test('nobody is thanked for a payment that is not there, whatever the address says [PAY-004]', () => {
  assert.deepEqual([isThanked(true, [{}]), isThanked(true, []), isThanked(false, [{}])], [true, false, false])
})
