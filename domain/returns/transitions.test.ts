import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseReturnNumber, formatReturnNumber } from './return-number.ts'
import { feePercentOf, returnReasons } from './reasons.ts'
import { nextReturnState, type ReturnState, stateAfter } from './transitions.ts'

test('a return moves from request through approval and receipt to refund', () => {
  const steps = (['approve', 'send', 'receive', 'refund'] as const).reduce(
    (state, event) => nextReturnState(state, event)!,
    'requested' as ReturnState,
  )
  assert.equal(steps, 'refunded')
  assert.equal(nextReturnState('approved', 'receive'), 'received')
  assert.equal(stateAfter('send'), 'in_transit')
})

test('a return is not refunded before receipt, and a closed return never changes', () => {
  for (const state of ['requested', 'approved', 'in_transit'] as const)
    assert.equal(nextReturnState(state, 'refund'), null)
  const events = ['approve', 'send', 'receive', 'refund', 'exchange', 'reject', 'cancel'] as const
  for (const state of ['refunded', 'exchanged', 'rejected', 'cancelled'] as const)
    for (const event of events) assert.equal(nextReturnState(state, event), null, `${state} ${event}`)
})

test('a return number is parsed in any letter case, with or without its prefix', () => {
  assert.equal(formatReturnNumber(100_001), 'R-100001')
  assert.deepEqual([' r-100001', 'R100001', '100001'].map(parseReturnNumber), [100_001, 100_001, 100_001])
  assert.deepEqual(['', 'R-', 'R-1', 'X-100001', 'R-1000000000'].map(parseReturnNumber), [null, null, null, null, null])
})

test('there is no return fee for items that are damaged, defective, wrong, or incomplete', () => {
  const free = returnReasons.filter((reason) => feePercentOf(reason, 15) === 0)
  assert.deepEqual(free, ['damaged', 'defective', 'wrong_item', 'missing_parts'])
  assert.equal(feePercentOf('changed_mind', 15), 15)
})
