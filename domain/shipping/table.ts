import type { Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'
import { holdsOn } from '#domain/tax/dated.ts'
import type { Dated, IsoDate } from '#domain/tax/table.ts'
import type { VolumeDivisor } from './billable-weight.ts'
import type { DeliveryDays } from './delivery-days.ts'
import type { FreightClass } from './freight-class.ts'
import type { Surcharge } from './surcharges.ts'

/** Where goods leave: a site's own stock, or what a vendor sends for it. */
export interface ShippingOrigin {
  site: Site
  /** '' is our own stock. */
  vendor: string
  name: string
  city: string
  region: string
  postcode: string
  countryId: string
}

/** Where one price holds: found by postcode first, then region, then country. */
export interface ShippingZone extends Dated {
  site: Site
  /** Whose goods it is near to or far from; '' is our own stock, and every vendor's without zones of its own. */
  vendor: string
  code: string
  country: string
  /** Null is the whole country. */
  regions: readonly string[] | null
  /** Compared by as many characters as the ends have; null is all. */
  postcodes: readonly (readonly [string, string])[] | null
}

/** A weight band of one service in one zone: `base`, and `perStep` for each begun step above `fromGrams`. */
export interface ShippingPrice extends Dated {
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
  origins: readonly ShippingOrigin[]
  zones: readonly ShippingZone[]
  prices: readonly ShippingPrice[]
  /** The heaviest parcel of a site; a heavier piece goes by freight. */
  parcelLimitGrams: Readonly<Record<Site, number>>
  divisors: readonly VolumeDivisor[]
  freightClasses: readonly FreightClass[]
  surcharges: readonly Surcharge[]
}

/** The zones and prices that hold on a day: what begins later or has ended is not rated by [SHIP-251]. */
export function tablesOn(tables: ShippingTables, date: IsoDate): ShippingTables {
  return {
    ...tables,
    zones: tables.zones.filter((zone) => holdsOn(zone, date)),
    prices: tables.prices.filter((price) => holdsOn(price, date)),
  }
}
