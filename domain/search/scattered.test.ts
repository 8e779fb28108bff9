import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scatteredStep } from './scattered.ts'

test('every place of a list is looked at once, whatever its length', () => {
  for (let count = 1; count <= 400; count += 1) {
    const step = scatteredStep(count)
    const seen = new Set<number>()
    for (let index = 0, at = 0; index < count; index += 1, at = (at + step) % count) seen.add(at)
    assert.equal(seen.size, count)
  }
})

test('the best so far changes seldom, even where each row is better than the one before', () => {
  const [count, step] = [100_000, scatteredStep(100_000)]
  let [best, changes] = [-1, 0]
  for (let index = 0, at = 0; index < count; index += 1, at = (at + step) % count) {
    if (at <= best) continue
    best = at
    changes += 1
  }
  assert.ok(changes < 40, `${changes} changes`)
})
