import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyAddress, type Address } from './address.ts'
import { bookProblems, sortDefaultsFirst, defaultFlagsForNewAddress, defaultSuccessors } from './book.ts'
import { savedShipToCountry } from './ship-to.ts'

const ann: Address = {
  ...emptyAddress('DE'),
  firstname: 'Ann',
  lastname: 'Bell',
  email: 'ann@example.com',
  telephone: '0201 555 0101',
  street: ['Zechenstrasse 12'],
  city: 'Essen',
  postcode: '45127',
}
const saved = (_id: string, marks = '', countryId = 'DE') => ({
  _id,
  countryId,
  isDefaultShipping: marks.includes('s'),
  isDefaultBilling: marks.includes('b'),
})
const rules = (change: Partial<Address>) =>
  bookProblems('EUR', { ...ann, ...change }).map(({ path, rule }) => `${path} ${rule}`)

test('saving a default shipping address switches the ship-to country if the site ships there [ADDRESS-411]', () => {
  assert.equal(savedShipToCountry('EUR', { countryId: 'FR', isDefaultShipping: true }), 'FR')
  assert.equal(savedShipToCountry('EUR', { countryId: 'FR', isDefaultShipping: false }), null)
  assert.equal(savedShipToCountry('EUR', { countryId: 'US', isDefaultShipping: true }), null)
})

test('an address in any known country can be saved, but a default shipping address only in a country that the site ships to', () => {
  assert.deepEqual(rules({}), [])
  assert.deepEqual(rules({ postcode: '451' }), ['postcode pattern'])
  assert.deepEqual(rules({ countryId: 'GB', postcode: 'SW1A 1AA' }), [])
  assert.deepEqual(rules({ countryId: 'GB', postcode: 'SW1A 1AA', isDefaultShipping: true }), ['countryId choice'])
  assert.deepEqual(rules({ countryId: 'XX' }), ['countryId choice'])
  assert.deepEqual(rules({ countryId: '' }), ['countryId required'])
})

test('a military address can be saved on any site', () =>
  assert.deepEqual(rules({ countryId: 'US', region: 'AE', postcode: '09012' }), []))

test('the first address becomes the billing default, and also the shipping default if the site ships there', () => {
  const plain = { countryId: 'DE', isDefaultShipping: false, isDefaultBilling: false }
  assert.deepEqual(defaultFlagsForNewAddress('EUR', plain, true), { isDefaultShipping: true, isDefaultBilling: true })
  assert.deepEqual(defaultFlagsForNewAddress('USA', plain, true), { isDefaultShipping: false, isDefaultBilling: true })
  assert.deepEqual(defaultFlagsForNewAddress('EUR', plain, false), {
    isDefaultShipping: false,
    isDefaultBilling: false,
  })
})

test('the address book lists the shipping default first, then the billing default', () =>
  assert.deepEqual(
    sortDefaultsFirst([saved('1'), saved('2', 'b'), saved('3', 's'), saved('4')]).map(({ _id }) => _id),
    ['3', '2', '1', '4'],
  ))

test('after a default address is deleted, the other default or else the newest address becomes the default, for shipping only where the site ships', () => {
  const none = { shipping: null, billing: null }
  assert.deepEqual(defaultSuccessors('EUR', [saved('1', 's'), saved('2'), saved('3', 'b')], '1'), {
    ...none,
    shipping: '3',
  })
  assert.deepEqual(defaultSuccessors('EUR', [saved('1', 'sb'), saved('2', '', 'US'), saved('3')], '1'), {
    shipping: '3',
    billing: '2',
  })
  assert.deepEqual(defaultSuccessors('EUR', [saved('1', 'sb'), saved('2')], '2'), none)
  assert.deepEqual(defaultSuccessors('EUR', [saved('1', 'sb')], '1'), none)
})
