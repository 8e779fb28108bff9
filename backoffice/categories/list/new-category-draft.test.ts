import assert from 'node:assert/strict'
import { test } from 'node:test'
import { categoryHandle, checkNewCategory, emptyCategory, fieldOfRefusal } from './new-category-draft.ts'

test('the path of a new category follows its name until it is edited', () => {
  assert.equal(categoryHandle({ name: 'Bumper Plates', handle: null }), 'bumper-plates')
  assert.equal(categoryHandle({ name: 'Bumper Plates', handle: 'plates' }), 'plates')
})

test('a new category needs a name and a valid path', () => {
  assert.deepEqual(checkNewCategory(emptyCategory).wrong, ['name'])
  assert.deepEqual(checkNewCategory({ ...emptyCategory, name: '+' }).wrong, ['handle'])
  assert.deepEqual(checkNewCategory({ ...emptyCategory, name: 'Plates', handle: 'a/b' }).wrong, ['handle'])
  assert.deepEqual(checkNewCategory({ name: ' Plates ', handle: null, parent: '12' }), {
    wrong: [],
    body: { name: 'Plates', handle: 'plates', parentId: 12 },
  })
})

test('a refusal of a new category marks the field that it concerns', () => {
  assert.equal(fieldOfRefusal('handle_taken'), 'handle')
  assert.equal(fieldOfRefusal('too_deep'), 'parent')
  assert.equal(fieldOfRefusal('too_many_categories'), undefined)
  assert.equal(fieldOfRefusal(undefined), undefined)
})
