import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadTexts, textsOf, type Language, type TextArea } from '../texts.ts'
import { translations as german } from './de.ts'

const languages: readonly Language[] = ['de', 'es', 'fr', 'nl']
const areas = Object.keys(german) as TextArea[]
/** Maximum length of English buttons, headings, and labels. Longer texts are sentences, which wrap. */
const maxLabelLength = 30
const [maxTimes, maxMore] = [1.6, 13]
/** German law prescribes this text for the order button (BGB, section 312j). */
const exceptions: readonly string[] = ['de checkout.placeOrder']

function stringsOf(node: unknown, path: string): [path: string, text: string][] {
  if (typeof node === 'string') return [[path, node]]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => stringsOf(value, `${path}.${name}`))
}

await loadTexts('en', areas)

for (const language of languages) {
  test(`a button, heading, or label in ${language} fits where the English one does`, async () => {
    await loadTexts(language, areas)
    const tooLong = areas.flatMap((area) => {
      const english = new Map(stringsOf(textsOf('en', area), area))
      return stringsOf(textsOf(language, area), area).filter(([path, text]) => {
        const original = english.get(path) ?? ''
        if (original === '' || original.length > maxLabelLength || /[.:]/.test(original)) return false
        const room = Math.max(original.length * maxTimes, original.length + maxMore)
        return text.length > room && !exceptions.includes(`${language} ${path}`)
      })
    })
    assert.deepEqual(tooLong, [])
  })
}
