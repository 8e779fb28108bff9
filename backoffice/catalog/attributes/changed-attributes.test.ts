import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changedAttributes } from './changed-attributes.ts'

test('only product attributes that differ from the stored attributes are saved', () => {
  const stored = { hidesReviews: true, isExcludedFromAffiliates: false }
  assert.deepEqual(changedAttributes(stored, {}), {})
  assert.deepEqual(changedAttributes(stored, { hidesReviews: true }), {})
  const draft = { hidesReviews: false, isExcludedFromAffiliates: false }
  assert.deepEqual(changedAttributes(stored, draft), { hidesReviews: false })
})
