import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { dimensionsProblem, fileProblem } from './upload-problems.ts'
import { progressOf, withUpload, type Upload } from './upload-state.ts'

test('a file that is empty or larger than 12 MB is refused before it is sent, with its size', () => {
  assert.equal(fileProblem({ size: 12_000_000 }), null)
  assert.match(fileProblem({ size: 0 })!, /empty/)
  assert.match(fileProblem({ size: 14_210_000 })!, /14\.2 MB/)
})

test("a refusal shows a picture's dimensions only if the picture has too many pixels", () => {
  const tooMany = new RefusalError(422, 'too_many_pixels', { width: 9_000, height: 7_000 })
  assert.match(dimensionsProblem(tooMany)!, /9000 × 7000/)
  assert.equal(dimensionsProblem(new RefusalError(422, 'picture_unreadable')), null)
})

test('the upload progress includes failed uploads, and an upload that ends changes only its own entry', () => {
  const uploads: Upload[] = ['a', 'b', 'c'].map((key) => ({ key, name: key, state: 'waiting' }))
  const failed = withUpload(uploads, { key: 'b', name: 'b', state: 'failed', problem: 'No picture' })
  const both = withUpload(failed, { key: 'a', name: 'a', state: 'done', id: 7 })
  assert.deepEqual(progressOf(both), { ended: 2, all: 3 })
  assert.deepEqual(
    both.map(({ state }) => state),
    ['done', 'failed', 'waiting'],
  )
})
