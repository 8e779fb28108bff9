import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultCardAfterDeletion, isCardExpired, type StoredCard } from './stored-card.ts'

const card = (id: string, rest: Partial<StoredCard> = {}): StoredCard => ({
  id,
  brand: 'Visa',
  last4: '1111',
  month: 11,
  year: 2026,
  holderName: '',
  billingAddressId: null,
  isDefault: false,
  ...rest,
})

test('a card is valid until the last day of its expiry month [PAY-223]', () => {
  const ends = { month: 11, year: 2026 }
  assert.equal(isCardExpired(ends, '2026-11-30'), false)
  assert.equal(isCardExpired(ends, '2026-12-01'), true)
  const december = { month: 12, year: 2026 }
  assert.equal(isCardExpired(december, '2026-12-31'), false)
  assert.equal(isCardExpired(december, '2027-01-01'), true)
})

test('after the default card is deleted, the newest valid card becomes the default, or else the newest expired card', () => {
  const today = '2026-11-23'
  const over = card('over', { month: 10 })
  const deleted = card('gone', { isDefault: true })
  assert.equal(defaultCardAfterDeletion([over, card('good'), deleted], 'gone', today), 'good')
  assert.equal(defaultCardAfterDeletion([over, deleted], 'gone', today), 'over')
  assert.equal(defaultCardAfterDeletion([deleted], 'gone', today), null)
})

test('deleting a different card leaves the default unchanged, even if the default has expired', () => {
  const today = '2027-01-01'
  assert.equal(defaultCardAfterDeletion([card('new'), card('old', { isDefault: true })], 'new', today), 'old')
})
