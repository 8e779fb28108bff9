import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Synonym } from '../settings-types.ts'
import { texts } from '../texts/en.ts'
import { checkSynonym, filterSynonyms } from './synonym-draft.ts'

const draft = {
  site: null,
  language: 'en' as const,
  phrase: ' disc ',
  means: 'plate\n\n plate \nbumper',
  isTwoWay: false,
}
const stored: Synonym = { site: null, language: 'en', phrase: 'disc', means: ['plate'], isTwoWay: false }

test('an entered synonym has trimmed phrases without repeats', () => {
  const { synonym, errors } = checkSynonym(draft, [])
  assert.deepEqual([synonym.phrase, synonym.means, errors], ['disc', ['plate', 'bumper'], {}])
})

test('a phrase without words, a phrase that already has synonyms, and missing or overlong meanings are errors', () => {
  const t = texts.synonyms
  assert.deepEqual(checkSynonym({ ...draft, phrase: '!', means: '' }, []).errors, {
    phrase: t.missingPhrase,
    means: t.missingMeans,
  })
  assert.equal(checkSynonym({ ...draft, phrase: 'Disc' }, [stored]).errors.phrase, t.exists)
  assert.equal(checkSynonym({ ...draft, language: 'nl' as never }, [stored]).errors.phrase, undefined)
  assert.equal(checkSynonym({ ...draft, means: 'x'.repeat(81) }, []).errors.means, t.tooLong)
})

test('synonyms are found by phrase or meaning, language, and site', () => {
  const all = [stored, { ...stored, language: 'de' as const, phrase: 'scheibe' }, { ...stored, site: 'CAN' as const }]
  const of = (search: string) => filterSynonyms(all, new URLSearchParams(search)).map((each) => all.indexOf(each))
  assert.deepEqual([of(''), of('q=SCHEI'), of('language=en'), of('on=USA')], [[0, 1, 2], [1], [0, 2], [0, 1]])
})
