import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CompleteProduct } from '../../product/product-view.ts'
import { eventView } from './event-view.ts'

const event = {
  startsAt: '2027-05-08T09:30:00-05:00',
  endsAt: '2027-05-08T16:30:00-05:00',
  timeZone: 'America/Chicago',
  place: { name: 'Club', street: '1 Pier Rd', city: 'Duluth', region: 'MN', postcode: '55802', countryId: 'US' },
  capacity: 20,
  refunds: 'In full.',
}
const start = Date.UTC(2027, 4, 8, 14, 30)
const product = (part: object) =>
  ({ url: '/seminar', event, inventory: { ms: true, qoh: 8 }, ...part }) as unknown as CompleteProduct

test('an event shows its date, place, remaining spots, refund terms, and calendar file', () => {
  assert.deepEqual(eventView(product({}), 'en-US', start - 1), {
    when: 'Sat, May 8, 2027, 9:30 AM – 4:30 PM CDT',
    place: ['Club', '1 Pier Rd', 'Duluth, MN 55802'],
    startsAt: start,
    isClosed: false,
    spots: { left: 8, all: 20 },
    refunds: 'In full.',
    calendar: '/feeds/events/seminar.ics',
  })
})

test('remaining spots are not counted without a capacity or with unlimited stock, and they never exceed the capacity', () => {
  const spots = (part: object) => eventView(product(part), 'en-US', 0)!.spots
  assert.equal(spots({ event: { ...event, capacity: null } }), null)
  assert.equal(spots({ inventory: { ms: false, qoh: 0 } }), null)
  assert.deepEqual(spots({ inventory: { ms: true, qoh: 25 } }), { left: 20, all: 20 })
  assert.equal(eventView(product({ event: null }), 'en-US', 0), null)
})

test('event registration closes when the event starts', () => {
  assert.equal(eventView(product({}), 'en-US', start)!.isClosed, true)
})
