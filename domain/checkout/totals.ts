import type { Minor } from '#domain/money.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { TaxQuote } from '#domain/tax/quote.ts'

/** What an order adds up to; subtotal, shipping and discount are net on every site [ORDER-202]. */
export interface Totals {
  subtotal: Minor
  shipping: Minor
  discount: Minor
  itemTax: Minor
  shippingTax: Minor
  tax: Minor
  tariff: Minor
  grandTotalExcludingTax: Minor
  grandTotalIncludingTax: Minor
  /** What gift cards pay of the grand total. */
  giftcards: Minor
}

/** The amounts a shopper reads: with the tax in them on EUR, GBR and AUS, and then no tax line is added below. */
export interface ShownTotals {
  subtotal: Minor
  shipping: Minor
  discount: Minor
  /** Added below on net sites, zero where the amounts above contain it. */
  addedTax: Minor
  tariff: Minor
  grandTotal: Minor
  giftcards: Minor
  toPay: Minor
}

/** Adds up an order from its tax quote; gift cards pay at most the whole and lower no tax [ORDER-202..204]. */
export function totalsOf(quote: TaxQuote, extra: { giftcards: Minor }): Totals {
  const subtotal = sum(quote.lines.map(({ full }) => full.net))
  const discount = sum(quote.lines.map(({ full, net }) => full.net - net))
  const itemTax = sum(quote.lines.map(({ tax }) => tax))
  const shipping = quote.shipping.net
  const shippingTax = quote.shipping.tax
  const tax = itemTax + shippingTax
  const grandTotalExcludingTax = subtotal - discount + shipping + quote.tariff
  const grandTotalIncludingTax = grandTotalExcludingTax + tax
  return {
    subtotal,
    shipping,
    discount,
    itemTax,
    shippingTax,
    tax,
    tariff: quote.tariff,
    grandTotalExcludingTax,
    grandTotalIncludingTax,
    giftcards: Math.min(extra.giftcards, grandTotalIncludingTax),
  }
}

/** What is left for the payment: the grand total without what gift cards pay. */
export function amountToPay({ grandTotalIncludingTax, giftcards }: Totals): Minor {
  return grandTotalIncludingTax - giftcards
}

/** The totals as a site shows them: whoever adds up what is shown gets the grand total. */
export function shownTotals(site: Site, quote: TaxQuote, totals: Totals): ShownTotals {
  const isNet = siteSettings[site].taxDisplay === 'net'
  const { tariff, giftcards, grandTotalIncludingTax } = totals
  return {
    subtotal: sum(quote.lines.map(({ full }) => full.shown)),
    shipping: quote.shipping.shown,
    discount: sum(quote.lines.map(({ full, shown }) => full.shown - shown)),
    addedTax: isNet ? totals.tax : 0,
    tariff,
    grandTotal: grandTotalIncludingTax,
    giftcards,
    toPay: amountToPay(totals),
  }
}

function sum(amounts: readonly Minor[]): Minor {
  return amounts.reduce((total, amount) => total + amount, 0)
}
