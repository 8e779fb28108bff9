import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wholeArrival } from './whole-arrival.ts'

test("an order's arrival spans all its packages, and is unknown if one of them is unknown", () => {
  const [early, late] = [{ arrives: ['2026-11-24', '2026-11-25'] }, { arrives: ['2026-11-23', '2026-12-01'] }] as const
  assert.deepEqual(wholeArrival([early]), ['2026-11-24', '2026-11-25'])
  assert.deepEqual(wholeArrival([early, late]), ['2026-11-23', '2026-12-01'])
  assert.equal(wholeArrival([early, { arrives: null }]), null)
  assert.equal(wholeArrival([]), null)
})
