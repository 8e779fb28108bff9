import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textLimits } from '#domain/catalog/texts/product-texts.ts'
import { sanitizeDescription } from '#services/catalog/products/sanitise.ts'
import { demoProducts } from '../../products.ts'
import { de } from './de.ts'

test('every German text of the demo store belongs to a product, differs from the English one, and fits its field', () => {
  for (const [handle, texts] of Object.entries(de)) {
    const product = demoProducts.find((each) => each.handle === handle)
    assert.ok(product, handle)
    for (const field of ['name', 'fact', 'lead', 'description'] as const) {
      const text = texts[field] ?? ''
      assert.notEqual(text, product[field], `${handle} ${field}`)
      assert.ok(text.length <= textLimits[field], `${handle} ${field}`)
    }
    const { description = '' } = texts
    assert.equal(sanitizeDescription(description), description, handle)
  }
})

test('the main departments have German names for at least five products each', () => {
  for (const start of [
    'power-bars',
    'olympic-weightlifting-bars',
    'multipurpose-bars',
    'bumper-plates',
    'power-racks',
  ]) {
    const translated = demoProducts.filter(({ handle, categories }) => categories[0] === start && de[handle])
    assert.ok(translated.length >= 5, `${start} ${translated.length}`)
  }
})
