import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countSearchOutcomes, maxVisitSearches, type SearchEvent } from './search-outcomes.ts'

let number = 0
const event = (name: string, fields: Partial<SearchEvent> = {}): SearchEvent => ({
  number: ++number,
  day: '2026-11-20',
  site: 'USA',
  visitId: 'visit-1',
  tabId: 'tab-1',
  name,
  language: 'en',
  searchTerm: null,
  listId: null,
  ...fields,
})
const search = (searchTerm: string, fields: Partial<SearchEvent> = {}) => event('search', { searchTerm, ...fields })
const click = (fields: Partial<SearchEvent> = {}) => event('productClick', { listId: 'search', ...fields })
const buy = (fields: Partial<SearchEvent> = {}) => event('purchase', { tabId: null, ...fields })

/** Counts searches, searches with a click, clicks, and orders by phrase, site, and day. */
function counts(events: readonly SearchEvent[]) {
  return countSearchOutcomes([], events).outcomes.map(
    ({ site, phrase, day, searches, clicked, clicks, orders }) =>
      `${site} ${phrase} ${day}: ${[searches, clicked, clicks, orders].join(' ')}`,
  )
}

test('a click is attributed to the latest search in its tab, and a search with two clicks counts once', () => {
  const events = [search('bar'), search('rack', { tabId: 'tab-2' }), click(), click(), search('bench'), click()]
  assert.deepEqual(counts(events), [
    'USA bar 2026-11-20: 1 1 2 0',
    'USA rack 2026-11-20: 1 0 0 0',
    'USA bench 2026-11-20: 1 1 1 0',
  ])
})

test('a click after a phrase that may identify a person is not attributed to any phrase', () => {
  const events = [search('bar'), search('ann@shop.example'), click(), search('555 123 4567'), click()]
  assert.deepEqual(counts(events), ['USA bar 2026-11-20: 1 0 0 0'])
})

test('the same visit id on two sites has separate searches, and so do two visits', () => {
  const events = [search('bar'), click({ site: 'CAN' }), click({ visitId: 'visit-2' }), buy({ site: 'CAN' })]
  assert.deepEqual(counts(events), ['USA bar 2026-11-20: 1 0 0 0'])
})

test('a click and an order after midnight count on the day of the search', () => {
  const next = { day: '2026-11-21' }
  assert.deepEqual(counts([search('bar'), click(next), buy(next)]), ['USA bar 2026-11-20: 1 1 1 1'])
})

test('a visit counts one order per phrase, regardless of how often and in how many tabs the visitor searched for the phrase', () => {
  const events = [search('bar'), search('Bar '), search('bar', { tabId: 'tab-2' }), buy(), search('bar'), buy()]
  assert.deepEqual(counts(events), ['USA bar 2026-11-20: 4 0 0 1'])
})

test('a visit stores at most 100 searches, and only changed ones are returned', () => {
  const many = Array.from({ length: maxVisitSearches + 5 }, (_, index) => search(`bar ${index}`))
  const { searches, outcomes } = countSearchOutcomes([], many)
  assert.deepEqual([searches.length, outcomes.length], [maxVisitSearches, maxVisitSearches])
  const again = countSearchOutcomes(searches, [search('bar 3'), search('one more')])
  assert.deepEqual(
    again.searches.map(({ phrase }) => phrase),
    ['bar 3'],
  )
})
