import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CustomOption } from '#domain/catalog/options/custom-option.ts'
import { serializeCustomization, customSku, hasValidPlateTexts, lineFromRecipe, type Recipe } from './recipe.ts'

const child = { productId: 51, qty: 1, options: {}, children: [], metadata: { bundleOptionId: 'bar' } }
const recipe: Recipe = {
  id: 'abcdefghij',
  customSku: 'IW-64-BR-Rabcdef',
  productId: 64,
  options: { 7: 'brass', 8: 'ANN' },
  children: [child],
  plateOpts: { text: 'ANN', qty: 1 },
}
const bare = { productId: 64, qty: 2, options: {}, children: [], metadata: { recipeId: 'abcdefghij' } }

test("a customization's canonical form does not depend on key order", () => {
  const other = { ...recipe, options: { 8: 'ANN', 7: 'brass' }, plateOpts: { qty: 1, text: 'ANN' } }
  assert.equal(serializeCustomization(other), serializeCustomization(recipe))
  assert.notEqual(serializeCustomization({ ...recipe, options: { 7: 'plain' } }), serializeCustomization(recipe))
})

test("a customized product's SKU includes its values and its recipe [CART-240]", () => {
  const options = [
    { id: '7', sku: '', values: [{ id: 'brass', sku: '-BR', title: 'Brass', price: 0 }] },
    { id: '8', sku: '-ENG', values: [] },
    { id: '9', sku: '-NO', values: [] },
  ]
  assert.equal(customSku('IW-64', options, recipe), 'IW-64-BR-ENG-Rabcdef')
})

test('a cart line with only a recipe id gets its content from the recipe and keeps its quantity', () => {
  const line = lineFromRecipe(bare, recipe)
  assert.deepEqual(line, {
    productId: 64,
    qty: 2,
    options: recipe.options,
    children: [child],
    metadata: { recipeId: 'abcdefghij', customSku: 'IW-64-BR-Rabcdef', plateOpts: recipe.plateOpts },
  })
  assert.deepEqual(lineFromRecipe(line!, recipe), line)
})

test('a cart line that contradicts its recipe is rejected', () => {
  assert.equal(lineFromRecipe({ ...bare, productId: 65 }, recipe), undefined)
  assert.equal(lineFromRecipe({ ...bare, options: { 7: 'plain' } }, recipe), undefined)
  const plate = { ...bare, metadata: { ...bare.metadata, plateOpts: { text: 'BO' } } }
  assert.equal(lineFromRecipe(plate, recipe), undefined)
})

test("without a schema, plate properties accept only values of the product's options [CART-242]", () => {
  const cap = { id: 'brass', title: 'Brass', price: 0, sku: '' }
  const common = { title: '', isRequired: true, price: 0, sku: '' }
  const options: CustomOption[] = [
    { ...common, id: '7', type: 'radio', values: [cap] },
    { ...common, id: '8', type: 'area', values: [] },
  ]
  for (const plate of [null, {}, { 7: 'brass' }, { 8: 'ANN' }]) assert.ok(hasValidPlateTexts(plate, options))
  for (const plate of [{ text: 'ANN' }, { 7: 'gold' }, { 7: 1 }, { 8: 'x'.repeat(501) }])
    assert.ok(!hasValidPlateTexts(plate, options), JSON.stringify(plate))
})
