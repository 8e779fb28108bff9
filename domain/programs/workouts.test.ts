import assert from 'node:assert/strict'
import { test } from 'node:test'
import { initialWeek, weekOf, workoutDate } from './workouts.ts'

test('the first day of a program is day 1 of week 1, and workouts are dated by week and day', () => {
  assert.equal(workoutDate('2026-11-04', { week: 1, day: 1 }), '2026-11-04')
  assert.equal(workoutDate('2026-11-04', { week: 1, day: 5 }), '2026-11-08')
  assert.equal(workoutDate('2026-11-04', { week: 5, day: 3 }), '2026-12-04')
})

test('a program week starts on the weekday of the start date', () => {
  assert.deepEqual(
    ['2026-11-01', '2026-11-04', '2026-11-10', '2026-11-11', '2027-01-06'].map((day) => weekOf('2026-11-04', day)),
    [1, 1, 1, 2, 10],
  )
})

test('a program opens at the current week, or else at the last week before it, or else at the first week', () => {
  assert.equal(initialWeek([1, 2, 3], 2), 2)
  assert.equal(initialWeek([1, 2, 3], 9), 3)
  assert.equal(initialWeek([1, 4], 3), 1)
  assert.equal(initialWeek([5, 6], 2), 5)
  assert.equal(initialWeek([], 2), null)
})
