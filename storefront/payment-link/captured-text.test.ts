import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showsThanks } from './link-view.ts'
import { capturedTextKey } from './captured-text.ts'

test('an expired link states that the customer was not charged only if nothing is paid or pending [PAY-004]', () => {
  assert.equal(capturedTextKey({ isPaying: false, payments: [] }), 'nothingTaken')
  assert.equal(capturedTextKey({ isPaying: false, payments: [{}] }), 'someTaken')
  assert.equal(capturedTextKey({ isPaying: true, payments: [] }), 'stillPaying')
  assert.equal(capturedTextKey({ isPaying: true, payments: [{}] }), 'stillPaying')
})

test('a thank-you message requires a payment, regardless of the URL [PAY-004]', () => {
  assert.deepEqual([showsThanks(true, [{}]), showsThanks(true, []), showsThanks(false, [{}])], [true, false, false])
})
