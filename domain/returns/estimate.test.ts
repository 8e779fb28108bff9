import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { estimateReturn, withExpectedRefunds, type ReturnableOrder } from './estimate.ts'

const order: ReturnableOrder = {
  site: 'USA',
  paid: {
    lines: [
      { itemId: 'a', qty: 3, net: 10_000, tax: 801 },
      { itemId: 'b', qty: 2, net: 4_001, tax: 320 },
    ],
    shipping: { net: 900, tax: 72 },
    taxes: [{ label: 'State', tax: 1_193 }],
    total: 16_094,
  },
  paidByGiftCards: 5_000,
  digital: new Set(),
  standardShipping: undefined,
  lastDelivery: 0,
}
const european: ReturnableOrder = { ...order, site: 'EUR' }
const units = (itemId: string, qty: number, target: 'payment' | 'gift_card' = 'payment') => ({
  items: [{ itemId, qty, feePercent: 0 }],
  requestedAt: 86_400_000,
  target,
})

test('the estimate of a return excludes gift card money that open returns requested earlier will receive', () => {
  const [first, second] = [units('a', 1), units('a', 2)]
  const alone = estimateReturn(order, [], second)
  assert.equal(alone.refund - alone.toPayment, 5_000)
  const after = estimateReturn(order, withExpectedRefunds(order, [], [first]), second)
  const taken = estimateReturn(order, [], first)
  assert.equal(taken.toPayment, 0)
  assert.equal(after.refund - after.toPayment, 5_000 - taken.refund)
})

test('on EUR, a return of all remaining units refunds shipping if open returns cover the others', () => {
  const rest = { ...units('b', 2), items: [...units('a', 2).items, ...units('b', 2).items] }
  assert.equal(estimateReturn(european, [], rest).shipping, 0)
  assert.equal(estimateReturn(european, withExpectedRefunds(european, [], [units('a', 1)]), rest).shipping, 972)
})

test('returns refunded in the order of their requests pay exactly their estimates, and never more in total than the customer paid', () => {
  const requests = fc.array(
    fc.record({ itemId: fc.constantFrom('a', 'b'), qty: fc.integer({ min: 1, max: 3 }), isCard: fc.boolean() }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(requests, fc.integer({ min: 0, max: 16_094 }), (wanted, paidByGiftCards) => {
      const some: ReturnableOrder = { ...european, paidByGiftCards }
      const open = wanted.map(({ itemId, qty, isCard }) => units(itemId, qty, isCard ? 'gift_card' : 'payment'))
      const announced = open.map((each, index) =>
        estimateReturn(some, withExpectedRefunds(some, [], open.slice(0, index)), each),
      )
      let refunds = withExpectedRefunds(some, [], [])
      for (const [index, each] of open.entries()) {
        const { refunded } = estimateReturn(some, refunds, each)
        assert.deepEqual(refunded, announced[index]!.refunded)
        if (refunded) refunds = [...refunds, refunded]
      }
      const sumOf = (part: 'amount' | 'giftCardPart') => refunds.reduce((sum, refund) => sum + refund[part], 0)
      assert.ok(sumOf('amount') <= some.paid.total)
      assert.equal(sumOf('giftCardPart'), Math.min(sumOf('amount'), paidByGiftCards))
    }),
  )
})

test('a return of more units than remain after open returns has no estimate and does not change later estimates', () => {
  const open = [units('b', 2), units('b', 1)]
  assert.deepEqual(withExpectedRefunds(order, [], open), withExpectedRefunds(order, [], open.slice(0, 1)))
  assert.equal(estimateReturn(order, withExpectedRefunds(order, [], open), units('b', 1)).refunded, null)
})
