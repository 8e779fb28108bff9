import assert from 'node:assert/strict'
import { test } from 'node:test'
import { acceptedLocale } from './accepted-locale.ts'

test('an exact locale match comes first, then a language match, in the order of preference', () => {
  assert.equal(acceptedLocale('EUR', 'fr-BE'), 'fr-BE')
  assert.equal(acceptedLocale('EUR', 'pt-PT, nl;q=0.5, de;q=0.9'), 'de-DE')
  assert.equal(acceptedLocale('EUR', 'FR-ca'), 'fr-FR')
  assert.equal(acceptedLocale('EUR', 'de;q=0, es-MX;q=0.1'), 'es-ES')
})

test("a header without a supported language, or for the site's first locale, selects no locale", () => {
  for (const header of [undefined, '', '*', 'pt', ';;;', 'x'.repeat(10_000), 'ja-JP;q=abc'])
    assert.equal(acceptedLocale('EUR', header), undefined, String(header).slice(0, 20))
  assert.equal(acceptedLocale('EUR', 'en-US, de;q=0.5'), undefined)
  assert.equal(acceptedLocale('USA', 'de-DE'), undefined)
})
