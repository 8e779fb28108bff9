import assert from 'node:assert/strict'
import { test } from 'node:test'
import { roleId } from './role-id.ts'

test('a role id is derived from the ASCII letters in the role name, joined with hyphens', () => {
  assert.deepEqual(['Floor lead', ' Größe 2 ', '42'].map(roleId), ['floor-lead', 'gro-e', ''])
})
