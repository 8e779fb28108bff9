import type { EventDetails } from '#domain/catalog/events/event-details.ts'
import type { ProductEntry } from '#domain/catalog/product-entry.ts'

const day = 86_400_000
/** Minimum lead time for an event, which gives a demo store time to sell tickets. */
const minAheadMs = 60 * day

interface Schedule extends Omit<EventDetails, 'startsAt' | 'endsAt'> {
  /** Month, starting at 1. */
  month: number
  /** The event takes place on the n-th occurrence of this weekday in the month. Sunday is 0. */
  nth: number
  weekday: number
  days: number
  /** Local times with the seasonal UTC offset. */
  from: string
  to: string
}

const schedules: Readonly<Record<string, Schedule>> = {
  'ironwright-squat-seminar': {
    month: 5,
    nth: 2,
    weekday: 6,
    days: 1,
    from: '09:30:00-05:00',
    to: '16:30:00-05:00',
    timeZone: 'America/Chicago',
    place: {
      name: 'Harbour Barbell Club',
      street: '114 Pier Road',
      city: 'Duluth',
      region: 'MN',
      postcode: '55802',
      countryId: 'US',
    },
    capacity: 24,
    refunds: 'In full up to 14 days before, then half. You can pass your spot on to another lifter.',
  },
  'ironwright-spring-open-entry': {
    month: 4,
    nth: 4,
    weekday: 6,
    days: 2,
    from: '09:00:00-04:00',
    to: '18:00:00-04:00',
    timeZone: 'America/New_York',
    place: {
      name: 'Foundry Hall',
      street: '20 Casting Street',
      city: 'Columbus',
      region: 'OH',
      postcode: '43215',
      countryId: 'US',
    },
    capacity: 60,
    refunds: 'In full up to 21 days before. None after that, because the flights are drawn.',
  },
  'ironwright-referee-course': {
    month: 3,
    nth: 2,
    weekday: 4,
    days: 3,
    from: '18:00:00+01:00',
    to: '17:00:00+01:00',
    timeZone: 'Europe/Amsterdam',
    place: {
      name: 'Kade Barbell',
      street: 'Loodskade 12',
      city: 'Rotterdam',
      region: '',
      postcode: '3011 AA',
      countryId: 'NL',
    },
    capacity: 8,
    refunds: 'In full up to 14 days before. The rule book is yours either way.',
  },
}

/** Adds the next date and the venue to a demo event. */
export function withEventDate(product: ProductEntry, now: number): ProductEntry {
  const schedule = schedules[product.handle]
  if (!schedule) return product
  const { month, nth, weekday, days, from, to, ...details } = schedule
  const first = nextDay({ month, nth, weekday }, now)
  const event: EventDetails = {
    startsAt: `${isoDay(first)}T${from}`,
    endsAt: `${isoDay(first + (days - 1) * day)}T${to}`,
    ...details,
  }
  return { ...product, attributes: { ...product.attributes, event } }
}

function nextDay({ month, nth, weekday }: Pick<Schedule, 'month' | 'nth' | 'weekday'>, now: number): number {
  const year = new Date(now).getUTCFullYear()
  const days = [year, year + 1].map((each) => {
    const firstOfMonth = Date.UTC(each, month - 1, 1)
    const ahead = (weekday - new Date(firstOfMonth).getUTCDay() + 7) % 7
    return firstOfMonth + (ahead + (nth - 1) * 7) * day
  })
  return days.find((each) => each - now >= minAheadMs) ?? days[1]!
}

function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
