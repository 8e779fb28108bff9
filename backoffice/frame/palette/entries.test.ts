import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryForHit, filterEntries } from './entries.ts'

test('a search result in the command palette links to its order, customer, or product', () => {
  const hit = { id: '7', title: 'Ohio Bar', detail: 'ann@example.com', site: null }
  const entries = (['order', 'customer', 'product'] as const).map((type) => entryForHit({ ...hit, type }))
  assert.deepEqual(
    entries.map(({ to }) => to),
    ['/orders/7', '/customers/7', '/products/7'],
  )
})

test('command palette entries match if they contain all entered words in any order', () => {
  const entry = { id: 'a', group: 'page' as const, title: 'Audit log', detail: '' }
  assert.deepEqual(
    ['log aud', 'AUDIT', 'orders', ''].map((typed) => filterEntries([entry], typed).length),
    [1, 1, 0, 1],
  )
})
