import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plannedCategories } from './categories.ts'

test('every demo category has a name and a translated text in German, Spanish, French, and Dutch', () => {
  for (const { handle, text, translations = {} } of plannedCategories) {
    assert.deepEqual(Object.keys(translations).toSorted(), ['de', 'es', 'fr', 'nl'], handle)
    for (const [language, { name, text: translated }] of Object.entries(translations)) {
      assert.ok(name !== '' && translated !== '' && translated !== text, `${handle} ${language}`)
      // The phone menu has room for one line.
      assert.ok(name.length <= 42, `${handle} ${language} ${name}`)
    }
  }
})
