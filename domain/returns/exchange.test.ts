import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import {
  exchangeDifference,
  isEvenExchange,
  isExchangeable,
  paidDifference,
  refundedDifference,
  type SettledDifference,
} from './exchange.ts'

test('a line can be exchanged if it is a single product without bundle parts and custom options', () => {
  assert.equal(isExchangeable({ sellableId: 7 }), true)
  assert.equal(isExchangeable({ sellableId: 7, details: [], parts: [{ sellableId: 7 }] }), true)
  assert.equal(isExchangeable({ sellableId: 7, parts: [{ sellableId: 7 }, { sellableId: 8 }] }), false)
  assert.equal(isExchangeable({ sellableId: 7, details: [{ label: 'Engraving', text: 'Ann' }] }), false)
})

test('an exchange is even if both variants have the same base price, or if the new one has the price paid for a deleted variant', () => {
  assert.equal(isEvenExchange({ wanted: 5_000, returned: 5_000, paid: 4_000 }), true)
  assert.equal(isEvenExchange({ wanted: 4_000, returned: 5_000, paid: 4_000 }), false)
  assert.equal(isEvenExchange({ wanted: 4_000, returned: null, paid: 4_000 }), true)
  assert.equal(isEvenExchange({ wanted: 4_001, returned: null, paid: 4_000 }), false)
})

test('a price difference keeps the discount and the tax rate of the returned units', () => {
  // Two thirds of the base price, of 80.00 paid with 10% tax.
  const paid = { net: 8_000, tax: 800 }
  assert.deepEqual(exchangeDifference({ wanted: 6_000, returned: 9_000, paid: 8_000 }, paid), {
    net: -2_667,
    tax: -267,
  })
  assert.deepEqual(exchangeDifference({ wanted: 9_000, returned: 6_000, paid: 8_000 }, paid), { net: 4_000, tax: 400 })
  assert.deepEqual(exchangeDifference({ wanted: 6_000, returned: 6_000, paid: 1 }, paid), { net: 0, tax: 0 })
  assert.deepEqual(exchangeDifference({ wanted: 4_000, returned: null, paid: 8_000 }, paid), { net: -4_000, tax: -400 })
})

test('differences settled before are part of the next one, so that the same variant costs nothing more', () => {
  const prices = { wanted: 6_000, returned: 9_000, paid: 9_000 }
  const rest = { net: 5_333, tax: 533 }
  const settled = { net: -2_667, tax: -267 }
  assert.deepEqual(exchangeDifference(prices, rest, settled), { net: 0, tax: 0 })
  assert.deepEqual(exchangeDifference({ ...prices, wanted: 9_000 }, rest, settled), { net: 2_667, tax: 267 })
  assert.deepEqual(exchangeDifference({ ...prices, wanted: 3_000 }, rest, settled), { net: -2_666, tax: -266 })
  assert.deepEqual(exchangeDifference({ ...prices, wanted: 18_000 }, rest, settled), { net: 10_667, tax: 1_067 })
})

test('the net price and tax of a difference never have opposite signs', () => {
  const prices = { wanted: 6_000, returned: 9_000, paid: 9_000 }
  // Rounding alone gives a net price of -1 and a tax of 1.
  assert.deepEqual(exchangeDifference(prices, { net: 5_333, tax: 533 }, { net: -2_665, tax: -268 }), { net: 0, tax: 0 })
})

test('a price of 0 cannot be compared, so that a free item is never exchanged for a priced one', () => {
  assert.equal(exchangeDifference({ wanted: 6_000, returned: 0, paid: 0 }, { net: 0, tax: 0 }), null)
  assert.equal(exchangeDifference({ wanted: 6_000, returned: 9_000, paid: 0 }, { net: 0, tax: 0 }), null)
  assert.equal(exchangeDifference({ wanted: 0, returned: 9_000, paid: 9_000 }, { net: 9_000, tax: 0 }), null)
})

test('a difference to refund never exceeds the paid price and its tax', () => {
  const amount = fc.nat(2_000_000)
  fc.assert(
    fc.property(amount, amount, amount, amount, amount, (wanted, returned, paid, net, tax) => {
      const difference = exchangeDifference({ wanted, returned, paid }, { net, tax })
      if (difference === null) return
      assert.ok(difference.net >= -net && difference.tax >= -tax)
      assert.ok(wanted >= returned ? difference.net >= 0 && difference.tax >= 0 : difference.net <= 0)
    }),
  )
})

test('the units of an exchanged line share its difference: a refunded one is rounded up, and a paid one down', () => {
  const difference = { itemId: 'a', units: 3, net: -100, tax: -10, settlement: 'refund' as const }
  assert.deepEqual(refundedDifference([difference], 'a', 1), { net: 34, tax: 4 })
  assert.deepEqual(refundedDifference([difference], 'a', 3), { net: 100, tax: 10 })
  assert.deepEqual(refundedDifference([difference], 'b', 3), { net: 0, tax: 0 })
  const paid: SettledDifference = { ...difference, net: 100, tax: 10, settlement: 'payment' }
  assert.deepEqual(paidDifference(paid, 1), { net: 33, tax: 3 })
  assert.deepEqual(paidDifference({ ...paid, settlement: 'waiver' }, 3), { net: 0, tax: 0 })
})
