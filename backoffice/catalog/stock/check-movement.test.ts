import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkMovement, type EnteredMovement } from './check-movement.ts'

const at = (location: string, onHand: number) => ({ location, onHand, reserved: 0, isCounted: true, backorder: 0 })
const variant = { sku: 'BAR', stock: [at('US', 40), at('CA', 5)] }
const typed = (change: Partial<EnteredMovement>) =>
  checkMovement(variant, { kind: 'received', location: 'US', to: '', qty: '3', reason: ' PO 7 ', ...change })

test('received, damaged, and transferred units change the stock on hand, and a count replaces it', () => {
  assert.deepEqual(typed({}), {
    movement: { kind: 'received', sku: 'BAR', location: 'US', reason: 'PO 7', qty: 3 },
    after: 43,
    error: null,
  })
  assert.equal(typed({ kind: 'damaged' }).after, 37)
  assert.equal(typed({ kind: 'transferred', to: 'CA' }).after, 37)
  const counted = typed({ kind: 'counted', qty: '0' })
  assert.deepEqual(counted.movement && 'expected' in counted.movement && counted.movement.expected, 40)
})

test('a stock movement of zero units, of half a unit, or to the same warehouse is an error', () => {
  assert.deepEqual(
    [typed({ qty: '0' }).error, typed({ qty: '1.5' }).error, typed({ qty: '' }).error],
    ['qty', 'qty', 'qty'],
  )
  assert.equal(typed({ kind: 'counted', qty: '-1' }).error, 'count')
  assert.equal(typed({ kind: 'transferred', to: 'US' }).error, 'to')
})
