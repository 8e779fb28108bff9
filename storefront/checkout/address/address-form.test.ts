import assert from 'node:assert/strict'
import { test } from 'node:test'
import { WireAddress } from '#contract/address.ts'
import { addressForm } from '#domain/address/form-fields.ts'
import { countries, countryOf } from '#domain/countries/countries.ts'
import { problemText, labelOf } from './address-messages.ts'
import {
  fieldName,
  sortByFormOrder,
  isUntouched,
  postcodeDigits,
  findAddressProblems,
  readAddress,
} from './address-form.ts'
import { texts } from '../texts/en.ts'

const filled = {
  email: 'jo@example.com',
  firstname: 'Jo',
  lastname: 'Arden',
  street: '118 Quarry Road',
  city: 'Blacklick',
  region: 'OH',
  postcode: '43004',
  telephone: '614 555 0100',
  countryId: 'US',
}
const form = (change: Partial<typeof filled> = {}) => new URLSearchParams({ ...filled, ...change })
const address = (change: Partial<typeof filled> = {}) => readAddress(form(change), 'shipping')
const name = (code: string) => countryOf(code)?.name ?? code
const problemsAfter = (change: Partial<typeof filled>) =>
  findAddressProblems('USA', 'shipping', address(change)).map((problem) =>
    problemText('USA', problem, address(change), texts, name),
  )

test("a form's street is read as a list of lines [ADDRESS-405]", () => {
  assert.deepEqual(address().street, ['118 Quarry Road'])
  assert.deepEqual(address({ street: '  ' }).street, [])
  assert.equal(address().countryId, 'US')
  assert.ok(WireAddress.safeParse(address()).success)
  assert.ok(!WireAddress.safeParse({ ...address(), street: '118 Quarry Road' }).success)
})

test("the field names in a form's second address have a prefix", () => {
  const both = new URLSearchParams({ ...filled, 'billing-city': 'Columbus', 'billing-countryId': 'US' })
  assert.equal(fieldName('billing', 'city'), 'billing-city')
  assert.equal(readAddress(both, 'billing').city, 'Columbus')
})

test("values over the wire's maximum length are truncated, and an unknown country becomes the default", () => {
  assert.equal(address({ city: 'x'.repeat(500) }).city.length, 80)
  assert.equal(readAddress(form({ countryId: 'Germany' }), 'shipping').countryId, 'US')
})

test('a complete address has no problems, and each missing field has a specific message [ADDRESS-209]', () => {
  assert.deepEqual(problemsAfter({}), [])
  assert.deepEqual(problemsAfter({ firstname: ' ' }), ['Enter your first name.'])
  assert.deepEqual(problemsAfter({ telephone: '' }), ['Enter your phone number.'])
  assert.deepEqual(problemsAfter({ street: '' }), ['Enter your street address.'])
  assert.deepEqual(problemsAfter({ region: '' }), ['Choose your state.'])
  assert.deepEqual(problemsAfter({ postcode: '' }), ['Enter your ZIP code.'])
})

test('an invalid email gets the specified message [ADDRESS-204]', () => {
  assert.deepEqual(problemsAfter({ email: 'jo@example' }), ['Invalid email address'])
})

test('the message for a postcode of the wrong length states the required number of digits [ADDRESS-216]', () => {
  assert.deepEqual(problemsAfter({ postcode: '4300' }), ['ZIP codes have 5 digits. This one has 4.'])
  assert.deepEqual(problemsAfter({ postcode: '43O04x' }), ['ZIP codes have 5 digits. This one has 4.'])
  assert.deepEqual(problemsAfter({ postcode: 'A43004' }), ['ZIP codes have 5 digits and no letters.'])
})

test('an invalid phone number and a nonexistent postcode have specific messages', () => {
  assert.deepEqual(problemsAfter({ telephone: 'call me' }), ['Enter a phone number we can call, with area code.'])
  assert.deepEqual(problemsAfter({ postcode: '00400' }), [
    'That ZIP code doesn’t exist (United States). Check it and try again.',
  ])
  assert.deepEqual(problemsAfter({ postcode: '432151234' }), [])
})

test("the error message for an alphanumeric postcode contains the address's country", () => {
  const london = { ...address(), countryId: 'GB', postcode: '12345' }
  const [problem] = findAddressProblems('GBR', 'shipping', london)
  assert.equal(problemText('USA', problem!, london, texts, name), 'Enter a valid postcode (United Kingdom).')
})

test('the message about the number of postcode digits appears only for countries with numeric postcodes', () => {
  const digits = (code: string) => postcodeDigits(countryOf(code)!)
  assert.deepEqual(['US', 'AU', 'DE', 'FR', 'PL', 'SE', 'SI'].map(digits), [5, 4, 5, 5, 5, 5, 4])
  assert.deepEqual(['GB', 'CA', 'NL', 'IE', 'MT'].map(digits), [null, null, null, null, null])
})

test('the postcode and region fields are labeled as the country names them', () => {
  const labels = ['US', 'GB', 'CA', 'IE'].map((code) => labelOf('USA', 'postcode', code, texts))
  assert.deepEqual(labels, ['ZIP code', 'Postcode', 'Postal code', 'Eircode'])
  assert.deepEqual(
    [
      labelOf('USA', 'region', 'US', texts),
      labelOf('CAN', 'region', 'CA', texts),
      labelOf('APO', 'region', 'US', texts),
    ],
    ['State', 'Province or territory', 'Military region'],
  )
})

test('a new guest sees at most eight address fields in every country', () => {
  for (const country of countries) assert.ok(addressForm('EUR', country).visible.length <= 8, country.alpha2)
})

test('address problems are listed in form order', () => {
  const { visible } = addressForm('USA', countryOf('US')!)
  const paths = sortByFormOrder(
    findAddressProblems('USA', 'shipping', readAddress(new URLSearchParams(), 'shipping')),
    visible,
  )
  assert.deepEqual(
    paths.map(({ path }) => path),
    ['email', 'firstname', 'lastname', 'street', 'city', 'region', 'postcode', 'telephone'],
  )
})

test("an address in a country outside the site's destinations is invalid", () => {
  const paths = findAddressProblems('USA', 'shipping', { ...address(), countryId: 'DE', region: '', postcode: '10115' })
  assert.deepEqual(paths, [{ path: 'countryId', rule: 'choice' }])
})

test('an address form with only a country is untouched, and a form with an email is not', () => {
  assert.ok(isUntouched(readAddress(new URLSearchParams({ countryId: 'FR' }), 'shipping')))
  assert.ok(!isUntouched(readAddress(new URLSearchParams({ email: 'jo@example.com' }), 'shipping')))
})
