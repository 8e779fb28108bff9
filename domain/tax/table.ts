import type { TaxClass } from '#domain/catalog/product-entry.ts'
import type { Site } from '#domain/sites.ts'

/** A day as YYYY-MM-DD: such texts compare as days do. */
export type IsoDate = string

/** What holds from one day to another. */
export interface Dated {
  validFrom: IsoDate
  /** The last day, or null while it lasts. */
  validTo: IsoDate | null
}

/** One rate of one tax in one place, while it holds. Rates of one place and name are one tax, taken together. */
export interface TaxRate extends Dated {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** A region's code, or null for the whole country. */
  region: string | null
  /** First and last postcode, compared by as many characters as they have; null for all. */
  postcodes: readonly [string, string] | null
  /** Null is every class. */
  class: TaxClass | null
  /** The tax as a receipt names it: VAT, GST, PST, Sales tax. */
  name: string
  /** The level that sets it; of one level the narrowest row holds. */
  level: 'national' | 'regional' | 'local'
  /** At most four decimals. */
  percent: number
  /** Taken on the price with the taxes before it. */
  compound: boolean
  /** Whether it is taken on shipping too; VAT has a rule of its own. */
  onShipping: boolean
}

/** A part of a country that taxes on its own, found by the name people write or by postcode. */
export interface TaxTerritory {
  country: string
  /** The region code its rates carry. */
  region: string
  names: readonly string[]
  postcodes: readonly (readonly [string, string])[]
}

/** A region in which a site does not have to collect tax. */
export interface NoNexus {
  site: Site
  country: string
  region: string
}

/** A duty or surcharge on goods that cross a border, while it holds [TAX-236]. */
export interface TariffRate extends Dated {
  site: Site
  /** ISO 3166-1 alpha-2. */
  destination: string
  /** The first digits of the goods' code in the Harmonized System; empty is all goods. */
  hsPrefix: string
  /** At most four decimals. */
  percent: number
}

/** All that a merchant may change about tax. */
export interface TaxTables {
  rates: readonly TaxRate[]
  territories: readonly TaxTerritory[]
  withoutNexus: readonly NoNexus[]
  tariffs: readonly TariffRate[]
}
