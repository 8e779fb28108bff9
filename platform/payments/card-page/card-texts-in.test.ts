import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cardTextsIn } from './card-texts-in.ts'

const textsOf = (tag: string) => {
  const { bank, problems, ...page } = cardTextsIn(tag).texts
  return Object.values({ ...page, ...problems, ...bank })
}

test('card pages have labels and errors in German, Spanish, French, and Dutch, and none of them in English', () => {
  const english = new Set(textsOf('en-US'))
  for (const tag of ['de-DE', 'es-ES', 'fr-FR', 'nl-BE']) {
    assert.equal(cardTextsIn(tag).language, tag.slice(0, 2))
    assert.deepEqual(
      textsOf(tag).filter((text) => english.has(text) || text === ''),
      [],
      tag,
    )
  }
})
