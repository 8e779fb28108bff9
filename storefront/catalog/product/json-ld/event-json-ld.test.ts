import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteSettings } from '#domain/sites.ts'
import type { ProductView } from '../product-view.ts'
import type { SelectedVariant } from '../variants.ts'
import { eventJsonLd } from './event-json-ld.ts'

const event = {
  startsAt: '2027-05-08T09:30:00-05:00',
  endsAt: '2027-05-08T16:30:00-05:00',
  timeZone: 'America/Chicago',
  place: { name: 'Club', street: '1 Pier Rd', city: 'Duluth', region: 'MN', postcode: '55802', countryId: 'US' },
  capacity: 20,
  refunds: '',
}
const product = { name: 'Seminar', url: '/seminar', brand: 'Ironwright', lead: 'Six hours.', pictures: [] }
const shop = {
  site: 'USA',
  locale: siteSettings.USA.locales[0],
  now: Date.UTC(2027, 4, 8, 14, 30) - 1,
  siteUrls: { USA: 'https://shop.example' } as never,
} as const
const chosen = { variant: { now: 18_900, stock: { kind: 'low', left: 8 } } } as unknown as SelectedVariant

test("structured data contains an event's start, end, location, and price", () => {
  const found = eventJsonLd(product as unknown as ProductView, event, chosen, shop) as Record<string, unknown>
  assert.deepEqual(
    [found['@type'], found['startDate'], found['endDate']],
    ['Event', '2027-05-08T09:30:00-05:00', '2027-05-08T16:30:00-05:00'],
  )
  assert.deepEqual(found['location'], {
    '@type': 'Place',
    name: 'Club',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Pier Rd',
      addressLocality: 'Duluth',
      addressRegion: 'MN',
      postalCode: '55802',
      addressCountry: 'US',
    },
  })
  assert.deepEqual(found['offers'], {
    '@type': 'Offer',
    url: 'https://shop.example/seminar',
    price: '189.00',
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    validThrough: '2027-05-08T09:30:00-05:00',
  })
})

test('structured data marks an event that has started as sold out', () => {
  const found = eventJsonLd(product as unknown as ProductView, event, chosen, { ...shop, now: shop.now + 1 })
  const { offers } = found as { offers: Record<string, unknown> }
  assert.equal(offers['availability'], 'https://schema.org/SoldOut')
})
