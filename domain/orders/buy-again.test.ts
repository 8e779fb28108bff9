import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BuyRequest } from '#domain/lists/list.ts'
import { toBuyAgainRequest } from './buy-again.ts'

const line = (metadata: BuyRequest['metadata'] = {}): BuyRequest => ({
  productId: 60,
  qty: 2,
  options: { 7: 'brass' },
  children: [{ productId: 51, qty: 1, options: {}, children: [], metadata: { bundleOptionId: 'bar' } }],
  metadata,
})

test('buying a line again copies its options, but not its discount, quoted price, or registry [ORDER-403]', () => {
  const registry = { registryId: 'a', wanted: 2, purchased: 0, priority: 'medium' as const }
  const chosen = { recipeId: 'r1', groupedProductId: 61, customSku: 'IW-60-X', plateOpts: { text: 'IRON' } }
  const bought = line({ ...chosen, redeem: 'earned', fluidPrice: 100, registry })
  assert.deepEqual(toBuyAgainRequest(bought), line(chosen))
  assert.deepEqual(toBuyAgainRequest(line()), line())
})

test('gift cards and registrations cannot be bought again with one click', () => {
  const giftcard = {
    amount: 5000,
    recipientEmail: 'bo@example.com',
    recipientName: 'Bo',
    senderEmail: 'ann@example.com',
    senderName: 'Ann',
  }
  assert.equal(toBuyAgainRequest(line({ giftcard })), null)
  assert.equal(toBuyAgainRequest(line({ eventRegistration: { division: 'Open' } })), null)
})
