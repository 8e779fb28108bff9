import type { Minor } from '#domain/money.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { TaxQuote } from '#domain/tax/quote.ts'

/** Order totals. Subtotal, shipping, and discount are net on every site [ORDER-202]. */
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
  /** Amount paid with gift cards. */
  giftcards: Minor
}

/** Displayed totals. They include tax on EUR, GBR, and AUS, which have no separate tax line. */
export interface DisplayedTotals {
  subtotal: Minor
  shipping: Minor
  discount: Minor
  /** Zero unless the site displays prices without tax. */
  addedTax: Minor
  tariff: Minor
  grandTotal: Minor
  giftcards: Minor
  toPay: Minor
}

/** Adds up an order's totals. Gift cards pay at most the total and do not reduce tax [ORDER-202..204]. */
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

/** Returns the amount due after gift cards. */
export function amountToPay({ grandTotalIncludingTax, giftcards }: Totals): Minor {
  return grandTotalIncludingTax - giftcards
}

/** Returns the displayed amounts, which add up to the grand total. */
export function displayedTotals(site: Site, quote: TaxQuote, totals: Totals): DisplayedTotals {
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
