import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quoteQuery, tabOf } from './quote-query.ts'

const of = (query: string) => quoteQuery(new URLSearchParams(query))

test('the list starts with the quotes that need a response, which is the default query', () => {
  assert.deepEqual([of(''), of('state=lost'), of('owner=Kim')], [null, null, null])
})

test('a search without a selected tab finds quotes in every state', () => {
  assert.deepEqual(of('q=+racks+'), { text: 'racks' })
  assert.equal(tabOf(new URLSearchParams('q=racks')), 'all')
})

test('tab, salesperson, and text narrow the list together', () => {
  assert.deepEqual(of('state=sent&owner=Kim&q=12'), { state: 'sent', owner: 'Kim', text: '12' })
  assert.deepEqual(of('state=all'), { text: '' })
})
