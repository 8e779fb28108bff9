import type { TaxClass } from '#domain/catalog/product-entry.ts'
import type { Site } from '#domain/sites.ts'

/** YYYY-MM-DD, so that dates can be compared as strings. */
export type IsoDate = string

export interface DatedRow {
  validFrom: IsoDate
  /** Inclusive. Null means open-ended. */
  validTo: IsoDate | null
}

/** A tax rate. Two rates with the same place and name form one tax. */
export interface TaxRate extends DatedRow {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Null covers the whole country. */
  region: string | null
  /** A postcode is compared up to the length of each bound. */
  postcodes: readonly [string, string] | null
  class: TaxClass | null
  /** Name shown on receipts. */
  name: string
  /** Within a level, only the narrowest row applies. */
  level: 'national' | 'regional' | 'local'
  /** At most four decimals. */
  percent: number
  /** True if the tax base includes earlier taxes. */
  compound: boolean
  /** True if the tax applies to shipping. VAT on shipping has a separate rule. */
  onShipping: boolean
}

/** A tax territory, found by name or postcode. */
export interface TaxTerritory {
  country: string
  region: string
  names: readonly string[]
  postcodes: readonly (readonly [string, string])[]
}

export interface NoNexus {
  site: Site
  country: string
  region: string
}

/** [TAX-236] */
export interface TariffRate extends DatedRow {
  site: Site
  /** ISO 3166-1 alpha-2. */
  destination: string
  /** '' covers all goods. */
  hsPrefix: string
  percent: number
}

/**
 * How shipping is taxed if an order has goods at several rates: all at the highest rate, or in proportion to their
 * value.
 */
export type ShippingTaxMethod = 'highest' | 'proportional'

export interface ShippingTaxRule extends DatedRow {
  /** ISO 3166-1 alpha-2. */
  country: string
  method: ShippingTaxMethod
  /** The law or guidance that states the rule. */
  source: string
}

/** Tax data that merchants can edit. */
export interface TaxTables {
  rates: readonly TaxRate[]
  territories: readonly TaxTerritory[]
  withoutNexus: readonly NoNexus[]
  tariffs: readonly TariffRate[]
  /** Countries without a row use the highest rate. */
  shippingRules: readonly ShippingTaxRule[]
}
