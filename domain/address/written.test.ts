import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countries } from '#domain/countries/countries.ts'
import { emptyAddress, type Address } from './address.ts'
import { writtenLines } from './written.ts'

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

test('an address is formatted according to its country', () => {
  assert.deepEqual(writtenLines(jo({})), ['Jo Arden', '118 Quarry Road', 'Blacklick, OH 43004'])
  const berlin = jo({ countryId: 'DE', city: 'Berlin', region: '', postcode: '10115', company: 'Eisen GmbH' })
  assert.deepEqual(writtenLines(berlin), ['Eisen GmbH', 'Jo Arden', '118 Quarry Road', '10115 Berlin'])
  const london = jo({ countryId: 'GB', city: 'London', region: '', postcode: 'SW1A 1AA', apartment: 'Flat 2' })
  assert.deepEqual(writtenLines(london), ['Jo Arden', '118 Quarry Road', 'Flat 2', 'London', 'SW1A 1AA'])
  const kyoto = jo({ countryId: 'JP', city: 'Kyoto', region: 'Kyoto', postcode: '600-8216' })
  assert.deepEqual(writtenLines(kyoto), ['Arden Jo', '118 Quarry Road', 'Kyoto, Kyoto', '600-8216'])
  const budapest = jo({ countryId: 'HU', city: 'Budapest', region: '', postcode: '1037' })
  assert.deepEqual(writtenLines(budapest), ['Arden Jo', 'Budapest', '118 Quarry Road', '1037'])
})

test('missing parts leave no separators behind', () => {
  assert.deepEqual(writtenLines(jo({ region: '', postcode: '' })), ['Jo Arden', '118 Quarry Road', 'Blacklick'])
  assert.deepEqual(writtenLines(jo({ city: '' })), ['Jo Arden', '118 Quarry Road', 'OH 43004'])
  assert.deepEqual(writtenLines(jo({ countryId: 'XX' })), ['Jo Arden', '118 Quarry Road', 'Blacklick, OH 43004'])
})

test('in every country, each entered part that the format uses is printed exactly once', () => {
  for (const { alpha2, lineOrder } of countries) {
    const written = writtenLines(jo({ countryId: alpha2, city: 'CITY', region: 'REGION', postcode: 'POST' })).join('\n')
    const address = { city: 'CITY', region: 'REGION', postcode: 'POST', street: '118 Quarry Road', apartment: '' }
    for (const line of lineOrder) assert.ok(written.includes(address[line]), `${alpha2} ${line}: ${written}`)
    assert.equal(written.split('118 Quarry Road').length, 2, alpha2)
    assert.match(written, /Jo Arden|Arden Jo/)
  }
})
