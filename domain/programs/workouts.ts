import type { IsoDate } from '#domain/tax/table.ts'
import { addDays, daysBetween } from './calendar.ts'

interface WorkoutDay {
  /** Week number, starting at 1. */
  week: number
  /** Day number, from 1 to 7. */
  day: number
}

/** Maximum characters in a customer's workout record. */
export const workoutEntryLimits = { note: 1_000, score: 80 } as const

/** Returns a workout's date. The program's first day is day 1 of week 1. */
export function workoutDate(beganOn: IsoDate, { week, day }: WorkoutDay): IsoDate {
  return addDays(beganOn, (week - 1) * 7 + day - 1)
}

/** Returns the week of a day, starting at 1. Days before the start are in week 1. */
export function weekOf(beganOn: IsoDate, today: IsoDate): number {
  return Math.max(0, Math.floor(daysBetween(beganOn, today) / 7)) + 1
}

/** Returns the week to open: the current one, or else the last one before it that has workouts, or else the first. */
export function initialWeek(weeks: readonly number[], current: number): number | null {
  return weeks.findLast((week) => week <= current) ?? weeks[0] ?? null
}
