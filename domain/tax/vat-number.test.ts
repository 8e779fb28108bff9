import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { parseVatNumber } from './vat-number.ts'

// Real VAT numbers of companies and institutions, published on their websites or in the registers.
const right = [
  'DE136695976',
  'DE 811 569 869',
  'FR40303265045',
  'FR 23 334175221',
  'BE0403.019.261',
  'IT00743110157',
  'DK13585628',
]
const more = ['FI20774740', 'LU15027442', 'PL8567346215', 'PT501964843', 'HR33392005961', 'ATU13585627', 'EL094259216']

test('the format and check digit of a VAT number are checked locally, before VIES is called [TAX-234]', () => {
  for (const text of [...right, ...more]) assert.ok(parseVatNumber(text), text)
  assert.deepEqual(parseVatNumber('el 094259216'), { country: 'GR', digits: '094259216' })
  const wrong = [
    'DE136695978',
    'FR41303265045',
    'BE0403019262',
    'IT00743110158',
    'DK13585627',
    'FI20774741',
    'LU15027443',
  ]
  const worse = [
    'PL8567346216',
    'PT501964842',
    'HR33392005962',
    '',
    'DE',
    'XX123456789',
    'DE12345',
    'US123456789',
    'constructor',
  ]
  for (const text of [...wrong, ...worse, 'DE'.repeat(50_000)])
    assert.equal(parseVatNumber(text), undefined, text.slice(0, 40))
})

test('no input makes the VAT number check throw', () =>
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('DE', 'FR', 'BE', 'IT', 'PL', ''), (text, prefix) => {
      const number = parseVatNumber(prefix + text)
      assert.ok(number === undefined || number.digits.length > 0)
    }),
  ))
