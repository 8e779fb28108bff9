import { isRegistrationClosed, registrationClosesAt } from '#domain/catalog/events/registration.ts'
import type { Shop } from '#storefront/page/page.ts'
import { absoluteUrlOf } from '../../../shell/head/head.ts'
import { productSummary } from '#domain/catalog/texts/search-texts.ts'
import { type SiteUrlContext, imagesJsonLd, offerJsonLd } from './product-json-ld.ts'
import type { CompleteProduct, ProductView } from '../product-view.ts'
import type { SelectedVariant } from '../variants.ts'

/** Returns an event's structured data with place, displayed price, and registration end. */
export function eventJsonLd(
  product: ProductView,
  event: NonNullable<CompleteProduct['event']>,
  { variant }: SelectedVariant,
  shop: SiteUrlContext & Pick<Shop, 'now'>,
): object {
  const { name, url, brand, pictures } = product
  const { startsAt, endsAt, place } = event
  const isClosed = isRegistrationClosed(registrationClosesAt(event), shop.now)
  const registration = { validThrough: startsAt, ...(isClosed && { availability: 'https://schema.org/SoldOut' }) }
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    description: productSummary(product),
    url: absoluteUrlOf(url, shop),
    image: imagesJsonLd(pictures, shop),
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: place.name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: place.street,
        addressLocality: place.city,
        ...(place.region !== '' && { addressRegion: place.region }),
        ...(place.postcode !== '' && { postalCode: place.postcode }),
        addressCountry: place.countryId,
      },
    },
    organizer: { '@type': 'Organization', name: brand },
    ...(variant?.now && { offers: { ...offerJsonLd(url, variant, shop), ...registration } }),
  }
}
