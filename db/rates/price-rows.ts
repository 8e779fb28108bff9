import type { ShippingPrice, ShippingZone } from '#domain/shipping/rating/tables.ts'
import type { Site } from '#domain/sites.ts'

/** Values shared by all rows of a shipping service. */
export interface Service {
  service: string
  carrier: string
  label: string
  kind: ShippingPrice['kind']
  stepGrams: number
  /** Upper weight limit of the flat first band, or null if the price rises from the start. */
  flatToGrams: number | null
  /** Maximum package weight in grams, or null if there is no limit. */
  toGrams: number | null
}

/** A pound rounded up to whole grams, so that 45 lb (20,412 g) is 45 steps. */
export const wholeGramsPerPound = 454

/** Initial rates are always valid. */
const always = { validFrom: '2000-01-01', validTo: null }

/**
 * Builds a service's rows by zone. They consist of the first band's price, the price per additional step, and the
 * minimum and maximum business days.
 */
export function bandPrices(
  site: Site,
  { flatToGrams, toGrams, ...service }: Service,
  zones: Readonly<Record<string, readonly [base: number, perStep: number, earliest: number, latest: number]>>,
): ShippingPrice[] {
  return Object.entries(zones).flatMap(([zone, [base, perStep, earliest, latest]]) => {
    const days = [earliest, latest] as const
    const row = { site, zone, ...service, base, days, ...always }
    if (flatToGrams === null) return [{ ...row, fromGrams: 0, toGrams, perStep }]
    return [
      { ...row, fromGrams: 0, toGrams: flatToGrams, perStep: 0 },
      { ...row, fromGrams: flatToGrams, toGrams, perStep },
    ]
  })
}

/**
 * Builds a zone from regions in a country, given as space-separated codes, or '*' for all. `vendor` is empty for our
 * own stock.
 */
export function regionZone(site: Site, code: string, country: string, regions: string, vendor = ''): ShippingZone {
  return {
    site,
    vendor,
    code,
    country,
    regions: regions === '*' ? null : regions.split(' '),
    postcodes: null,
    ...always,
  }
}

/** Builds a zone from whole countries. */
export function countryZones(site: Site, code: string, countries: string): ShippingZone[] {
  return countries.split(' ').map((country) => regionZone(site, code, country, '*'))
}

/** Builds a zone from postcodes: ranges written as first-last, or a prefix. */
export function postcodeZone(site: Site, code: string, country: string, ranges: string): ShippingZone {
  const postcodes = ranges.split(' ').map((range): [string, string] => {
    const [first, last = first] = range.split('-') as [string, string?]
    return [first, last]
  })
  return { site, vendor: '', code, country, regions: null, postcodes, ...always }
}
