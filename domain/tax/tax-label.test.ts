import assert from 'node:assert/strict'
import { test } from 'node:test'
import { includedTaxName, taxLabelIn } from './tax-label.ts'

test("a tax label uses the language's name and percentage format", () => {
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

test('the label for included tax depends on site and language, and sites with net prices have none', () => {
  assert.deepEqual(
    [includedTaxName('EUR', 'nl-BE'), includedTaxName('GBR', 'en-GB'), includedTaxName('AUS', 'en-AU')],
    ['btw', 'VAT', 'GST'],
  )
  assert.equal(includedTaxName('USA', 'en-US'), null)
})
