import { compactPostcode, isWithinPostcodes } from '#domain/countries/country.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { ShippingZone } from './tables.ts'

export interface ShippingPlace {
  countryId: string
  region: string
  postcode: string
}

/** Returns a zone by postcode, or else by region, or else by country. A vendor's separate zones take precedence. */
export function zoneOf(
  site: Site,
  { countryId, region, postcode }: ShippingPlace,
  zones: readonly ShippingZone[],
  vendor = '',
): ShippingZone | undefined {
  if (!siteSettings[site].countries.includes(countryId)) return undefined
  const code = compactPostcode(countryId, postcode)
  const from = (sender: string) => {
    const own = zones.filter((zone) => zone.site === site && zone.country === countryId && zone.vendor === sender)
    return (
      own.find(({ postcodes }) => postcodes?.some((range) => isWithinPostcodes(code, range))) ??
      own.find(({ regions, postcodes }) => !postcodes && regions?.includes(region)) ??
      own.find(({ regions, postcodes }) => !postcodes && regions === null)
    )
  }
  return (vendor === '' ? undefined : from(vendor)) ?? from('')
}
