import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OptionEntry } from '../product-entry.ts'
import { emptyStock } from './new-product.ts'
import { separateRestored, withAddedValues, withRestoredFacets } from './added-values.ts'

const option = (code: string, label: string, ...values: string[]): OptionEntry => ({
  code,
  label,
  values: values.map((value) => ({ label: value })),
})
const options = [option('color', 'Color', 'Red', 'Black'), option('length', 'Length', '1 m', '2 m')]
const sample = { weightGrams: 4_000, prices: { USA: { price: 9_900 } } }
const add = (values: readonly string[], code = 'length', sku = 'RAIL') =>
  withAddedValues(options, { option: code, values, sku }, sample)

test('adding a value to an option creates one variant for each combination with the other options', () => {
  const added = add(['3 m'])
  if (typeof added === 'string') return assert.fail(added)
  assert.deepEqual(
    added.variants.map(({ sku, choice, prices, stock }) => [sku, choice, prices, stock.onHand]),
    [
      ['RAIL-RED-3-M', { color: 'Red', length: '3 m' }, sample.prices, 0],
      ['RAIL-BLACK-3-M', { color: 'Black', length: '3 m' }, sample.prices, 0],
    ],
  )
  assert.deepEqual(
    added.options[1]?.values.map(({ label }) => label),
    ['1 m', '2 m', '3 m'],
  )
})

test('an existing value, an unknown option, an unusable SKU, and more than 500 variants are problems', () => {
  assert.equal(add(['2 M']), 'repeated_value')
  assert.equal(add(['3 m'], 'finish'), 'option_not_found')
  assert.equal(add(['3 m'], 'length', '<b>'), 'invalid_sku')
  assert.equal(add(Array.from({ length: 249 }, (_, size) => `${size + 3} m`)), 'too_many_variants')
})

test('a variant that the product had before is restored with its SKU, and other new variants get new SKUs', () => {
  const variant = (sku: string, choice: Record<string, string>) => ({
    sku,
    choice,
    weightGrams: 1,
    prices: {},
    stock: emptyStock,
  })
  const added = [variant('NEW-1', { color: 'Red', length: '1 m' }), variant('NEW-2', { color: 'Red', length: '2 m' })]
  const choice = { length: '2 m', color: 'Red' }
  const retired = [
    { id: 7, sku: 'OLD', choice, option: null, value: null },
    { id: 8, sku: 'OLDER', choice, option: null, value: null },
  ]
  const { returning, fresh } = separateRestored(added, retired)
  assert.deepEqual(
    returning.map(({ id, sku }) => [id, sku]),
    [[7, 'OLD']],
  )
  assert.deepEqual(
    fresh.map(({ sku }) => sku),
    ['NEW-1'],
  )
})

test('a value that the option had before is restored with its swatch and as a facet', () => {
  const value = { label: 'Blue', swatch: '#00f' }
  const retired = [{ id: 7, sku: 'OLD', choice: { color: 'Blue', length: '1 m' }, option: 'color', value }]
  const values = { option: 'color', values: ['Blue', 'Green'] }
  const added = withAddedValues(options, { ...values, sku: 'RAIL' }, sample, retired)
  if (typeof added === 'string') return assert.fail(added)
  assert.deepEqual(added.options[0]?.values.slice(2), [value, { label: 'Green' }])
  assert.deepEqual(withRestoredFacets({ color: ['Red'] }, values, retired), { color: ['Red', 'Blue'] })
  assert.deepEqual(withRestoredFacets({}, values, retired), {})
})
