import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, addMonths, weekdayOf } from './calendar.ts'

test("day arithmetic matches the platform's Date over 800 years", () => {
  let moment = Date.UTC(1900, 0, 1)
  let day = '1900-01-01'
  while (day < '2700-01-01') {
    moment += 86_400_000
    day = addDays(day, 1)
    if (new Date(moment).toISOString().slice(0, 10) !== day) assert.fail(day)
  }
  assert.equal(addDays('2026-03-01', -1), '2026-02-28')
})

test('adding months returns the same day of the month, or the last day of a shorter month', () => {
  assert.equal(addMonths('2026-10-31', 1), '2026-11-30')
  assert.equal(addMonths('2027-12-31', 2), '2028-02-29')
  assert.equal(addMonths('2099-12-31', 2), '2100-02-28')
})

test('weekdays are correct for more than 200 years', () => {
  let day = '1899-12-31'
  for (let count = 0; count < 80_000; count += 1) {
    assert.equal(weekdayOf(day), new Date(day).getUTCDay(), day)
    day = addDays(day, 1)
  }
})
