import assert from 'node:assert/strict'
import { test } from 'node:test'
import { visitScattered } from './scattered.ts'

test('the scattered order visits every index exactly once, for any length', () => {
  for (let count = 0; count <= 700; count += 1) {
    const places: number[] = []
    visitScattered(count, (from, end) => {
      for (let place = from; place < end; place += 1) places.push(place)
    })
    assert.deepEqual(
      places.toSorted((a, b) => a - b),
      Array.from({ length: count }, (_, place) => place),
    )
  }
})

test('in scattered order, the running maximum changes rarely, even if each row is better than the previous one', () => {
  let [best, changes] = [-1, 0]
  const visit = (place: number) => {
    if (place <= best) return
    best = place
    changes += 1
  }
  visitScattered(100_000, (from, end) => {
    for (let place = from; place < end; place += 1) visit(place)
  })
  assert.ok(changes < 1_000, `${changes} changes`)
})
