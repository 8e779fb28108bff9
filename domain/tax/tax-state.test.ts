import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shippingStates } from '#domain/shipping/shipping-state.ts'
import {
  nextTax,
  startsTaxCall,
  taxAddress,
  taxAtStart,
  taxStates,
  type TaxFacts,
  type TaxProgress,
} from './tax-state.ts'
import { hasVatError } from './vat-number.ts'

const facts: TaxFacts = { shipping: 'valid', isAddressValid: true, signature: 'a' }
const change = (before: TaxProgress, changed: Partial<TaxFacts> = {}, force = false) =>
  nextTax(before, { type: 'changed', facts: { ...facts, ...changed }, force })
const loading = change(taxAtStart)
const reply = { totalTaxAmount: 21.39, vatResponse: { valid: true } }
const valid = nextTax(loading, { type: 'loaded', signature: 'a', reply })

test('every shipping state but valid resets tax to notReady, without a call [TAX-201, TAX-203]', () => {
  for (const shipping of shippingStates.filter((state) => state !== 'valid')) {
    for (const before of [taxAtStart, loading, valid]) {
      const after = change(before, { shipping })
      assert.deepEqual(after, taxAtStart)
      assert.equal(startsTaxCall(before, after), false)
    }
  }
})

test('tax is notReady, loading, valid or error [TAX-202]', () =>
  assert.deepEqual(taxStates, ['notReady', 'loading', 'valid', 'error']))

test('tax needs a valid address, else no call is made [TAX-204]', () => {
  const after = change(valid, { isAddressValid: false })
  assert.equal(after.state, 'notReady')
  assert.equal(startsTaxCall(valid, after), false)
})

test('tax is asked for once for each signature, and again when forced', () => {
  assert.equal(startsTaxCall(taxAtStart, loading), true)
  assert.equal(change(loading), loading)
  assert.equal(change(valid), valid)
  assert.equal(startsTaxCall(valid, change(valid, { signature: 'b' })), true)
  assert.equal(startsTaxCall(valid, change(valid, {}, true)), true)
})

test('a reply makes tax valid; one to an older question says nothing', () => {
  assert.deepEqual(valid, { state: 'valid', signature: 'a', total: 21.39, vatValid: true })
  const newer = change(loading, { signature: 'b' })
  assert.equal(nextTax(newer, { type: 'loaded', signature: 'a', reply }), newer)
})

test('for pickup tax goes by the pickup address [TAX-205]', () =>
  assert.equal(address({ isPickup: true, isVirtualOnly: false }), 'pickup'))

test('for virtual goods only tax goes by the billing address [TAX-206]', () => {
  assert.equal(address({ isPickup: false, isVirtualOnly: true }), 'billing')
  assert.equal(address({ isPickup: true, isVirtualOnly: true }), 'billing')
})

test('else tax goes by the shipping address [TAX-207]', () =>
  assert.equal(address({ isPickup: false, isVirtualOnly: false }), 'shipping'))

function address(order: Parameters<typeof taxAddress>[0]) {
  return taxAddress(order, { pickup: 'pickup', billing: 'billing', shipping: 'shipping' })
}

test('a failed call is an error [TAX-215]', () =>
  assert.equal(nextTax(loading, { type: 'failed', signature: 'a' }).state, 'error'))

test('a reply without a total is an error, a total of zero is valid [TAX-216]', () => {
  assert.equal(nextTax(loading, { type: 'loaded', signature: 'a', reply: {} }).state, 'error')
  assert.equal(nextTax(loading, { type: 'loaded', signature: 'a', reply: { totalTaxAmount: 0 } }).state, 'valid')
})

test('a VAT number that is clearly invalid flags an error, an unknown one does not [TAX-217]', () => {
  const answered = (isValid: boolean | null) =>
    hasVatError(
      nextTax(loading, {
        type: 'loaded',
        signature: 'a',
        reply: { totalTaxAmount: 1, vatResponse: { valid: isValid } },
      }).vatValid,
    )
  assert.deepEqual([answered(false), answered(true), answered(null)], [true, false, false])
})
