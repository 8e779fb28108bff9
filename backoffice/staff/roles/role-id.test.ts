import assert from 'node:assert/strict'
import { test } from 'node:test'
import { roleId } from './role-id.ts'

test('the id of a role has the letters of its name', () => {
  assert.deepEqual(['Floor lead', ' Größe 2 ', '42'].map(roleId), ['floor-lead', 'gro-e', ''])
})
