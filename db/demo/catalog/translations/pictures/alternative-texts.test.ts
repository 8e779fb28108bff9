import assert from 'node:assert/strict'
import { test } from 'node:test'
import { translatedLanguages } from '#domain/catalog/translations/translate-texts.ts'
import { mediaLimits } from '#domain/media/library/media-file.ts'
import { demoProducts } from '../../products.ts'
import { numbersInEnglish, numbersInTranslation } from '../products/numbers-for-tests.ts'
import { alternativeTexts } from './alternative-texts.ts'

const translated = translatedLanguages.flatMap((language) =>
  Object.entries(alternativeTexts[language]).map(([english, text]) => ({ language, english, text })),
)

test('every picture of a demo product has an alternative text in each language, and no other alternative texts exist', () => {
  const inUse = new Set(demoProducts.flatMap(({ pictures }) => pictures.map(({ alt }) => alt)))
  for (const language of translatedLanguages)
    assert.deepEqual(Object.keys(alternativeTexts[language]).toSorted(), [...inUse].toSorted(), language)
})

test('a translated alternative text has the same numbers as the English one, apart from feet and inches', () => {
  for (const { language, english, text } of translated) {
    const inMetric = english.replace(' (5 ft 9 in)', '')
    assert.deepEqual(numbersInTranslation(text), numbersInEnglish(inMetric), `${language} ${text}`)
  }
})

test('a translated alternative text differs from the English one, fits its field, and ends without a period', () => {
  for (const { language, english, text } of translated) {
    assert.ok(text !== english && text.length <= mediaLimits.alt, `${language} ${text}`)
    assert.match(text, /^\S.*[^.\s]$/, language)
  }
})

test('all pictures of a product have different alternative texts in each language', () => {
  for (const language of translatedLanguages) {
    const repeated = demoProducts.flatMap(({ handle, pictures }) => {
      const texts = pictures.map(({ alt }) => alternativeTexts[language][alt])
      return texts.filter((text, index) => texts.indexOf(text) !== index).map((text) => `${handle}: ${text}`)
    })
    assert.deepEqual(repeated, [], language)
  }
})

test('French alternative texts have a no-break space before colons and inside quotation marks', () => {
  for (const text of Object.values(alternativeTexts.fr)) assert.doesNotMatch(text, /[^\u00a0][:;!?»]|«[^\u00a0]/u, text)
})

test('alternative texts have typographic apostrophes and quotation marks', () => {
  for (const { language, text } of translated) assert.doesNotMatch(text, /['"]/, `${language} ${text}`)
})
