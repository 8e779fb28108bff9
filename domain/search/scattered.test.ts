import assert from 'node:assert/strict'
import { test } from 'node:test'
import { visitScattered } from './scattered.ts'

test('every place of a list is visited once, whatever its length', () => {
  for (let count = 0; count <= 700; count += 1) {
    const places: number[] = []
    visitScattered(count, (place) => places.push(place))
    assert.deepEqual(
      places.toSorted((a, b) => a - b),
      Array.from({ length: count }, (_, place) => place),
    )
  }
})

test('the best so far changes seldom, even where each row is better than the one before', () => {
  let [best, changes] = [-1, 0]
  visitScattered(100_000, (place) => {
    if (place <= best) return
    best = place
    changes += 1
  })
  assert.ok(changes < 1_000, `${changes} changes`)
})
