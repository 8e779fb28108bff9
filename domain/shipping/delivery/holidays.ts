import { addDays, weekdayOf } from '#domain/programs/calendar.ts'
import type { Site } from '#domain/sites.ts'
import type { IsoDate } from '#domain/tax/table.ts'

/**
 * How holidays on a weekend are observed: US federal holidays on the nearest business day, most others on the next one,
 * and some are not moved.
 */
type Observed = 'nearest' | 'next' | 'same-day'

type Holiday =
  | { on: string; observed: Observed }
  /** `nth` is -1 for the last one in the month. */
  | { month: number; weekday: number; nth: number }
  | { mondayBefore: string }
  | { daysAfterEaster: number }

const fixed = (observed: Observed, ...days: string[]): Holiday[] => days.map((on) => ({ on, observed }))
const monday = (month: number, nth: number): Holiday => ({ month, weekday: 1, nth })
const [goodFriday, easterMonday] = [{ daysAfterEaster: -2 }, { daysAfterEaster: 1 }]

/** 5 U.S.C. 6103, as of 2026-11-27. */
const federal: readonly Holiday[] = [
  ...fixed('nearest', '01-01', '06-19', '07-04', '11-11', '12-25'),
  monday(1, 3),
  monday(2, 3),
  monday(5, -1),
  monday(9, 1),
  monday(10, 2),
  { month: 11, weekday: 4, nth: 4 },
]

/** Holidays on which a site's warehouse is closed and its carriers do not deliver. */
const holidays: Readonly<Record<Site, readonly Holiday[]>> = {
  USA: federal,
  APO: federal,
  // Canada Labour Code, section 166.
  CAN: [
    ...fixed('next', '01-01', '07-01', '09-30', '11-11', '12-25', '12-26'),
    goodFriday,
    { mondayBefore: '05-25' },
    monday(9, 1),
    monday(10, 2),
  ],
  // National holidays and those in New South Wales: Public Holidays Act 2010 (NSW), section 4.
  AUS: [
    ...fixed('next', '01-01', '01-26', '12-25', '12-26'),
    ...fixed('same-day', '04-25'),
    goodFriday,
    easterMonday,
    monday(6, 2),
    monday(10, 1),
  ],
  // Holidays in all German states.
  EUR: [
    ...fixed('same-day', '01-01', '05-01', '10-03', '12-25', '12-26'),
    goodFriday,
    easterMonday,
    { daysAfterEaster: 39 },
    { daysAfterEaster: 50 },
  ],
  // Bank holidays in England and Wales: gov.uk/bank-holidays.
  GBR: [
    ...fixed('next', '01-01', '12-25', '12-26'),
    goodFriday,
    easterMonday,
    monday(5, 1),
    monday(5, -1),
    monday(8, -1),
  ],
}

const cached = new Map<string, ReadonlySet<IsoDate>>()

/** Returns true if a site neither ships nor delivers on a day because of a holiday. Ignores weekends. */
export function isHoliday(site: Site, day: IsoDate): boolean {
  const year = Number(day.slice(0, 4))
  // If New Year's Day falls on a Saturday, it is observed in the previous year.
  return daysOf(site, year).has(day) || daysOf(site, year + 1).has(day)
}

function daysOf(site: Site, year: number): ReadonlySet<IsoDate> {
  const key = `${site} ${year}`
  const days = cached.get(key) ?? observedDays(holidays[site], year)
  cached.set(key, days)
  return days
}

function observedDays(all: readonly Holiday[], year: number): ReadonlySet<IsoDate> {
  const dated = all.map((holiday) => ({
    day: dayIn(holiday, year),
    observed: 'on' in holiday ? holiday.observed : 'same-day',
  }))
  const days = new Set(dated.filter(({ day }) => !isWeekend(day)).map(({ day }) => day))
  for (const { day, observed } of dated.toSorted((a, b) => a.day.localeCompare(b.day))) {
    if (!isWeekend(day) || observed === 'same-day') continue
    const step = observed === 'nearest' && weekdayOf(day) === 6 ? -1 : 1
    let moved = addDays(day, step)
    while (isWeekend(moved) || days.has(moved)) moved = addDays(moved, step)
    days.add(moved)
  }
  return days
}

function dayIn(holiday: Holiday, year: number): IsoDate {
  if ('on' in holiday) return `${year}-${holiday.on}`
  if ('daysAfterEaster' in holiday) return addDays(easterOf(year), holiday.daysAfterEaster)
  if ('mondayBefore' in holiday) return lastBefore(`${year}-${holiday.mondayBefore}`, 1)
  const { month, weekday, nth } = holiday
  if (nth < 0) return lastBefore(`${year}-${String(month + 1).padStart(2, '0')}-01`, weekday)
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1))
}

function lastBefore(day: IsoDate, weekday: number): IsoDate {
  const before = addDays(day, -1)
  return addDays(before, -((weekdayOf(before) - weekday + 7) % 7))
}

/** Anonymous Gregorian algorithm (Meeus, Jones, Butcher). */
function easterOf(year: number): IsoDate {
  const [golden, century, ofCentury] = [year % 19, Math.floor(year / 100), year % 100]
  const corrected = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - corrected + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  return addDays(`${year}-03-22`, moon + weekday - 7 * late)
}

function isWeekend(day: IsoDate): boolean {
  return weekdayOf(day) === 0 || weekdayOf(day) === 6
}
