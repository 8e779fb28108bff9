import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalizeViewQuery, viewFilters, viewPages } from './view-query.ts'

test("a saved view contains only its page's filters, search, and sort order, without cursors and page numbers", () => {
  assert.equal(
    normalizeViewQuery('orders', '?before=abc&site=EUR&page=3&queue=to_ship&q=+plates+&filter=low&select=1'),
    'q=plates&queue=to_ship&site=EUR',
  )
  assert.equal(normalizeViewQuery('products', 'queue=to_ship&site=EUR&filter=low'), 'filter=low')
  const inCategory = 'filter=low&category=12&subcategories=yes'
  assert.equal(normalizeViewQuery('products', `before=9&${inCategory}`), inCategory)
})

test('parameter order, default values, and repeated parameters do not result in a different saved view', () => {
  const query = normalizeViewQuery('quotes', 'state=sent&owner=Jo&q=rack')
  assert.equal(normalizeViewQuery('quotes', 'q=rack&owner=Jo&owner=Kim&state=sent'), query)
  assert.equal(normalizeViewQuery('quotes', query), query)
  assert.deepEqual(
    viewPages.map((page) => normalizeViewQuery(page, new URLSearchParams(viewFilters[page].defaults))),
    viewPages.map(() => ''),
  )
})

test('values with special characters are unchanged in a saved view', () => {
  const query = normalizeViewQuery('customers', new URLSearchParams({ q: 'Zoë & 100% +1=?#' }))
  assert.equal(new URLSearchParams(query).get('q'), 'Zoë & 100% +1=?#')
})
