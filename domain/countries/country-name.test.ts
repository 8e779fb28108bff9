import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryName } from './country-name.ts'

test("a country name is in the locale's language", () => {
  const named = (locale: string) => countryName('DE', locale)
  assert.deepEqual(['en-GB', 'de-AT', 'fr-BE', 'es-ES', 'nl-NL'].map(named), [
    'Germany',
    'Deutschland',
    'Allemagne',
    'Alemania',
    'Duitsland',
  ])
  assert.equal(countryName('XX', 'fr-FR'), 'XX')
})
