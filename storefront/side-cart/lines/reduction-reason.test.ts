import assert from 'node:assert/strict'
import { test } from 'node:test'
import { texts as de } from '../texts/de.ts'
import { texts } from '../texts/en.ts'
import { reductionReason } from './reduction-reason.ts'

test('a cart line with a reduced quantity shows the reason and the remaining stock [CART-222]', () => {
  const line = { most: 5, flags: ['low_stock'] } as const
  assert.equal(reductionReason(line, texts), 'Only 5 left, so we set it to 5.')
  assert.equal(reductionReason(line, de), 'Nur noch 5 verfügbar. Wir haben die Menge auf 5 gesetzt.')
})

test('a quantity above the per-order limit is not reported as low stock', () => {
  assert.equal(reductionReason({ most: 2, flags: [] }, texts), 'You can order up to 2, so we set it to 2.')
})
