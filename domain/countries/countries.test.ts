import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteSettings, sites } from '#domain/sites.ts'
import { countries, countriesOfSite, countryOf, shipsTo } from './countries.ts'
import { compactPostcode, isWithinPostcodes, postcodeMatches } from './country.ts'
import { formatPostcode } from './format-postcode.ts'
import { furtherRegionsOf } from './further-regions.ts'
import { apoCountry, regionNamed, regionsOf, regionsOfSite } from './regions.ts'

const served = [...new Set(sites.flatMap((site) => siteSettings[site].countries))].toSorted()

test('a country has a code, a region requirement, and a postcode pattern [ADDRESS-407]', () => {
  const us = countryOf('US')!
  assert.equal(us.alpha2, 'US')
  assert.equal(us.requireRegion, true)
  assert.ok(new RegExp(us.postcodeRegex).test('43215'))
  assert.equal(countryOf('DE')!.requireRegion, false)
})

test('every country is listed once, including all shipping destinations', () => {
  const codes = countries.map(({ alpha2 }) => alpha2)
  assert.equal(new Set(codes).size, codes.length)
  assert.equal(codes.length, 250)
  assert.deepEqual(
    served.filter((code) => !codes.includes(code)),
    [],
  )
  assert.deepEqual(
    countriesOfSite('CAN').map(({ alpha2 }) => alpha2),
    ['CA'],
  )
  assert.equal(shipsTo('EUR', 'PT'), true)
  assert.equal(shipsTo('GBR', 'IE'), false)
})

// Example postcodes from google/libaddressinput, testdata/countryinfo.txt, key zipex.
const examples: Record<string, string> = {
  AT: '1010,3741',
  AU: '2060,3171',
  BE: '4000,1000',
  BG: '1000,1700',
  CA: 'H3Z 2Y7,V8X3X4',
  CH: '2544,CH-1211',
  CY: '2008,3304',
  CZ: '100 00,25166',
  DE: '26133,53225',
  DK: '8660,1566',
  EE: '69501,11212',
  ES: '28039,28300',
  FI: '00550,FI-00011',
  FR: '33380,34 092',
  GB: 'EC1Y 8SY,gir 0aa,M25BQ,W1A 4ZZ,BT1 1AA',
  GR: '151 24,15110',
  HR: '10000,HR-21001',
  HU: '1037,2380',
  IE: 'D02 AF30,A65F4E2',
  IT: '00144,47037',
  LT: '04340,LT-03500',
  LU: '4750,L-2998',
  LV: 'LV-1073,1000',
  MT: 'NXR 01,BZN 1130',
  NL: '1234 AB,2490aa',
  NO: '0025,6631',
  PL: '00-950,05470',
  PT: '2725-079,1250123',
  RO: '060274,061357',
  SE: '11455,123 45',
  SI: '4000,SI-1001',
  SK: '010 01,02314',
  US: '95014,22162-1010',
}

test('real postcodes in each country are valid, and malformed ones are not [ADDRESS-216]', () => {
  assert.deepEqual(Object.keys(examples).toSorted(), served)
  for (const [alpha2, codes] of Object.entries(examples)) {
    for (const code of codes.split(',')) assert.ok(postcodeMatches(countryOf(alpha2)!, code), `${alpha2} ${code}`)
    for (const wrong of ['', ' ', 'X', '12', 'ABCDEFG', '1234567890']) {
      assert.ok(!postcodeMatches(countryOf(alpha2)!, wrong), `${alpha2} ${wrong}`)
    }
  }
  assert.equal(postcodeMatches(countryOf('US')!, '1234'), false)
  assert.equal(postcodeMatches(countryOf('US')!, '43215'), true)
})

const reads = (alpha2: string, codes: readonly string[]) =>
  codes.map((code) => postcodeMatches(countryOf(alpha2)!, code))

test('a postcode is accepted as people type it: without separators, with different dashes, or with the country prefix', () => {
  const typed: Record<string, readonly [typed: string, written: string][]> = {
    GB: [
      ['sw1a1aa', 'SW1A 1AA'],
      ['SW1A-1AA', 'SW1A 1AA'],
      ['SA99 1BN', 'SA99 1BN'],
      ['bfpo61', 'BFPO 61'],
      ['BFPO 61', 'BFPO 61'],
    ],
    GG: [['gy11aa', 'GY1 1AA']],
    JE: [['je2-3ab', 'JE2 3AB']],
    IM: [['im991aa', 'IM99 1AA']],
    US: [
      ['432151234', '43215-1234'],
      ['43215\u20131234', '43215-1234'],
      ['43215', '43215'],
      ['４３２１５', '43215'],
    ],
    DE: [
      ['D-10115', '10115'],
      ['DE 10115', '10115'],
      ['10 115', '10115'],
    ],
    AT: [['A-1010', '1010']],
    CH: [['CH-8001', '8001']],
    FR: [['F-75 011', '75011']],
    LU: [['L-2998', '2998']],
    SE: [['SE-411 05', '411 05']],
    LV: [['1073', 'LV-1073']],
    PT: [['9000082', '9000-082']],
    CA: [['G1A-0A2', 'G1A 0A2']],
    AZ: [['AZ0100', '0100']],
    HT: [['HT1234', '1234']],
    KY: [['KY1-1001', 'KY1-1001']],
    AE: [['', '']],
  }
  for (const [alpha2, codes] of Object.entries(typed)) {
    for (const [code, expected] of codes) {
      assert.ok(postcodeMatches(countryOf(alpha2)!, code), `${alpha2} ${code}`)
      assert.equal(formatPostcode(alpha2, code), expected)
    }
  }
  assert.equal(formatPostcode('GB', ' x1 '), 'x1')
})

test('a postcode that no postal service delivers to is rejected, even if it is well formed', () => {
  const unassigned: Record<string, string[]> = {
    ES: ['53000', '00100'],
    FR: ['96000', '98025', '97900'],
    NL: ['1841SS', '1012 SA', '1012SD', '0999 AB'],
    PT: ['1100', '0100-001'],
    DE: ['00100', '05000', '43000', '62000'],
    GB: ['XX1 1AA', 'SW1A 1AC'],
    IT: ['99100'],
    US: ['00400'],
    AT: ['0100'],
  }
  for (const [alpha2, codes] of Object.entries(unassigned)) {
    assert.deepEqual(
      reads(alpha2, codes),
      codes.map(() => false),
      alpha2,
    )
  }
  assert.deepEqual(reads('FR', ['20000', '95880', '97400', '98800', '98000', '00485']), Array(6).fill(true))
  assert.deepEqual(reads('ES', ['52001', '01001']), [true, true])
  assert.deepEqual(reads('NL', ['1841 SB', '1012 AS']), [true, true])
})

test('an overlong postcode is rejected before any pattern runs', () => {
  const refused: typeof countries = countries.map((country) => ({ ...country, postcodeRegex: '^.*$' }))
  for (const country of refused) {
    assert.equal(postcodeMatches(country, '1'.repeat(17)), false)
    assert.equal(postcodeMatches(country, '1'.repeat(100_000)), false)
    assert.equal(postcodeMatches(country, ' '.repeat(100_000)), false)
  }
})

test('regions are stored by country code [ADDRESS-408]', () => {
  assert.equal(regionsOf('US').length, 54)
  assert.equal(regionsOf('CA').length, 13)
  assert.equal(regionsOf('AU').length, 8)
  assert.deepEqual(regionsOf('DE'), [])
  assert.ok(regionsOf('CA').some(({ code, name }) => code === 'NL' && name === 'Newfoundland and Labrador'))
  assert.ok(!regionsOf('US').some(({ code }) => code === 'ON'))
})

test('every country that requires a region has a list of regions, except for four with free text', () => {
  const without = countries.filter(
    ({ alpha2, requireRegion }) => requireRegion && regionsOf(alpha2).length + furtherRegionsOf(alpha2).length === 0,
  )
  assert.deepEqual(
    without.map(({ alpha2 }) => alpha2),
    ['PF', 'IQ', 'MH', 'PW'],
  )
  for (const code of served) assert.equal(countryOf(code)!.requireRegion, regionsOf(code).length > 0, code)
})

test('each region in the table has a code and a name, and a region without a code uses its name as the code', () => {
  assert.deepEqual(furtherRegionsOf('BR')[0], { code: 'AC', name: 'Acre' })
  assert.deepEqual(furtherRegionsOf('JP')[0], { code: 'Aichi', name: 'Aichi' })
  assert.deepEqual(furtherRegionsOf('DE'), [])
})

test('shipping destinations require a city and a postcode, and other countries follow the table', () => {
  for (const code of served) {
    const { requireCity, requirePostcode, postcodeRegex } = countryOf(code)!
    assert.ok(requireCity && requirePostcode && postcodeRegex !== '', code)
  }
  const { requireCity, requirePostcode, lineOrder } = countryOf('AE')!
  assert.deepEqual([requireCity, requirePostcode, lineOrder], [false, false, ['street', 'apartment', 'region']])
  assert.ok(postcodeMatches(countryOf('AE')!, ''))
  assert.ok(postcodeMatches(countryOf('BR')!, '01310-100'))
})

test('the labels for city, region, and postcode depend on the country', () => {
  const labelsOf = (code: string) => {
    const { cityLabel, regionLabel, postcodeLabel } = countryOf(code)!
    return [cityLabel, regionLabel, postcodeLabel]
  }
  assert.deepEqual(labelsOf('US'), ['city', 'state', 'zip'])
  assert.deepEqual(labelsOf('JP'), ['city', 'prefecture', 'postalCode'])
  assert.deepEqual(labelsOf('IE'), ['city', 'county', 'eircode'])
  assert.deepEqual(labelsOf('IN'), ['city', 'state', 'pin'])
  assert.deepEqual(labelsOf('AU'), ['suburb', 'state', 'postcode'])
  assert.deepEqual(labelsOf('GB'), ['townCity', 'province', 'postcode'])
})

test('military mail uses the country US, with regions AA, AE, and AP on the APO site [ADDRESS-414]', () => {
  assert.equal(apoCountry, 'US')
  assert.deepEqual(
    regionsOfSite('APO', apoCountry).map(({ code }) => code),
    ['AA', 'AE', 'AP'],
  )
  assert.equal(regionsOfSite('USA', 'US').length, 51)
  assert.ok(!regionsOfSite('USA', 'US').some(({ code }) => code === 'AE'))
})

test('postcode ranges compare only the leading characters that their bounds specify, without the country prefix', () => {
  assert.equal(compactPostcode('FI', 'fi-22100'), '22100')
  assert.equal(compactPostcode('GB', ' gy1 1aa '), 'GY11AA')
  assert.equal(compactPostcode('PT', '9000-082'), '9000082')
  assert.equal(isWithinPostcodes('9499123', ['9000', '9499']), true)
  assert.equal(isWithinPostcodes('9500000', ['9000', '9499']), false)
  assert.equal(isWithinPostcodes('', ['35', '35']), false)
})

test('an entered region matches a listed region by code or name', () => {
  const regions = regionsOfSite('CAN', 'CA')
  assert.equal(regionNamed(regions, ' ontario ')?.code, 'ON')
  assert.equal(regionNamed(regions, 'qc')?.code, 'QC')
  assert.equal(regionNamed(regions, ''), undefined)
  assert.equal(regionNamed(regions, 'Ohio'), undefined)
})
