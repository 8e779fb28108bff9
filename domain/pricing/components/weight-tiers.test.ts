import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hundredthsOfPound, nextTier, poundsOf, tierAt, weightDiscount } from './weight-tiers.ts'

const tiers = [
  { ruleWeight: 200, discountPerLb: 15 },
  { ruleWeight: 100, discountPerLb: 10 },
  { ruleWeight: 300, discountPerLb: 20 },
]

test('the highest weight tier at or below the weight applies, regardless of the order of tiers [PRICE-212]', () => {
  const at = (pounds: number) => tierAt(tiers, pounds)?.ruleWeight ?? null
  assert.deepEqual([at(99), at(100), at(199.9), at(200), at(300), at(5_000)], [null, 100, 100, 200, 300, 300])
})

test("the weight tier discount is the tier's amount per pound, rounded once [PRICE-213]", () => {
  assert.equal(weightDiscount([{ ruleWeight: 100, discountPerLb: 10 }], 250), 2_500)
  assert.equal(weightDiscount([{ ruleWeight: 100, discountPerLb: 12.5 }], 100.1), 1_251)
  assert.equal(weightDiscount(tiers, 99.99), 0)
})

test('the next weight tier and the weight needed to reach it are reported until the top tier is reached', () => {
  assert.deepEqual(nextTier(tiers, 120.5), { tier: tiers[0], missing: 79.5 })
  assert.equal(nextTier(tiers, 300), null)
})

test('ten 45 lb plates weigh 450 lb, and ten 100 lb plates weigh 1,000 lb', () => {
  assert.equal((10 * hundredthsOfPound(20_412)) / 100, 450)
  assert.equal((10 * hundredthsOfPound(45_359)) / 100, 1_000)
})

test('grams are converted to pounds with two decimals', () => {
  assert.equal(poundsOf(20_412), 45)
  assert.equal(poundsOf(45_359), 100)
})
