import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Site, sites } from '#domain/sites.ts'
import { newsletterId, newsletterKeys } from './lists.ts'

test('the newsletter and rapidfire lists exist on every site [NEWS-007]', () => {
  for (const site of sites) {
    assert.ok(newsletterKeys(site).includes('newsletter'), site)
    assert.ok(newsletterKeys(site).includes('rapidfire'), site)
  }
})

test('the four invitational lists exist only on USA and APO [NEWS-003, NEWS-013]', () => {
  const ofEvents = (site: Site) => newsletterKeys(site).filter((key) => key.startsWith('invitational'))
  for (const site of sites) {
    const lists = ['NewsUpdates', 'Tickets', 'Volunteering', 'Vendors'].map((name) => `invitational${name}`)
    assert.deepEqual(ofEvents(site), site === 'USA' || site === 'APO' ? lists : [], site)
  }
})

test('USA and APO have lists for event news and tickets [NEWS-009, NEWS-010]', () => {
  for (const site of ['USA', 'APO'] as const)
    for (const key of ['invitationalNewsUpdates', 'invitationalTickets'] as const)
      assert.ok(newsletterKeys(site).includes(key), `${site} ${key}`)
})

test('USA and APO have lists for volunteers and vendors [NEWS-011, NEWS-012]', () => {
  for (const site of ['USA', 'APO'] as const)
    for (const key of ['invitationalVolunteering', 'invitationalVendors'] as const)
      assert.ok(newsletterKeys(site).includes(key), `${site} ${key}`)
})

test('each list has a different id on each site [NEWS-014, REGION-005]', () => {
  const ids = sites.flatMap((site) => newsletterKeys(site).map((key) => newsletterId(site, key)))
  assert.equal(new Set(ids).size, ids.length)
})
