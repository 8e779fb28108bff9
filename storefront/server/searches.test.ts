import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startPages } from './server-for-tests.ts'

const { ask: fetchPage, services, searches } = await startPages()
const headers = { 'user-agent': 'Firefox' }

test('a search is counted by site, language, and phrase, even if its page comes from the cache', async () => {
  services.isSearchEmpty = true
  searches.length = 0
  for (let times = 0; times < 2; times += 1) await fetchPage('EUR', '/de/search?q=bar', { headers })
  await fetchPage('USA', '/search?q=bar', { headers })
  services.isSearchEmpty = false
  assert.deepEqual(searches.splice(0), [
    ['EUR', 'de', 'bar'],
    ['EUR', 'de', 'bar'],
    ['USA', 'en', 'bar'],
  ])
})

test('filters, further pages, other pages, and crawlers are not counted as searches', async () => {
  services.isSearchEmpty = true
  for (const path of ['/search?q=bar&page=2', '/search?q=bar&brand=Pellam', '/search', '/search?q=', '/barbells?q=bar'])
    await fetchPage('USA', path, { headers })
  await fetchPage('USA', '/search?q=bar', { method: 'HEAD', headers })
  // This page is in the cache.
  await fetchPage('USA', '/search?q=bar', { headers: { 'user-agent': 'Googlebot/2.1' } })
  services.isSearchEmpty = false
  assert.deepEqual(searches.splice(0), [])
})
