import assert from 'node:assert/strict'
import { test } from 'node:test'
import { offeredDecisions } from './offered-decisions.ts'

test('staff are offered only the decisions that would change the story', () => {
  const story = { isFeatured: false, reports: 0 }
  assert.deepEqual(offeredDecisions({ ...story, state: 'pending' }), ['publish', 'feature', 'reject'])
  assert.deepEqual(offeredDecisions({ ...story, state: 'rejected' }), ['publish', 'feature'])
  assert.deepEqual(offeredDecisions({ ...story, state: 'published' }), ['feature', 'takeDown'])
  assert.deepEqual(offeredDecisions({ state: 'published', isFeatured: true, reports: 2 }), [
    'clearReports',
    'unfeature',
    'takeDown',
  ])
})
