import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Visibility } from '#domain/catalog/visibility.ts'
import { testProduct, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { saveProduct } from '../products/save-product.ts'

const shop = await openTestShop()
const { db, visit, clock } = shop
const day = 86_400_000
const place = { name: 'Hall', street: '1 Pier Road', city: 'Duluth', region: 'MN', postcode: '55802', countryId: 'US' }
const eventOn = (start: number) => ({
  startsAt: new Date(start).toISOString(),
  endsAt: new Date(start + day / 4).toISOString(),
  timeZone: 'America/Chicago',
  place,
  capacity: 24,
})
const spots = (sku: string, onHand: number) =>
  testVariant(sku, { prices: { USA: { price: 5_000 } }, stock: testStock({ onHand }) })
const put = (id: number, handle: string, start: number, onHand: number, visibility: Visibility = 4) =>
  db.transaction((tx) =>
    saveProduct(
      tx,
      testProduct(id, handle, {
        type: 'virtual',
        visibility,
        attributes: { event: eventOn(start) },
        variants: [spots(`IW-E${id}`, onHand)],
      }),
      () => null,
      clock(),
    ),
  )
await put(301, 'later-seminar', clock() + 40 * day, 12)
await put(302, 'next-seminar', clock() + 10 * day, 0)
await put(303, 'past-seminar', clock() - 10 * day, 5)

const list = (site?: 'CAN', query: { after?: string; size?: string } = {}) =>
  visit(site).call('GET /svc_event/events', { query })
const read = (id: number) => visit().call('GET /svc_event/events/{id}', { params: { id: String(id) } })

test('the events prefix serves upcoming events in order of their start, with the remaining spots [ROUTE-049]', async () => {
  const { events } = await list()
  assert.deepEqual(
    events.map(({ url, seatsLeft }) => [url, seatsLeft]),
    [
      ['/next-seminar', 0],
      ['/later-seminar', 12],
    ],
  )
  assert.equal(events[1]?.event.place.city, 'Duluth')
})

test('a site lists only events that it sells [ROUTE-049]', async () => {
  assert.deepEqual((await list('CAN')).events, [])
})

test("an event can be read by its product id, even after it has ended; an id that is not an event's is not found [ROUTE-049]", async () => {
  assert.deepEqual([(await read(303)).name, (await read(303)).seatsLeft], ['past-seminar', 5])
  for (const id of [1, 99_999]) await assert.rejects(read(id), { status: 404, code: 'event_not_found' })
})

test('events are listed in pages, each starting after the last event of the previous page [ROUTE-049]', async () => {
  const first = await list(undefined, { size: '1' })
  assert.deepEqual([first.events.map(({ id }) => id), first.next], [[302], 302])
  const second = await list(undefined, { size: '1', after: '302' })
  assert.deepEqual([second.events.map(({ id }) => id), second.next], [[301], null])
  assert.deepEqual((await list(undefined, { after: '301' })).events, [])
})

test('an event without a page is omitted, and an unlisted event can be read only by its id [CATALOG-208]', async () => {
  await put(304, 'no-page', clock() + 20 * day, 3, 2)
  await put(305, 'by-link', clock() + 21 * day, 3, 5)
  await put(306, 'hidden', clock() + 22 * day, 3, 1)
  await put(307, 'straße', clock() + 60 * day, 3)
  assert.deepEqual(
    (await list()).events.map(({ url }) => url),
    ['/next-seminar', '/later-seminar', `/${encodeURIComponent('straße')}`],
  )
  assert.equal((await read(305)).url, '/by-link')
  for (const id of [304, 306]) await assert.rejects(read(id), { status: 404, code: 'event_not_found' })
})
