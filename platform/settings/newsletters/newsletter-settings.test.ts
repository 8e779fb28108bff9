import assert from 'node:assert/strict'
import { test } from 'node:test'
import { configuration, problems } from '../settings-for-tests.ts'

const key = 'k'.repeat(32)

test('the mailing service settings include a key, a data center, and the ids of the lists', () => {
  assert.equal(configuration({}).newsletterService, undefined)
  const lists = 'USA-newsletter:1234, USA-rapidfire:1235'
  const both = { ITERABLE_API_KEY: key, ITERABLE_LISTS: lists }
  assert.deepEqual(configuration(both).newsletterService, {
    apiKey: key,
    baseUrl: 'https://api.iterable.com/api/',
    lists: new Map([
      ['USA-newsletter', 1234],
      ['USA-rapidfire', 1235],
    ]),
  })
  assert.equal(
    configuration({ ...both, ITERABLE_DC: 'eu' }).newsletterService?.baseUrl,
    'https://api.eu.iterable.com/api/',
  )
})

test('incomplete mailing service settings and unreadable lists are reported', () => {
  assert.match(problems({ ITERABLE_API_KEY: key })[0] ?? '', /^ITERABLE_LISTS must be set too/)
  assert.match(problems({ ITERABLE_LISTS: 'USA-newsletter:1' })[0] ?? '', /^ITERABLE_API_KEY must be set too/)
  for (const lists of ['USA-newsletter', 'USA-newsletter:0', 'USA-newsletter:1,USA-newsletter:2', 'news:1'])
    assert.match(problems({ ITERABLE_API_KEY: key, ITERABLE_LISTS: lists })[0] ?? '', /^ITERABLE_LISTS must be pairs/)
})
