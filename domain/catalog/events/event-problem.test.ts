import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventProblem } from './event-problem.ts'

const place = { name: 'Club', street: '1 Pier Rd', city: 'Duluth', region: 'MN', postcode: '55802', countryId: 'US' }
const event = {
  startsAt: '2027-05-08T09:30:00-05:00',
  endsAt: '2027-05-08T16:30:00-05:00',
  timeZone: 'America/Chicago',
  place,
  capacity: 24,
  refunds: 'In full, up to 14 days before.',
}

test('an event with times, time zone, and place is valid, and capacity and refund terms are optional', () => {
  const { capacity: _, refunds: __, ...least } = event
  for (const each of [event, least]) assert.equal(eventProblem(each), null)
})

test("an event's place does not require a region or postcode", () => {
  const { region: _, postcode: __, ...least } = place
  assert.equal(eventProblem({ ...event, place: least }), null)
})

test('each invalid field in an event is reported by name', () => {
  const invalid: readonly (readonly [change: object, field: RegExp])[] = [
    [{ startsAt: '2027-05-08 09:30' }, /^startsAt/],
    [{ startsAt: '2027-05-08T09:30:00' }, /^startsAt/],
    [{ startsAt: '2027-13-08T09:30:00Z' }, /^startsAt/],
    [{ endsAt: 1_800_000_000_000 }, /^endsAt/],
    [{ endsAt: event.startsAt }, /^endsAt must be after/],
    [{ timeZone: 'Duluth' }, /^timeZone/],
    [{ timeZone: '+05:00' }, /^timeZone/],
    [{ capacity: 0 }, /^capacity/],
    [{ capacity: 1.5 }, /^capacity/],
    [{ refunds: 'a'.repeat(501) }, /^refunds/],
    [
      { endsAt: '2027-05-08T16:30:00-06:00' },
      /^2027-05-08T16:30:00-06:00 does not have the offset of America\/Chicago/,
    ],
    [{ startsAt: '2027-05-08T09:30:00Z' }, /^2027-05-08T09:30:00Z does not have the offset/],
    [{ place: null }, /^place must be an object with name, street, city, and countryId\.$/],
    [
      { place: { ...place, street: '' } },
      /^place\.street is missing\. A place needs name, street, city, and countryId\.$/,
    ],
    [{ place: { name: 'Club' } }, /^place\.street is missing/],
    [{ place: { ...place, region: 5 } }, /^place\.region/],
    [{ place: { ...place, city: 'Du\nluth' } }, /^place\.city/],
    [{ place: { ...place, countryId: 'us' } }, /^place\.countryId/],
    [{ place: { ...place, hall: '2' } }, /no hall field/],
    [{ date: '2027' }, /no date field/],
  ]
  for (const [change, field] of invalid) assert.match(eventProblem({ ...event, ...change }) ?? '', field)
  assert.match(eventProblem('May') ?? '', /object/)
})
