import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rateLabelIn } from './rate-label.ts'

const locales = ['en-GB', 'de-DE', 'es-ES', 'fr-BE', 'nl-BE']

test("labels of the store's own rates are shown in the shopper's language", () => {
  assert.deepEqual(
    locales.map((locale) => rateLabelIn('Standard', locale)),
    ['Standard', 'Standardversand', 'Envío estándar', 'Livraison standard', 'Standaardverzending'],
  )
  assert.deepEqual(
    locales.map((locale) => rateLabelIn('Express and freight', locale)),
    [
      'Express and freight',
      'Expressversand und Spedition',
      'Envío urgente y transporte de mercancías',
      'Livraison express et transport de fret',
      'Spoedverzending en vrachtvervoer',
    ],
  )
  assert.equal(rateLabelIn('Pick-up in Columbus', 'de-DE'), 'Abholung in Columbus')
})

test('labels of carriers and of imported rates are not changed', () => {
  for (const label of ['UPS Ground', 'Salt and pepper', 'toString', 'and', 'pickupIn', 'Pick-up', ''])
    assert.equal(rateLabelIn(label, 'de-DE'), label)
})
