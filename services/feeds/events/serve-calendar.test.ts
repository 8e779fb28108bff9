import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { tickets } from '#services/tickets/steps.ts'
import { testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { fetchFrom } from '../serve-for-tests.ts'
import { serveCalendars } from './serve-calendar.ts'

const event = {
  startsAt: '2027-05-08T09:30:00-05:00',
  endsAt: '2027-05-08T16:30:00-05:00',
  timeZone: 'America/Chicago',
  place: { name: 'Club', street: '1 Pier Rd', city: 'Duluth', region: 'MN', postcode: '55802', countryId: 'US' },
}
const seminar = testProduct(80, 'squat-seminar', {
  name: 'Squat Seminar',
  type: 'virtual',
  variants: [testVariant('IW-80', { weightGrams: null, prices: { USA: { price: 18_900 } } })],
  attributes: { isRegistration: true, event },
})
const plate = testProduct(81, 'plate')
const attributes = { isRegistration: true, event, ticket: { type: 'athlete', eventId: 'meet' } }
const archived = testProduct(82, 'past-meet', { attributes: { event }, status: 'archived' })
const draft = testProduct(83, 'next-meet', { attributes, status: 'draft' })
const foreign = testProduct(84, 'семинар', { attributes: { event } })
const shop = await openTestShop([seminar, plate, archived, draft, foreign])
const { db, clock, closeFirst } = shop
const siteUrls = { USA: 'https://shop.example', EUR: 'https://eur.shop.example' } as Record<Site, string>
const waiting = { seconds: 0 }
const serve = serveCalendars({ db, clock, siteUrls, secondsToWait: async () => waiting.seconds }, { 'x-own': '1' })
const fetchCalendar = await fetchFrom(serve, closeFirst)

test('an event has a calendar file with its page URL, which browsers can revalidate', async () => {
  const response = await fetchCalendar('USA', '/feeds/events/squat-seminar.ics')
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('content-type'), 'text/calendar; charset=utf-8')
  assert.equal(response.headers.get('x-own'), '1')
  const text = await response.text()
  for (const line of ['UID:event-80@shop.example', 'SUMMARY:Squat Seminar', 'URL:https://shop.example/squat-seminar'])
    assert.ok(text.includes(`${line}\r\n`), line)
  clock.advance(60_000)
  const etag = { 'if-none-match': response.headers.get('etag')! }
  assert.equal((await fetchCalendar('USA', '/feeds/events/squat-seminar.ics', etag)).status, 304)
})

test('products without an event, unknown products, and events on other sites have no calendar file', async () => {
  for (const [site, path] of [
    ['USA', '/feeds/events/plate.ics'],
    ['USA', '/feeds/events/nothing.ics'],
    ['USA', '/feeds/events/..%2fsquat-seminar.ics'],
    ['EUR', '/feeds/events/squat-seminar.ics'],
  ] as const)
    assert.equal((await fetchCalendar(site, path)).status, 404, `${site} ${path}`)
})

test('the calendar file of an archived event has no page URL; a draft event has a file only once a ticket for it exists', async () => {
  const past = await fetchCalendar('USA', '/feeds/events/past-meet.ics')
  assert.equal(past.status, 200)
  assert.doesNotMatch(await past.text(), /^URL/m)
  await customerOf(shop)
  const [{ id: customerId } = { id: 0 }] = await db.run(
    statement<{ id: number }>('test.ids', 'select id from customer'),
    [],
  )
  const ticket = { customerId, type: 'athlete', eventId: 'meet', holderName: 'Jo', orderId: null, source: 'staff' }
  await db.transaction((tx) => tickets.grantTicket(tx, ticket))
  assert.equal((await fetchCalendar('USA', '/feeds/events/next-meet.ics')).status, 404)
  await db.transaction((tx) => tickets.grantTicket(tx, { ...ticket, orderId: 'IW-1', source: 'order' }))
  assert.equal((await fetchCalendar('USA', '/feeds/events/next-meet.ics')).status, 200)
})

test('a non-ASCII handle is found by its encoded URL, and an invalid encoding is not found', async () => {
  const response = await fetchCalendar('USA', `/feeds/events/${encodeURIComponent('семинар')}.ics`)
  assert.equal(response.status, 200)
  const unfolded = (await response.text()).replaceAll('\r\n ', '')
  assert.match(unfolded, /URL:https:\/\/shop\.example\/%D1%81%D0%B5/)
  assert.equal((await fetchCalendar('USA', '/feeds/events/%D1.ics')).status, 404)
})

test('a client that requests too many calendar files must wait', async () => {
  waiting.seconds = 7
  const { status, headers } = await fetchCalendar('USA', '/feeds/events/squat-seminar.ics')
  waiting.seconds = 0
  assert.deepEqual([status, headers.get('retry-after')], [429, '7'])
})
