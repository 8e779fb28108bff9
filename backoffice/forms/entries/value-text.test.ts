import assert from 'node:assert/strict'
import { test } from 'node:test'
import { valueText } from './value-text.ts'

test('a choice shows its label, a checked box shows Yes, and a choice that was removed from the form shows its value', () => {
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
