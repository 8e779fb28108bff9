import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyTranslation, translationProgress } from './translate-texts.ts'

test('translation progress counts the English texts that have a translation', () => {
  const english = { ...emptyTranslation, name: 'Bar', fact: '20 kg', description: '<p>Long.</p>' }
  assert.deepEqual(translationProgress(english, emptyTranslation), { translated: 0, total: 3 })
  const german = { ...emptyTranslation, name: 'Stange', fact: ' ', lead: 'Eine Stange.' }
  assert.deepEqual(translationProgress(english, german), { translated: 1, total: 3 })
})

test('a search text counts towards translation progress only if its English text is set', () => {
  const english = { ...emptyTranslation, name: 'Bar' }
  const german = { ...emptyTranslation, name: 'Stange', searchTitle: 'Steife Stange' }
  assert.deepEqual(translationProgress(english, german), { translated: 1, total: 1 })
  assert.deepEqual(translationProgress({ ...english, searchDescription: 'Stiff.' }, german), {
    translated: 1,
    total: 2,
  })
})
