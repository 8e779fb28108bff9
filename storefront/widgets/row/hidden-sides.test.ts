import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hiddenSides, scrollStep } from './hidden-sides.ts'

const sidesAt = (scrollLeft: number, scrollWidth = 1_000) => hiddenSides({ scrollLeft, scrollWidth, clientWidth: 400 })

test('a scrolling row can have hidden items before it, after it, or on both sides', () => {
  assert.deepEqual(sidesAt(0), { before: false, after: true })
  assert.deepEqual(sidesAt(300), { before: true, after: true })
  assert.deepEqual(sidesAt(600), { before: true, after: false })
})

test('a row that fits has no hidden items, and a fraction of a pixel at its end is ignored', () => {
  assert.deepEqual(sidesAt(0, 400), { before: false, after: false })
  assert.deepEqual(sidesAt(599.4), { before: true, after: false })
  assert.deepEqual(sidesAt(0.6), { before: false, after: true })
})

test('a scroll step moves a row by 80% of its visible width', () => {
  assert.equal(scrollStep({ clientWidth: 400 }), 320)
})
