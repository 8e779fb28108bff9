import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventProblem } from '#domain/catalog/events/event-problem.ts'
import { formatEventTime } from '#domain/catalog/events/format-event-time.ts'
import { withEventDate } from './event-dates.ts'
import { demoProducts } from './products.ts'

const eventsAt = (now: string) =>
  demoProducts
    .filter(({ attributes }) => attributes?.isRegistration)
    .map((product) => withEventDate(product, Date.parse(now)).attributes!.event!)

test('each demo event has valid details and takes place at least 59 days after the demo is loaded', () => {
  for (const now of ['2026-11-27', '2027-03-01', '2027-05-07', '2031-12-31']) {
    for (const event of eventsAt(now)) {
      assert.equal(eventProblem(event), null)
      assert.ok(Date.parse(event.startsAt) - Date.parse(now) >= 59 * 86_400_000, `${now} ${event.startsAt}`)
    }
  }
})

test('a demo event takes place on the same weekday and at the same local time each year', () => {
  const seminarIn = (now: string) => formatEventTime('en-US', eventsAt(now)[0]!)
  assert.equal(seminarIn('2026-11-27'), 'Sat, May 8, 2027, 9:30 AM – 4:30 PM CDT')
  assert.equal(seminarIn('2027-11-27'), 'Sat, May 13, 2028, 9:30 AM – 4:30 PM CDT')
})
