import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maxFailingMs, maxWebhookAttempts, webhookDelay } from './retry-schedule.ts'

const hourMs = 3_600_000

test('a webhook is retried for more than three days with growing delays', () => {
  const delays = Array.from({ length: maxWebhookAttempts }, (_, index) =>
    webhookDelay({ attempts: index + 1, retryAfterMs: 0 }),
  )
  assert.deepEqual(
    delays.map((delay) => delay && delay / 60_000),
    [1, 5, 30, 120, 300, 600, 840, 1_200, 1_440, null],
  )
  const total = delays.reduce<number>((sum, delay) => sum + (delay ?? 0), 0)
  assert.ok(total > maxFailingMs && total < 80 * hourMs)
})

test('a requested retry delay extends the wait by up to a day', () => {
  assert.equal(webhookDelay({ attempts: 1, retryAfterMs: 2 * hourMs }), 2 * hourMs)
  assert.equal(webhookDelay({ attempts: 4, retryAfterMs: 60_000 }), 2 * hourMs)
  assert.equal(webhookDelay({ attempts: 1, retryAfterMs: 90 * hourMs }), 24 * hourMs)
  assert.equal(webhookDelay({ attempts: maxWebhookAttempts, retryAfterMs: hourMs }), null)
})
