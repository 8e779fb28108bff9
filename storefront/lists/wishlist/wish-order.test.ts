import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sortWishlistLines, readViewOptions, wishlistPath } from './wish-order.ts'

type Line = Parameters<typeof sortWishlistLines>[0][number]
const line = (name: string, now: number, error: Line['error'] = null) =>
  ({ name, now, flags: [], error }) as unknown as Line
const lines = [line('Plate', 300), line('Bar', 200), line('Rack', 100, { code: 'gone', message: 'Gone' })]
const namesOf = (query: string) =>
  sortWishlistLines(lines, readViewOptions(new URLSearchParams(query)), 'en-US').map(({ name }) => name)

test('wishlist items are sorted by newest, price, or name, and filtered by stock [LIST-404]', () => {
  assert.deepEqual(namesOf(''), ['Rack', 'Bar', 'Plate'])
  assert.deepEqual(namesOf('sort=price'), ['Rack', 'Bar', 'Plate'])
  assert.deepEqual(namesOf('sort=name'), ['Bar', 'Plate', 'Rack'])
  assert.deepEqual(namesOf('sort=price&stock=in'), ['Bar', 'Plate'])
  assert.deepEqual(namesOf('sort=constructor'), ['Rack', 'Bar', 'Plate'])
})

test('the wishlist URL contains only the view options that differ from the default', () => {
  const path = (query: string, result?: string) => wishlistPath(readViewOptions(new URLSearchParams(query)), result)
  assert.equal(path('view=grid&sort=added'), '/account/wishlist')
  assert.equal(path('', '?moved-all=2'), '/account/wishlist?moved-all=2')
  assert.equal(path('stock=in&view=list&sort=price'), '/account/wishlist?view=list&sort=price&stock=in')
  assert.equal(path('view=list', '?problem=most'), '/account/wishlist?view=list&problem=most')
  assert.equal(path('view=list', '#share'), '/account/wishlist?view=list#share')
})
