import assert from 'node:assert/strict'
import { test } from 'node:test'
import { customOptionTypes, maxTextLength, type CustomOption } from '#domain/catalog/options/custom-option.ts'
import { priceOptions } from './custom-options.ts'

const value = (id: string, price: number) => ({ id, price, sku: '', title: id })
const option = (id: string, overrides: Partial<CustomOption> = {}): CustomOption => ({
  id,
  title: id,
  type: 'radio',
  isRequired: false,
  price: 0,
  sku: '',
  values: [value('plain', 0), value('gold', 1_500)],
  ...overrides,
})
const text = option('text', { type: 'area', price: 700, values: [] })

test('a custom option has the type radio, drop_down, checkbox, multiple, or area [CATALOG-210]', () =>
  assert.deepEqual(customOptionTypes, ['radio', 'drop_down', 'checkbox', 'multiple', 'area']))

test('selecting a value of a custom option adds its price [PRICE-204]', () =>
  assert.deepEqual(priceOptions([option('7')], { 7: 'gold' }), { price: 1_500 }))

test('several values add up in a checkbox or multiple option, and are refused in a radio or drop_down option', () => {
  const both = { 7: 'plain,gold' }
  assert.deepEqual(priceOptions([option('7', { type: 'checkbox' })], both), { price: 1_500 })
  assert.deepEqual(priceOptions([option('7', { type: 'multiple' })], both), { price: 1_500 })
  for (const type of ['radio', 'drop_down'] as const) assert.ok('error' in priceOptions([option('7', { type })], both))
})

test('selecting the same custom option value twice is refused', () =>
  assert.ok('error' in priceOptions([option('7', { type: 'multiple' })], { 7: 'gold,gold' })))

test('a text option adds its price once it is filled in', () => {
  assert.deepEqual(priceOptions([text], { text: 'Ann' }), { price: 700 })
  assert.deepEqual(priceOptions([text], { text: '  ' }), { price: 0 })
  assert.ok('error' in priceOptions([text], { text: 'a'.repeat(maxTextLength + 1) }))
})

test('the text in a text option can be as long as the product allows', () => {
  const plate = { ...text, mostCharacters: 12 }
  assert.deepEqual(priceOptions([plate], { text: 'A rack of An' }), { price: 700 })
  assert.ok('error' in priceOptions([plate], { text: 'A rack of Ann' }))
  assert.ok('error' in priceOptions([{ ...text, mostCharacters: 9_000 }], { text: 'a'.repeat(maxTextLength + 1) }))
})

test("a missing required custom option causes an error with the option's id [CART-218]", () => {
  const priced = priceOptions([option('7', { isRequired: true })], {})
  assert.deepEqual(priced, { error: { code: 'option_required', message: 'Option 7 is required' } })
})

test('an unknown option value gets the error "Invalid value selected for option" [CART-219]', () => {
  const priced = priceOptions([option('7')], { 7: 'silver' })
  assert.deepEqual(priced, {
    error: { code: 'invalid_option_value', message: 'Invalid value selected for option' },
  })
})

test('an option that the product does not have gets the error "Invalid options selected"', () => {
  const priced = priceOptions([option('7')], { 8: 'gold' })
  assert.deepEqual(priced, { error: { code: 'invalid_options', message: 'Invalid options selected' } })
})
