import type { Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'

export interface PieceToRate {
  sku: string
  qty: number
  /** Per unit. */
  grams: number
  /** Box length, width and height in millimeters. */
  size: readonly [number, number, number] | null
  /** Shipping group; '' for most products. */
  group: string
  /** Unit price, with or without tax as on the site. */
  price: Minor
}

/** Items shipped from one location. */
export interface PackageToRate {
  origin: string | null
  pieces: readonly PieceToRate[]
}

export interface RateQuestion {
  site: Site
  shipTo: { countryId: string; region: string; postcode: string; city: string }
  packages: readonly PackageToRate[]
}

/** In minor units, with or without tax as on the site. */
export interface VendorRate {
  carrier: string
  method: string
  label: string
  rate: Minor
  /** Dates such as 2026-11-24. */
  travels: { leaves: string; arrives: string } | null
}

/** Returns one list per package, or null if there is no reliable response. */
export interface RateEngine {
  rate: (question: RateQuestion) => Promise<readonly (readonly VendorRate[])[] | null>
}
