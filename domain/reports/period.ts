import { addDays, daysBetween, weekdayOf } from '#domain/programs/calendar.ts'

/** First and last day of a report, such as 2026-11-01, in each site's time zone. */
export interface Period {
  from: string
  to: string
}

/** Maximum length of a report period in days. */
export const maxPeriodDays = 400

export const periodPresets = ['today', 'last_7', 'last_30', 'last_90', 'this_month', 'last_month'] as const
export type PeriodPreset = (typeof periodPresets)[number]

/** Time spans by which a report can be grouped. */
export type Span = 'day' | 'week' | 'month'

/** Returns true for a valid date from 2000 to 2199, such as 2026-11-01. */
export function isReportDay(text: string): boolean {
  return /^2[01]\d\d-\d\d-\d\d$/.test(text) && addDays(text, 0) === text
}

/** Returns why a period cannot be reported, or null. */
export function periodProblem({ from, to }: Period): 'period_reversed' | 'period_too_long' | null {
  if (from > to) return 'period_reversed'
  return daysIn({ from, to }) > maxPeriodDays ? 'period_too_long' : null
}

/** Returns the number of days in a period. */
export function daysIn({ from, to }: Period): number {
  return daysBetween(from, to) + 1
}

/** Returns the period of the same length that ends the day before this one starts. */
export function previousPeriod({ from, to }: Period): Period {
  const days = daysIn({ from, to })
  return { from: addDays(from, -days), to: addDays(from, -1) }
}

/** Returns a preset's period. `today` is the current date in the site's time zone. */
export function presetPeriod(preset: PeriodPreset, today: string): Period {
  if (preset === 'this_month') return { from: firstOf('month', today), to: today }
  if (preset === 'last_month') {
    const to = addDays(firstOf('month', today), -1)
    return { from: firstOf('month', to), to }
  }
  const days = { today: 1, last_7: 7, last_30: 30, last_90: 90 }[preset]
  return { from: addDays(today, 1 - days), to: today }
}

/** Returns the first day of every span in a period, including spans without orders. Weeks begin on Monday. */
export function spansOf(span: Span, { from, to }: Period): string[] {
  const spans: string[] = []
  for (let day = firstOf(span, from); day <= to; day = nextOf(span, day)) spans.push(day)
  return spans
}

/** Returns the part of a span that is within a period. */
export function daysOfSpan(span: Span, first: string, { from, to }: Period): Period {
  const last = addDays(nextOf(span, first), -1)
  return { from: first < from ? from : first, to: last > to ? to : last }
}

function firstOf(span: Span, day: string): string {
  if (span === 'day') return day
  if (span === 'month') return `${day.slice(0, 7)}-01`
  return addDays(day, -((weekdayOf(day) + 6) % 7))
}

function nextOf(span: Span, first: string): string {
  if (span !== 'month') return addDays(first, span === 'day' ? 1 : 7)
  return firstOf('month', addDays(first, 31))
}
