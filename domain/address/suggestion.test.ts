import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryOf } from '#domain/countries/countries.ts'
import { furtherRegionsOf } from '#domain/countries/further-regions.ts'
import { regionsOfPostcode } from '#domain/countries/region-postcodes.ts'
import { regionsOfSite } from '#domain/countries/regions.ts'
import { differingParts, placeKey, type PostalPlace } from './postal-place.ts'
import { isUsableSuggestion, suggestedPlace } from './suggestion.ts'
import { formatCity } from './format-city.ts'

const columbus: PostalPlace = {
  street: ['12 Forge Street'],
  apartment: '',
  city: 'Columbus',
  region: 'OH',
  postcode: '43215',
  countryId: 'US',
}
const suggestionFor = (countryId: string, city: string, region: string, postcode: string) => {
  const found = suggestedPlace({ ...columbus, countryId, city, region, postcode })
  return found && [found.city, found.region, found.postcode].join(' | ')
}

test("an address in its country's usual format gets no suggestion", () => {
  assert.equal(suggestedPlace(columbus), null)
  for (const [countryId, city, region, postcode] of [
    ['US', 'New York', 'NY', '10001-1234'],
    ['US', 'APO', 'AE', '09012'],
    ['US', 'McAllen', 'TX', '78501'],
    ['CA', 'Montréal', 'QC', 'H3Z 2Y7'],
    ['AU', 'Queanbeyan', 'NSW', '2620'],
    ['GB', 'Stoke-on-Trent', '', 'ST1 1AA'],
    ['DE', 'Frankfurt am Main', '', '60311'],
    ['CH', 'Zürich', '', '8001'],
    ['SE', 'Göteborg', '', '411 05'],
    ['PT', 'Funchal', '', '9000-082'],
    ['AE', 'Dubai', 'Dubai', ''],
  ] as const) {
    assert.equal(suggestionFor(countryId, city, region, postcode), null, `${countryId} ${postcode}`)
  }
})

test('in Spain and Italy, the province that matches the postcode is suggested instead of the selected one', () => {
  assert.equal(suggestionFor('ES', 'Sevilla', 'Madrid', '41001'), 'Sevilla | Sevilla | 41001')
  assert.equal(suggestionFor('ES', 'Ciudad Real', 'Toledo', '13001'), 'Ciudad Real | Ciudad Real | 13001')
  assert.equal(suggestionFor('IT', 'Torino', 'MI', '10121'), 'Torino | TO | 10121')
  assert.equal(suggestionFor('IT', 'Trieste', 'Gorizia', '34121'), 'Trieste | TS | 34121')
  for (const [countryId, region, postcode] of [
    ['ES', 'Sevilla', '41001'],
    ['IT', 'Torino', '10121'],
    // An unknown province name, a postcode shared by two provinces, and provinces with changed borders.
    ['ES', 'Bizkaia', '48001'],
    ['ES', 'Seville', '28001'],
    ['IT', 'MI', '20900'],
    ['IT', 'RM', '09121'],
  ] as const)
    assert.equal(suggestionFor(countryId, 'Somewhere', region, postcode), null, `${region} ${postcode}`)
})

test('every province with known postcodes belongs to its country', () => {
  for (const countryId of ['ES', 'IT']) {
    const codes = furtherRegionsOf(countryId).map(({ code }) => code)
    const known = Array.from({ length: 100 }, (_, number) =>
      regionsOfPostcode(countryId, `${String(number).padStart(2, '0')}100`),
    ).flat()
    assert.ok(known.length > 50)
    for (const code of known) assert.ok(codes.includes(code), `${countryId} ${code}`)
  }
})

test("the postcode is suggested in the country's format", () => {
  const suggestion = {
    GB: 'SW1A 1AA',
    CA: 'K1P 1J1',
    NL: '1012 AB',
    SE: '411 05',
    PL: '00-001',
    IE: 'D02 AF30',
    FR: '75011',
  }
  for (const [countryId, postcode] of Object.entries(suggestion)) {
    const typed = countryId === 'FR' ? '75 011' : postcode.toLowerCase().replace(/[ -]/, '')
    const region = countryId === 'CA' ? 'ON' : ''
    assert.equal(suggestionFor(countryId, 'Somewhere', region, typed), `Somewhere | ${region} | ${postcode}`, countryId)
  }
  assert.equal(suggestionFor('US', 'Columbus', 'OH', '43215 1234'), 'Columbus | OH | 43215-1234')
})

test('the region that matches the postcode is suggested, unless the postcode is unknown or spans two regions', () => {
  assert.equal(suggestionFor('US', 'Columbus', 'NY', '43215'), 'Columbus | OH | 43215')
  assert.equal(suggestionFor('CA', 'Toronto', 'QC', 'M5H 2N2'), 'Toronto | ON | M5H 2N2')
  assert.equal(suggestionFor('AU', 'Melbourne', 'NSW', '3000'), 'Melbourne | VIC | 3000')
  assert.equal(suggestionFor('US', 'APO', 'AP', '09012'), 'APO | AE | 09012')
  assert.equal(suggestionFor('AU', 'Oaks Estate', 'VIC', '2620'), null)
  assert.equal(suggestionFor('US', 'San Juan', 'FL', '00901'), null)
})

test('a city in all upper or lower case is suggested in title case, unless it has three letters or fewer', () => {
  const names = {
    COLUMBUS: 'Columbus',
    'new york': 'New York',
    'STOKE-ON-TRENT': 'Stoke-on-Trent',
    'SAINT-LÔ': 'Saint-Lô',
    "l'aquila": "L'Aquila",
    "COEUR D'ALENE": "Coeur d'Alene",
    'NORTH LAS VEGAS': 'North Las Vegas',
    "O'FALLON": "O'Fallon",
    "KING'S LYNN": "King's Lynn",
    MCALLEN: 'McAllen',
    "'S-HERTOGENBOSCH": "'s-Hertogenbosch",
    'frankfurt am main': 'Frankfurt am Main',
    'la rochelle': 'La Rochelle',
    'ST. LOUIS': 'St. Louis',
    NYC: 'NYC',
    ulm: 'ulm',
    DeKalb: 'DeKalb',
    '': '',
  }
  for (const [typed, name] of Object.entries(names)) assert.equal(formatCity(typed, 'US'), name)
  assert.equal(formatCity('saint-martin-la-plaine', 'FR'), 'Saint-Martin-la-Plaine')
})

test('address suggestions compare places part by part, ignoring surrounding whitespace', () => {
  const other = { ...columbus, street: [' 12 Forge Street ', ''], city: 'Dayton', postcode: '45402' }
  assert.deepEqual(differingParts(columbus, other), ['city', 'postcode'])
  assert.equal(placeKey({ ...columbus, street: [' 12 Forge Street '] }), placeKey(columbus))
  assert.notEqual(placeKey(other), placeKey(columbus))
})

test('a suggestion is offered only if its region exists on the site and its postcode is valid', () => {
  const usa = { country: countryOf('US'), regions: regionsOfSite('USA', 'US') }
  const apo = { country: countryOf('US'), regions: regionsOfSite('APO', 'US') }
  const dayton = { ...columbus, city: 'Dayton', postcode: '45402' }
  assert.equal(isUsableSuggestion(columbus, dayton, usa), true)
  assert.equal(isUsableSuggestion(columbus, { ...columbus, region: 'AE' }, usa), false)
  assert.equal(isUsableSuggestion(columbus, dayton, apo), false)
  assert.equal(isUsableSuggestion(columbus, { ...dayton, postcode: '4540' }, usa), false)
  assert.equal(isUsableSuggestion(columbus, { ...dayton, street: [''] }, usa), false)
  assert.equal(isUsableSuggestion(columbus, { ...dayton, countryId: 'CA' }, usa), false)
  assert.equal(isUsableSuggestion(columbus, { ...columbus, street: ['12 Forge Street '] }, usa), false)
})
