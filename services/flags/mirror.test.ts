import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { growthBookReader } from '#platform/flags/growthbook.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { encryptPayload } from './encrypt.ts'
import { flagJobs } from './jobs.ts'
import { putFlagSetting } from './settings/repository.ts'
import { readFlag } from './steps.ts'

const { db, clock, closeFirst, visitOffice } = await openTestShop([])
const key = Buffer.from('0123456789abcdef').toString('base64')

/** GrowthBook's API with features set by a test; null simulates an outage. */
const growthBook = { features: {} as object | null, reads: 0, isEncrypted: false }
const server = createServer((request, response) => {
  growthBook.reads += 1
  assert.equal(request.url, '/api/features/sdk-1')
  if (growthBook.features === null) return void response.writeHead(503).end()
  const text = JSON.stringify(growthBook.features)
  const features = growthBook.isEncrypted
    ? { features: {}, encryptedFeatures: encryptPayload(text, key) }
    : { features: growthBook.features }
  const savedGroups = { gyms: ['USA', 'CAN'], newer: { type: 'condition', condition: {} } }
  response.end(JSON.stringify({ status: 200, ...features, savedGroups, dateUpdated: '2026-01-01T00:00:00Z' }))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
closeFirst(async () => void server.close())
const apiHost = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const read = growthBookReader({ apiHost, clientKey: 'sdk-1', decryptionKey: key })

const errors: unknown[] = []
const run = (reader: typeof read | null = read) =>
  flagJobs.scheduled!['flags_schedule']!.run({
    db,
    clock,
    report: (error: unknown) => void errors.push(error),
    ...(reader && { growthBook: reader }),
  })
const banner = (site = 'USA') => readFlag(db, 'christmas_banner', { site })
const on = { christmas_banner: { defaultValue: true } }
const minute = 60_000

test('flags from GrowthBook apply, and are not fetched again within a minute [FLAG-407]', async () => {
  growthBook.features = on
  await run()
  assert.deepEqual([await banner(), growthBook.reads], [true, 1])
  growthBook.features = { christmas_banner: { defaultValue: false } }
  clock.advance(minute - 1)
  await run()
  assert.deepEqual([await banner(), growthBook.reads], [true, 1])
  clock.advance(1)
  await run()
  assert.deepEqual([await banner(), growthBook.reads], [false, 2])
})

test('while GrowthBook does not respond, its last flags remain for four hours [FLAG-408]', async () => {
  growthBook.features = on
  clock.advance(minute)
  await run()
  growthBook.features = null
  clock.advance(4 * 60 * minute)
  await run()
  assert.equal(await banner(), true)
  clock.advance(1)
  await run()
  assert.deepEqual([await banner(), errors.length], [false, 2])
})

test('an encrypted payload is decrypted, and its saved groups apply', async () => {
  growthBook.isEncrypted = true
  growthBook.features = {
    christmas_banner: {
      defaultValue: false,
      rules: [{ id: 'fr_1', condition: { site: { $inGroup: 'gyms' } }, force: true, futureField: 1 }],
    },
  }
  clock.advance(minute)
  await run()
  assert.deepEqual([await banner('USA'), await banner('GBR')], [true, false])
  growthBook.isEncrypted = false
})

test('a GrowthBook flag that cannot be read or has a regular expression is reported and stays unchanged, and all other flags apply', async () => {
  growthBook.features = { ...on, rfk_fallback: { defaultValue: false } }
  clock.advance(minute)
  await run()
  errors.length = 0
  const condition = { site: { $regex: '^(a+)+$' } }
  growthBook.features = {
    christmas_banner: { defaultValue: false, rules: [{ force: false, condition }] },
    rfk_fallback: { defaultValue: true },
    sw: { defaultValue: false, rules: 'none' },
    enable_gym_map: { defaultValue: false, rules: [{ force: true, condition: { site: { $notInGroup: 'newer' } } }] },
    'a key with spaces': { defaultValue: true },
  }
  clock.advance(minute)
  await run()
  assert.deepEqual(
    [await banner(), await readFlag(db, 'rfk_fallback', {}), await readFlag(db, 'sw', {})],
    [true, true, true],
  )
  assert.deepEqual(
    errors.map((error) => (error as Error).message),
    ['christmas_banner', 'sw', 'enable_gym_map', 'a key with spaces'].map(
      (key) => `GrowthBook's flag ${key} was skipped`,
    ),
  )
})

test('flags set by staff apply again when GrowthBook is switched off, including flags that GrowthBook does not have', async () => {
  const [key, changedAt] = ['enable_gym_map', new Date(clock())]
  await db.transaction((tx) => putFlagSetting(tx, { key, type: 'boolean', feature: { defaultValue: true }, changedAt }))
  const isOn = () => readFlag(db, key, {})
  growthBook.features = on
  clock.advance(minute)
  await run()
  assert.equal(await isOn(), false)
  await run(null)
  assert.equal(await isOn(), true)
})

test('flags removed from GrowthBook return to their defaults, and so do all GrowthBook flags once the GrowthBook setting is removed', async () => {
  growthBook.features = { rfk_fallback: { defaultValue: true } }
  clock.advance(minute)
  await run()
  assert.deepEqual([await banner(), await readFlag(db, 'rfk_fallback', {})], [false, true])
  await run(null)
  assert.equal(await readFlag(db, 'rfk_fallback', {}), false)
  assert.equal((await visitOffice().fetch('/api/features/store')).status, 200)
})
