import assert from 'node:assert/strict'
import { test } from 'node:test'
import { acceptedLocale } from './accepted-locale.ts'

test('the exact locale comes first, then the language, in the order of preference', () => {
  assert.equal(acceptedLocale('EUR', 'fr-BE'), 'fr-BE')
  assert.equal(acceptedLocale('EUR', 'pt-PT, nl;q=0.5, de;q=0.9'), 'de-DE')
  assert.equal(acceptedLocale('EUR', 'FR-ca'), 'fr-FR')
  assert.equal(acceptedLocale('EUR', 'de;q=0, es-MX;q=0.1'), 'es-ES')
})

test('without a fitting language, or for its first locale, a site names none', () => {
  for (const header of [undefined, '', '*', 'pt', ';;;', 'x'.repeat(10_000), 'ja-JP;q=abc'])
    assert.equal(acceptedLocale('EUR', header), undefined, String(header).slice(0, 20))
  assert.equal(acceptedLocale('EUR', 'en-US, de;q=0.5'), undefined)
  assert.equal(acceptedLocale('USA', 'de-DE'), undefined)
})
