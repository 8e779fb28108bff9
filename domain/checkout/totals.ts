import type { Minor } from '#domain/money.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { TaxQuote } from '#domain/tax/quote.ts'

/** Totals of an order; subtotal, shipping and discount are net on every site [ORDER-202]. */
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
  /** Part of the grand total paid by gift cards. */
  giftcards: Minor
}

/** Amounts as displayed: including tax on EUR, GBR and AUS, which then have no separate tax line. */
export interface ShownTotals {
  subtotal: Minor
  shipping: Minor
  discount: Minor
  /** Tax line on net sites; zero where the amounts include it. */
  addedTax: Minor
  tariff: Minor
  grandTotal: Minor
  giftcards: Minor
  toPay: Minor
}

/**
 * Calculates an order's totals from its tax quote; gift cards pay at most the grand total and reduce no tax
 * [ORDER-202..204].
 */
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

/** Returns the totals as a site displays them; the displayed amounts add up to the grand total. */
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
