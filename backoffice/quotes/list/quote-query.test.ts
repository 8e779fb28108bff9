import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quoteQuery, tabOf } from './quote-query.ts'

const of = (query: string) => quoteQuery(new URLSearchParams(query))

test('without a valid filter, the quote list shows the quotes that need a response', () => {
  assert.deepEqual([of(''), of('state=lost'), of('owner=Kim')], [null, null, null])
})

test('a search without a selected tab finds quotes in every state', () => {
  assert.deepEqual(of('q=+racks+'), { text: 'racks' })
  assert.equal(tabOf(new URLSearchParams('q=racks')), 'all')
})

test('the quote list combines the filters for tab, salesperson, and text', () => {
  assert.deepEqual(of('state=sent&owner=Kim&q=12'), { state: 'sent', owner: 'Kim', text: '12' })
  assert.deepEqual(of('state=all'), { text: '' })
})
