import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  diskState,
  endpointsState,
  outboxLimits,
  queueState,
  replicaState,
  roundTripLimits,
  searchState,
  stateAbove,
  vendorState,
} from './check-states.ts'
import { healthGroupOf, worstState } from './health-check.ts'

test('a health figure is a warning from its first limit on, and failing from its second limit on', () => {
  const states = [99.9, 100, 999, 1_000].map((ms) => stateAbove(ms, roundTripLimits))
  assert.deepEqual(states, ['ok', 'warning', 'warning', 'failing'])
  assert.deepEqual(
    [0, 59, 60, 300].map((seconds) => stateAbove(seconds, outboxLimits)),
    ['ok', 'ok', 'warning', 'failing'],
  )
})

test('a replica that lags more than 30 seconds or does not replicate is a warning', () => {
  assert.deepEqual([0, 30, 30.1, null].map(replicaState), ['ok', 'ok', 'warning', 'warning'])
})

test('failed jobs are failing, and jobs in their later attempts are a warning', () => {
  assert.equal(queueState({ failed: 0, failing: 0 }), 'ok')
  assert.equal(queueState({ failed: 0, failing: 1 }), 'warning')
  assert.equal(queueState({ failed: 1, failing: 1 }), 'failing')
})

test('a webhook endpoint that is switched off is failing, and one that rejects deliveries is a warning', () => {
  assert.equal(endpointsState({ off: 0, failing: 0 }), 'ok')
  assert.equal(endpointsState({ off: 0, failing: 2 }), 'warning')
  assert.equal(endpointsState({ off: 1, failing: 0 }), 'failing')
})

test("a payment vendor's state depends on the longest run of failures since a success", () => {
  assert.deepEqual([[], [0, 4], [5, 0], [1, 10]].map(vendorState), ['ok', 'ok', 'warning', 'failing'])
})

test('a disk is failing below 1 GB and a warning below 5 GB', () => {
  assert.deepEqual([0.9e9, 1e9, 4.9e9, 5e9].map(diskState), ['failing', 'warning', 'warning', 'ok'])
})

test('a search index that is not built or lacks more than 1% of the products is a warning', () => {
  assert.equal(searchState({ isBuilt: false, indexed: 0, listed: 0 }), 'warning')
  assert.equal(searchState({ isBuilt: true, indexed: 990, listed: 1_000 }), 'ok')
  assert.equal(searchState({ isBuilt: true, indexed: 989, listed: 1_000 }), 'warning')
  assert.equal(searchState({ isBuilt: true, indexed: 1, listed: 2 }), 'ok')
})

test('the overall health state is the worst state of any check', () => {
  assert.equal(worstState([]), 'ok')
  assert.equal(worstState(['ok', 'failing', 'warning']), 'failing')
  assert.equal(worstState(['ok', 'warning']), 'warning')
})

test('each health check belongs to a group', () => {
  assert.deepEqual([healthGroupOf('disk'), healthGroupOf('mail')], ['database', 'background'])
})
