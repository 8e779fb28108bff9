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
  return { clock, ask: (digits: string, country = 'DE') => check({ country, digits }) }
}

test('a number is valid or invalid, and Greece is requested as EL [TAX-234]', async () => {
  const { ask } = open()
  assert.deepEqual([await ask('100'), await ask('200'), await ask('100', 'GR')], [true, false, true])
  assert.equal(vies.received.at(-1)?.countryCode, 'EL')
})

test('every other response is unknown, never invalid [TAX-234]', async () => {
  for (const digits of ['201', '202', '300', '301', '302', '400', '401', '500', '501', '600', '601', 'HTML']) {
    assert.equal(await open().ask(digits), null, digits)
  }
})

test('an outage pauses requests for 30 seconds, for one member state or for all', async () => {
  const { ask, clock } = open()
  await ask('301', 'FR')
  const before = vies.received.length
  assert.deepEqual([await ask('100', 'FR'), vies.received.length - before], [null, 0])
  assert.equal(await ask('100', 'DE'), true)
  await ask('300', 'DE')
  assert.equal(await ask('100', 'NL'), null)
  clock.advance(30_001)
  assert.deepEqual([await ask('100', 'NL'), await ask('100', 'FR')], [true, true])
})

test('an error about one number affects only that number', async () => {
  for (const digits of ['201', '400']) {
    const { ask } = open()
    assert.equal(await ask(digits), null, digits)
    assert.equal(await ask('100'), true, digits)
  }
  for (const digits of ['300', '401', '500', 'HTML']) {
    const { ask } = open()
    assert.equal(await ask(digits), null, digits)
    assert.equal(await ask('100', 'NL'), null, digits)
  }
})

test('an unreachable server is unknown', async () => {
  const gone = await openVies()
  await gone.close()
  const { check } = viesRegistry({ baseUrl: gone.baseUrl, now: () => 0 })
  assert.equal(await check({ country: 'DE', digits: '100' }), null)
})

test('British numbers are not requested, and identical concurrent requests are sent once', async () => {
  const { ask } = open()
  const before = vies.received.length
  assert.equal(await ask('100', 'GB'), null)
  assert.equal(vies.received.length, before)
  assert.deepEqual(await Promise.all([ask('100'), ask('100'), ask('100')]), [true, true, true])
  assert.equal(vies.received.length, before + 1)
})
