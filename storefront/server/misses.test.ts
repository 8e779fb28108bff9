import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { startPages } from './server-for-tests.ts'

const { ask: fetchPage, services, misses } = await startPages()

// Other test files in this process also count misses.
beforeEach(() => void misses.splice(0))

test('a missing page is counted with its path and the referring page, even if it comes from the cache', async () => {
  const headers = { 'user-agent': 'Firefox', referer: 'https://forum.example/t/7' }
  const miss = {
    site: 'EUR',
    path: '/old-bar',
    userAgent: 'Firefox',
    referrer: 'https://forum.example/t/7',
    origin: 'https://EUR.shop.example',
  }
  for (let times = 0; times < 2; times += 1) await fetchPage('EUR', '/de/old-bar?utm=1', { headers })
  assert.deepEqual(misses.splice(0), [miss, miss])
})

test('found pages, files, personal pages, and redirects are not counted as missing', async () => {
  services.redirect = { to: '/plates', type: 301 }
  await fetchPage('USA', '/moved')
  services.redirect = null
  for (const path of [
    '/theindex',
    '/theindex/nope?page=9',
    '/assets/none.js',
    '/wishlist/none',
    '/account/none',
    '//old-bar',
  ])
    await fetchPage('USA', path)
  assert.deepEqual(misses.splice(0), [])
})
