import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TreeCategory } from './category-types.ts'
import { branchesOf, indentedOption, lastSibling, parentChoices, pathText, pathTo } from './tree.ts'

const category = (id: number, parentId: number | null, depth: number): TreeCategory => ({
  id,
  parentId,
  depth,
  name: `C${id}`,
  handle: `c${id}`,
  products: 0,
  sites: [],
})
const all = [category(1, null, 0), category(2, 1, 1), category(3, 2, 2), category(4, 1, 1), category(5, null, 0)]
const ids = (categories: readonly { id: number }[]) => categories.map(({ id }) => id)

test('the tree nests categories below their parents in menu order', () => {
  const [first, second] = branchesOf(all)
  assert.deepEqual([first?.category.id, second?.category.id], [1, 5])
  assert.deepEqual(
    first?.children.map(({ category: { id }, children }) => [id, children.length]),
    [
      [2, 1],
      [4, 0],
    ],
  )
  assert.deepEqual(branchesOf([]), [])
})

test('the path to a category starts with its department', () => {
  assert.deepEqual(ids(pathTo(all, 3)), [1, 2, 3])
  assert.deepEqual(pathTo(all, 9), [])
  assert.equal(pathText(all, 3), 'C1 › C2 › C3')
  assert.equal(pathText(all, 9), '9')
  assert.deepEqual(pathTo(all, null), [])
})

test('a new category can be placed below the first two levels [SHELL-019]', () => {
  assert.deepEqual(ids(parentChoices(all, null)), [1, 2, 4, 5])
})

test('a category cannot be placed below itself, or so deep that its subcategories leave the menu [SHELL-019]', () => {
  assert.deepEqual(ids(parentChoices(all, 2)), [1, 5])
  assert.deepEqual(ids(parentChoices(all, 1)), [])
  assert.deepEqual(ids(parentChoices(all, 3)), [1, 2, 4, 5])
})

test('a moved category follows the last other child of its new parent', () => {
  assert.equal(lastSibling(all, { id: 5, parentId: 1 }), 4)
  assert.equal(lastSibling(all, { id: 4, parentId: 1 }), 2)
  assert.equal(lastSibling(all, { id: 4, parentId: 5 }), null)
})

test('a select option is indented by its level', () => {
  assert.deepEqual(indentedOption(all[2]!), ['3', '\u2003\u2003C3'])
})
