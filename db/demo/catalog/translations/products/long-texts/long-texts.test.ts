import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textLimits } from '#domain/catalog/texts/product-texts.ts'
import { translatedLanguages } from '#domain/catalog/translations/translate-texts.ts'
import { sanitizeDescription } from '#services/catalog/products/sanitize-description.ts'
import { demoProducts } from '../../../products.ts'
import { numbersInEnglish, numbersInTranslation } from '../numbers-for-tests.ts'
import { longTexts } from './long-texts.ts'

const translated = translatedLanguages.flatMap((language) =>
  demoProducts.flatMap((product) => {
    const texts = longTexts[language][product.handle]
    return texts ? [{ language, product, ...texts }] : []
  }),
)

test('every demo product has an introduction and a description in each language, and no other product has', () => {
  const handles = demoProducts.map(({ handle }) => handle).toSorted()
  for (const language of translatedLanguages)
    assert.deepEqual(Object.keys(longTexts[language]).toSorted(), handles, language)
  assert.deepEqual(
    translated.filter(({ lead, description }) => !lead.trim() || !description.trim()),
    [],
  )
})

test('a translated introduction has the same numbers as the English one, differs from it, and fits its field', () => {
  for (const { language, product, lead } of translated) {
    const message = `${product.handle} ${language} ${lead}`
    assert.deepEqual(numbersInTranslation(lead), numbersInEnglish(product.lead), message)
    assert.ok(lead !== product.lead && lead.length <= textLimits.lead, message)
  }
})

test('a translated description has the same numbers and tags as the English one', () => {
  const tags = (html: string) => html.match(/<[^>]+>/g)
  for (const { language, product, description } of translated) {
    const message = `${product.handle} ${language}`
    assert.deepEqual(numbersInTranslation(description), numbersInEnglish(product.description), message)
    assert.deepEqual(tags(description), tags(product.description), message)
  }
})

test('no paragraph of a translated description is in English, and each description is safe and fits its field', () => {
  const paragraphs = (html: string) => html.split(/<[^>]+>/).filter((text) => text !== '')
  for (const { language, product, description } of translated) {
    const message = `${product.handle} ${language}`
    const english = new Set(paragraphs(product.description))
    assert.deepEqual(
      paragraphs(description).filter((text) => text.trim() === '' || english.has(text)),
      [],
      message,
    )
    assert.ok(description.length <= textLimits.description, message)
    assert.equal(sanitizeDescription(description), description, message)
  }
})

test('no two products share a translated introduction', () => {
  for (const language of translatedLanguages) {
    const leads = Object.values(longTexts[language]).map(({ lead }) => lead)
    assert.deepEqual(
      leads.filter((lead, index) => leads.indexOf(lead) !== index),
      [],
      language,
    )
  }
})

test('French introductions and descriptions have a no-break space before : ; ! and ?', () => {
  for (const { language, product, lead, description } of translated) {
    if (language === 'fr')
      assert.doesNotMatch(lead + description, /[^\u00a0](?:[;!?»]|:(?!\d))|«[^\u00a0]/u, product.handle)
  }
})

test('introductions and descriptions have typographic apostrophes and quotation marks', () => {
  for (const { language, product, lead, description } of translated)
    assert.doesNotMatch(lead + description, /['"]/, `${product.handle} ${language}`)
})
