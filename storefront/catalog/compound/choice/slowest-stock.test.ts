import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slowestStock } from './slowest-stock.ts'

test('a product set has the availability of its least available part', () => {
  const low = { kind: 'low', left: 2 } as const
  const later = { kind: 'wait', days: 30 } as const
  assert.equal(slowestStock([]), null)
  assert.deepEqual(slowestStock([{ kind: 'in' }, low, { kind: 'low', left: 5 }]), low)
  assert.deepEqual(slowestStock([low, { kind: 'wait', days: 8 }, later]), later)
  assert.deepEqual(slowestStock([later, { kind: 'wait', days: null }]), { kind: 'wait', days: null })
  assert.deepEqual(slowestStock([{ kind: 'notify' }, { kind: 'out' }, later]), { kind: 'out' })
})
