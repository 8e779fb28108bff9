import assert from 'node:assert/strict'
import { test } from 'node:test'
import { progressOf } from './progress.ts'

const counts = { waiting: 0, changed: 6, unchanged: 1, refused: 3, undone: 0, left: 0 }

test('progress counts all changes but the waiting ones, and of an undo those that are undone or left', () => {
  assert.deepEqual(progressOf({ state: 'applying', counts: { ...counts, waiting: 5 } }), { done: 10, total: 15 })
  assert.deepEqual(progressOf({ state: 'applied', counts }), { done: 10, total: 10 })
  const half = { ...counts, changed: 2, undone: 3, left: 1 }
  assert.deepEqual(progressOf({ state: 'undoing', counts: half }), { done: 4, total: 6 })
})
