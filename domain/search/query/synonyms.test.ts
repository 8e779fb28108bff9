import assert from 'node:assert/strict'
import { test } from 'node:test'
import { queryTokens } from './words.ts'
import { parseSynonyms, synonymsAt, indexSynonyms } from './synonyms.ts'

const meansOf = (synonyms: ReturnType<typeof indexSynonyms>, ...stems: string[]) =>
  synonymsAt(synonyms, stems, 0).map(({ means }) => means.map(({ surface }) => surface).join(' '))

test('a two-way synonym works in both directions, and a one-way synonym works only forward', () => {
  const synonyms = indexSynonyms(parseSynonyms('en', 'hex bar\t=\ttrap bar\nprowler\t>\tsled'))
  assert.deepEqual(meansOf(synonyms, 'hex', 'bar'), ['trap bar'])
  assert.deepEqual(meansOf(synonyms, 'trap', 'bar'), ['hex bar'])
  assert.deepEqual(meansOf(synonyms, 'prowler'), ['sled'])
  assert.deepEqual(meansOf(synonyms, 'sled'), [])
})

test('a synonym phrase may have several meanings, and longer phrases come first', () => {
  const synonyms = indexSynonyms(parseSynonyms('en', 'gym\t>\tpackage\ngym bag\t>\tduffel|sports bag'))
  assert.deepEqual(meansOf(synonyms, 'gym', 'bag'), ['duffel', 'sports bag', 'package'])
})

test('plurals and accents of a phrase in another language are synonyms too', () => {
  const synonyms = indexSynonyms(parseSynonyms('de', 'Gürtel\t>\tbelt\nHantelscheibe\t>\tplate\nSchuh\t>\tshoe'))
  for (const word of ['gurtel', 'hantelscheiben', 'schuhe']) assert.equal(meansOf(synonyms, word).length, 1, word)
})

test('stop words and measurements in a phrase do not prevent a match', () => {
  const synonyms = indexSynonyms([
    { language: 'fr', phrase: 'corde à sauter', means: 'speed rope', isTwoWay: false },
    { language: 'en', phrase: '45 lb wheel', means: 'plate', isTwoWay: false },
  ])
  const stems = (phrase: string) => queryTokens(phrase).map(({ stem }) => stem)
  assert.deepEqual(meansOf(synonyms, ...stems('corde à sauter')), ['speed rope'])
  assert.deepEqual(meansOf(synonyms, ...stems('45lb wheel')), ['plate'])
})

test('comments and blank lines in a synonym file are ignored, and an invalid row is reported with its line', () => {
  assert.deepEqual(parseSynonyms('en', '# comment\n\nhat\t=\tcap\n'), [
    { language: 'en', phrase: 'hat', means: 'cap', isTwoWay: true },
  ])
  for (const bad of ['hat cap', 'hat\t~\tcap', 'hat\t=\t', 'hat\t=\tcap\tmore'])
    assert.throws(() => parseSynonyms('en', `ok\t=\tfine\n${bad}`), /^Error: Line 2 is not a synonym/, bad)
})
