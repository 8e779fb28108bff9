import type { Minor } from '#domain/money.ts'
import { minorOf } from '#storefront/page/price.ts'
import type { Checkout } from './compose-order.ts'

/** The amounts below an order; null is not known yet. */
export interface TotalsView {
  subtotal: Minor
  shipping: Minor | null
  /** Added below on net sites; one line when there is no more to say of it. */
  added: readonly TaxLine[]
  /** Part of the amounts above on EUR, GBR and AUS. */
  included: readonly TaxLine[]
  /** The tax has a place below, known or not. */
  isTaxAdded: boolean
  /** Duty on what crosses a border; 0 is not shown. */
  tariff: Minor
  total: Minor | null
  /** What gift cards pay of the total. */
  giftcards: Minor
}
interface TaxLine {
  label: string
  amount: Minor
}

/** The totals of a checkout as they are shown: tax added below, or named as part of what stands above [TAX-001, TAX-212]. */
export function totalsView({ totals, tax }: Pick<Checkout, 'totals' | 'tax'>): TotalsView {
  const lines = tax.summary.map(({ label, taxAmount }) => ({ label, amount: minorOf(taxAmount) }))
  const known = totals.tax !== null
  return {
    subtotal: minorOf(totals.shownSubtotal),
    shipping: totals.shownShipping === null ? null : minorOf(totals.shownShipping),
    added: totals.taxIncluded || !known ? [] : lines,
    included: totals.taxIncluded ? lines : [],
    isTaxAdded: !totals.taxIncluded,
    tariff: totals.wire === null ? 0 : minorOf(totals.wire.tariff),
    total: totals.grandTotal === null ? null : minorOf(totals.grandTotal),
    giftcards: totals.wire === null ? 0 : minorOf(totals.wire.giftcards),
  }
}
