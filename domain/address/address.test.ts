import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { countries, countryOf } from '#domain/countries/countries.ts'
import { regionsOf } from '#domain/countries/regions.ts'
import { sites } from '#domain/sites.ts'
import { billingEqualsShipping, emptyAddress, streetLines, type Address } from './address.ts'
import { isEoriNumber } from './business-numbers.ts'
import { isEmail, normalizeEmail } from './email.ts'
import { normalizeLine } from './typed/normalize-line.ts'
import { isTelephone, normalizeTelephone } from './typed/telephone.ts'
import { addressForm, initialCountry } from './form-fields.ts'
import { addressProblems, billingProblems, contactProblems, type Place } from './problems.ts'

const ann: Address = {
  ...emptyAddress(),
  firstname: 'Ann',
  lastname: 'Bell',
  email: 'ann@example.com',
  telephone: '614 555 0101',
  street: ['12 Forge Street'],
  city: 'Columbus',
  region: 'OH',
  postcode: '43215',
}
const german: Address = { ...ann, city: 'Essen', region: '', postcode: '45127', countryId: 'DE' }

const placeOf = ({ countryId }: Address): Place => ({ country: countryOf(countryId), regions: regionsOf(countryId) })
const problemsOf = (address: Address) =>
  addressProblems(address, placeOf(address)).map(({ path, rule }) => `${path} ${rule}`)
const billingProblemsOf = (address: Address) =>
  billingProblems(address, placeOf(address)).map(({ path, rule }) => `${path} ${rule}`)

test('an address has every field in the spec [ADDRESS-201, ADDRESS-404, ADDRESS-427]', () =>
  assert.deepEqual(Object.keys({ ...emptyAddress(), _id: '1' }).toSorted(), [
    '_id',
    'apartment',
    'city',
    'company',
    'countryId',
    'email',
    'eoriNumber',
    'firstname',
    'isDefaultBilling',
    'isDefaultShipping',
    'lastname',
    'postcode',
    'region',
    'regionId',
    'street',
    'telephone',
    'vatNumber',
  ]))

test('a new address defaults to the US [ADDRESS-202]', () => assert.equal(emptyAddress().countryId, 'US'))

test('the street is a list of lines, and blank lines are ignored [ADDRESS-405]', () => {
  assert.deepEqual(emptyAddress().street, [])
  assert.deepEqual(streetLines({ street: ['', ' 12 Forge Street ', ' '] }), ['12 Forge Street'])
})

test('an email address must match the standard pattern, without a line break at its end [ADDRESS-203, UI-414, UI-415]', () => {
  const good = [
    'ann@example.com',
    'a.b+c@sub.example.co.uk',
    "o'neil@example.ie",
    'jürgen@münchen.example',
    '1@2.example',
    'ann@example.xn--p1ai',
  ]
  const bad = ['', 'ann', 'ann@', '@example.com', 'ann@example', 'a b@example.com', 'ann@@example.com', 'ann@-x.com']
  const worse = [
    '.ann@example.com',
    'ann.@example.com',
    'a..b@example.com',
    'ann@example..com',
    'ann@1.2.3.4',
    'ann@x.com\n',
    'ann@example.c',
    '"ann bell"@example.com',
  ]
  for (const email of good) assert.equal(isEmail(email), true, email)
  for (const email of [...bad, ...worse, `${'a'.repeat(65)}@example.com`]) assert.equal(isEmail(email), false, email)
  assert.equal(isEmail(`ann@${'a.'.repeat(150)}example.com`), false)
})

test('an email address is a string of at most 320 characters and 320 bytes [UI-412, UI-413, UI-416]', () => {
  const local = 'a'.repeat(64)
  const label = 'b'.repeat(63)
  const longest = `${local}@${label}.${label}.${label}.${label}`
  assert.equal(longest.length, 320)
  assert.equal(isEmail(longest), true)
  assert.equal(isEmail(`${longest}b`), false)
  for (const value of [320, null, undefined, ['ann@example.com']]) assert.equal(isEmail(value), false)
  const shortDomain = `${'b'.repeat(60)}.${label}.${label}.example`
  assert.equal(isEmail(`${local}@${shortDomain}`), true)
  assert.equal(isEmail(`${'ü'.repeat(64)}@${shortDomain}`), false)
})

test('each mailbox has a single spelling: full-width letters and invisible characters are normalized', () => {
  for (const typed of [
    'ann@ｅｘａｍｐｌｅ．com',
    'ａｎｎ@example.com',
    ' ann@example.com\u200B',
    '\u202Aann＠example.com',
    'a\u200Cnn@exa\u200Dmple.com',
  ])
    assert.equal(normalizeEmail(typed), 'ann@example.com', typed)
  assert.equal(normalizeEmail('Jürgen@münchen.example'), 'Jürgen@münchen.example')
  assert.equal(normalizeEmail('ann'), 'ann')
})

test('a telephone number that cannot be dialed is rejected', () => {
  const callable = ['614 555 0101', '(614) 555-0101', '+1 614.555.0101', '1-614-555-0101 ext. 12', '+49 30 5550100']
  for (const telephone of [...callable, '٦١٤ ٥٥٥ ٠١٠١', '６１４５５５０１０１', '6145550101 x7', '011 49 30 5550100'])
    assert.equal(isTelephone(telephone, 'US'), true, telephone)
  const not = ['call me', '123', '555 0101', '000 000 0000', '123 456 7890', '614 555 0101 or 614 555 0102', '+', 'x12']
  for (const telephone of [...not, '614 055 0101', '6'.repeat(16)])
    assert.equal(isTelephone(telephone, 'US'), false, telephone)
  for (const telephone of ['030 555 0100', '+43 1 5550100', '04321 123'])
    assert.equal(isTelephone(telephone, 'DE'), true, telephone)
  for (const telephone of ['call me', '12345', '0000000', '1'.repeat(16)])
    assert.equal(isTelephone(telephone, 'DE'), false, telephone)
  const twoNumbers = '614 555 0101, 614 555 0102'
  assert.equal(isTelephone(twoNumbers, 'US'), false)
  assert.deepEqual(problemsOf({ ...ann, telephone: 'call me' }), ['telephone pattern'])
  assert.equal(normalizeTelephone(' ６１４\u2013555\u200B 0101\n'), '614-555 0101')
})

test('a telephone number is parsed with its extension, label, and remark in the forms that people use', () => {
  const extensions = [
    ', ext. 123',
    ' extension 123',
    ' extn 12',
    ' ext.12',
    ',123',
    '; 123',
    ' DW 12',
    ' # 7',
    ' poste 12',
  ]
  for (const extension of extensions) assert.equal(isTelephone(`614-358-6190${extension}`, 'US'), true, extension)
  for (const telephone of ['450 555 1234 poste 12', '(+1) 614-358-6190', '(+44) 20 7946 0958', '(+49) 151 23456789'])
    assert.equal(isTelephone(telephone, 'CA'), true, telephone)
  for (const telephone of ['Tel. 030 901820', 'tel: 030 901820', '030/901820 (Büro)', "044 668'18'00", '044 668’18’00'])
    assert.equal(isTelephone(telephone, 'DE'), true, telephone)
  for (const telephone of [
    'Tel.',
    '(Büro)',
    'tel 614 555 0101 (0102)',
    '614-358-6190 ext. a',
    '614-358-6190, ext. 1, 2',
  ])
    assert.equal(isTelephone(telephone, 'US'), false, telephone)
})

test('invisible and control characters are removed from an address line, and a line break becomes a space', () => {
  assert.equal(normalizeLine('\u200B'), '')
  assert.equal(normalizeLine('Bell\u202Elleb'), 'Belllleb')
  assert.equal(normalizeLine('12 Forge Street\r\nGate 2\u2028\u00A0 left'), '12 Forge Street Gate 2 left')
  assert.equal(normalizeLine('Zo\u0065\u0308'), 'Zoë')
  assert.equal(normalizeLine('می\u200Cخواهم'), 'می\u200Cخواهم')
  assert.equal(normalizeLine('\u200D Bell\u200C'), 'Bell')
  assert.equal(normalizeLine('Be\u200Cl\u200Dl'), 'Bell')
  assert.equal(normalizeLine('क्\u200Dष'), 'क्\u200Dष')
  assert.deepEqual(problemsOf({ ...ann, lastname: '\u200B\u3164' }), ['lastname required'])
})

test('a contact needs a first name [ADDRESS-205]', () =>
  assert.deepEqual(contactProblems({ ...ann, firstname: ' ' }), [{ path: 'firstname', rule: 'required' }]))

test('a contact needs a last name [ADDRESS-206]', () =>
  assert.deepEqual(contactProblems({ ...ann, lastname: '' }), [{ path: 'lastname', rule: 'required' }]))

test('a contact needs a telephone number [ADDRESS-207]', () =>
  assert.deepEqual(contactProblems({ ...ann, telephone: '' }), [{ path: 'telephone', rule: 'required' }]))

test('a contact needs a valid email address [ADDRESS-208]', () => {
  assert.deepEqual(contactProblems(ann), [])
  assert.deepEqual(contactProblems({ ...ann, email: 'ann@' }), [{ path: 'email', rule: 'email' }])
  assert.deepEqual(contactProblems({ ...ann, email: '' }), [{ path: 'email', rule: 'required' }])
})

test('an address needs a phone number [ADDRESS-209]', () => {
  assert.deepEqual(problemsOf(ann), [])
  assert.deepEqual(problemsOf({ ...ann, telephone: '' }), ['telephone required'])
})

test('an address needs a city [ADDRESS-210]', () =>
  assert.deepEqual(problemsOf({ ...ann, city: '' }), ['city required']))

test('an address needs at least one non-empty street line [ADDRESS-211]', () => {
  assert.deepEqual(problemsOf({ ...ann, street: [] }), ['street required'])
  assert.deepEqual(problemsOf({ ...ann, street: ['', ''] }), ['street required'])
  assert.deepEqual(problemsOf({ ...ann, street: ['', 'x'] }), [])
})

test('an address needs a postcode [ADDRESS-212]', () =>
  assert.deepEqual(problemsOf({ ...ann, postcode: '' }), ['postcode required']))

test('an address needs a country [ADDRESS-213]', () =>
  assert.deepEqual(problemsOf({ ...ann, countryId: '' }), ['countryId required']))

test('if a country requires a region, only its listed regions are accepted [ADDRESS-214]', () => {
  assert.deepEqual(problemsOf({ ...ann, region: '' }), ['region required'])
  assert.deepEqual(problemsOf({ ...ann, region: 'Ohio' }), ['region choice'])
})

test('countries without postcodes or cities do not require them', () => {
  const dubai = { ...ann, countryId: 'AE', region: 'Dubai', city: '', postcode: '' }
  assert.deepEqual(problemsOf(dubai), [])
  assert.deepEqual(billingProblemsOf(dubai), [])
  assert.deepEqual(problemsOf({ ...dubai, region: '' }), ['region required'])
  assert.deepEqual(problemsOf({ ...ann, countryId: 'FJ', region: '', postcode: '' }), [])
})

test('an address in a country that does not require a region needs none [ADDRESS-215]', () =>
  assert.deepEqual(problemsOf(german), []))

test("a postcode must match the country's pattern [ADDRESS-216]", () => {
  assert.deepEqual(problemsOf({ ...ann, postcode: '1234' }), ['postcode pattern'])
  assert.deepEqual(problemsOf({ ...german, postcode: '4512' }), ['postcode pattern'])
})

test('region and postcode are not checked for an unknown country [ADDRESS-217]', () =>
  assert.deepEqual(problemsOf({ ...ann, countryId: 'XX', region: '', postcode: '?' }), []))

test('a billing address needs a non-blank first name [ADDRESS-218]', () =>
  assert.deepEqual(billingProblemsOf({ ...ann, firstname: '  ' }), ['firstname required']))

test('a billing address needs a street line [ADDRESS-219]', () =>
  assert.deepEqual(billingProblemsOf({ ...ann, street: [''] }), ['street required']))

test('a billing address needs a city [ADDRESS-220]', () =>
  assert.deepEqual(billingProblemsOf({ ...ann, city: '' }), ['city required']))

test('a billing address needs a region if its country is unknown or requires one [ADDRESS-221, ADDRESS-223]', () => {
  assert.deepEqual(billingProblemsOf(german), [])
  assert.deepEqual(billingProblemsOf({ ...ann, region: '' }), ['region required'])
  assert.deepEqual(billingProblemsOf({ ...ann, region: '', countryId: 'XX' }), ['region required'])
})

test('a billing address needs a country [ADDRESS-222]', () =>
  assert.deepEqual(billingProblemsOf({ ...ann, countryId: '' }), ['countryId required']))

test('a billing address needs no last name, telephone, or postcode', () =>
  assert.deepEqual(billingProblemsOf({ ...ann, lastname: '', telephone: '', email: '', postcode: '' }), []))

test('billing equals shipping only if the cities match [ADDRESS-224]', () => {
  assert.equal(billingEqualsShipping(ann, ann), true)
  assert.equal(billingEqualsShipping(ann, { ...ann, city: 'Dayton' }), false)
})

test('billing equals shipping only if the regions match [ADDRESS-225]', () =>
  assert.equal(billingEqualsShipping(ann, { ...ann, region: 'PA' }), false))

test('billing equals shipping only if the postcodes match [ADDRESS-226]', () =>
  assert.equal(billingEqualsShipping(ann, { ...ann, postcode: '43201' }), false))

test('billing equals shipping only if the names match, ignoring case [ADDRESS-227]', () => {
  assert.equal(billingEqualsShipping(ann, { ...ann, firstname: 'ANN', lastname: 'bell' }), true)
  assert.equal(billingEqualsShipping(ann, { ...ann, firstname: 'Anna' }), false)
  assert.equal(billingEqualsShipping(ann, { ...ann, lastname: 'Ball' }), false)
})

test('billing equals shipping only if the countries match [ADDRESS-228]', () =>
  assert.equal(billingEqualsShipping(ann, { ...ann, countryId: 'CA' }), false))

test('billing equals shipping only if the street lines match [ADDRESS-229]', () => {
  assert.equal(billingEqualsShipping(ann, { ...ann, street: ['12 Forge Street', 'Gate 2'] }), false)
  assert.equal(billingEqualsShipping(ann, { ...ann, street: ['12 Forge Street', ''] }), true)
})

test('telephone, email, tax numbers, and default flags do not affect whether billing equals shipping [ADDRESS-230]', () => {
  const other = { telephone: '1', email: 'b@example.com', vatNumber: 'DE1', eoriNumber: 'DE1' }
  assert.equal(billingEqualsShipping(ann, { ...ann, ...other, isDefaultBilling: true, isDefaultShipping: true }), true)
})

test('an EORI number is a country code followed by up to 15 characters [TAX-237]', () => {
  for (const number of ['DE1', 'GB123456789000', 'FR12345678901234X']) assert.equal(isEoriNumber(number), true)
  for (const number of ['', 'DE', '1234', 'de123', 'DE1234567890123456', 'DE 123'])
    assert.equal(isEoriNumber(number), false)
})

test('a malformed EORI number makes an address invalid, and an empty one does not [TAX-237]', () => {
  const place = { country: countryOf(ann.countryId), regions: regionsOf(ann.countryId) }
  const paths = (eoriNumber: string) => addressProblems({ ...ann, eoriNumber }, place).map(({ path }) => path)
  assert.deepEqual([paths(''), paths('DE1234567890'), paths('not one')], [[], [], ['eoriNumber']])
})

test('a guest sees at most eight fields on every site, and sees the region only where it is required', () => {
  for (const site of sites) {
    for (const country of countries) {
      const { visible, behindLink } = addressForm(site, country)
      assert.ok(visible.length <= 8, `${site} ${country.alpha2}`)
      assert.equal(visible.includes('region'), country.requireRegion)
      assert.equal(new Set([...visible, ...behindLink]).size, visible.length + behindLink.length)
    }
  }
  assert.deepEqual(addressForm('USA', countryOf('US')!).visible, [
    'email',
    'firstname',
    'lastname',
    'street',
    'city',
    'region',
    'postcode',
    'telephone',
  ])
  assert.deepEqual(addressForm('EUR', countryOf('DE')!).behindLink, ['apartment', 'company', 'vatNumber', 'eoriNumber'])
})

test('the visible address fields are enough to enter a valid address in every country', () => {
  const filled = { ...ann, region: '', postcode: '' }
  for (const country of countries) {
    const visible = new Set<string>(sites.flatMap((site) => addressForm(site, country).visible))
    for (const { path } of addressProblems(
      { ...filled, countryId: country.alpha2 },
      placeOf({ ...ann, countryId: country.alpha2 }),
    )) {
      assert.ok(visible.has(path), `${country.alpha2} asks for ${path}`)
    }
  }
})

test("the address form defaults to the locale's country if the site ships there, else to the site's home country", () => {
  assert.equal(initialCountry('EUR', 'ES'), 'ES')
  assert.equal(initialCountry('EUR', 'US'), 'DE')
  assert.equal(initialCountry('GBR', undefined), 'GB')
})

test('no input makes the address checks throw or run slowly', () =>
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.constantFrom('US', 'GB', 'IE', 'XX', ''), (text, countryId) => {
      const address = { ...ann, email: text, postcode: text, region: text, city: text, street: [text], countryId }
      assert.ok(Array.isArray(addressProblems(address, placeOf(address))))
      assert.ok(Array.isArray(billingProblems(address, placeOf(address))))
    }),
  ))

test('an overlong address field is rejected before any pattern runs', () => {
  const long = 'a.'.repeat(50_000)
  assert.deepEqual(problemsOf({ ...ann, email: long, postcode: long }), ['email max', 'postcode max'])
  assert.deepEqual(problemsOf({ ...ann, street: [long] }), ['street max'])
})
