import type { Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'
import { isValidOn } from '#domain/tax/dated.ts'
import type { DatedRow, IsoDate } from '#domain/tax/table.ts'
import type { VolumeDivisor } from '../packages/billable-weight.ts'
import type { DeliveryDays } from '../delivery/delivery-days.ts'
import type { FreightClass } from '../packages/freight-class.ts'
import type { Surcharge } from './surcharges.ts'

export interface ShippingOrigin {
  site: Site
  /** '' means our own stock. */
  vendor: string
  name: string
  city: string
  region: string
  postcode: string
  countryId: string
}

/** A shipping zone, found by postcode, or else by region, or else by country. */
export interface ShippingZone extends DatedRow {
  site: Site
  /** '' means our own stock and every vendor without separate zones. */
  vendor: string
  code: string
  country: string
  regions: readonly string[] | null
  /** A postcode is compared up to the length of each bound. */
  postcodes: readonly (readonly [string, string])[] | null
}

/** A price row: `base` plus `perStep` for each step above `fromGrams`, rounded up to whole steps. */
export interface ShippingPrice extends DatedRow {
  site: Site
  zone: string
  service: string
  carrier: string
  label: string
  kind: 'parcel' | 'freight'
  /** The lower bound is exclusive; `toGrams` is inclusive. */
  fromGrams: number
  toGrams: number | null
  base: Minor
  perStep: Minor
  stepGrams: number
  /** Null if unknown. */
  days: DeliveryDays | null
}

/** Shipping data that merchants can edit. */
export interface ShippingTables {
  origins: readonly ShippingOrigin[]
  zones: readonly ShippingZone[]
  prices: readonly ShippingPrice[]
  /** Heavier units ship as freight. */
  parcelLimitGrams: Readonly<Record<Site, number>>
  divisors: readonly VolumeDivisor[]
  freightClasses: readonly FreightClass[]
  surcharges: readonly Surcharge[]
}

/** Returns the rows valid on a date [SHIP-251]. */
export function tablesOn(tables: ShippingTables, date: IsoDate): ShippingTables {
  return {
    ...tables,
    zones: tables.zones.filter((zone) => isValidOn(zone, date)),
    prices: tables.prices.filter((price) => isValidOn(price, date)),
  }
}
