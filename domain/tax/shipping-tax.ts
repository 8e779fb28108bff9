import { allocateAmount, type Minor } from '#domain/money.ts'
import { isValidOn } from './dated.ts'
import { displayedPrice } from './displayed-price.ts'
import type { IsoDate, ShippingTaxMethod, ShippingTaxRule } from './table.ts'

/** Returns how a country taxes shipping on a date. Defaults to the highest rate. */
export function shippingTaxMethod(
  country: string,
  date: IsoDate,
  rules: readonly ShippingTaxRule[],
): ShippingTaxMethod {
  const validRules = rules.filter((rule) => rule.country === country && isValidOn(rule, date))
  const [latest] = validRules.toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
  return latest?.method ?? 'highest'
}

/** A tax class in an order, with its rate and the net value of its lines. */
export interface ShippingShare {
  percent: number
  value: Minor
}

/** Splits shipping across the classes by value, or charges it to the class with the highest rate. */
export function splitShipping<Share extends ShippingShare>(
  shipping: Minor,
  shares: readonly Share[],
  method: ShippingTaxMethod,
): { share: Share; amount: Minor }[] {
  const [first, ...others] = shares
  if (!first) return []
  const isFree = shares.every(({ value }) => value === 0)
  if (method === 'highest' || isFree) {
    const highest = others.reduce((best, share) => (share.percent > best.percent ? share : best), first)
    return [{ share: highest, amount: shipping }]
  }
  const amounts = allocateAmount(
    shipping,
    shares.map(({ value }) => value),
  )
  return shares.map((share, index) => ({ share, amount: amounts[index]! }))
}

/** Returns a stored shipping rate including the tax of the classes that share it. */
export function displayedShipping(rate: Minor, shares: readonly ShippingShare[]): Minor {
  if (shares.length === 0) return rate
  const parts = splitShipping(rate, shares, 'proportional')
  return parts.reduce((sum, { share, amount }) => sum + displayedPrice(amount, share.percent), 0)
}
