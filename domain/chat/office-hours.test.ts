import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOpenAt, nextOpening } from './office-hours.ts'

const newYork = 'America/New_York'
/** Monday to Friday from 9 to 5, and Saturday from 10 to 2. */
const week = [
  { firstDay: 1, lastDay: 5, from: 540, to: 1_020 },
  { firstDay: 6, lastDay: 6, from: 600, to: 840 },
]

test("support opens at the first minute of its hours and closes at the last, in the site's time zone", () => {
  const at = (time: string) => isOpenAt(week, newYork, Date.parse(time))
  // Monday, Eastern Standard Time.
  assert.deepEqual(
    [at('2026-11-30T13:59:59Z'), at('2026-11-30T14:00:00Z'), at('2026-11-30T21:59:59Z'), at('2026-11-30T22:00:00Z')],
    [false, true, true, false],
  )
  // Saturday and Sunday.
  assert.deepEqual(
    [at('2026-11-28T15:00:00Z'), at('2026-11-28T19:00:00Z'), at('2026-11-29T16:00:00Z')],
    [true, false, false],
  )
  assert.equal(isOpenAt([], newYork, Date.parse('2026-11-30T15:00:00Z')), false)
})

test('support opens at the same local time before and after a daylight saving time change', () => {
  // Clocks go forward on Sunday, March 14, 2027, and back on Sunday, November 7, 2027.
  const next = (time: string) => new Date(nextOpening(week, newYork, Date.parse(time))!).toISOString()
  assert.equal(next('2027-03-12T20:00:00Z'), '2027-03-13T15:00:00.000Z')
  assert.equal(next('2027-03-13T20:00:00Z'), '2027-03-15T13:00:00.000Z')
  assert.equal(next('2027-11-06T20:00:00Z'), '2027-11-08T14:00:00.000Z')
  assert.equal(isOpenAt(week, newYork, Date.parse('2027-03-15T13:00:00Z')), true)
  assert.equal(isOpenAt(week, newYork, Date.parse('2027-03-12T13:00:00Z')), false)
})

test('while support is open, the next opening is on a later day, and support without hours has no next opening', () => {
  assert.equal(nextOpening(week, newYork, Date.parse('2026-11-30T15:00:00Z')), Date.parse('2026-12-01T14:00:00Z'))
  const sunday = [{ firstDay: 7, lastDay: 7, from: 540, to: 600 }]
  assert.equal(nextOpening(sunday, newYork, Date.parse('2026-11-29T14:30:00Z')), Date.parse('2026-12-06T14:00:00Z'))
  assert.equal(nextOpening([], newYork, Date.parse('2026-11-30T15:00:00Z')), null)
})
