import type { Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'

/** So many pieces of one thing in a package. */
export interface PieceToRate {
  sku: string
  qty: number
  /** Of one piece. */
  grams: number
  /** Millimetres of its box: length, width, height; null is not known. */
  size: readonly [number, number, number] | null
  /** Of shipping; '' for most. */
  group: string
  /** Of one piece, in the site's own basis. */
  price: Minor
}

/** What leaves one place for one order. */
export interface PackageToRate {
  /** The place's name; null where nobody named it. */
  origin: string | null
  pieces: readonly PieceToRate[]
}

export interface RateQuestion {
  site: Site
  shipTo: { countryId: string; region: string; postcode: string; city: string }
  packages: readonly PackageToRate[]
}

/** A way to send a package, in minor units of the site's currency and in its own basis. */
export interface VendorRate {
  carrier: string
  method: string
  label: string
  rate: Minor
  /** Days as 2026-11-24 on which it would leave and arrive; null where the vendor says none. */
  travels: { leaves: string; arrives: string } | null
}

/** Somebody who rates packages by the carriers' own prices: an answer for each package, empty where nobody carries it, or null when there is none to rely on. */
export interface RateEngine {
  rate: (question: RateQuestion) => Promise<readonly (readonly VendorRate[])[] | null>
}
