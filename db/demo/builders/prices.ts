import type { SitePrice } from '#domain/catalog/product-entry.ts'
import { roundMinor, type Minor } from '#domain/money.ts'
import { sites, type Site } from '#domain/sites.ts'
import { netAmount } from '#domain/tax/rates.ts'
import { displayedPrice } from '#domain/tax/displayed-price.ts'

/**
 * Multipliers from US dollars to retail prices. They cover the exchange rate, freight, and, for AUS, EUR, and GBR, tax.
 */
const displayRatio: Readonly<Record<Site, number>> = { USA: 1, APO: 1, CAN: 1.38, AUS: 1.68, EUR: 1.16, GBR: 0.99 }

/** Domestic VAT rate in percent. It is removed from the retail price, because EUR and GBR store net prices. */
const vat: Readonly<Partial<Record<Site, number>>> = { EUR: 19, GBR: 20 }

/** Returns the step between retail prices, from 0.50 for small items to 10.00 for large ones. */
function stepOf(amount: number): Minor {
  if (amount < 2000) return 50
  if (amount < 10000) return 100
  return amount < 50000 ? 500 : 1000
}

/** Rounds to a typical retail price, such as 9.50, 38.90, 340.00, or 1,145.00. */
function displayPrice(amount: number): Minor {
  const step = stepOf(amount)
  const below = { 50: 0, 100: 10, 500: 0, 1000: 500 }[step] ?? 0
  return roundMinor(amount / step) * step - below
}

/** Returns the net amount that gives this retail price with tax. If none exists, tries the next lower retail price. */
function storedFor(displayed: Minor, percent: number): Minor {
  const step = stepOf(displayed)
  for (let gross = displayed; gross > 0; gross -= step) {
    const net = netAmount(gross, percent)
    if (displayedPrice(net, percent) === gross) return net
  }
  return 0
}

function sitePrice(site: Site, usd: Minor): Minor {
  if (site === 'USA' || site === 'APO') return usd
  const displayed = displayPrice(usd * displayRatio[site])
  const percent = vat[site]
  return percent === undefined ? displayed : storedFor(displayed, percent)
}

interface Offer {
  special?: Minor
  /** Sites that do not sell the product. */
  except?: readonly Site[]
}

/** Returns the price on every site that sells the product, calculated from US cents. */
export function prices(usd: Minor, { special, except = [] }: Offer = {}): Partial<Record<Site, SitePrice>> {
  return Object.fromEntries(
    sites
      .filter((site) => !except.includes(site))
      .map((site) => {
        const price = sitePrice(site, usd)
        return [site, special === undefined ? { price } : { price, special: sitePrice(site, special) }]
      }),
  )
}
