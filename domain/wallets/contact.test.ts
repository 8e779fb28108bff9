import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressProblems } from '#domain/address/problems.ts'
import { countryOf } from '#domain/countries/countries.ts'
import { regionsOfSite } from '#domain/countries/regions.ts'
import { walletOrderAddresses, addressOfContact, walletContactErrors, placeProblems, splitName } from './contact.ts'
import { walletAmount, walletDetails } from './details.ts'
import { walletShippingOptions } from './options.ts'

const problemsOf = (site: 'USA' | 'GBR' | 'CAN', contact: Parameters<typeof addressOfContact>[1]) => {
  const address = addressOfContact(site, contact)
  const place = { country: countryOf(address.countryId), regions: regionsOfSite(site, address.countryId) }
  return { address, problems: addressProblems(address, place) }
}

test('a region in a wallet contact is found by code, by name, or by code with a country prefix [PAY-416]', () => {
  const regionOf = (administrativeArea: string, countryCode: string, site: 'USA' | 'CAN' | 'AUS' | 'EUR') =>
    addressOfContact(site, { administrativeArea, countryCode }).region
  assert.equal(regionOf('OH', 'US', 'USA'), 'OH')
  assert.equal(regionOf('ohio', 'us', 'USA'), 'OH')
  assert.equal(regionOf('US-OH', 'US', 'USA'), 'OH')
  assert.equal(regionOf('Quebec', 'CA', 'CAN'), 'QC')
  assert.equal(regionOf('New South Wales', 'Australia', 'AUS'), 'NSW')
  assert.equal(regionOf('Bayern', 'DE', 'EUR'), 'Bayern')
})

test("a wallet contact's country is found by its code in any letter case or by its name, and defaults to the site's home country", () => {
  const countryOfWallet = (countryCode?: string) =>
    addressOfContact('GBR', countryCode === undefined ? {} : { countryCode }).countryId
  assert.equal(countryOfWallet('gb'), 'GB')
  assert.equal(countryOfWallet('UK'), 'GB')
  assert.equal(countryOfWallet('United States'), 'US')
  assert.equal(countryOfWallet(), 'GB')
  assert.equal(countryOfWallet('<script>'), 'GB')
})

test('texts in a wallet contact are reduced to one line of limited length without bidirectional control characters', () => {
  const address = addressOfContact('USA', {
    givenName: 'Jo\u202Eevil\u0000\n\tVance',
    familyName: 'x'.repeat(50_000),
    addressLines: ['1', '2', '3', '4', 5 as never],
    locality: '<img src=x onerror=alert(1)>',
    emailAddress: { toString: () => 'no' } as never,
  })
  assert.equal(address.firstname, 'Jo evil Vance')
  assert.equal(address.lastname.length, 80)
  assert.deepEqual(address.street, ['1', '2', '3, 4'])
  // Markup is stored unchanged and escaped on output.
  assert.equal(address.city, '<img src=x onerror=alert(1)>')
  assert.equal(address.email, '')
  assert.deepEqual(addressOfContact('USA', { addressLines: 'no list' as never }).street, [])
})

test('shipping for a wallet contact without name and street is rated by place, even with a partial GB or CA postcode', () => {
  const partial = { locality: 'London', postalCode: 'SW1A', countryCode: 'GB' }
  const { address, problems } = problemsOf('GBR', partial)
  assert.ok(problems.length > 0)
  assert.deepEqual(placeProblems(problems, address), [])
  const canadian = problemsOf('CAN', {
    locality: 'Ottawa',
    administrativeArea: 'ON',
    postalCode: 'K1A',
    countryCode: 'CA',
  })
  assert.deepEqual(placeProblems(canadian.problems, canadian.address), [])
  const wrong = problemsOf('USA', {
    locality: 'Columbus',
    administrativeArea: 'OH',
    postalCode: '4321',
    countryCode: 'US',
  })
  assert.deepEqual(placeProblems(wrong.problems, wrong.address), [{ path: 'postcode', rule: 'pattern' }])
  const nowhere = problemsOf('USA', { postalCode: '43212', countryCode: 'US' })
  assert.deepEqual(
    placeProblems(nowhere.problems, nowhere.address).map(({ path }) => path),
    ['city', 'region'],
  )
})

test('invalid wallet contact fields and an unsupported country are reported to the wallet', () => {
  const { address, problems } = problemsOf('USA', { givenName: 'Jo', locality: 'Columbus', countryCode: 'US' })
  const fields = walletContactErrors('USA', problems, address)
  assert.ok(fields.every(({ code }) => code === 'shippingContactInvalid'))
  assert.deepEqual(
    fields.map(({ field }) => field),
    ['emailAddress', 'name', 'phoneNumber', 'addressLines', 'administrativeArea', 'postalCode'],
  )
  const abroad = addressOfContact('USA', { countryCode: 'FR' })
  assert.deepEqual(walletContactErrors('USA', [], abroad), [{ code: 'addressUnserviceable', field: 'countryCode' }])
  assert.deepEqual(walletContactErrors('USA', [], address), [])
})

test("a virtual order has the billing contact's address, with the shipping contact's email and telephone [PAY-421]", () => {
  const billed = { givenName: 'Ann', familyName: 'Payer', addressLines: ['9 Bank Street'], locality: 'Ohio' }
  const { shippingAddress, billingAddress } = walletOrderAddresses(
    'USA',
    { emailAddress: 'jo@example.com', phoneNumber: '1' },
    billed,
  )
  assert.deepEqual(shippingAddress, billingAddress)
  assert.deepEqual([shippingAddress.firstname, shippingAddress.email], ['Ann', 'jo@example.com'])
})

test("a wallet contact's full name is split before its last word", () => {
  assert.deepEqual(splitName(' Jo van  Vance '), { givenName: 'Jo van', familyName: 'Vance' })
  assert.deepEqual(splitName('Jo'), { givenName: 'Jo', familyName: '' })
})

test("wallet amounts have their currency's number of decimals", () => {
  assert.deepEqual(
    [1234, 5, 0, -250, 100_000_000].map((amount) => walletAmount(amount, 'USD')),
    ['12.34', '0.05', '0.00', '-2.50', '1000000.00'],
  )
})

const words = { brand: 'Ironwright', subtotal: 'Subtotal', shipping: 'Shipping', tax: 'Tax', giftcards: 'Gift cards' }
const known = { currency: 'USD', subtotal: 29_500, taxIncluded: false, giftcards: 0, travels: true } as const

test('wallet details have one line per price component and are pending until all amounts are known [PAY-417]', () => {
  const { total, lineItems } = walletDetails({ ...known, shipping: null, tax: null, toPay: null }, words)
  assert.deepEqual(total, { label: 'Ironwright', amount: '295.00', type: 'pending' })
  assert.deepEqual(
    lineItems.map(({ label, amount, type }) => [label, amount, type]),
    [
      ['Subtotal', '295.00', 'final'],
      ['Shipping', '0.00', 'pending'],
      ['Tax', '0.00', 'pending'],
    ],
  )
})

test("wallet details have the server's total, gift cards as negative amounts, and no line for included tax", () => {
  const paid = { ...known, taxIncluded: true, shipping: 1_000, tax: 4_870, giftcards: 5_000, toPay: 25_500 }
  const { total, lineItems } = walletDetails(paid, words)
  assert.deepEqual(total, { label: 'Ironwright', amount: '255.00', type: 'final' })
  assert.deepEqual(
    lineItems.map(({ label, amount }) => [label, amount]),
    [
      ['Subtotal', '295.00'],
      ['Shipping', '10.00'],
      ['Gift cards', '-50.00'],
    ],
  )
  const virtual = walletDetails({ ...paid, travels: false, giftcards: 0 }, words)
  assert.deepEqual(
    virtual.lineItems.map(({ label }) => label),
    ['Subtotal'],
  )
})

const rate = (shippingCode: string, shownRate: number, packageNumber = 0) => ({
  shippingCode,
  shownRate,
  packageNumber,
  label: shippingCode,
})

test('for a single package, the wallet offers its rates, cheapest first', () => {
  const ways = walletShippingOptions([rate('air', 4_000), rate('ground', 1_000)])
  assert.deepEqual(
    ways.map(({ id, amount }) => [id, amount]),
    [
      ['ground', 1_000],
      ['air', 4_000],
    ],
  )
  assert.deepEqual(walletShippingOptions([]), [])
})

test('for several packages, the wallet offers a shared service and the cheapest service for each package', () => {
  const ways = walletShippingOptions([
    rate('ground', 1_000, 1),
    rate('air', 4_000, 1),
    rate('air', 3_000, 2),
    rate('freight', 2_000, 2),
  ])
  assert.deepEqual(
    ways.map(({ id, amount, rates }) => [id, amount, rates.map(({ packageNumber }) => packageNumber)]),
    [
      ['ground|freight', 3_000, [1, 2]],
      ['air|air', 7_000, [1, 2]],
    ],
  )
})
