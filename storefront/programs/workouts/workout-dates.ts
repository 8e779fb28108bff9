interface WorkoutDates {
  /** 'Wed, Nov 4'. */
  day: (moment: number) => string
  /** 'Nov 4 – 10'. */
  week: (from: number, until: number) => string
}

const cache = new Map<string, WorkoutDates>()

/** Returns date formats for the calendar. Cached, because Intl constructors are slow. */
export function workoutDates(tag: string): WorkoutDates {
  const cached = cache.get(tag)
  if (cached) return cached
  const day = new Intl.DateTimeFormat(tag, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
  const week = new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const dates: WorkoutDates = {
    day: (moment) => day.format(moment),
    week: (from, until) => week.formatRange(from, until),
  }
  cache.set(tag, dates)
  return dates
}
