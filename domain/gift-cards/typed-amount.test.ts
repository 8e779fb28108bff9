import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AmountFormat, parseTypedAmount } from './typed-amount.ts'

const us: AmountFormat = { tag: 'en-US', currency: 'USD' }
const germany: AmountFormat = { tag: 'de-DE', currency: 'EUR' }
const france: AmountFormat = { tag: 'fr-FR', currency: 'EUR' }

const amounts: [AmountFormat, text: string, expected: number][] = [
  [us, '50', 5_000],
  [us, '$50', 5_000],
  [us, '50 USD', 5_000],
  [us, '1,234.50', 123_450],
  [us, '50,000', 5_000_000],
  [us, '44.5', 4_450],
  [us, '44,50', 4_450],
  [germany, '50 €', 5_000],
  [germany, '€50', 5_000],
  [germany, '1.000', 100_000],
  [germany, '1.234,50', 123_450],
  [germany, '44.50', 4_450],
  [france, '1 234,50', 123_450],
  [france, '1\u202F234\u00A0€', 123_400],
]

test("an entered amount uses its locale's separators, with at most two decimals and an optional currency sign", () => {
  for (const [format, text, expected] of amounts)
    assert.equal(parseTypedAmount(text, format), expected, `${format.tag} ${text}`)
})

test('text that is not an amount in the local format is rejected and never read as a different amount', () => {
  const others: [AmountFormat, string][] = [
    ...['', '0', '0.00', '-5', 'ten', '1e999', '1e2', '0x10', '44.505', '5,0000', '1,23,456', '50 €', '50.', '.5'].map(
      (text): [AmountFormat, string] => [us, text],
    ),
    ...['9'.repeat(400), '$$50', '$50 USD', '50 50', '1,234,50', 'Infinity'].map((text): [AmountFormat, string] => [
      us,
      text,
    ]),
    ...['1,000', '44,505', '$50', '1.00.000'].map((text): [AmountFormat, string] => [germany, text]),
  ]
  for (const [format, text] of others) assert.equal(parseTypedAmount(text, format), null, `${format.tag} ${text}`)
})
