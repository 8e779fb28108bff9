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

test('a VAT number is reported as valid or invalid, and Greece is sent to VIES as EL [TAX-234]', async () => {
  const { check } = open()
  assert.deepEqual([await check('100'), await check('200'), await check('100', 'GR')], [true, false, true])
  assert.equal(vies.received.at(-1)?.countryCode, 'EL')
})

test('any VIES response other than valid or invalid means unknown, never invalid [TAX-234]', async () => {
  for (const digits of ['201', '202', '300', '301', '302', '400', '401', '500', '501', '600', '601', 'HTML']) {
    assert.equal(await open().check(digits), null, digits)
  }
})

test('a VIES outage pauses requests for 30 seconds, either for one member state or for all', async () => {
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

test('an error about one VAT number does not affect other numbers, but an error in the VIES service does', async () => {
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

test('a VAT number is unknown if the VIES server is unreachable', async () => {
  const stopped = await openVies()
  await stopped.close()
  const { check } = viesRegistry({ baseUrl: stopped.baseUrl, now: () => 0 })
  assert.equal(await check({ country: 'DE', digits: '100' }), null)
})

test('British VAT numbers are not sent to VIES, and identical concurrent checks send one request', async () => {
  const { check } = open()
  const before = vies.received.length
  assert.equal(await check('100', 'GB'), null)
  assert.equal(vies.received.length, before)
  assert.deepEqual(await Promise.all([check('100'), check('100'), check('100')]), [true, true, true])
  assert.equal(vies.received.length, before + 1)
})
