import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { clockForTests } from '../clock-for-tests.ts'
import { openVies } from './vies-for-tests.ts'
import { viesRegistry } from './vies.ts'

const vies = await openVies()
after(() => vies.close())
const open = () => {
  const clock = clockForTests(Date.UTC(2026, 10, 20, 12))
  const { check } = viesRegistry({ baseUrl: vies.baseUrl, now: clock })
  return { clock, check: (digits: string, country = 'DE') => check({ country, digits }) }
}

test('a number is valid or invalid, and Greece is requested as EL [TAX-234]', async () => {
  const { check } = open()
  assert.deepEqual([await check('100'), await check('200'), await check('100', 'GR')], [true, false, true])
  assert.equal(vies.received.at(-1)?.countryCode, 'EL')
})

test('every other response is unknown, never invalid [TAX-234]', async () => {
  for (const digits of ['201', '202', '300', '301', '302', '400', '401', '500', '501', '600', '601', 'HTML']) {
    assert.equal(await open().check(digits), null, digits)
  }
})

test('an outage pauses requests for 30 seconds, either for one member state or for all', async () => {
  const { check, clock } = open()
  await check('301', 'FR')
  const before = vies.received.length
  assert.deepEqual([await check('100', 'FR'), vies.received.length - before], [null, 0])
  assert.equal(await check('100', 'DE'), true)
  await check('300', 'DE')
  assert.equal(await check('100', 'NL'), null)
  clock.advance(30_001)
  assert.deepEqual([await check('100', 'NL'), await check('100', 'FR')], [true, true])
})

test('an error about one number affects only that number', async () => {
  for (const digits of ['201', '400']) {
    const { check } = open()
    assert.equal(await check(digits), null, digits)
    assert.equal(await check('100'), true, digits)
  }
  for (const digits of ['300', '401', '500', 'HTML']) {
    const { check } = open()
    assert.equal(await check(digits), null, digits)
    assert.equal(await check('100', 'NL'), null, digits)
  }
})

test('an unreachable server is unknown', async () => {
  const stopped = await openVies()
  await stopped.close()
  const { check } = viesRegistry({ baseUrl: stopped.baseUrl, now: () => 0 })
  assert.equal(await check({ country: 'DE', digits: '100' }), null)
})

test('British numbers are not requested, and identical concurrent requests are sent once', async () => {
  const { check } = open()
  const before = vies.received.length
  assert.equal(await check('100', 'GB'), null)
  assert.equal(vies.received.length, before)
  assert.deepEqual(await Promise.all([check('100'), check('100'), check('100')]), [true, true, true])
  assert.equal(vies.received.length, before + 1)
})
