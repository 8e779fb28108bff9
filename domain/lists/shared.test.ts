import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sharedWishlistPath, withoutPrivateData } from './shared.ts'

test('a shared wishlist has a separate URL', () => {
  assert.equal(sharedWishlistPath('Zm9vYmFyYmF6cXV4cXV1eA'), '/wishlist/Zm9vYmFyYmF6cXV4cXV1eA')
})

test("other visitors see a line's content, but no data that its owner entered or earned", () => {
  const child = { productId: 2, qty: 1, options: {}, children: [], metadata: { bundleOptionId: 'bar' } }
  const giftcard = {
    recipientEmail: 'bob@example.com',
    recipientName: 'Bob',
    senderEmail: 'ann@example.com',
    senderName: 'Ann',
  }
  const line = { productId: 1, qty: 2, options: { color: 'red' }, children: [child] }
  const seen = withoutPrivateData({
    ...line,
    metadata: {
      groupedProductId: 9,
      recipeId: 'r1',
      giftcard,
      redeem: 'earned',
      fluidPrice: 100,
      plateOpts: { text: 'Ann' },
      eventRegistration: { name: 'Ann' },
    },
  })
  assert.deepEqual(seen, { ...line, metadata: { groupedProductId: 9, recipeId: 'r1' } })
})
