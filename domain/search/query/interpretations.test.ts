import assert from 'node:assert/strict'
import { test } from 'node:test'
import { interpretPhrase, type Vocabulary } from './interpretations.ts'
import { parseSynonyms, indexSynonyms } from './synonyms.ts'
import { maxEdits, typosBetween } from './typing-errors.ts'

const words =
  'battle rope kettlebell kettle bell bar barbell trap pull up j cup short shorts plate 45lb lb 20 45 gift card'
function vocabularyOf(known: readonly string[]): Vocabulary {
  return {
    has: (word) => known.includes(word),
    startingWith: (beginning) => known.filter((word) => word.startsWith(beginning)),
    near: (word, isBegun) =>
      known.flatMap((each) => {
        const edits = typosBetween(word, each, maxEdits(word), isBegun)
        return edits === null ? [] : [{ word: each, edits }]
      }),
  }
}
const vocabulary = vocabularyOf(words.split(' '))
const synonyms = indexSynonyms(parseSynonyms('en', 'hex bar\t=\ttrap bar'))
const textsOf = (phrase: string, isLoose = false) =>
  interpretPhrase(phrase, vocabulary, synonyms, isLoose).map(({ texts }) => texts.join(' '))
const meaningsOf = (phrase: string) => interpretPhrase(phrase, vocabulary, synonyms)[0]!.words

test('separate words in a search are also read as one word', () => {
  assert.deepEqual(textsOf('kettle bell'), ['kettle bell', 'kettlebell'])
})

test('an unknown search word is split if both parts are known', () => {
  assert.deepEqual(textsOf('giftcard'), ['gift card'])
  assert.deepEqual(textsOf('pullup bar'), ['pull up bar'])
  assert.deepEqual(textsOf('jcups'), ['j cups'])
})

test('a synonym is found for a phrase of several words', () => {
  assert.ok(textsOf('hexbar').length === 0 || textsOf('hex bar').includes('trap bar'))
  assert.deepEqual(textsOf('hex bar'), ['trap bar'])
})

test('a word as entered has higher confidence than its singular, which has higher confidence than a longer word that starts with it', () => {
  const [[asWritten, single] = []] = meaningsOf('shorts')
  assert.deepEqual([asWritten?.word, single?.word], ['shorts', 'short'])
  assert.ok(asWritten!.confidence > single!.confidence)
  const [meanings = []] = meaningsOf('bar')
  assert.ok(meanings.find(({ word }) => word === 'barbell')!.confidence < single!.confidence)
})

test('a number and its unit are one word, written together or separately', () => {
  for (const phrase of ['45lb plates', '45 lb plates', '45-pound plates', '45 lbs plates'])
    assert.deepEqual(meaningsOf(phrase)[0], [{ word: '45lb', confidence: 1 }], phrase)
})

test('a number with a unit that no product has is read as two words', () => {
  assert.deepEqual(
    meaningsOf('20 lb').map(([first]) => first?.word),
    ['20', 'lb'],
  )
})

test('measurements in a phrase do not affect how its other words are read', () => {
  assert.deepEqual(interpretPhrase('20 lb 45 lb plates', vocabulary, synonyms)[0]!.stems, ['20', 'lb', '45lb', 'plate'])
  assert.deepEqual(
    interpretPhrase('1/2 in trap bar', vocabularyOf(['1', '2', 'in', '1/2in', 'trap', 'bar']), synonyms)[0]!.stems,
    ['1/2in', 'trap', 'bar'],
  )
})

test('a very long search word needs few lookups', () => {
  let lookups = 0
  const counting = { ...vocabulary, has: () => (lookups++, false) }
  assert.deepEqual(interpretPhrase('x'.repeat(800), counting, synonyms)[0]!.words, [[]])
  assert.ok(lookups < 10, String(lookups))
})

test('an unknown word may match despite a typo, and a known word only in a second search', () => {
  const [[meaning] = []] = meaningsOf('kettelbell')
  assert.deepEqual([meaning?.word, meaning!.confidence < 1], ['kettlebell', true])
  assert.deepEqual(
    meaningsOf('cup')
      .flat()
      .map(({ word }) => word),
    ['cup'],
  )
  assert.ok(interpretPhrase('plat bar', vocabulary, synonyms, true)[0]!.words[0]!.some(({ word }) => word === 'plate'))
})

test('an unknown search word has no meaning, and a phrase without words has no interpretation', () => {
  assert.deepEqual(meaningsOf('zzzqqq'), [[]])
  assert.deepEqual(interpretPhrase(' & ', vocabulary, synonyms), [])
})

test('two synonyms in one phrase are both found, but a synonym of a synonym is not', () => {
  const chain = indexSynonyms(parseSynonyms('en', 'trap\t>\tpull\npull\t>\tshort\ncup\t>\tplate'))
  const texts = interpretPhrase('trap cup', vocabulary, chain).map((reading) => reading.texts.join(' '))
  assert.deepEqual(texts.toSorted(), ['pull cup', 'pull plate', 'trap cup', 'trap plate'])
})

test('a search with circular synonyms terminates', () => {
  const circular = indexSynonyms(parseSynonyms('en', 'bar\t=\tbarbell bar\nbarbell\t=\tplate\nplate\t=\tbar'))
  assert.ok(interpretPhrase('bar plate barbell', vocabulary, circular).length <= 8)
})
