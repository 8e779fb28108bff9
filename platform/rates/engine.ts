import type { Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'

export interface UnitToRate {
  sku: string
  qty: number
  /** Weight of one unit. */
  grams: number
  /** Box length, width, and height in millimeters. */
  size: readonly [number, number, number] | null
  /** Shipping group, or '' for most products. */
  group: string
  /** Unit price. Includes tax on sites that show prices with tax. */
  price: Minor
}

/** Items shipped from one location. */
export interface PackageToRate {
  origin: string | null
  pieces: readonly UnitToRate[]
}

export interface RateQuery {
  site: Site
  shipTo: { countryId: string; region: string; postcode: string; city: string }
  packages: readonly PackageToRate[]
}

/** `rate` is in minor units. It includes tax on sites that show prices with tax. */
export interface VendorRate {
  carrier: string
  method: string
  label: string
  rate: Minor
  /** ISO 8601 dates, such as 2026-11-24. */
  travels: { leaves: string; arrives: string } | null
}

/** An engine whose `rate` returns one list of rates per package, or null if there is no reliable response. */
export interface RateEngine {
  rate: (question: RateQuery) => Promise<readonly (readonly VendorRate[])[] | null>
}
