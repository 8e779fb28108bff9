import assert from 'node:assert/strict'
import { test } from 'node:test'
import { billableGrams, divisorOf, volumeOf, type VolumeDivisor } from './billable-weight.ts'

const divisor = (change: Partial<VolumeDivisor> = {}): VolumeDivisor => ({
  site: 'USA',
  kind: 'parcel',
  service: null,
  cm3PerKg: 5000,
  fromCm3: 0,
  ...change,
})

test('a package is billed by actual or volumetric weight, whichever is greater [SHIP-251]', () => {
  // 60 x 50 x 40 cm = 120,000 cm³, or 24 kg at 5,000 cm³ per kg.
  const mm3 = volumeOf([600, 500, 400])
  assert.equal(mm3, 120_000_000)
  assert.equal(billableGrams({ grams: 10_000, mm3 }, divisor()), 24_000)
  assert.equal(billableGrams({ grams: 24_001, mm3 }, divisor()), 24_001)
  assert.equal(billableGrams({ grams: 1, mm3: 5001 }, divisor()), 2)
  assert.equal(billableGrams({ grams: 10_000, mm3 }, undefined), 10_000)
  assert.equal(billableGrams({ grams: 10_000, mm3: volumeOf(null) }, divisor()), 10_000)
})

test("volumetric weight applies from the carrier's minimum volume on", () => {
  const overAFoot = divisor({ fromCm3: 28_317 })
  assert.equal(billableGrams({ grams: 1000, mm3: 28_316_999 }, overAFoot), 1000)
  assert.equal(billableGrams({ grams: 1000, mm3: 28_317_000 }, overAFoot), 5664)
})

test("a service's volume divisor takes precedence over the divisor for its kind, and divisors for other sites and kinds are ignored", () => {
  const all = [divisor(), divisor({ service: 'air', cm3PerKg: 4000 }), divisor({ kind: 'freight', cm3PerKg: 3000 })]
  const of = (service: string | null, change: Partial<VolumeDivisor> = {}) =>
    divisorOf(all, { site: 'USA', kind: 'parcel', service, ...change })?.cm3PerKg
  assert.deepEqual(
    [of('ground'), of('air'), of(null, { kind: 'freight' }), of('air', { site: 'EUR' })],
    [5000, 4000, 3000, undefined],
  )
})
