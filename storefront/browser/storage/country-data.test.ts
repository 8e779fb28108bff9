import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { openRatesShop } from '#services/shipping/rates-shop-for-tests.ts'
import type { BrowserStorage } from './browser-storage.ts'
import { countryData } from './country-data.ts'

const { as } = await openRatesShop()
const hour = 60 * 60 * 1000

function remembering(): BrowserStorage & { stored: Map<string, string> } {
  const stored = new Map<string, string>()
  return {
    stored,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }
}

function placesAt(site: 'USA' | 'EUR' | 'APO', memory: BrowserStorage = remembering(), release = 'a1') {
  const calls: string[] = []
  const respond = as(site) as unknown as (name: string, input: { query?: object }) => Promise<unknown>
  const call = ((name: string, input: { query?: object }) => {
    calls.push(`${name} ${JSON.stringify(input.query ?? {})}`)
    return respond(name, input)
  }) as unknown as StoreCall
  const clock = { now: 1_000 * hour }
  return { calls, clock, ...countryData({ call, memory, release, now: () => clock.now }) }
}
const regionCalls = (calls: readonly string[]) => calls.filter((each) => each.includes('regions')).length

test('countries are cached under r_cnt_v2, so a second read makes no call [ADDRESS-421, ADDRESS-425]', async () => {
  const memory = remembering()
  const first = placesAt('EUR', memory)
  const countries = await first.countries()
  assert.equal(countries.length, 29)
  assert.deepEqual([...memory.stored.keys()], ['r_cnt_v2'])
  const second = placesAt('EUR', memory)
  assert.deepEqual(await second.countries(), countries)
  assert.deepEqual([first.calls.length, second.calls.length], [1, 0])
})

test('regions are cached by country under r_rgn_v2 [ADDRESS-423, ADDRESS-426]', async () => {
  const memory = remembering()
  const first = placesAt('USA', memory)
  assert.equal((await first.regions('US')).length, 51)
  assert.equal((await first.regions('JP')).length, 47)
  assert.deepEqual([...memory.stored.keys()].toSorted(), ['r_cnt_v2', 'r_rgn_v2'])
  const second = placesAt('USA', memory)
  assert.equal((await second.regions('JP')).length, 47)
  assert.equal((await second.regions('US')).length, 51)
  assert.deepEqual([regionCalls(first.calls), second.calls.length], [2, 0])
})

test('regions are not requested for a country that is known to have none, but are for an unknown country [ADDRESS-412]', async () => {
  const places = placesAt('EUR')
  assert.deepEqual(await places.regions('DE'), [])
  assert.equal(regionCalls(places.calls), 0)
  await places.regions('BR')
  assert.equal(regionCalls(places.calls), 1)
})

test('regions are requested for the military mail country even if it is known to have none [ADDRESS-413]', async () => {
  const memory = remembering()
  const pending = placesAt('APO', memory)
  const known = await pending.countries()
  const value = known.map((country) => ({ ...country, requireRegion: false }))
  memory.setItem('r_cnt_v2', JSON.stringify({ release: 'a1', at: 1_000 * hour, value }))
  const places = placesAt('APO', memory)
  assert.deepEqual(
    (await places.regions('US')).map(({ code }) => code),
    ['AA', 'AE', 'AP'],
  )
  assert.equal(regionCalls(places.calls), 1)
})

test('cached countries are requested again after a day or after a release change [ADDRESS-424]', async () => {
  const memory = remembering()
  const places = placesAt('EUR', memory)
  await places.countries()
  places.clock.now += 23 * hour
  await places.countries()
  assert.equal(places.calls.length, 1)
  places.clock.now += hour
  await places.countries()
  assert.equal(places.calls.length, 2)
  const next = placesAt('EUR', memory, 'b2')
  next.clock.now = places.clock.now
  await next.countries()
  assert.equal(next.calls.length, 1)
})

test('if browser storage is blocked or malformed, countries are requested again instead [ADDRESS-424]', async () => {
  const deaf: BrowserStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  const places = placesAt('EUR', deaf)
  await places.countries()
  assert.equal((await places.countries()).length, 29)
  assert.equal(places.calls.length, 2)
  const memory = remembering()
  for (const nonsense of ['{', 'null', '7', '{"release":"a1"}']) {
    memory.setItem('r_cnt_v2', nonsense)
    assert.equal((await placesAt('EUR', memory).countries()).length, 29, nonsense)
  }
})
