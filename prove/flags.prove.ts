import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Feature, FlagValue } from '#domain/flags/feature.ts'
import { createFlagEvaluator } from '#platform/flags/evaluate.ts'
import { randomAttributes, randomFeatures, randomFlagKey } from './inputs/random-flags.ts'
import { flagReference } from './reference/flags/flag-reference.ts'
import { createRng } from './rng.ts'
import { seed } from './seed.ts'
import { proofSize } from './size.ts'
import { flagByOldHash } from './twins/one-hash-version.ts'

const evaluations = proofSize({ full: 1_000_000, short: 20_000 })
/** Number of visitors for each set of flags. */
const visitors = 20

type Evaluate = (features: Readonly<Record<string, Feature>>, key: string, attributes: object) => FlagValue
const shopEvaluate: Evaluate = (features, key, attributes) =>
  createFlagEvaluator(features).evaluate(key, { attributes: { ...attributes } }).value

function compare(evaluate: Evaluate, count: number) {
  const outcome = { decidedByRule: 0, byDefault: 0, differences: [] as string[] }
  for (let set = 0; set < count / visitors; set += 1) {
    const rng = createRng(seed, set)
    const features = randomFeatures(rng)
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      const [key, attributes] = [randomFlagKey(rng), randomAttributes(rng)]
      const [actual, expected] = [evaluate, flagReference].map((each) =>
        JSON.stringify(each(features, key, { ...attributes })),
      )
      if (expected === JSON.stringify(features[key]?.defaultValue)) outcome.byDefault += 1
      else outcome.decidedByRule += 1
      if (actual !== expected && outcome.differences.length < 5) {
        outcome.differences.push(JSON.stringify({ features, key, attributes, actual, expected }))
      }
    }
  }
  return outcome
}

test('random flags have the same value for random visitors in a second implementation', (t) => {
  // The SDK prints each invalid weight, which it ignores.
  t.mock.method(console, 'error', () => {})
  const outcome = compare(shopEvaluate, evaluations)
  t.diagnostic(`${evaluations} evaluations, ${outcome.decidedByRule} decided by a rule`)
  assert.deepEqual(outcome.differences, [])
  assert.ok(outcome.decidedByRule > evaluations / 10 && outcome.byDefault > evaluations / 10)
})

test('the proof catches an evaluation that ignores the hash version', () => {
  assert.ok(compare(flagByOldHash, 20_000).differences.length > 0, 'twin not caught: no flag has another value')
})
