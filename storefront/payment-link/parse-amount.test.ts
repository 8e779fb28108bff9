import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseAmount } from './parse-amount.ts'
import { formatAmount } from './format-amount.ts'

const read = (tag: string, typed: readonly string[]) => typed.map((text) => parseAmount(text, tag))

test("a payment amount is read with its locale's separators, so a decimal comma never multiplies it by 100 [PAY-004]", () => {
  assert.deepEqual(read('en-US', ['50', '50.5', '50.00', '$1,250.50', '1,234,567']), [50, 50.5, 50, 1250.5, 1_234_567])
  for (const tag of ['de-DE', 'es-ES', 'nl-NL'])
    assert.deepEqual(read(tag, ['50', '50,5', '50,00', '200,00 €', '1.250,50']), [50, 50.5, 50, 200, 1250.5], tag)
  assert.deepEqual(read('fr-FR', ['50,00', '1 250,50', '1\u202f250,50\u00a0€']), [50, 1250.5, 1250.5])
})

test("a payment amount in another locale's format is refused [PAY-004]", () => {
  const wrong = ['50,00', '1,25', '12,50.00', '1.250,50', '1,2345', '1.234', '1.2.3', ',500', '', '$', '-5', '1e3', '0']
  assert.deepEqual(
    read('en-US', wrong),
    wrong.map(() => null),
  )
  assert.deepEqual(read('de-DE', ['50.00', '1,250.50', '1.25', '50,000']), [null, null, null, null])
  assert.deepEqual(read('fr-FR', ['1 25', '1.250,50', '50.00']), [null, null, null])
  assert.equal(parseAmount('123456789', 'en-US'), null)
})

test('a payment amount formatted by the page is read back unchanged in every locale [PAY-004]', () => {
  for (const tag of ['en-US', 'en-CA', 'en-AU', 'en-GB', 'en-IE', 'de-DE', 'fr-FR', 'es-ES', 'nl-NL'])
    for (const minor of [1, 5_000, 123_456, 99_999_999])
      assert.equal(parseAmount(formatAmount(minor, tag), tag), minor / 100, tag)
  assert.deepEqual([formatAmount(20_000, 'de-DE'), formatAmount(120_050, 'en-US')], ['200,00', '1200.50'])
})
