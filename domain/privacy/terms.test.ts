import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deletionDue, exportProblem } from './terms.ts'

const now = Date.UTC(2026, 10, 20, 12)
const hour = 3_600_000
const ready = (hoursAgo: number) => ({ requestedAt: now - hoursAgo * hour, isReady: true })

test('a customer can have one pending export, and at most three every 24 hours', () => {
  assert.equal(exportProblem([], now), null)
  assert.equal(exportProblem([{ requestedAt: now, isReady: false }], now), 'export_running')
  assert.equal(exportProblem([ready(1), ready(2)], now), null)
  assert.equal(exportProblem([ready(1), ready(2), ready(23)], now), 'export_limit')
  assert.equal(exportProblem([ready(1), ready(2), ready(24)], now), null)
})

test('an account is deleted 14 days after the request', () => {
  assert.equal(new Date(deletionDue(now)).toISOString(), '2026-12-04T12:00:00.000Z')
})
