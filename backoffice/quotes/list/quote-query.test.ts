import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quoteQuery, tabOf } from './quote-query.ts'

const of = (query: string) => quoteQuery(new URLSearchParams(query))

test('the list starts with the quotes that wait for the shop, which need no query', () => {
  assert.deepEqual([of(''), of('state=lost'), of('owner=Kim')], [null, null, null])
})

test('a search without a tab finds quotes in every state', () => {
  assert.deepEqual(of('q=+racks+'), { text: 'racks' })
  assert.equal(tabOf(new URLSearchParams('q=racks')), 'all')
})

test('tab, salesperson and text narrow the list together', () => {
  assert.deepEqual(of('state=sent&owner=Kim&q=12'), { state: 'sent', owner: 'Kim', text: '12' })
  assert.deepEqual(of('state=all'), { text: '' })
})
