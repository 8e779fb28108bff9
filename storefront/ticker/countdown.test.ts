import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureOffset } from '#storefront/browser/store-clock.ts'
import { timeLeft } from './countdown.ts'

const hour = 3_600_000

test('the last day of a deal counts down by the second, or by the minute with reduced motion', () => {
  assert.equal(timeLeft(3 * hour + 7 * 60_000 + 9_000, false), '3:07:09')
  assert.equal(timeLeft(3 * hour + 7 * 60_000 + 9_000, true), '3:07')
  assert.equal(timeLeft(1, false), '0:00:01')
  assert.deepEqual([timeLeft(24 * hour, false), timeLeft(0, false), timeLeft(-1, true)], [null, null, null])
})

test("the browser's clock is corrected by a response's Date header", async () => {
  let clock = Date.parse('2026-11-22T12:00:00Z')
  const responseDated = (date: string | null) => async () => {
    clock += 200
    return { headers: { get: () => date } }
  }
  const now = () => clock
  assert.equal(await measureOffset(responseDated('Sun, 22 Nov 2026 12:05:00 GMT'), now), 300_400)
  assert.equal(await measureOffset(responseDated(null), now), 0)
})
