import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textLimits } from '#domain/catalog/texts/product-texts.ts'
import { translatedLanguages } from '#domain/catalog/translations/translate-texts.ts'
import { sanitizeDescription } from '#services/catalog/products/sanitise.ts'
import { demoProducts } from '../../products.ts'
import { longTextsDe } from './long-texts-de.ts'
import { productNames } from './product-names.ts'
import { termsIn } from './terms.ts'

test('every demo product has a name and a fact in German, Spanish, French, and Dutch, and no other product has', () => {
  assert.deepEqual(Object.keys(productNames).toSorted(), demoProducts.map(({ handle }) => handle).toSorted())
  for (const { handle, fact: english } of demoProducts) {
    for (const language of translatedLanguages) {
      const [name, fact] = productNames[handle]![language]
      assert.ok(name !== '' && name.length <= 60, `${handle} ${language} ${name}`)
      assert.ok(fact !== '' && fact !== english && fact.length <= textLimits.fact, `${handle} ${language} ${fact}`)
    }
  }
})

test('a translated fact has the same numbers as the English one, apart from converted inches', () => {
  const numbers = (text: string) =>
    (text.match(/\d+(?:[.,\u202f]\d+)?/g) ?? []).map((each) => each.replace(/[.,\u202f]/, '.'))
  for (const { handle, fact: english } of demoProducts) {
    if (/ in\b|gauge/.test(english)) continue
    for (const language of translatedLanguages) {
      const [, fact] = productNames[handle]![language]
      const expected = numbers(english).filter((each) => !numbers(fact).includes(each))
      assert.deepEqual(expected, [], `${handle} ${language} ${fact}`)
    }
  }
})

test('every brand is part of the translated name, as in English', () => {
  for (const { handle, name: english, brand } of demoProducts) {
    if (!english.startsWith(brand)) continue
    for (const language of translatedLanguages)
      assert.ok(productNames[handle]![language][0].startsWith(brand), `${handle} ${language}`)
  }
})

test('German introductions and descriptions belong to a product and fit their fields', () => {
  for (const [handle, { lead, description }] of Object.entries(longTextsDe)) {
    const product = demoProducts.find((each) => each.handle === handle)
    assert.ok(product && lead !== product.lead && description !== product.description, handle)
    assert.ok(lead.length <= textLimits.lead && description.length <= textLimits.description, handle)
    assert.equal(sanitizeDescription(description), description, handle)
  }
})

test('every term has a translation in each language', () => {
  for (const language of translatedLanguages)
    for (const [term, text] of termsIn(language)) assert.ok(text !== '', `${term} ${language}`)
})
