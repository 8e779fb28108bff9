import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textLimits } from '#domain/catalog/texts/product-texts.ts'
import { translatedLanguages } from '#domain/catalog/translations/translate-texts.ts'
import { demoProducts } from '../../products.ts'
import { numbersInEnglish, numbersInTranslation } from './numbers-for-tests.ts'
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
  for (const { handle, fact: english } of demoProducts) {
    if (/ in\b|gauge/.test(english)) continue
    for (const language of translatedLanguages) {
      const [, fact] = productNames[handle]![language]
      const numbers = numbersInTranslation(fact)
      const missing = numbersInEnglish(english).filter((each) => !numbers.includes(each))
      assert.deepEqual(missing, [], `${handle} ${language} ${fact}`)
    }
  }
})

test('a translated product name contains the brand, as the English name does', () => {
  for (const { handle, name: english, brand } of demoProducts) {
    if (!english.startsWith(brand)) continue
    for (const language of translatedLanguages)
      assert.ok(productNames[handle]![language][0].startsWith(brand), `${handle} ${language}`)
  }
})

test('every size chart column, size chart note, and warranty is in the list of translated terms', () => {
  const terms = termsIn('de')
  const texts = demoProducts.flatMap(({ attributes: { sizeChart, warranty } = {} }) => [
    ...(sizeChart ? [...sizeChart.columns, sizeChart.note ?? ''] : []),
    ...(warranty === undefined ? [] : [warranty]),
  ])
  assert.deepEqual(
    [...new Set(texts)].filter((text) => !terms.has(text)),
    [],
  )
})

test('every term has a translation in each language', () => {
  for (const language of translatedLanguages)
    for (const [term, text] of termsIn(language)) assert.ok(text !== '', `${term} ${language}`)
})
