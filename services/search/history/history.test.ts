import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Site } from '#domain/sites.ts'
import { cookiesOf } from '#services/call/identity/cookies.ts'
import { callInProcess } from '#services/call/in-process.ts'
import { storeRoutes } from '#services/routes.ts'
import { createCallerIdentifier } from '#services/sessions/identify.ts'
import { uncachedCatalog } from '#services/wiring/reads/catalog-reads.ts'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'
import { searchJobs } from '../jobs.ts'
import { cachedPopularPhrases } from './popular-phrases.ts'
import { addSearches, readPopular, type SearchCount } from './repository.ts'
import { createSearchCounter, type Search } from './search-counter.ts'

const shop = await openTestShop()
const { db, clock } = shop
const dayMs = 86_400_000
const counterOf = (store: (counts: readonly SearchCount[]) => Promise<void>) =>
  createSearchCounter({ store, now: clock, report: assert.ifError, flushMs: 3_600_000 })
const counter = counterOf((counts) => addSearches(db, counts, clock()))
const visit = shop.visitBy({
  ...uncachedCatalog(db),
  countSearch: counter.count,
  popularPhrases: cachedPopularPhrases(db, assert.ifError),
})
const requestFor = (phrase: string, overrides: object = {}) => ({
  body: {
    data: {
      widget: { rfkid: 'rfkid_7' },
      context: { page: { uri: '/search' }, user: { uuid: randomUUID() } },
      query: { keyphrase: { value: [phrase] } },
      ...overrides,
    },
  },
})
const words = (phrase: string, overrides: object = {}, site: Site = 'USA') =>
  visit(site).call('POST /api/search-rec/3', requestFor(phrase, overrides))
const staff = { authorization: `Bearer ${testStaffToken}` }
const read = async (query: string, site: Site = 'USA') => {
  const response = await visit(site).fetch(`/svc_search/searches?site=${site}&${query}`, { headers: staff })
  const { searches, total } = (await response.json()) as {
    searches: { phrase: string; searches: number; results: number | null; isPartial: boolean }[]
    total: number
  }
  return { total, searches: searches.map((each) => [each.phrase, each.searches, each.results, each.isPartial]) }
}
const counted = (phrase: string, overrides: Partial<Search> = {}): Search => ({
  site: 'USA',
  language: 'en',
  phrase,
  isCounted: true,
  ...overrides,
})

test('staff see the searched phrases with their latest results, and the phrases that no product matches', async () => {
  for (const phrase of ['power bar', 'Power  BAR', 'xylophone', 'plate xylophone']) await words(phrase)
  await words('power bar', { page_number: 2 })
  await words('power bar', { n_item: 0 })
  await words('power bar', { sort: { value: [{ type: 'price', order: 'asc' }] } })
  await words('power bar', { filter: { brand: { value: ['Ironwright'] } } })
  await words('power bar', { widget: { rfkid: 'rfkid_6' } })
  await words('ann@shop.example')
  counter.count(counted('power bar'))
  await counter.flush()
  const { searches, total } = await read('days=1')
  assert.equal(total, 3)
  const [bar] = searches
  assert.deepEqual([bar![0], bar![1], bar![3]], ['power bar', 3, false])
  assert.ok(Number(bar![2]) > 0)
  const unmatched = await read('days=1&show=unmatched')
  assert.deepEqual(
    unmatched.searches.map(([phrase, , , isPartial]) => [phrase, isPartial]),
    [
      ['plate xylophone', true],
      ['xylophone', false],
    ],
  )
  assert.deepEqual((await read('days=1', 'CAN')).searches, [])
  await words('plate', {}, 'CAN')
  await counter.flush()
  clock.advance(2 * dayMs)
  assert.deepEqual([(await read('days=1')).total, (await read('days=3')).total], [0, 3])
})

test('for a search that is counted elsewhere, only the result count is recorded', async () => {
  const found = { results: 4, isPartial: false }
  counter.count(counted('bench', { found, isCounted: false }))
  counter.count(counted('bench'))
  await counter.flush()
  counter.count(counted('bench'))
  await counter.flush()
  const { searches } = await read('days=1')
  assert.deepEqual(searches, [['bench', 2, 4, false]])
})

test("a server-rendered page's search call does not count the search again", async () => {
  clock.advance(dayMs)
  const edge = { identify: createCallerIdentifier(db), limit: async () => {} }
  const ofPages = callInProcess(storeRoutes({ ...shop.deps, ...uncachedCatalog(db), countSearch: counter.count }), edge)
  const call = ofPages({
    site: 'USA',
    origin: 'http://localhost:3000',
    now: clock(),
    ip: '127.0.0.1',
    requestId: 'a-request',
    bearer: undefined,
    isOwnPage: true,
    cookies: cookiesOf('', false),
    isShared: true,
    tag: () => {},
  })
  await call('POST /api/search-rec/3', requestFor('xylophone'))
  counter.count(counted('xylophone'))
  await counter.flush()
  assert.deepEqual((await read('days=1')).searches, [['xylophone', 1, 0, false]])
})

test('a flood of different phrases takes a limited number of rows in memory and in the table', async () => {
  clock.advance(dayMs)
  const sizes: number[] = []
  const flooded = counterOf(async (counts) => {
    sizes.push(counts.length)
    await addSearches(db, counts, clock())
  })
  for (let flush = 0; flush < 6; flush += 1) {
    for (let at = 0; at < 1_500; at += 1) flooded.count(counted(`flood ${flush} x${at}`))
    await flooded.flush()
  }
  flooded.count(counted('flood 0 x1'))
  await flooded.close()
  assert.deepEqual(sizes.slice(0, 6), [1_000, 1_000, 1_000, 1_000, 1_000, 1_000])
  const { total, searches } = await read('days=1')
  assert.equal(total, 5_000)
  assert.deepEqual(searches[0], ['flood 0 x1', 2, null, false])
})

test('a phrase that shoppers search for on five days and that products match is suggested before product names', async () => {
  clock.advance(100 * dayMs)
  const suggested = async () =>
    (await words('pla', { suggestion: { keyphrase: { max: 3 } } })).suggestion.keyphrase.map(({ text }) => text)
  const searchedOn = async (days: number, searches: number, phrase: string, found: Search['found']) => {
    for (let day = 0; day < days; day += 1) {
      const count = { site: 'USA', language: 'en', phrase, searches, lastAt: clock() } as const
      const { results, isPartial } = { results: null, isPartial: false, ...found }
      await addSearches(db, [{ ...count, results, isPartial }], clock() - day * dayMs)
    }
  }
  const names = await suggested()
  const matched = { results: 3, isPartial: false }
  await searchedOn(5, 4, 'plates for deadlifts', matched)
  await searchedOn(6, 3, 'plate tree', matched)
  await searchedOn(4, 99, 'plate set', matched)
  await searchedOn(5, 50, 'plate xylophone', { results: 3, isPartial: true })
  await searchedOn(5, 50, 'plywood', { results: 0, isPartial: false })
  await searchedOn(5, 50, 'plastic', undefined)
  const at = { site: 'USA', now: clock(), max: 10 } as const
  assert.deepEqual(await readPopular(db, { ...at, language: 'en' }), ['plates for deadlifts'])
  assert.deepEqual(await readPopular(db, { ...at, language: 'de' }), [])
  assert.deepEqual(await suggested(), names)
  clock.advance(600_000)
  assert.deepEqual(await suggested(), ['plates for deadlifts', ...names].slice(0, 3))
})

test('counts of searches are deleted after 90 days', async () => {
  clock.advance(91 * dayMs)
  await searchJobs.joined!['keys_sweep']!({ db, clock, report: assert.ifError })
  assert.equal((await read('days=90')).total, 0)
})

test('if popular searches cannot be read, search suggests product names', async () => {
  const reported: unknown[] = []
  const failing = { run: async () => Promise.reject(new Error('database unavailable')) } as unknown as typeof db
  const popularPhrases = cachedPopularPhrases(failing, (error) => reported.push(error))
  assert.deepEqual(await popularPhrases('USA', 'en', clock()), [])
  assert.equal(reported.length, 1)
})
