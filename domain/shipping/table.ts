import type { Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'
import type { DeliveryDays } from './delivery-days.ts'

/** Where one price holds: found by postcode first, then region, then country. */
export interface ShippingZone {
  site: Site
  code: string
  country: string
  /** Null is the whole country. */
  regions: readonly string[] | null
  /** Compared by as many characters as the ends have; null is all. */
  postcodes: readonly (readonly [string, string])[] | null
}

/** A weight band of one service in one zone: `base`, and `perStep` for each begun step above `fromGrams`. */
export interface ShippingPrice {
  site: Site
  zone: string
  service: string
  carrier: string
  label: string
  /** What travels by it: parcels, or freight by pallet. */
  kind: 'parcel' | 'freight'
  /** Above this weight of one package, up to and with `toGrams` (null is no limit). */
  fromGrams: number
  toGrams: number | null
  base: Minor
  perStep: Minor
  stepGrams: number
  /** Of the service to the zone; null is not known. */
  days: DeliveryDays | null
}

/** All that a merchant may change about shipping. */
export interface ShippingTables {
  zones: readonly ShippingZone[]
  prices: readonly ShippingPrice[]
  /** The heaviest parcel of a site; a heavier piece goes by freight. */
  parcelLimitGrams: Readonly<Record<Site, number>>
}
