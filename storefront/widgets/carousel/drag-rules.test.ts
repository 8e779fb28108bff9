import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currentIndex, dragEnd, dragMs } from './drag-rules.ts'

const starts = [0, 300, 600, 900]

test('the current slide is the one whose start is nearest [UI-403]', () => {
  assert.equal(currentIndex(0, starts), 0)
  assert.equal(currentIndex(149, starts), 0)
  assert.equal(currentIndex(300, starts), 1)
  assert.equal(currentIndex(2_000, starts), 3)
  assert.equal(currentIndex(0, []), 0)
})

test('a drag of 49 pixels snaps back, and one of 51 moves by a slide [UI-431]', () => {
  assert.equal(dragEnd({ from: 300, moved: -49, speed: 0 }, starts), 1)
  assert.equal(dragEnd({ from: 300, moved: 49, speed: 0 }, starts), 1)
  assert.equal(dragEnd({ from: 300, moved: -51, speed: 0 }, starts), 2)
  assert.equal(dragEnd({ from: 300, moved: 51, speed: 0 }, starts), 0)
})

test('a fast drag travels 200 milliseconds further, and the animation takes 300 [UI-429, UI-430]', () => {
  assert.equal(dragEnd({ from: 0, moved: -60, speed: -2 }, starts), 2)
  assert.equal(dragEnd({ from: 0, moved: -60, speed: -1 }, starts), 1)
  assert.equal(dragMs, 300)
})

test('a drag ends at the first or last slide', () => {
  assert.equal(dragEnd({ from: 0, moved: 400, speed: 3 }, starts), 0)
  assert.equal(dragEnd({ from: 900, moved: -400, speed: -3 }, starts), 3)
})
