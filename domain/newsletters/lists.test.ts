import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites } from '#domain/sites.ts'
import { newsletterId, newsletterKeys } from './lists.ts'

test('the lists newsletter and rapidfire exist on every site [NEWS-007, NEWS-008]', () => {
  for (const site of sites) {
    assert.ok(newsletterKeys(site).includes('newsletter'), site)
    assert.ok(newsletterKeys(site).includes('rapidfire'), site)
  }
})

test('the lists of the invitational exist on USA and APO, and not on the other sites [NEWS-002, NEWS-013]', () =>
  assert.deepEqual(
    sites.filter((site) => newsletterKeys(site).includes('invitationalTickets')),
    ['USA', 'APO'],
  ))

test('each list has an id of its own on each site [NEWS-014]', () => {
  const ids = sites.flatMap((site) => newsletterKeys(site).map((key) => newsletterId(site, key)))
  assert.equal(new Set(ids).size, ids.length)
})
