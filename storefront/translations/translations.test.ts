import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadTexts, textsOf, type Language, type TextArea } from '../texts.ts'
import { translations as german } from './de.ts'

const languages: readonly Language[] = ['de', 'es', 'fr', 'nl']
const areas = Object.keys(german) as TextArea[]
/** Names that are the same in all languages. */
const names: readonly string[] = ['ZEUS Gym Builder', 'Iron Game Programming']
const minLetters = 16

function stringsOf(node: unknown, path: string): [path: string, text: string][] {
  if (typeof node === 'string') return [[path, node]]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => stringsOf(value, `${path}.${name}`))
}

await loadTexts('en', areas)

for (const language of languages) {
  test(`no text of the shop is still English in ${language}`, async () => {
    await loadTexts(language, areas)
    const left = areas.flatMap((area) => {
      const english = new Map(stringsOf(textsOf('en', area), area))
      return stringsOf(textsOf(language, area), area).filter(
        ([path, text]) => english.get(path) === text && text.length >= minLetters && !names.includes(text),
      )
    })
    assert.deepEqual(left, [])
  })

  test(`every text in ${language} has a counterpart in English, and none is empty`, async () => {
    await loadTexts(language, areas)
    for (const area of areas) {
      const english = new Map(stringsOf(textsOf('en', area), area))
      for (const [path, text] of stringsOf(textsOf(language, area), area))
        assert.equal(text === '', english.get(path) === '', path)
    }
  })
}
