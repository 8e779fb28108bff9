import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyTranslation, type Translation } from '#domain/catalog/translations/translate-texts.ts'
import { changedTexts, rebaseTranslation, rejectedTexts } from './translation-draft.ts'

const read: Translation = { ...emptyTranslation, name: 'Scheibe', lead: 'Eine Scheibe.' }

test('only changed translations are saved; leading and trailing spaces are not a change, and an empty text removes a translation', () => {
  assert.deepEqual(changedTexts({ read, edited: { ...read, name: ' Scheibe ' } }), {})
  assert.deepEqual(changedTexts({ read, edited: { ...read, fact: ' 20 kg', lead: '' } }), { fact: '20 kg', lead: '' })
})

test('after a conflict, the unchanged translations in a draft get the newly stored texts', () => {
  const stored = { ...read, name: 'Hantelscheibe', fact: '20 kg' }
  const draft = rebaseTranslation({ read, edited: { ...read, name: 'Gussscheibe' } }, stored)
  assert.deepEqual(draft, { read: stored, edited: { ...stored, name: 'Gussscheibe' } })
})

test('a translation that the server rejected is marked at its field', () => {
  assert.deepEqual(rejectedTexts(['edited.searchTitle', 'edited.fact', 'read.name']), ['fact', 'searchTitle'])
})
