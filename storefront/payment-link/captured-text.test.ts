import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showsThanks } from './link-view.ts'
import { capturedTextKey } from './captured-text.ts'

test('an expired payment link says that nothing was charged only if nothing is paid or pending [PAY-004]', () => {
  assert.equal(capturedTextKey({ isPaying: false, payments: [] }), 'nothingTaken')
  assert.equal(capturedTextKey({ isPaying: false, payments: [{}] }), 'someTaken')
  assert.equal(capturedTextKey({ isPaying: true, payments: [] }), 'stillPaying')
  assert.equal(capturedTextKey({ isPaying: true, payments: [{}] }), 'stillPaying')
})

test('the thank-you message of a payment link is shown only if a payment exists, regardless of the URL [PAY-004]', () => {
  assert.deepEqual([showsThanks(true, [{}]), showsThanks(true, []), showsThanks(false, [{}])], [true, false, false])
})
