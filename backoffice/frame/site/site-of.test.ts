import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOf, sitesOf } from './site-of.ts'

const of = (query: string, last: string | null) => siteOf(new URLSearchParams(query), ['USA', 'EUR'], last)

test('a page shows the site in the URL, the last selected site, or the first site, and never a site that the staff member cannot access', () => {
  assert.deepEqual(
    [of('site=EUR', 'USA'), of('', 'EUR'), of('', null), of('site=GBR', 'CAN')],
    ['EUR', 'EUR', 'USA', 'USA'],
  )
  assert.equal(siteOf(new URLSearchParams('site=USA'), [], null), undefined)
})

test('the order manager offers only sites that run on non-production hosts', () => {
  const me = {
    id: '1',
    name: 'Kim',
    email: 'kim@store.example',
    permissions: [],
    sites: ['USA' as const, 'CAN' as const],
    isDemo: false,
  }
  const current = { me, orderManagerSites: ['CAN' as const] }
  assert.deepEqual(sitesOf(current, true), ['CAN'])
  assert.deepEqual(sitesOf(current, false), ['USA', 'CAN'])
  assert.deepEqual(sitesOf({ me: null, orderManagerSites: [] }, false), [])
})
