import type { TaxClass } from '#domain/catalog/product-entry.ts'
import type { Site } from '#domain/sites.ts'

/** YYYY-MM-DD, which compares as text. */
export type IsoDate = string

export interface Dated {
  validFrom: IsoDate
  /** Inclusive; null is open-ended. */
  validTo: IsoDate | null
}

/** Rates with the same place and name form one tax. */
export interface TaxRate extends Dated {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Null: the whole country. */
  region: string | null
  /** Ranges are compared up to the length of each bound. */
  postcodes: readonly [string, string] | null
  class: TaxClass | null
  /** Name on receipts. */
  name: string
  /** The narrowest row of a level applies. */
  level: 'national' | 'regional' | 'local'
  /** Max four decimals. */
  percent: number
  /** Includes earlier taxes in its base. */
  compound: boolean
  /** VAT has its own rule. */
  onShipping: boolean
}

/** A territory, found by name or postcode. */
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
export interface TariffRate extends Dated {
  site: Site
  /** ISO 3166-1 alpha-2. */
  destination: string
  /** '' is all goods. */
  hsPrefix: string
  percent: number
}

/** Data that merchants edit. */
export interface TaxTables {
  rates: readonly TaxRate[]
  territories: readonly TaxTerritory[]
  withoutNexus: readonly NoNexus[]
  tariffs: readonly TariffRate[]
}
