import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ListType } from '#domain/lists/list.ts'
import { selectCheckoutList, type OrderableList } from './ordered-list.ts'

const now = Date.UTC(2026, 10, 20)
const list = (type: ListType, chosenAt: number | null = null, id: string = type): OrderableList => ({
  id,
  type,
  chosenAt,
})
const chosen = (lists: OrderableList[], heldListIds: string[] = []) => selectCheckoutList(lists, new Set(heldListIds))

test('checkout orders the cart unless a different list is selected [CHECKOUT-210, CHECKOUT-211]', () => {
  assert.deepEqual(chosen([list('registryPurchase'), list('quote'), list('cart')]), { listId: 'cart', kind: 'cart' })
  assert.equal(chosen([list('wishlist', now), list('sfl', now), list('registry', now)]), null)
  assert.equal(chosen([]), null)
})

test('a buy-now purchase takes precedence over all other lists [LIST-237]', () => {
  const lists = [list('cart'), list('registryPurchase', now), list('quote', now), list('buyNow')]
  assert.deepEqual(chosen(lists, ['quote']), { listId: 'buyNow', kind: 'buyNow' })
})

test('the most recently selected gift list or quote is checked out [REGISTRY-203, LIST-234]', () => {
  const lists = [list('cart'), list('registryPurchase', now - 2, 'first'), list('quote', now - 1)]
  assert.deepEqual(chosen(lists, ['quote']), { listId: 'quote', kind: 'quote' })
  const later = [...lists, list('registryPurchase', now, 'second')]
  assert.deepEqual(chosen(later, ['quote']), { listId: 'second', kind: 'gift' })
})

test('an invalid quote is not checked out, even if it was selected last [LIST-234]', () => {
  assert.deepEqual(chosen([list('cart'), list('quote', now)]), { listId: 'cart', kind: 'cart' })
  assert.equal(chosen([list('quote', now)]), null)
})
