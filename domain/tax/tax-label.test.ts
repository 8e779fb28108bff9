import assert from 'node:assert/strict'
import { test } from 'node:test'
import { taxLabelIn } from './tax-label.ts'

test('a tax label has the name and the percentage of the language', () => {
  const locales = ['en-GB', 'de-DE', 'es-ES', 'fr-BE', 'nl-BE']
  assert.deepEqual(
    locales.map((locale) => taxLabelIn('VAT 5.5%', locale)),
    ['VAT 5.5%', 'MwSt. 5,5\u00a0%', 'IVA 5,5\u00a0%', 'TVA 5,5\u00a0%', 'btw 5,5%'],
  )
  assert.deepEqual(
    ['Sales tax', 'Sales tax 8.25%', 'GST 10%', 'constructor 1%', 'VAT'].map((label) => taxLabelIn(label, 'de-DE')),
    ['Verkaufssteuer', 'Verkaufssteuer 8,25\u00a0%', 'GST 10\u00a0%', 'constructor 1\u00a0%', 'MwSt.'],
  )
})
