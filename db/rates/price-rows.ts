import type { ShippingPrice, ShippingZone } from '#domain/shipping/table.ts'
import type { Site } from '#domain/sites.ts'

/** What the rows of one service have in common. */
export interface Service {
  service: string
  carrier: string
  label: string
  kind: ShippingPrice['kind']
  stepGrams: number
  /** The last weight of the flat first band, null when the first band already rises. */
  flatToGrams: number | null
  /** The heaviest package, null for no limit. */
  toGrams: number | null
}

/** A pound as scales of whole grams weigh it: 45 lb is 20,412 g and still 45 steps. */
export const pound = 454

/** What the store begins with has no day on which it began. */
const always = { validFrom: '2000-01-01', validTo: null }

/** Rows of one service by zone: what the first band costs, what each further step adds, and the working days it takes. */
export function bands(
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

/** A zone by regions of one country: codes separated by blanks, or '*' for all of it; from our own stock, or a vendor's. */
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

/** A zone of several whole countries. */
export function countryZones(site: Site, code: string, countries: string): ShippingZone[] {
  return countries.split(' ').map((country) => regionZone(site, code, country, '*'))
}

/** A zone by postcodes: ranges written as first-last, or one beginning. */
export function postcodeZone(site: Site, code: string, country: string, ranges: string): ShippingZone {
  const postcodes = ranges.split(' ').map((range): [string, string] => {
    const [first, last = first] = range.split('-') as [string, string?]
    return [first, last]
  })
  return { site, vendor: '', code, country, regions: null, postcodes, ...always }
}
