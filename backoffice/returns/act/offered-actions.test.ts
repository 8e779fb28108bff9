import assert from 'node:assert/strict'
import { test } from 'node:test'
import { offeredActions } from './offered-actions.ts'

const received = (accepted: number, resolution: 'refund' | 'exchange' = 'refund') =>
  offeredActions({ state: 'received', resolution, items: [{ accepted: 0 }, { accepted }] })

test('a return offers the actions of its state, the most likely first', () => {
  const items = [{ accepted: null }]
  const offered = (state: 'requested' | 'approved' | 'in_transit' | 'refunded') =>
    offeredActions({ state, resolution: 'refund', items })
  assert.deepEqual(offered('requested'), ['approve', 'reject'])
  assert.deepEqual(offered('approved'), ['receive', 'reject'])
  assert.deepEqual(offered('in_transit'), ['receive', 'reject'])
  assert.deepEqual(offered('refunded'), [])
})

test('a received return is refunded or exchanged if something was accepted, and else rejected', () => {
  assert.deepEqual(received(1), ['refund', 'exchange'])
  assert.deepEqual(received(1, 'exchange'), ['exchange', 'refund'])
  assert.deepEqual(received(0), ['reject'])
})
