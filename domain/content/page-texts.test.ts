import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageTextsIn, translationProblems } from './page-texts.ts'

const fr = { title: 'Livraison', description: 'Deux à cinq jours.' }
const belgian = { title: 'Livraison', description: 'En Belgique, deux jours.' }

test('page texts are translated by exact locale, then by language, and otherwise stay in the original', () => {
  const translations = { fr, 'fr-BE': belgian, de: { title: '' } }
  assert.deepEqual(pageTextsIn(translations, 'fr-FR'), fr)
  assert.deepEqual(pageTextsIn(translations, 'fr-BE'), belgian)
  for (const locale of ['de-DE', 'es-ES', 'en-GB']) assert.deepEqual(pageTextsIn(translations, locale), {})
  for (const wrong of [undefined, null, [], 'fr', { fr: 'Livraison' }])
    assert.deepEqual(pageTextsIn(wrong, 'fr-FR'), {})
})

test('a page translation needs a language code, a title, and a description', () => {
  assert.deepEqual(translationProblems(undefined), [])
  assert.deepEqual(translationProblems({ fr, 'fr-BE': belgian }), [])
  assert.deepEqual(translationProblems([fr]), ['translations: must be an object with languages, such as de or fr-BE'])
  assert.deepEqual(translationProblems({ French: fr, de: { title: ' ', description: '' }, es: { title: 'Envío' } }), [
    'translations.French: must be a language, such as de or fr-BE',
    'translations.de: must have a title and a description',
    'translations.es: must have a title and a description',
  ])
})
