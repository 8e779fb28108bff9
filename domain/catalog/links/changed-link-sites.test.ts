import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites } from '#domain/sites.ts'
import type { CategoryLinks } from './category-links.ts'
import { changedLinkSites } from './changed-link-sites.ts'

const list = (...links: CategoryLinks['links']): CategoryLinks => ({ style: 'text', links })
const shirts = { category: 'shirts' }
const deals = { url: '/deals', label: 'Sale', sites: ['CAN' as const] }

test('a change of links concerns the sites that show other links after it [CMS-218]', () => {
  assert.deepEqual(changedLinkSites(list(shirts), list(shirts, deals)), ['CAN'])
  assert.deepEqual(changedLinkSites(list(deals), list(shirts)), sites)
  assert.deepEqual(changedLinkSites(list(deals), list({ ...deals, sites: ['USA'] })), ['USA', 'CAN'])
})

test('an order or a style concerns the sites with these links, and the order of keys none [CMS-218]', () => {
  assert.deepEqual(changedLinkSites(list(shirts, deals), list(deals, shirts)), ['CAN'])
  assert.deepEqual(changedLinkSites(list(deals), { ...list(deals), style: 'image' }), ['CAN'])
  assert.deepEqual(changedLinkSites(list(deals), list({ sites: ['CAN'], label: 'Sale', url: '/deals' })), [])
  assert.deepEqual(changedLinkSites(list(), { ...list(), style: 'image' }), [])
})
