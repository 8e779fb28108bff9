import type { Minor } from '#domain/money.ts'

interface TaxedLine {
  id: string
  kind: 'goods' | 'food' | 'ebook'
  qty: number
  /** Net. */
  unit: Minor
  /** Total for the line. */
  discount: Minor
}

export interface TaxedOrder {
  /** Date of the tax rules. */
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
  /** Net. */
  shipping: Minor
  isExempt: boolean
}

/** Not yet validated. */
interface EngineTax {
  /** For the whole order. */
  tax: Minor
  lines: readonly { id: string; tax: Minor; percent: number }[]
  shipping: { tax: Minor; percent: number }
  free: 'no_nexus' | 'exempt' | 'untaxed' | null
}

/** `no_place`: the address does not exist. `unknown`: neither a tax nor zero. */
export type TaxResult = ({ state: 'answered' } & EngineTax) | { state: 'no_place' } | { state: 'unknown' }

/** Without one, the store's own tables apply. */
export interface TaxEngine {
  quote: (order: TaxedOrder) => Promise<TaxResult>
}
