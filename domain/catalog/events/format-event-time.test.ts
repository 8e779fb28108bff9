import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventPlaceLines, formatEventTime } from './format-event-time.ts'

const seminar = {
  startsAt: '2027-05-08T09:30:00-05:00',
  endsAt: '2027-05-08T16:30:00-05:00',
  timeZone: 'America/Chicago',
}
const course = {
  startsAt: '2027-03-11T18:00:00+01:00',
  endsAt: '2027-03-13T17:00:00+01:00',
  timeZone: 'Europe/Amsterdam',
}

test("an event shows weekday, year, both times, and its time zone in the reader's format", () => {
  assert.equal(formatEventTime('en-US', seminar), 'Sat, May 8, 2027, 9:30 AM – 4:30 PM CDT')
  assert.match(formatEventTime('en-GB', course), /^Thu,? 11 Mar 2027, 18:00.* – Sat,? 13 Mar 2027, 17:00/)
  assert.match(formatEventTime('de-DE', course), /^Do\.?, 11\. März 2027.*18:00/)
})

test('an event is displayed in the time zone of its place, regardless of the stored offset', () => {
  const utc = { ...seminar, startsAt: '2027-05-08T14:30:00Z', endsAt: '2027-05-08T21:30:00Z' }
  assert.equal(formatEventTime('en-US', utc), formatEventTime('en-US', seminar))
})

test("an event's address follows its country's address format", () => {
  const hall = { name: 'Hall', street: '1 Pier Rd', city: 'Duluth', region: 'MN', postcode: '55802', countryId: 'US' }
  assert.deepEqual(eventPlaceLines(hall), ['Hall', '1 Pier Rd', 'Duluth, MN 55802'])
  const kade = {
    name: 'Kade',
    street: 'Loodskade 12',
    city: 'Rotterdam',
    region: '',
    postcode: '3011 AA',
    countryId: 'NL',
  }
  assert.deepEqual(eventPlaceLines(kade), ['Kade', 'Loodskade 12', '3011 AA Rotterdam'])
  assert.deepEqual(
    eventPlaceLines({ ...kade, city: 'Leeds', postcode: 'LS1 4AP', countryId: 'GB' }).at(-1),
    'Leeds LS1 4AP',
  )
})
