import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { branchIds, childrenOf, parentProblem, positionsAfter, type PlacedCategory } from './category-tree.ts'

const tree: readonly PlacedCategory[] = [
  { id: 1, parentId: null, position: 1 },
  { id: 2, parentId: 1, position: 1 },
  { id: 3, parentId: 2, position: 1 },
  { id: 4, parentId: null, position: 2 },
  { id: 5, parentId: 4, position: 1 },
]

test('a category cannot be moved below itself or one of its subcategories', () => {
  assert.equal(parentProblem(tree, 1, 1), 'within_itself')
  assert.equal(parentProblem(tree, 1, 3), 'within_itself')
  assert.equal(parentProblem(tree, 2, 4), null)
})

test('the branch of a category consists of the category and all categories below it', () => {
  assert.deepEqual(branchIds(tree, 1), [1, 2, 3])
  assert.deepEqual(branchIds(tree, 5), [5])
  assert.deepEqual(branchIds(tree, 9), [9])
})

test('a category and its subcategories must fit into the three levels of the menu [SHELL-019]', () => {
  assert.equal(parentProblem(tree, null, 2), null)
  assert.equal(parentProblem(tree, null, 3), 'too_deep')
  assert.equal(parentProblem(tree, 4, 1), null)
  assert.equal(parentProblem(tree, 4, 2), 'too_deep')
  assert.equal(parentProblem(tree, 4, null), null)
})

test('a parent that does not exist is refused', () => {
  assert.equal(parentProblem(tree, 2, 99), 'parent_not_found')
})

test('a loop in the stored tree does not hang the check', () => {
  const loop = [
    { id: 1, parentId: 2, position: 1 },
    { id: 2, parentId: 1, position: 1 },
  ]
  assert.equal(parentProblem(loop, 3, 1), 'within_itself')
})

test('a move to a gap between siblings changes only the moved category', () => {
  const siblings = [10, 20, 30].map((position, at) => ({ id: at + 1, parentId: null, position }))
  assert.deepEqual(positionsAfter(siblings, 9, 1), [{ id: 9, position: 15 }])
  assert.deepEqual(positionsAfter(siblings, 9, null), [{ id: 9, position: 4 }])
  assert.deepEqual(positionsAfter(siblings, 9, 3), [{ id: 9, position: 1054 }])
  assert.equal(positionsAfter(siblings, 9, 7), undefined)
  assert.equal(positionsAfter(siblings, 1, 1), undefined)
})

test('after any series of moves, each category is where the last move placed it, and positions are distinct and not negative', () => {
  const move = fc.record({ id: fc.integer({ min: 1, max: 6 }), after: fc.integer({ min: 0, max: 6 }) })
  const start = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(start, fc.array(move, { maxLength: 30 }), (positions, moves) => {
      let siblings: PlacedCategory[] = positions.map((position, at) => ({ id: at + 1, parentId: null, position }))
      let model = childrenOf(siblings, null).map(({ id }) => id)
      for (const { id, after } of moves) {
        const changes = positionsAfter(childrenOf(siblings, null), id, after === 0 ? null : after)
        if (id === after) {
          assert.equal(changes, undefined)
          continue
        }
        const changed = new Map(changes!.map((change) => [change.id, change.position]))
        siblings = siblings.map((each) => ({ ...each, position: changed.get(each.id) ?? each.position }))
        model = model.filter((each) => each !== id)
        model.splice(after === 0 ? 0 : model.indexOf(after) + 1, 0, id)
        assert.deepEqual(
          childrenOf(siblings, null).map((each) => each.id),
          model,
        )
        assert.ok(siblings.every(({ position }) => position >= 0))
      }
    }),
  )
})
