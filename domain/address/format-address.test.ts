import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countries } from '#domain/countries/countries.ts'
import { emptyAddress, type Address } from './address.ts'
import { formatAddressLines } from './format-address.ts'

const jo = (change: Partial<Address>): Address => ({
  ...emptyAddress(),
  firstname: 'Jo',
  lastname: 'Arden',
  street: ['118 Quarry Road'],
  city: 'Blacklick',
  region: 'OH',
  postcode: '43004',
  ...change,
})

test("an address is displayed in its country's format", () => {
  assert.deepEqual(formatAddressLines(jo({})), ['Jo Arden', '118 Quarry Road', 'Blacklick, OH 43004'])
  const berlin = jo({ countryId: 'DE', city: 'Berlin', region: '', postcode: '10115', company: 'Eisen GmbH' })
  assert.deepEqual(formatAddressLines(berlin), ['Eisen GmbH', 'Jo Arden', '118 Quarry Road', '10115 Berlin'])
  const london = jo({ countryId: 'GB', city: 'London', region: '', postcode: 'SW1A 1AA', apartment: 'Flat 2' })
  assert.deepEqual(formatAddressLines(london), ['Jo Arden', '118 Quarry Road', 'Flat 2', 'London', 'SW1A 1AA'])
  const kyoto = jo({ countryId: 'JP', city: 'Kyoto', region: 'Kyoto', postcode: '600-8216' })
  assert.deepEqual(formatAddressLines(kyoto), ['Arden Jo', '118 Quarry Road', 'Kyoto, Kyoto', '600-8216'])
  const budapest = jo({ countryId: 'HU', city: 'Budapest', region: '', postcode: '1037' })
  assert.deepEqual(formatAddressLines(budapest), ['Arden Jo', 'Budapest', '118 Quarry Road', '1037'])
})

test('missing address parts leave no separators behind', () => {
  assert.deepEqual(formatAddressLines(jo({ region: '', postcode: '' })), ['Jo Arden', '118 Quarry Road', 'Blacklick'])
  assert.deepEqual(formatAddressLines(jo({ city: '' })), ['Jo Arden', '118 Quarry Road', 'OH 43004'])
  assert.deepEqual(formatAddressLines(jo({ countryId: 'XX' })), ['Jo Arden', '118 Quarry Road', 'Blacklick, OH 43004'])
})

test('in every country, each entered part in the format appears exactly once', () => {
  for (const { alpha2, lineOrder } of countries) {
    const lines = formatAddressLines(jo({ countryId: alpha2, city: 'CITY', region: 'REGION', postcode: 'POST' })).join(
      '\n',
    )
    const address = { city: 'CITY', region: 'REGION', postcode: 'POST', street: '118 Quarry Road', apartment: '' }
    for (const line of lineOrder) assert.ok(lines.includes(address[line]), `${alpha2} ${line}: ${lines}`)
    assert.equal(lines.split('118 Quarry Road').length, 2, alpha2)
    assert.match(lines, /Jo Arden|Arden Jo/)
  }
})
