import type { Minor } from '#domain/money.ts'

interface TaxedLine {
  id: string
  kind: 'goods' | 'food' | 'ebook'
  qty: number
  /** Net amount. */
  unit: Minor
  /** Total of the whole line. */
  discount: Minor
}

export interface TaxedOrder {
  /** Date whose tax rules apply. */
  date: string
  shipTo: {
    /** ISO 3166-1 alpha-2. */
    countryId: string
    region: string
    postcode: string
    city: string
    street: string
  }
  lines: readonly TaxedLine[]
  /** Net amount. */
  shipping: Minor
  isExempt: boolean
}

/** A VAT number that is not validated yet. */
interface EngineTax {
  /** Tax on the whole order. */
  tax: Minor
  lines: readonly { id: string; tax: Minor; percent: number }[]
  shipping: { tax: Minor; percent: number }
  free: 'no_nexus' | 'exempt' | 'untaxed' | null
}

/** `no_place`: the address does not exist. `unknown`: the service returned neither a tax nor a reason for zero. */
export type TaxResult = ({ state: 'answered' } & EngineTax) | { state: 'no_place' } | { state: 'unknown' }

/** Without an engine, the store's own tables apply. */
export interface TaxEngine {
  quote: (order: TaxedOrder) => Promise<TaxResult>
}
