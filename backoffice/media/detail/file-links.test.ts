import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOnlyInLinks, linkOfUse } from './file-links.ts'

test("a category's use of a file leads to the category, or to its link list if only the links use the file", () => {
  const use = (usedBy: ('picture' | 'links')[]) => ({ type: 'category' as const, id: 12, title: 'Plates', usedBy })
  assert.equal(linkOfUse(use(['picture'])).to, '/categories/12')
  assert.equal(linkOfUse(use(['links'])).to, '/link-lists?open=12')
  assert.equal(linkOfUse(use(['picture', 'links'])).to, '/categories/12')
  assert.deepEqual([isOnlyInLinks(use(['links'])), isOnlyInLinks(use(['picture', 'links']))], [true, false])
})
