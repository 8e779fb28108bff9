import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { noOfferLimits } from './offer.ts'
import { offerForTests } from './offer-for-tests.ts'
import type { PricedPart } from './components/part.ts'
import { applyQuotedPrice } from './quoted-price.ts'

const part = (unit: number, qty: number): PricedPart => ({
  offer: offerForTests(unit + 1),
  qty,
  unit,
  base: unit,
  isPromotional: true,
})
const quoted = (parts: PricedPart[], price: number) => {
  const found = applyQuotedPrice({ offer: parts[0]!.offer, parts, steps: [] }, price)
  assert.ok(found && 'parts' in found)
  return found
}

test("a quoted price is split across a bundle's parts in proportion to their catalog prices [LIST-234]", () => {
  const { parts, steps } = quoted([part(0, 1), part(20_000, 1), part(4_000, 4)], 18_001)
  assert.deepEqual(
    parts.map(({ unit }) => unit),
    [1, 10_000, 2_000],
  )
  assert.deepEqual(steps, [{ reason: 'quote', price: 18_001 }])
  assert.ok(parts.every(({ isPromotional }) => !isPromotional))
})

test('a quoted price does not change the price of gift cards and programs in a bundle [LIST-234]', () => {
  const card = offerForTests(7, { type: 'giftcard' })
  const program = offerForTests(8, { limits: { ...noOfferLimits, isProgram: true } })
  for (const offer of [card, program]) {
    const parts = [part(0, 1), { ...part(10_000, 1), offer }]
    assert.deepEqual(quoted(parts, 100).parts, parts)
  }
})

test('at any quoted price, the prices of the bundle parts add up to the cent, and none is negative [LIST-234]', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 })
  const children = fc.array(fc.tuple(amount, fc.integer({ min: 1, max: 20 })), { maxLength: 6 })
  fc.assert(
    fc.property(amount, children, amount, (own, others, price) => {
      const { parts } = quoted([part(own, 1), ...others.map(([unit, qty]) => part(unit, qty))], price)
      assert.equal(
        parts.reduce((sum, { unit, qty }) => sum + unit * qty, 0),
        price,
      )
      assert.ok(parts.every(({ unit }) => unit >= 0))
    }),
    { numRuns: 200 },
  )
})
