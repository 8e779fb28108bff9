import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chiSquareTail, normalProbability } from './distributions.ts'
import { runningExperiments } from './running.ts'
import { chanceToBeat, sampleRatio } from './statistics.ts'

const isNear = (found: number | null, expected: number, tolerance: number) =>
  assert.ok(found !== null && Math.abs(found - expected) <= tolerance, `${found} is not ${expected}`)

test('chi-square probabilities match the critical values in the NIST/SEMATECH e-Handbook, section 1.3.6.7.4', () => {
  const critical = [
    [1, 2.706, 0.1],
    [1, 3.841, 0.05],
    [1, 10.828, 0.001],
    [2, 5.991, 0.05],
    [2, 13.816, 0.001],
    [3, 7.815, 0.05],
    [3, 16.266, 0.001],
    [9, 16.919, 0.05],
    [10, 18.307, 0.05],
    [10, 29.588, 0.001],
  ] as const
  // The table has three decimals.
  for (const [degrees, x, probability] of critical) isNear(chiSquareTail(x, degrees), probability, probability * 0.001)
  assert.equal(chiSquareTail(0, 3), 1)
})

test('normal probabilities match the table in the NIST/SEMATECH e-Handbook, section 1.3.6.7.1', () => {
  for (const [z, area] of [
    [0, 0],
    [1, 0.34134],
    [1.96, 0.475],
    [3, 0.49865],
  ] as const) {
    isNear(normalProbability(z), 0.5 + area, 0.00001)
    isNear(normalProbability(-z), 0.5 - area, 0.00001)
  }
})

test('the chance to beat the control matches exact rational integrals of the beta densities', () => {
  // Computed with Python's fractions: the sum of binomial terms of the control's distribution function, each integrated
  // over the variation's density. Arms are visitors and buyers.
  const exact = [
    [[10, 1], [10, 3], 0.8446115288220551],
    [[100, 10], [100, 15], 0.8532837899339661],
    [[1000, 50], [1000, 65], 0.924480378902574],
    [[2000, 300], [2100, 340], 0.8527735659116074],
    [[500, 100], [450, 60], 0.0030327385787037057],
    [[20, 5], [20, 5], 0.5],
  ] as const
  const arm = ([visitors, buyers]: readonly [number, number]) => ({ visitors, buyers })
  for (const [control, variation, chance] of exact) {
    isNear(chanceToBeat(arm(control), arm(variation)), chance, 1e-9)
    isNear(chanceToBeat(arm(variation), arm(control)), 1 - chance, 1e-9)
  }
  assert.equal(chanceToBeat(arm([0, 0]), arm([10, 1])), null)
})

test('the approximation for many buyers is continuous with the exact values', () => {
  const exact = chanceToBeat({ visitors: 20_000, buyers: 980 }, { visitors: 20_000, buyers: 1_000 })!
  const approximate = chanceToBeat({ visitors: 20_020, buyers: 981 }, { visitors: 20_020, buyers: 1_001 })!
  isNear(approximate, exact, 0.002)
  isNear(chanceToBeat({ visitors: 1e7, buyers: 1e6 }, { visitors: 1e7, buyers: 1e6 }), 0.5, 1e-6)
})

test('a visitor split that is unlikely for the weights is a mismatch', () => {
  const split = (...visitors: number[]) => sampleRatio(visitors.map((each) => ({ visitors: each, weight: 0.5 })))!
  // 10 * 10 / 500 * 2 = 0.4 and 120 * 120 / 1000 * 2 = 28.8 with one degree of freedom.
  isNear(split(510, 490).probability, 0.5271, 0.0001)
  assert.equal(split(510, 490).isMismatch, false)
  assert.equal(split(1_120, 880).isMismatch, true)
  const uneven = [
    { visitors: 900, weight: 0.9 },
    { visitors: 100, weight: 0.1 },
  ]
  assert.deepEqual(sampleRatio(uneven), { probability: 1, isMismatch: false })
  assert.equal(
    sampleRatio([
      { visitors: 4, weight: 0.5 },
      { visitors: 4, weight: 0.5 },
    ]),
    null,
  )
})

test('experiments in flags list their variations with ids, names, and shares', () => {
  const variations = [false, true]
  const found = runningExperiments({
    plain: { defaultValue: true, rules: [{ force: false, coverage: 0.5 }] },
    header: { defaultValue: false, rules: [{ variations }] },
    named: {
      defaultValue: false,
      rules: [
        {
          key: 'test',
          name: 'Test',
          variations,
          weights: [0.9, 0.1],
          meta: [{ key: 'old' }, { key: 'new', name: 'New' }],
        },
        { key: 'test', variations },
      ],
    },
    ranged: {
      defaultValue: 0,
      rules: [
        {
          variations: [0, 1],
          ranges: [
            [0, 0.1],
            [0.5, 0.8],
          ],
        },
      ],
    },
    wrong: { defaultValue: 0, rules: [{ variations: [0, 1], weights: [0.2, 0.2] }] },
  })
  assert.deepEqual(
    found.map(({ key, name, flag, variations: all }) => [
      [key, name, flag],
      ...all.map(({ id, name: title, weight }) => [id, title, Math.round(weight * 1_000)]),
    ]),
    [
      [
        ['header', 'header', 'header'],
        ['0', '0', 500],
        ['1', '1', 500],
      ],
      [
        ['test', 'Test', 'named'],
        ['old', 'old', 900],
        ['new', 'New', 100],
      ],
      [
        ['ranged', 'ranged', 'ranged'],
        ['0', '0', 250],
        ['1', '1', 750],
      ],
      [
        ['wrong', 'wrong', 'wrong'],
        ['0', '0', 500],
        ['1', '1', 500],
      ],
    ],
  )
})
