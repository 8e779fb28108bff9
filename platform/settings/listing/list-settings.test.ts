import assert from 'node:assert/strict'
import { test } from 'node:test'
import { configuration, live } from '../settings-for-tests.ts'
import { secretVariables, variables } from '../variables.ts'
import { liveNeeds } from './list-settings.ts'
import { shownValue } from './shown-value.ts'

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

test('a setting shows its value, or its default if it is not set', () => {
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

test('a setting by site has one value for each site', () => {
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

test('a secret has no value, only whether it is set', () => {
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

test('a URL is shown without its user, password and query', () => {
  assert.equal(shownValue('https://ann:pa55@host.example/path?token=1#x'), 'https://…@host.example/path?…')
  assert.equal(shownValue('https://key@a.example,https://b.example/?q=1'), 'https://…@a.example,https://b.example/?…')
  assert.equal(shownValue('What? No URL @ all'), 'What? No URL @ all')
})
