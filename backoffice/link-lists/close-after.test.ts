import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeAfter } from './close-after.ts'

test('closing the link form after a conflict reloads the link lists, and closing it otherwise does not [CMS-218]', () => {
  const closing = { onClose: () => {}, onDone: () => {} }
  const problem = (code: string) => ({ problem: { kind: 'refused' as const, code } })
  assert.equal(closeAfter(problem('version_conflict'), closing), closing.onDone)
  assert.equal(closeAfter(problem('label_missing'), closing), closing.onDone)
  assert.equal(closeAfter(problem('link_to_itself'), closing), closing.onClose)
  assert.equal(closeAfter({ problem: null }, closing), closing.onClose)
})
