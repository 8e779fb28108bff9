import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { refundedUnits, computeRefund, type RefundRequest, type PaidOrder, type RefundShares } from './refund.ts'

const paid = (lines: PaidOrder['lines'], shipping: PaidOrder['shipping'], tariff = 0, label = 'VAT 19%'): PaidOrder => {
  const tax = shipping.tax + lines.reduce((total, line) => total + line.tax, 0)
  const net = shipping.net + lines.reduce((total, line) => total + line.net, 0)
  return { lines, shipping, taxes: [{ label, tax }], total: net + tax + tariff }
}
const thirds = paid([{ itemId: 'a', qty: 3, net: 1_000, tax: 190 }], { net: 500, tax: 95 })
const only = (change: Partial<RefundRequest>): RefundRequest => ({ lines: [], shipping: 0, other: 0, ...change })
const one = only({ lines: [{ itemId: 'a', qty: 1 }] })
function refunded(of: PaidOrder, ...requests: RefundRequest[]): RefundShares[] {
  return requests.reduce<RefundShares[]>((earlier, each) => {
    const refund = computeRefund(of, earlier, each)
    assert.ok(!('problem' in refund), JSON.stringify(refund))
    return [...earlier, refund]
  }, [])
}

test('the last unit refunded on a line gets the amount left after rounding earlier refunds', () => {
  const amounts = refunded(thirds, one, one, one).map(({ amount, tax }) => [amount, tax])
  assert.deepEqual(amounts, [
    [396, 63],
    [398, 64],
    [396, 63],
  ])
})

test('a refund that exceeds the remaining units, shipping, or amount is refused', () => {
  const earlier = refunded(thirds, one, only({ shipping: 400 }))
  const refused = (request: RefundRequest) => computeRefund(thirds, earlier, request)
  assert.deepEqual(refused(only({ lines: [{ itemId: 'a', qty: 3 }] })), { problem: 'pieces_exceed' })
  assert.deepEqual(refused(only({ lines: [{ itemId: 'b', qty: 1 }] })), { problem: 'unknown_line' })
  assert.deepEqual(refused(only({ shipping: 196 })), { problem: 'shipping_exceeds' })
  assert.deepEqual(refused(only({ other: 990 })), { problem: 'amount_exceeds' })
  assert.deepEqual(refused(only({})), { problem: 'nothing_left' })
})

test('a returned gift card is refunded up to its remaining balance', () => {
  const [refund] = refunded(thirds, only({ lines: [{ itemId: 'a', qty: 3, most: 700 }] }))
  assert.deepEqual([refund!.amount, refund!.lines[0]!.net, refund!.lines[0]!.tax], [700, 700, 0])
  // The spent part of the gift card is not refunded with the rest of the order either, so only shipping is left.
  const [, rest] = refunded(thirds, only({ lines: [{ itemId: 'a', qty: 3, most: 700 }] }), only({ other: 'rest' }))
  assert.equal(rest!.amount, 595)
})

test('if a returned item lost more value than the rest of the order is worth, the refund is zero and never negative', () => {
  // 1,700 of 1,785 is refunded as goodwill. Then the line, a gift card with 1,100 spent, is returned.
  const earlier = refunded(thirds, only({ other: 1_700 }))
  const lines = [{ itemId: 'a', qty: 3, most: 90 }]
  const back = computeRefund(thirds, earlier, only({ lines, shipping: 'rest', other: 'rest' }))
  assert.ok(!('problem' in back))
  assert.deepEqual([back.amount, back.other, back.tax], [0, 0, 0])
})

test('returning all lines after a goodwill refund refunds only the remaining amount', () => {
  const [, all] = refunded(thirds, only({ other: 1_000 }), only({ lines: [{ itemId: 'a', qty: 3 }] }))
  assert.equal(all!.amount, 785)
})

const amounts = fc.integer({ min: 0, max: 50_000 })
const order = fc
  .tuple(
    fc.array(fc.record({ qty: fc.integer({ min: 1, max: 7 }), net: amounts, tax: amounts }), {
      minLength: 1,
      maxLength: 5,
    }),
    fc.record({ net: amounts, tax: amounts }),
    fc.nat(2_000),
    fc.nat(100),
  )
  .map(([lines, shipping, tariff, percent]) => {
    const paidOrder = paid(
      lines.map((line, index) => ({ ...line, itemId: String(index) })),
      shipping,
      tariff,
    )
    // Two taxes, so that each can be verified separately.
    const tax = paidOrder.taxes[0]!.tax
    const first = Math.floor((tax * percent) / 100)
    const taxes = [
      { label: 'State', tax: first },
      { label: 'County', tax: tax - first },
    ]
    return { ...paidOrder, taxes }
  })
const request = fc.record({
  lines: fc.array(fc.record({ itemId: fc.nat(4).map(String), qty: fc.integer({ min: 1, max: 7 }) }), { maxLength: 1 }),
  shipping: fc.nat(60_000),
  other: fc.oneof(fc.constant(0), fc.nat(60_000)),
})

test('partial refunds never exceed the remaining amount, and the final one refunds the last cent of price and tax', () => {
  fc.assert(
    fc.property(order, fc.array(request, { maxLength: 12 }), (of, attempts) => {
      const earlier: RefundShares[] = []
      const check = (refund: RefundShares) => {
        assert.ok(refund.tax >= 0 && refund.tax <= refund.amount)
        for (const { tax } of refund.taxes) assert.ok(tax >= 0)
        earlier.push(refund)
      }
      for (const attempt of attempts) {
        const refund = computeRefund(of, earlier, attempt)
        if (!('problem' in refund)) check(refund)
      }
      const total = (pick: (refund: RefundShares) => number) => earlier.reduce((sum, each) => sum + pick(each), 0)
      assert.ok(total(({ amount }) => amount) <= of.total)
      for (const { itemId, qty } of of.lines) assert.ok(refundedUnits(earlier, itemId) <= qty)
      const rest = computeRefund(of, earlier, { lines: [], shipping: 0, other: 'rest' })
      if (!('problem' in rest)) check(rest)
      assert.equal(
        total(({ amount }) => amount),
        of.total,
      )
      for (const [index, { tax }] of of.taxes.entries())
        assert.equal(
          total(({ taxes }) => taxes[index]!.tax),
          tax,
        )
    }),
    { numRuns: 2_000 },
  )
})

test('a return fee withholds the same share of net price and tax, and a later refund for the rest of the order cannot include the fee', () => {
  const fee = only({ lines: [{ itemId: 'a', qty: 3, feePercent: 10 }] })
  const [refund, rest] = refunded(thirds, fee, only({ other: 'rest', shipping: 'rest' }))
  assert.deepEqual([refund!.lines[0]!.net, refund!.lines[0]!.tax, refund!.amount], [900, 171, 1_071])
  assert.equal(rest!.amount, 595)
})

const taxed = paid([{ itemId: 'a', qty: 2, net: 10_000, tax: 2_000 }], { net: 0, tax: 0 })
const halfOf = (qty: number) => only({ lines: [{ itemId: 'a', qty, feePercent: 50 }] })
const amountAndTax = ({ amount, tax }: RefundShares) => [amount, tax]

test('a refund with a return fee refunds the tax only on the refunded share, even if nothing else remains', () => {
  assert.deepEqual(refunded(taxed, halfOf(2)).map(amountAndTax), [[6_000, 1_000]])
  assert.deepEqual(refunded(taxed, halfOf(1), halfOf(1)).map(amountAndTax), [
    [3_000, 500],
    [3_000, 500],
  ])
})

test('shipping refunded after a line with a fee is refunded with its own tax', () => {
  const shipped = paid(taxed.lines, { net: 1_000, tax: 200 })
  assert.deepEqual(refunded(shipped, halfOf(2), only({ shipping: 'rest' })).map(amountAndTax), [
    [6_000, 1_000],
    [1_200, 200],
  ])
})

const reducedLine = fc.record(
  {
    itemId: fc.nat(4).map(String),
    qty: fc.integer({ min: 1, max: 7 }),
    feePercent: fc.nat(100),
    most: fc.nat(50_000),
  },
  { requiredKeys: ['itemId', 'qty'] },
)

test('refunds with fees and limits add up to no more than the net price and tax paid', () => {
  const reduced = fc.record({
    lines: fc.array(reducedLine, { maxLength: 1 }),
    shipping: fc.nat(20_000),
    other: fc.oneof(fc.constant(0), fc.nat(20_000), fc.constant('rest' as const)),
  })
  const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  const property = (of: PaidOrder, attempts: readonly RefundRequest[]) => {
    const earlier: RefundShares[] = []
    const rest = of.lines.map(({ itemId }) => ({ lines: [{ itemId, qty: 1, feePercent: 50 }], shipping: 0, other: 0 }))
    for (const attempt of [...attempts, ...rest, only({ shipping: 'rest' })]) {
      const refund = computeRefund(of, earlier, attempt)
      if (!('problem' in refund)) earlier.push(refund)
    }
    const lostTax = of.lines.map(({ itemId, qty, tax }) => {
      const back = earlier.flatMap(({ lines }) => lines).filter((line) => line.itemId === itemId)
      return Math.round((tax * total(back.map((line) => line.qty))) / qty) - total(back.map((line) => line.tax))
    })
    const paidTax = total(of.taxes.map(({ tax }) => tax))
    const refundedTax = total(earlier.map(({ tax }) => tax))
    for (const { tax, amount } of earlier) assert.ok(tax >= 0 && tax <= amount)
    assert.ok(total(earlier.map(({ amount, tax }) => amount - tax)) <= of.total - paidTax)
    assert.ok(refundedTax <= paidTax)
    // Unless there was a goodwill refund, the tax on a fee is never refunded.
    if (earlier.every(({ other }) => other === 0)) assert.ok(refundedTax <= paidTax - total(lostTax))
  }
  fc.assert(fc.property(order, fc.array(reduced, { maxLength: 12 }), property), { numRuns: 1_000 })
  const withoutGoodwill = reduced.map((request) => ({ ...request, other: 0 }))
  const untaxedRest = order.map((of) => ({ ...of, total: of.total - restOf(of) }))
  fc.assert(fc.property(untaxedRest, fc.array(withoutGoodwill, { maxLength: 4 }), property), { numRuns: 1_000 })
})

test('a price reduction and the later refund of its units add up to the price, and other units are refunded in full', () => {
  const reduce = only({ reductions: [{ itemId: 'a', net: 100, tax: 19 }] })
  const reduced = only({ lines: [{ itemId: 'a', qty: 1, less: { net: 100, tax: 19 } }] })
  const amounts = refunded(thirds, reduce, one, reduced, one).map(({ amount, tax }) => [amount, tax])
  assert.deepEqual(amounts, [
    [119, 19],
    [396, 63],
    [279, 45],
    [396, 63],
  ])
  const all = computeRefund(thirds, refunded(thirds, reduce), only({ reductions: [{ itemId: 'a', net: 901, tax: 0 }] }))
  assert.deepEqual(all, { problem: 'amount_exceeds' })
})

test("a line's reductions and refunds are at most its price, without lowering refunds of other lines", () => {
  const line = { itemId: 'a', qty: 2, net: 1_000, tax: 190 }
  const order: PaidOrder = {
    lines: [line, { ...line, itemId: 'b' }],
    shipping: { net: 0, tax: 0 },
    taxes: [{ label: 'Tax', tax: 380 }],
    total: 2_380,
  }
  const reduction = only({ reductions: [{ itemId: 'a', net: 100, tax: 19 }] })
  const amounts = refunded(
    order,
    reduction,
    only({ lines: [{ itemId: 'a', qty: 1 }] }),
    only({ lines: [{ itemId: 'a', qty: 1 }] }),
    only({ lines: [{ itemId: 'b', qty: 2 }] }),
  ).map(({ amount }) => amount)
  assert.deepEqual(amounts, [119, 595, 476, 1_190])
})

test('price reductions and refunds in any order add up to no more than the net price and tax paid', () => {
  const attempt = fc.record({ isReduction: fc.boolean(), part: fc.nat(1_000), other: fc.nat(300) })
  const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 12 }), (attempts) => {
      const earlier: RefundShares[] = []
      const less = { net: 0, tax: 0 }
      for (const { isReduction, part, other } of attempts) {
        const reduction = { net: Math.floor(part / 4), tax: Math.floor((part * 0.19) / 4) }
        const request = isReduction
          ? only({ reductions: [{ itemId: 'a', ...reduction }] })
          : only({ lines: [{ itemId: 'a', qty: 1, less: { ...less } }], other: part < 100 ? other : 0 })
        const refund = computeRefund(thirds, earlier, request)
        if ('problem' in refund) continue
        earlier.push(refund)
        less.net = isReduction ? less.net + reduction.net : 0
        less.tax = isReduction ? less.tax + reduction.tax : 0
      }
      assert.ok(total(earlier.map(({ amount }) => amount)) <= thirds.total)
      assert.ok(total(earlier.map(({ tax }) => tax)) <= 285)
      for (const { amount, tax } of earlier) assert.ok(tax >= 0 && tax <= amount)
    }),
    { numRuns: 1_000 },
  )
})

/** Returns the part of the total other than goods, shipping, and tax, such as duty. */
function restOf({ lines, shipping, total }: PaidOrder): number {
  return lines.reduce((left, { net, tax }) => left - net - tax, total - shipping.net - shipping.tax)
}
