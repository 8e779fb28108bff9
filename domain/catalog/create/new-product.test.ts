import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newProductEntry, newProductProblem, newProductSkus, type NewProduct } from './new-product.ts'
import { optionsProblem, type EnteredOption } from './option-choices.ts'

const product: NewProduct = {
  name: 'Peg Rail',
  handle: 'peg-rail',
  brand: 'Ironwright',
  category: 'storage',
  sku: 'IW-RAIL',
  weightGrams: 4_000,
  options: [],
  prices: { USA: 9_900, CAN: 13_500 },
}
const color: EnteredOption = { label: 'Color', values: ['Red', 'Matte black'] }
const length: EnteredOption = { label: 'Shaft length', values: ['1 m', '2 m'] }

test('a new product is a draft with a price per site and without stock [CATALOG-206]', () => {
  const entry = newProductEntry(product, 42, ['IW-RAIL'])
  assert.deepEqual(
    [entry.type, entry.status, entry.categories, entry.variants.length],
    ['simple', 'draft', ['storage'], 1],
  )
  const [variant] = entry.variants
  assert.deepEqual(variant.prices, { USA: { price: 9_900 }, CAN: { price: 13_500 } })
  assert.deepEqual([variant.sku, variant.stock.onHand, variant.stock.managed], ['IW-RAIL', 0, true])
})

test('options create one variant for each combination, each with a separate SKU', () => {
  const withOptions = { ...product, options: [color, length] }
  const skus = newProductSkus(withOptions)
  assert.deepEqual(skus, ['IW-RAIL-RED-1-M', 'IW-RAIL-RED-2-M', 'IW-RAIL-MATTE-BLACK-1-M', 'IW-RAIL-MATTE-BLACK-2-M'])
  const { type, variants, options } = newProductEntry(withOptions, 42, skus)
  assert.equal(type, 'configurable')
  assert.deepEqual(variants[2]?.choice, { color: 'Matte black', shaft_length: '1 m' })
  assert.deepEqual(
    options.map(({ code, values }) => [code, values.length]),
    [
      ['color', 2],
      ['shaft_length', 2],
    ],
  )
})

test('an unusable URL or SKU is a problem, and so are repeated options and options without values', () => {
  const problemOf = (change: Partial<NewProduct>) => newProductProblem({ ...product, ...change })
  assert.equal(problemOf({}), null)
  assert.equal(problemOf({ handle: 'peg/rail' }), 'invalid_handle')
  assert.equal(problemOf({ sku: '<b>' }), 'invalid_sku')
  assert.equal(problemOf({ options: [color, { ...length, label: 'color!' }] }), 'repeated_option')
  assert.equal(problemOf({ options: [{ label: 'Color', values: ['Red', 'red'] }] }), 'repeated_value')
  assert.equal(problemOf({ options: [{ label: 'Color', values: [] }] }), 'missing_value')
})

test('a product has at most 500 variants', () => {
  const numbered = (label: string, count: number) => ({
    label,
    values: Array.from({ length: count }, (_, n) => `${n}`),
  })
  assert.equal(optionsProblem([numbered('Size', 20), numbered('Color', 25)]), null)
  assert.equal(optionsProblem([numbered('Size', 20), numbered('Color', 26)]), 'too_many_variants')
})
