import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { addDays } from '#domain/programs/calendar.ts'
import {
  arrivalSpan,
  daysUntilReady,
  dispatchDay,
  expectedDay,
  laterDays,
  siteDay,
  businessDaysBetween,
} from './delivery-days.ts'
import { isHoliday } from './holidays.ts'

const [monday, tuesday, wednesday, friday, saturday, sunday] = [
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-27',
  '2026-11-28',
  '2026-11-29',
]
const nextMonday = '2026-11-30'
const nextTuesday = '2026-12-01'
const isOff = (day: string) => [0, 6].includes(new Date(day).getUTCDay()) || isHoliday('USA', day)

test('a package arrives a number of business days after dispatch, never on a weekend', () => {
  assert.deepEqual(arrivalSpan('USA', monday, 0, [1, 2]), [tuesday, wednesday])
  assert.deepEqual(arrivalSpan('USA', friday, 0, [1, 2]), [nextMonday, nextTuesday])
  assert.deepEqual(arrivalSpan('USA', monday, 0, [0, 5]), [monday, nextTuesday])
})

test("a package neither leaves nor arrives on a site's holiday", () => {
  const thanksgiving = '2026-11-26'
  assert.deepEqual(arrivalSpan('USA', wednesday, 0, [1, 2]), [friday, nextMonday])
  assert.deepEqual(arrivalSpan('GBR', wednesday, 0, [1, 2]), [thanksgiving, friday])
  assert.deepEqual(arrivalSpan('USA', thanksgiving, 0, [1, 1]), [nextMonday, nextMonday])
  assert.deepEqual(arrivalSpan('USA', '2026-12-31', 0, [1, 1]), ['2027-01-04', '2027-01-04'])
})

test("an order placed after the site's cutoff hour leaves on the next day", () => {
  const [before, after] = [Date.parse(`${monday}T13:59:00-05:00`), Date.parse(`${monday}T14:00:00-05:00`)]
  assert.deepEqual([dispatchDay('USA', before), dispatchDay('USA', after)], [monday, tuesday])
  assert.equal(dispatchDay('EUR', Date.parse(`${monday}T12:59:00Z`)), monday)
  assert.equal(dispatchDay('EUR', Date.parse(`${monday}T13:00:00Z`)), tuesday)
  assert.equal(dispatchDay('USA', Date.parse(`${monday}T00:30:00-05:00`)), monday)
})

test('an order that is ready on a weekend ships on Monday', () => {
  for (const day of [saturday, sunday, nextMonday]) {
    assert.deepEqual(arrivalSpan('USA', day, 0, [1, 1]), [nextTuesday, nextTuesday], day)
  }
})

test('lead time is counted in calendar days before the transit days', () => {
  assert.deepEqual(arrivalSpan('USA', monday, 7, [1, 2]), [nextTuesday, '2026-12-02'])
  assert.deepEqual(arrivalSpan('USA', monday, 5, [1, 2]), [nextTuesday, '2026-12-02'])
})

test('the number of business days between dispatch and arrival matches the span for every start day', () => {
  const counts = fc.tuple(fc.nat(6000), fc.nat(60), fc.nat(20), fc.nat(20))
  fc.assert(
    fc.property(counts, ([offset, wait, earliest, more]) => {
      const from = addDays('2024-01-01', offset)
      const span = arrivalSpan('USA', from, wait, [earliest, earliest + more])
      let dispatch = addDays(from, wait)
      while (isOff(dispatch)) dispatch = addDays(dispatch, 1)
      const worked = (until: string) => {
        let count = 0
        for (let day = dispatch; day < until; day = addDays(day, 1)) count += isOff(day) ? 0 : 1
        return count
      }
      assert.ok(span.every((day) => !isOff(day)))
      assert.deepEqual(span.map(worked), [earliest, earliest + more])
    }),
  )
})

test('the current date depends on the site: late in the day in Ohio, it is already tomorrow in Melbourne', () => {
  const moment = Date.parse('2026-11-24T01:30:00Z')
  assert.deepEqual([siteDay('USA', moment), siteDay('AUS', moment), siteDay('GBR', moment)], [monday, tuesday, tuesday])
  assert.equal(siteDay('AUS', Date.parse('2026-11-23T21:00:00Z')), tuesday)
})

const stock = { onHand: 5, reserved: 2, managed: true, backorder: 9, leadTimeDays: 14, most: 9, notify: false }

test('units in stock ship immediately, additional units ship after the lead time, and an unknown lead time results in no date', () => {
  assert.equal(daysUntilReady(stock, 3), 0)
  assert.equal(daysUntilReady(stock, 4), 14)
  assert.equal(daysUntilReady({ ...stock, leadTimeDays: null }, 3), 0)
  assert.equal(daysUntilReady({ ...stock, leadTimeDays: null }, 4), null)
  assert.equal(daysUntilReady({ ...stock, managed: false }, 99), 14)
  assert.equal(daysUntilReady({ ...stock, managed: false, leadTimeDays: null }, 99), 0)
})

test('of two delivery spans, the later earliest and latest days apply, and the result is unknown if either span is unknown', () => {
  assert.deepEqual(laterDays([1, 5], [2, 3]), [2, 5])
  assert.equal(laterDays([1, 5], null), null)
  assert.equal(laterDays(null, [1, 5]), null)
})

const now = Date.parse(`${monday}T18:00:00Z`)
const underWay = {
  site: 'USA',
  expectedOn: null,
  exception: null,
  leftAt: null,
  rate: { days: [1, 2], arrives: [tuesday, wednesday] },
} as const
const day = (change: Partial<Parameters<typeof expectedDay>[0]>, at = now) =>
  expectedDay({ ...underWay, ...change }, at)

test("a delivery date set by staff overrides the order's estimate, and the dispatch date updates the estimate", () => {
  assert.equal(day({ expectedOn: saturday, exception: 'delayed' }), saturday)
  assert.equal(day({}), wednesday)
  assert.equal(day({ leftAt: Date.parse(`${friday}T18:00:00Z`) }), nextTuesday)
  assert.equal(day({ rate: undefined }), null)
  assert.equal(day({ rate: {} }), null)
  assert.equal(day({ rate: {}, leftAt: now }), null)
})

test('past delivery dates and the delivery dates of delayed packages are not shown', () => {
  assert.equal(day({}, Date.parse(`${wednesday}T23:00:00Z`)), wednesday)
  assert.equal(day({}, Date.parse('2026-11-26T12:00:00Z')), null)
  assert.equal(day({ leftAt: now, exception: 'delayed' }), null)
})

test('the business days between two dates exclude the first day, and are null if the dates are reversed or far apart', () => {
  assert.equal(businessDaysBetween('USA', monday, wednesday), 2)
  assert.equal(businessDaysBetween('USA', friday, nextTuesday), 2)
  assert.equal(businessDaysBetween('USA', friday, saturday), 1)
  assert.equal(businessDaysBetween('USA', '2026-11-09', '2026-11-11'), 2)
  assert.equal(businessDaysBetween('USA', monday, monday), 0)
  assert.equal(businessDaysBetween('USA', tuesday, monday), null)
  assert.equal(businessDaysBetween('USA', monday, '2027-11-23'), null)
})
