import assert from 'node:assert/strict'
import { test } from 'node:test'
import { updateReceipt, outcomeOf, defaultReceipt } from './receipt.ts'

const unopened = { qty: 3, condition: 'unopened' } as const
const used = { qty: 3, condition: 'used' } as const

test('by default, a return receipt accepts all units and restocks unopened ones', () => {
  assert.deepEqual(defaultReceipt(unopened), { received: 3, accepted: 3, restocked: 3 })
  assert.deepEqual(defaultReceipt(used), { received: 3, accepted: 3, restocked: 0 })
})

test('accepted units cannot exceed received units, and restocked units cannot exceed accepted units', () => {
  const two = updateReceipt(defaultReceipt(unopened), 'received', 2, unopened)
  assert.deepEqual(two, { received: 2, accepted: 2, restocked: 2 })
  const one = updateReceipt(two, 'accepted', 1, unopened)
  assert.deepEqual(one, { received: 2, accepted: 1, restocked: 1 })
  const none = updateReceipt(one, 'restocked', 0, unopened)
  assert.deepEqual(none, { received: 2, accepted: 1, restocked: 0 })
  assert.deepEqual(updateReceipt(none, 'accepted', 9, unopened), { received: 2, accepted: 2, restocked: 0 })
  assert.deepEqual(updateReceipt(none, 'received', 9, unopened), { received: 3, accepted: 1, restocked: 0 })
})

test('clearing the received quantity and entering it again restores the accepted and restocked quantities', () => {
  const cleared = updateReceipt(defaultReceipt(unopened), 'received', 0, unopened)
  assert.deepEqual(cleared, { received: 0, accepted: 0, restocked: 0 })
  assert.deepEqual(updateReceipt(cleared, 'received', 2, unopened), { received: 2, accepted: 2, restocked: 2 })
  const clearedUsed = updateReceipt(defaultReceipt(used), 'received', 0, used)
  assert.deepEqual(updateReceipt(clearedUsed, 'received', 2, used), { received: 2, accepted: 2, restocked: 0 })
})

test("a line's missing, refused, restocked, and written-off units add up to its announced units", () => {
  const outcome = outcomeOf({ received: 2, accepted: 1, restocked: 0 }, { qty: 3 })
  assert.deepEqual(outcome, { missing: 1, refused: 1, restocked: 0, writtenOff: 1 })
})
