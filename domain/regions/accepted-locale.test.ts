import assert from 'node:assert/strict'
import { test } from 'node:test'
import { acceptedLocale } from './accepted-locale.ts'

test('the accepted locale is the exact match, or else a match by language, in the order of preference', () => {
  const accepted = (header: string) => acceptedLocale('EUR', header)?.tag
  assert.equal(accepted('fr-BE'), 'fr-BE')
  assert.equal(accepted('pt-PT, nl;q=0.5, de;q=0.9'), 'de-DE')
  assert.equal(accepted('FR-ca'), 'fr-FR')
  assert.equal(accepted('de;q=0, es-MX;q=0.1'), 'es-ES')
  assert.equal(accepted('en-US, de;q=0.5'), 'en-GB')
})

test('no locale is returned if the header contains no language of the site, or if the site has a single locale', () => {
  for (const header of [undefined, '', '*', 'pt', ';;;', 'x'.repeat(10_000), 'ja-JP;q=abc', 'de;q=abc'])
    assert.equal(acceptedLocale('EUR', header), undefined, String(header).slice(0, 20))
  assert.equal(acceptedLocale('USA', 'de-DE'), undefined)
})
