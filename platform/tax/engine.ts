import type { Minor } from '#domain/money.ts'

/** Goods of an order as whoever knows the taxes of a country is asked about them. */
interface AskedLine {
  id: string
  kind: 'goods' | 'food' | 'ebook'
  qty: number
  /** Net. */
  unit: Minor
  /** Taken off the line in all, at most what it costs. */
  discount: Minor
}

export interface AskedOrder {
  /** The day that the question is of. */
  date: string
  shipTo: {
    /** ISO 3166-1 alpha-2. */
    countryId: string
    region: string
    postcode: string
    city: string
    street: string
  }
  lines: readonly AskedLine[]
  /** Net. */
  shipping: Minor
  /** The buyer has shown that no tax is to be taken. */
  isExempt: boolean
}

/** A tax as it was answered, not yet checked; percentages have at most four decimals. */
interface AnsweredTax {
  /** Of the whole order. */
  tax: Minor
  lines: readonly { id: string; tax: Minor; percent: number }[]
  shipping: { tax: Minor; percent: number }
  /** Why nothing is taken, where that is so: no duty to collect there, a buyer who is exempt, or nothing that is taxed. */
  free: 'no_nexus' | 'exempt' | 'untaxed' | null
}

/**
 * What came of a question: a tax; `no_place`, when there is no such place to be taxed at; `unknown`, when nobody could say,
 * which is neither a tax nor none.
 */
export type TaxAnswer = ({ state: 'answered' } & AnsweredTax) | { state: 'no_place' } | { state: 'unknown' }

/** Somebody who works out taxes, such as a vendor; where there is none our own tables do it. */
export interface TaxEngine {
  quote: (order: AskedOrder) => Promise<TaxAnswer>
}
