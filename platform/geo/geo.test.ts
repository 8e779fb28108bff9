import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { countryCode } from './engine.ts'
import { headerCountries } from './header.ts'
import { maxMindCountries } from './maxmind.ts'
import { mmdbOf } from './mmdb-for-tests.ts'

const folder = mkdtempSync(join(tmpdir(), 'geo-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const networks = { '192.0.2.0/24': 'CA', '198.51.100.7/32': 'GB', '2001:db8:1::/48': 'DE', '203.0.113.0/24': 'XX' }
const from = (ip: string) => ({ ip, header: () => undefined })

async function opened(name: string, content: Buffer | string | null) {
  const path = join(folder, name)
  if (content !== null) writeFileSync(path, content)
  let now = 0
  const warnings: unknown[] = []
  const engine = await maxMindCountries({ path, now: () => now, warn: (error) => warnings.push(error) })
  return { path, engine, warnings, advance: (milliseconds: number) => (now += milliseconds) }
}

test('a country database returns the country for IPv4 and IPv6 addresses, and null for unknown or invalid ones', async () => {
  const { engine, warnings } = await opened('countries.mmdb', mmdbOf(networks))
  const countries = [
    '192.0.2.9',
    '198.51.100.7',
    '2001:db8:1:2::/64',
    '198.51.100.8',
    '203.0.113.1',
    '::1',
    'no address',
    '',
  ]
  assert.deepEqual(
    countries.map((ip) => engine.countryOf(from(ip))),
    ['CA', 'GB', 'DE', null, null, null, null, null],
  )
  assert.deepEqual(warnings, [])
})

test('a changed country database is reloaded within a minute, and a broken file leaves the old data in use', async () => {
  const { path, engine, warnings, advance } = await opened('changing.mmdb', mmdbOf({ '192.0.2.0/24': 'CA' }))
  const country = () => engine.countryOf(from('192.0.2.1'))
  /** Waits for a condition, because the file is read in the background. */
  const until = async (isDone: () => boolean) => {
    while (!isDone()) await setImmediate()
  }
  writeFileSync(path, mmdbOf({ '192.0.2.0/24': 'US' }))
  utimesSync(path, 1_700_000_000, 1_700_000_000)
  advance(59_999)
  assert.equal(country(), 'CA')
  advance(1)
  await until(() => country() === 'US')
  writeFileSync(path, 'no database')
  advance(60_000)
  await until(() => country() === 'US' && warnings.length === 1)
  writeFileSync(path, mmdbOf({ '192.0.2.0/24': 'AU' }))
  advance(60_000)
  await until(() => country() === 'AU')
  assert.equal(warnings.length, 1)
})

test('a missing or damaged country database returns no country and logs a warning', async () => {
  for (const [name, content] of [
    ['missing.mmdb', null],
    ['text.mmdb', 'a text'],
    ['empty.mmdb', ''],
  ] as const) {
    const { engine, warnings } = await opened(name, content)
    assert.equal(engine.countryOf(from('192.0.2.9')), null, name)
    assert.equal(warnings.length, 1, name)
  }
})

test('a country header returns the country, and placeholders and invalid values return null', () => {
  const engine = headerCountries('CF-IPCountry')
  const headers: Record<string, string> = { 'cf-ipcountry': 'ca', 'x-country': 'US' }
  assert.equal(engine.countryOf({ ip: '192.0.2.1', header: (name) => headers[name] }), 'CA')
  assert.equal(engine.countryOf(from('192.0.2.1')), null)
  for (const value of ['XX', 'T1', 'USA', 'U', '', '<b>', undefined, 7]) assert.equal(countryCode(value), null)
})
