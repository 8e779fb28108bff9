import assert from 'node:assert/strict'
import { test } from 'node:test'
import { progressOf } from './progress.ts'

const counts = { waiting: 0, changed: 6, unchanged: 1, refused: 3, undone: 0, left: 0 }

test('the progress of a bulk edit excludes waiting changes, and the progress of an undo counts undone and skipped changes', () => {
  assert.deepEqual(progressOf({ state: 'applying', counts: { ...counts, waiting: 5 } }), { done: 10, total: 15 })
  assert.deepEqual(progressOf({ state: 'applied', counts }), { done: 10, total: 10 })
  const half = { ...counts, changed: 2, undone: 3, left: 1 }
  assert.deepEqual(progressOf({ state: 'undoing', counts: half }), { done: 4, total: 6 })
})
