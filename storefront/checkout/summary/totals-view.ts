import type { Minor } from '#domain/money.ts'
import { taxLabelIn } from '#domain/tax/tax-label.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import type { Checkout } from '../placing/compose-order.ts'

export interface TotalsView {
  subtotal: Minor
  shipping: Minor | null
  /** Taxes added below the subtotal on net sites. */
  added: readonly TaxLine[]
  /** Taxes included in the amounts on EUR, GBR, and AUS. */
  included: readonly TaxLine[]
  /** True if tax has a separate row, even while its amount is unknown. */
  isTaxAdded: boolean
  /** Customs duty. Hidden if it is 0. */
  tariff: Minor
  total: Minor | null
  giftcards: Minor
}
interface TaxLine {
  label: string
  amount: Minor
}

/** Converts a checkout's totals for display, with tax added below or shown as included [TAX-001, TAX-212]. */
export function totalsView({ totals, tax }: Pick<Checkout, 'totals' | 'tax'>, localeTag: string): TotalsView {
  const lines = taxLines(tax.summary, localeTag)
  const known = totals.tax !== null
  return {
    subtotal: toMinor(totals.shownSubtotal),
    shipping: totals.shownShipping === null ? null : toMinor(totals.shownShipping),
    added: totals.taxIncluded || !known ? [] : lines,
    included: totals.taxIncluded ? lines : [],
    isTaxAdded: !totals.taxIncluded,
    tariff: totals.wire === null ? 0 : toMinor(totals.wire.tariff),
    total: totals.grandTotal === null ? null : toMinor(totals.grandTotal),
    giftcards: totals.wire === null ? 0 : toMinor(totals.wire.giftcards),
  }
}

/** Returns the taxes of a checkout or an order, with names in the locale's language. */
export function taxLines(summary: Checkout['tax']['summary'], localeTag: string): TaxLine[] {
  return summary.map(({ label, taxAmount }) => ({ label: taxLabelIn(label, localeTag), amount: toMinor(taxAmount) }))
}
