import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites } from '#domain/sites.ts'
import type { CategoryLinks } from './category-links.ts'
import { changedLinkSites } from './changed-link-sites.ts'

const list = (...links: CategoryLinks['links']): CategoryLinks => ({ style: 'text', links })
const shirts = { category: 'shirts' }
const deals = { url: '/deals', label: 'Sale', sites: ['CAN' as const] }

test('a category link change affects only the sites where the visible links change [CMS-218]', () => {
  assert.deepEqual(changedLinkSites(list(shirts), list(shirts, deals)), ['CAN'])
  assert.deepEqual(changedLinkSites(list(deals), list(shirts)), sites)
  assert.deepEqual(changedLinkSites(list(deals), list({ ...deals, sites: ['USA'] })), ['USA', 'CAN'])
})

test('a new category link order or style affects only the sites with these links, and a new key order affects no site [CMS-218]', () => {
  assert.deepEqual(changedLinkSites(list(shirts, deals), list(deals, shirts)), ['CAN'])
  assert.deepEqual(changedLinkSites(list(deals), { ...list(deals), style: 'image' }), ['CAN'])
  assert.deepEqual(changedLinkSites(list(deals), list({ sites: ['CAN'], label: 'Sale', url: '/deals' })), [])
  assert.deepEqual(changedLinkSites(list(), { ...list(), style: 'image' }), [])
})
