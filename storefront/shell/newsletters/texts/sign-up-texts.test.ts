import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { signUpTextVersion } from '#domain/newsletters/sign-up-text.ts'
import { newsletterTexts } from './newsletters.ts'

/** Hash of the sign-up texts in all languages, by version. Add a version when a text changes. */
const hashes: Readonly<Record<number, string>> = { 1: 'eb6d8c64064e995b' }

test('every change of the sign-up texts has a new version, which is stored with each newsletter sign-up as proof', () => {
  const shown = (['en', 'de', 'fr', 'es', 'nl'] as const).map((language) => {
    const { heading, text, signUp, lists } = newsletterTexts(language)
    return { language, heading, text, signUp, lists }
  })
  const hash = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)
  assert.equal(hashes[signUpTextVersion], hash)
})
