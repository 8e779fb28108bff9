import assert from 'node:assert/strict'
import { test } from 'node:test'
import { valueText } from './value-text.ts'

test('a choice has its label, a tick is Yes, and a choice that the form no longer has stays as it is', () => {
  const choice = { type: 'choice' as const, options: [{ value: 'order', label: { en: 'An order' } }] }
  assert.deepEqual(
    [
      valueText(choice, 'order'),
      valueText(choice, 'old'),
      valueText({ type: 'checkbox', options: [] }, 'yes'),
      valueText({ type: 'text', options: [] }, undefined),
    ],
    ['An order', 'old', 'Yes', ''],
  )
})
