import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readExpiry, formatExpiry } from './expiry.ts'

const now = new Date('2026-11-25T12:00:00Z')

function typed(text: string): string {
  let formatted = ''
  for (const letter of text) formatted = formatExpiry(formatted + letter)
  return formatted
}

test('an expiry date can be typed or pasted, with or without a slash or leading zero, and with a 2- or 4-digit year', () => {
  for (const text of ['03/30', '0330', '3/30', '03/2030', '032030', '03 / 30', '03-30'])
    for (const write of [typed, formatExpiry])
      assert.deepEqual(readExpiry(write(text), now), { month: 3, year: 2030 }, `${write.name} ${text}`)
})

test('a card is valid until the end of its expiry month, and invalid dates are errors', () => {
  assert.deepEqual(readExpiry('11/26', now), { month: 11, year: 2026 })
  assert.deepEqual(readExpiry('10/26', now), { problem: 'expired' })
  for (const wrong of ['', '13/30', '00/30', '1', '03/203', 'ab/cd'])
    assert.deepEqual(readExpiry(wrong, now), { problem: 'expiry' }, wrong)
})
