import type { Minor } from '#domain/money.ts'

interface TaxedLine {
  id: string
  kind: 'goods' | 'food' | 'ebook'
  qty: number
  /** Net unit price. */
  unit: Minor
  /** Discount on the entire line, not per unit. */
  discount: Minor
}

export interface TaxedOrder {
  /** The date that determines the tax rules. */
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

/** The tax on an order, on each line, and on shipping, with the reason if it is zero. */
interface EngineTax {
  /** Tax on the entire order. */
  tax: Minor
  lines: readonly { id: string; tax: Minor; percent: number }[]
  shipping: { tax: Minor; percent: number }
  free: 'no_nexus' | 'exempt' | 'untaxed' | null
}

/**
 * `no_place` means that the address does not exist. `unknown` means that the service returned neither a tax nor a
 * reason for zero.
 */
export type TaxResult = ({ state: 'answered' } & EngineTax) | { state: 'no_place' } | { state: 'unknown' }

/** Calculates tax. Without an engine, the store's own tables apply. */
export interface TaxEngine {
  quote: (order: TaxedOrder) => Promise<TaxResult>
}
