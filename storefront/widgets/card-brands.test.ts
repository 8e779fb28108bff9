import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cardBrand } from './card-brands.ts'

test("a card has its brand's mark and name under every name that vaults use", () => {
  const called = {
    visa: ['Visa', 'visa', 'VISA'],
    mastercard: ['Mastercard', 'master', 'mc', 'MASTERCARD'],
    amex: ['American Express', 'american_express', 'amex', 'AMEX'],
    diners: ['diners_club', 'diners', 'Diners Club'],
    discover: ['discover'],
    jcb: ['jcb'],
    maestro: ['maestro'],
  }
  for (const [mark, names] of Object.entries(called)) for (const name of names) assert.equal(cardBrand(name).mark, mark)
  assert.equal(cardBrand('american_express').name, 'American Express')
  assert.deepEqual(cardBrand('dankort'), { mark: 'other', name: 'dankort' })
})
