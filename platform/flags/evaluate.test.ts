import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFlagEvaluator } from './evaluate.ts'

const valueOf = (feature: object, attributes: Record<string, unknown>) =>
  createFlagEvaluator({ flag: feature }).evaluate('flag', { attributes }).value

test('a flag has its default value unless a rule applies, and an unknown flag is null', () => {
  assert.equal(createFlagEvaluator({}).evaluate('flag', { attributes: {} }).value, null)
  const europe = { defaultValue: false, rules: [{ force: true, condition: { site: { $in: ['EUR', 'GBR'] } } }] }
  assert.deepEqual(
    [valueOf(europe, { site: 'GBR' }), valueOf(europe, { site: 'USA' }), valueOf(europe, {})],
    [true, false, false],
  )
  const values = [true, 'matte', 2025, { steps: [1, 2] }]
  for (const value of values) assert.deepEqual(valueOf({ defaultValue: value }, {}), value)
})

test('a roll-out includes about its fraction of visitors, and always the same ones', () => {
  const half = { defaultValue: false, rules: [{ force: true, coverage: 0.5, hashAttribute: 'id' }] }
  const ids = Array.from({ length: 1_000 }, (_, index) => `visitor-${index}`)
  const included = ids.filter((id) => valueOf(half, { id }) === true)
  assert.ok(included.length > 450 && included.length < 550, String(included.length))
  const more = { defaultValue: false, rules: [{ force: true, coverage: 0.8, hashAttribute: 'id' }] }
  assert.ok(included.every((id) => valueOf(half, { id }) === true && valueOf(more, { id }) === true))
  assert.equal(valueOf(half, {}), false)
})

test('a prerequisite decides whether a rule applies, and a gate switches the flag off', () => {
  const of = (parent: unknown, gate: boolean) =>
    createFlagEvaluator({
      parent: { defaultValue: parent },
      flag: {
        defaultValue: 'old',
        rules: [{ force: 'new', parentConditions: [{ id: 'parent', condition: { value: true }, gate }] }],
      },
    }).evaluate('flag', { attributes: {} }).value
  assert.deepEqual([of(true, false), of(false, false), of(false, true)], ['new', 'old', null])
})

test('an experiment returns the visitor and the variation to track', () => {
  const evaluator = createFlagEvaluator({
    flag: { defaultValue: 'a', rules: [{ key: 'drawer-test', variations: ['a', 'b'], hashVersion: 2 }] },
  })
  const { value, tracks } = evaluator.evaluate('flag', { attributes: { id: 'visitor-1' } })
  assert.deepEqual(
    tracks.map(({ experiment, result }) => [experiment['key'], result['value'], result['hashValue']]),
    [['drawer-test', value, 'visitor-1']],
  )
  const forced = evaluator.evaluate('flag', { attributes: { id: 'x' }, forcedVariations: { 'drawer-test': 1 } })
  assert.deepEqual(forced, { value: 'b', tracks: [] })
  assert.equal(evaluator.evaluate('flag', { attributes: {}, forcedFeatures: [['flag', 'c']] }).value, 'c')
})
