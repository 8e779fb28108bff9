import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentWaitMs, fetchStrategy, mayCache } from './fetch-strategy.ts'
import { foreignHost } from './foreign-host.ts'
import { maxVisitMs, needsFullLoad, watcherCheckMs } from './full-load.ts'
import {
  cachedHash,
  cacheName,
  cachesToDelete,
  imagesToDelete,
  isFreshImage,
  isWorkerCache,
  maxImageAgeMs,
} from './release-caches.ts'
import { compareReleases, parseRelease, serializeRelease } from './release.ts'

const releaseAt = (day: number) => ({
  hash: `0000000${day}`,
  buildDate: new Date(Date.UTC(2027, 0, day)).toISOString(),
})
const running = releaseAt(2)

test('an equal hash means the same release, regardless of the build date [RELEASE-402]', () => {
  assert.equal(compareReleases(running, running), 'same')
  assert.equal(compareReleases(running, { ...running, buildDate: releaseAt(3).buildDate }), 'same')
})

test('a release with a later build date is newer, and every other release is treated as older [RELEASE-404]', () => {
  assert.equal(compareReleases(running, releaseAt(3)), 'newer')
  assert.equal(compareReleases(running, releaseAt(1)), 'older')
  assert.equal(compareReleases(running, { hash: 'ffffffff', buildDate: running.buildDate }), 'older')
  assert.equal(compareReleases(running, { hash: 'ffffffff', buildDate: 'not a date' }), 'older')
})

test('a release is parsed from its stored text, and malformed text is rejected', () => {
  assert.deepEqual(parseRelease(serializeRelease(running)), running)
  for (const text of [
    undefined,
    '',
    'xyz 2027-01-01',
    '00000001 2027-01-01',
    '00000001',
    '../../../x 2027-01-01T00:00:00.000Z',
  ])
    assert.equal(parseRelease(text), null)
})

const visit = {
  path: '/plates',
  loadedAt: 0,
  now: maxVisitMs,
  hasNewRelease: false,
  isUnrecoverable: false,
  hasUnsavedForm: false,
}

test('after a visit of more than 24 hours, the next page is loaded as a document [RELEASE-001, RELEASE-405]', () => {
  assert.equal(needsFullLoad(visit), false)
  assert.equal(needsFullLoad({ ...visit, now: 24 * 3_600_000 + 1_000 }), true)
  assert.equal(needsFullLoad({ ...visit, now: 1_441 * 60_000 }), true)
})

test('a full page load is postponed during checkout, and while a form is unsaved unless the page is unrecoverable [RELEASE-002]', () => {
  const old = { ...visit, now: maxVisitMs + 1, hasNewRelease: true }
  for (const path of ['/checkout', '/checkout/payment', '/de/checkout/review', '/de/en/checkout', '/payment-link'])
    assert.equal(needsFullLoad({ ...old, path, isUnrecoverable: true }), false, path)
  assert.equal(needsFullLoad({ ...old, path: '/checkout-help' }), true)
  assert.equal(needsFullLoad({ ...old, hasUnsavedForm: true }), false)
  assert.equal(needsFullLoad({ ...old, hasUnsavedForm: true, isUnrecoverable: true }), true)
})

test('after a new release, the next page is loaded as a document [RELEASE-003, RELEASE-406]', () =>
  assert.equal(needsFullLoad({ ...visit, hasNewRelease: true }), true))

test('after an unrecoverable error, the next page is loaded as a document [RELEASE-409]', () =>
  assert.equal(needsFullLoad({ ...visit, isUnrecoverable: true }), true))

test('after an error, the release watcher waits 300 ms before its check [RELEASE-413]', () =>
  assert.equal(watcherCheckMs, 300))

const origin = 'https://shop.example'
const strategyOf = (path: string, destination = '', mode = destination === 'document' ? 'navigate' : 'cors') =>
  fetchStrategy({ method: 'GET', mode, destination, url: new URL(path, origin).href }, origin)

test('the service worker does not handle API calls or personal pages', () => {
  for (const path of ['/svc_list/cart', '/svc_ssr/heartbeat', '/api/features/store', '/__mail', '/feeds/x.xml'])
    assert.equal(strategyOf(path), 'network', path)
  for (const path of [
    '/account/orders',
    '/checkout/payment',
    '/de/checkout',
    '/be/fr/account',
    '/login',
    '/app/orders',
  ])
    assert.equal(strategyOf(path, 'document'), 'network', path)
  for (const path of ['/%61ccount', '/Account/orders', '/%63heckout', '/x/../checkout', '/%zz'])
    assert.equal(strategyOf(path, 'document'), 'network', path)
})

test('the service worker loads documents from the network, and hashed files and pictures from a cache', () => {
  for (const path of ['/', '/plates', '/search?q=bar', '/cart', '/de/accounts'])
    assert.equal(strategyOf(path, 'document'), 'document', path)
  assert.equal(strategyOf('/assets/frame-abc.js', 'script'), 'asset')
  assert.equal(strategyOf('/media/demo/bar-640.avif', 'image'), 'image')
  assert.equal(strategyOf('/media/reviews/7.jpg?signature=x', 'image'), 'network')
  assert.equal(strategyOf('/sw.js', 'serviceworker'), 'network')
})

test("the service worker handles only GET requests to the shop's origin", () => {
  const url = `${origin}/plates`
  assert.equal(fetchStrategy({ method: 'POST', mode: 'navigate', destination: 'document', url }, origin), 'network')
  assert.equal(
    fetchStrategy({ method: 'GET', mode: 'navigate', destination: 'document', url }, 'https://x.example'),
    'network',
  )
})

test('the service worker caches only complete public responses from the shop', () => {
  const good = { status: 200, type: 'basic', cacheControl: 'public, max-age=31536000, immutable' }
  assert.ok(mayCache(good))
  for (const bad of [
    { status: 404 },
    { status: 206 },
    { type: 'opaque' },
    { type: 'opaqueredirect' },
    { cacheControl: null },
    { cacheControl: 'no-store' },
    { cacheControl: 'private, no-store' },
    { cacheControl: 'private, max-age=60' },
  ])
    assert.ok(!mayCache({ ...good, ...bad }), JSON.stringify(bad))
})

test('activating a release preserves the caches of the previous and a preloaded release, and deletes the others', () => {
  const stored = [5, 1, 3, 2, 4].map(releaseAt)
  const deleted = (...days: number[]) => days.map((day) => cacheName(releaseAt(day)))
  assert.deepEqual(cachesToDelete(stored, releaseAt(3)), deleted(1, 5))
  assert.deepEqual(cachesToDelete([...stored, releaseAt(9)], releaseAt(9)), deleted(1, 2, 3, 4))
  const unknown = { hash: 'ffffffff', buildDate: '' }
  assert.deepEqual(cachesToDelete([unknown, ...stored], releaseAt(3)), [cacheName(unknown), ...deleted(1, 5)])
})

test('a release cache is named after the release hash alone, and caches of other scripts are not recognized as ours', () => {
  const rebuilt = { ...running, buildDate: releaseAt(3).buildDate }
  assert.equal(cacheName(running), cacheName(rebuilt))
  assert.equal(cachedHash(cacheName(running)), running.hash)
  assert.deepEqual([cacheName(running), 'images', 'release-notes', 'of another script'].map(isWorkerCache), [
    true,
    true,
    false,
    false,
  ])
})

test("the offline page appears after 4 s without a connection, and after the server's time limits with a connection", () => {
  assert.equal(documentWaitMs(false), 4_000)
  assert.equal(documentWaitMs(true), 15_000)
})

test('at most 200 images are cached, each for 30 days', () => {
  const keys = Array.from({ length: 203 }, (_, index) => index)
  assert.deepEqual(imagesToDelete(keys), [0, 1, 2])
  assert.deepEqual(imagesToDelete(keys.slice(0, 200)), [])
  assert.deepEqual([isFreshImage(0, maxImageAgeMs), isFreshImage(0, maxImageAgeMs + 1)], [true, false])
  assert.equal(isFreshImage(NaN, 0), false)
})

test('a host is foreign unless it serves the shop or is local', () => {
  const own = ['shop.example', 'eur.shop.example:8443']
  const hostOf = (url: string) => foreignHost(url, own)
  assert.equal(hostOf('https://Mirror.example:8080/plates?q=1'), 'mirror.example')
  assert.equal(hostOf('https://shop-example.translate.goog/plates'), 'shop-example.translate.goog')
  assert.equal(hostOf('https://shop.example.evil.example/'), 'shop.example.evil.example')
  for (const url of [
    'https://shop.example/a',
    'https://eur.shop.example:8443/',
    'http://localhost:3000/',
    'http://can.localhost/',
  ])
    assert.equal(hostOf(url), null, url)
  for (const url of ['', 'plates', 'file:///home/x.html', 'javascript:alert(1)', `https://${'a'.repeat(300)}.example/`])
    assert.equal(hostOf(url), null, url)
})
