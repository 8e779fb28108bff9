import assert from 'node:assert/strict'
import { test } from 'node:test'
import { configuration, live } from '../settings-for-tests.ts'
import { secretVariables, variables } from '../variables.ts'
import { liveNeeds } from './list-settings.ts'
import { displayedValue } from './displayed-value.ts'

const listed = (env: Record<string, string> = {}) => configuration(env).listing.flatMap(({ settings }) => settings)
const valuesOf = (env: Record<string, string> = {}) => listed(env).flatMap(({ values }) => values)
const valueOf = (name: string, env: Record<string, string> = {}) =>
  valuesOf(env).find(({ variable }) => variable === name)!

test('the settings list has each variable of the schema exactly once', () => {
  assert.deepEqual(
    valuesOf()
      .map(({ variable }) => variable)
      .toSorted(),
    Object.keys(variables.shape).toSorted(),
  )
})

test("the settings list shows a setting's value, or the default if the setting has no value", () => {
  assert.deepEqual(valueOf('BRAND'), {
    variable: 'BRAND',
    site: null,
    isSet: false,
    value: 'Ironwright',
    isChanged: false,
    isMissing: false,
  })
  const brand = valueOf('BRAND', { BRAND: 'Anvil' })
  assert.deepEqual([brand.isSet, brand.value, brand.isChanged], [true, 'Anvil', true])
  const same = valueOf('PORT', { PORT: '3000' })
  assert.deepEqual([same.isSet, same.value, same.isChanged], [true, '3000', false])
  assert.deepEqual([valueOf('HOST').value, valueOf('HOST', { HOST: '' }).isSet], [null, false])
})

test('a per-site setting has one value for each site in the settings list', () => {
  const seller = listed({ SELLER_GBR: 'Anvil Ltd' }).find(({ name }) => name === 'SELLER_<SITE>')!
  assert.deepEqual(
    seller.values.map(({ site, value }) => [site, value]),
    [
      ['USA', null],
      ['CAN', null],
      ['AUS', null],
      ['EUR', null],
      ['GBR', 'Anvil Ltd'],
      ['APO', null],
    ],
  )
})

test('the settings list shows only that a secret is set, never its value', () => {
  const secrets = [...secretVariables].map((name) => [name, valueOf(name, live), live[name as keyof typeof live]])
  for (const [name, { value, isSet }, text] of secrets as [string, ReturnType<typeof valueOf>, string | undefined][])
    assert.deepEqual([value, isSet], [null, text !== undefined], name)
})

test('the settings list marks the settings that a live store still needs', () => {
  const missing = (env: Record<string, string>) =>
    valuesOf(env).flatMap(({ variable, isMissing }) => (isMissing ? [variable] : []))
  assert.equal(missing({}).length, 13)
  assert.ok(missing({}).includes('SITE_URL_GBR') && !missing({ SITES: 'USA' }).includes('SITE_URL_GBR'))
  assert.ok(!missing({ ADYEN_SITES: 'USA,CAN,AUS,EUR,GBR,APO' }).includes('SPREEDLY_BASE_URL'))
  assert.deepEqual(missing(live), [])
  const purposes = listed().filter(({ purpose }) => purpose !== null)
  assert.deepEqual(new Set(purposes.map(({ name }) => name)), new Set(liveNeeds.keys()))
})

test('the settings list shows a vendor URL as its origin, without any other part that may be a secret', () => {
  for (const url of [
    'https://ann:pa55@host.example/path?token=1#x',
    'https://ann:pa,55@host.example/in',
    'https://ann:p@ss@host.example',
    'https://host.example/?key=a,bSECRET',
    'https://host.example/hooks/catch/123/SECRET',
    'https://host.example/#SECRET',
  ])
    assert.equal(displayedValue('FORMS_FORWARD_URL', url), 'https://host.example/…')
  assert.equal(displayedValue('MAIL_URL', 'smtp://ann:pa55@mail.example:25'), 'smtp://mail.example:25/…')
  assert.equal(displayedValue('VIES_URL', 'https://vies.example'), 'https://vies.example')
  assert.equal(displayedValue('SELLER_GBR', 'Anvil|see https://ann:pa55@h'), '…')
  assert.equal(displayedValue('BRAND', 'What? No URL @ all'), 'What? No URL @ all')
})

test('the settings list shows public URLs with their paths, and lists of URLs one by one', () => {
  assert.equal(displayedValue('SITE_URL_GBR', 'https://shop.example'), 'https://shop.example')
  assert.equal(displayedValue('MEDIA_CDN', 'https://cdn.example/{type}/f_auto'), 'https://cdn.example/{type}/f_auto')
  assert.equal(
    displayedValue('SOCIAL_LINKS_GBR', 'https://a.example/anvil,https://b.example/?key=x'),
    'https://a.example/anvil,https://b.example/…',
  )
})
