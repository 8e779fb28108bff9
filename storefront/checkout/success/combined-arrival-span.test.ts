import assert from 'node:assert/strict'
import { test } from 'node:test'
import { combinedArrivalSpan } from './combined-arrival-span.ts'

test("an order's arrival spans all its packages, and is unknown if one of them is unknown", () => {
  const [early, late] = [{ arrives: ['2026-11-24', '2026-11-25'] }, { arrives: ['2026-11-23', '2026-12-01'] }] as const
  assert.deepEqual(combinedArrivalSpan([early]), ['2026-11-24', '2026-11-25'])
  assert.deepEqual(combinedArrivalSpan([early, late]), ['2026-11-23', '2026-12-01'])
  assert.equal(combinedArrivalSpan([early, { arrives: null }]), null)
  assert.equal(combinedArrivalSpan([]), null)
})
