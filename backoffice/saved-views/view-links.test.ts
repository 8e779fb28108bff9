import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ViewPage } from '#domain/saved-views/view-query.ts'
import { viewLinks } from './view-links.ts'
import type { SavedView } from './view-types.ts'

const view = (name: string, query: string, isOwn = true): SavedView => ({
  id: name,
  page: 'orders',
  name,
  query,
  isShared: !isOwn,
  createdBy: 'Kim',
  isOwn,
  mayChange: isOwn,
  version: 1,
})
const europe = view('Europe', 'queue=to_ship&site=EUR')
const unpaid = view('Unpaid', 'queue=unpaid')
const links = (query: string, views: readonly SavedView[] = [europe, unpaid], page: ViewPage = 'orders') =>
  viewLinks(page, views, new URLSearchParams(query))
const currentOf = (query: string) =>
  links(query)
    .filter(({ isCurrent }) => isCurrent)
    .map(({ view: found }) => found?.name ?? 'All')

test('a saved view is current if its filters match the URL, in any order and on any page of the list', () => {
  assert.deepEqual(currentOf('site=EUR&queue=to_ship&page=2'), ['Europe'])
  assert.deepEqual(currentOf('queue=unpaid'), ['Unpaid'])
  assert.deepEqual(currentOf('queue=all'), ['All'])
  assert.deepEqual(currentOf('queue=unpaid&q=rack'), [])
})

test('of two saved views with the same filters, only the first is current', () => {
  const twice = links('queue=unpaid', [view('Shared', 'queue=unpaid', false), unpaid])
  assert.deepEqual(
    twice.map(({ view: each, isCurrent }) => [each?.name, isCurrent]),
    [
      [undefined, false],
      ['Unpaid', true],
      ['Shared', false],
    ],
  )
})

test("a saved view's link contains only the view's filters, plus the site on a single-site list", () => {
  assert.deepEqual(
    links('site=GBR&q=rack').map(({ to }) => to),
    ['/orders', '/orders?queue=to_ship&site=EUR', '/orders?queue=unpaid'],
  )
  assert.deepEqual(
    links('site=GBR&q=rack', [view('Low stock', 'filter=low')], 'products').map(({ to }) => to),
    ['/products?site=GBR', '/products?filter=low&site=GBR'],
  )
})

test('on a single-site list, a saved view is current on every site', () => {
  const [, low] = links('site=GBR&filter=low', [view('Low stock', 'filter=low')], 'products')
  assert.equal(low!.isCurrent, true)
})
