import { roundMinor, type Minor } from '#domain/money.ts'
import type { PricePart } from '#domain/orders/refund.ts'

interface OrderedLine {
  sellableId: number
  details?: readonly unknown[]
  parts?: readonly { sellableId: number }[]
}

/**
 * Returns true if an exchange order can replace the line with a variant: a single product without bundle parts or custom
 * options.
 */
export function isExchangeable({ sellableId, details = [], parts = [] }: OrderedLine): boolean {
  return details.length === 0 && parts.every((part) => part.sellableId === sellableId)
}

export interface ComparedPrices {
  wanted: Minor
  /** Null if the returned variant is no longer sold. */
  returned: Minor | null
  /** Per unit, as paid. */
  paid: Minor
}

/**
 * Returns true if a variant can replace the returned one: both have the same base price today, so that no difference is
 * due. If the returned variant is no longer sold, its paid price is compared instead.
 */
export function isEvenExchange({ wanted, returned, paid }: ComparedPrices): boolean {
  return wanted === (returned ?? paid)
}

/**
 * Returns the price difference of an exchange, which is negative if the replacement is cheaper. The replacement has the
 * same discount and tax rate as the returned units: their paid price changes in proportion to today's base prices.
 * Returns null if the prices cannot be compared, because one of them is 0.
 *
 * @param value The part of the units' price that the customer has paid and that was not refunded.
 * @param settled The differences in `value` that did not change the variant with which the new one is compared. They
 *   are negative if they were refunded.
 */
export function exchangeDifference(
  prices: ComparedPrices,
  value: PricePart,
  settled: PricePart = { net: 0, tax: 0 },
): PricePart | null {
  const { wanted, returned, paid } = prices
  const before = returned ?? paid
  const isEven = isEvenExchange(prices)
  if (!isEven && (before <= 0 || wanted <= 0 || value.net - settled.net <= 0)) return null
  const change = (part: 'net' | 'tax') => {
    const compared = value[part] - settled[part]
    return (isEven ? compared : roundMinor((compared * wanted) / before)) - value[part]
  }
  const [net, tax] = [change('net'), change('tax')]
  // Rounded parts of opposite signs are neither a refund nor a payment.
  return net * tax < 0 ? { net: net + tax, tax: 0 } : { net, tax }
}

/** A settled price difference of exchanged units. */
export interface SettledDifference extends PricePart {
  itemId: string
  units: number
  settlement: 'refund' | 'payment' | 'waiver'
}

/** Returns the part of the price of some of the units that earlier exchanges refunded, rounded up. */
export function refundedDifference(differences: readonly SettledDifference[], itemId: string, qty: number): PricePart {
  const refunds = differences.filter((each) => each.itemId === itemId && each.settlement === 'refund')
  const total = (part: 'net' | 'tax') =>
    refunds.reduce((sum, each) => sum + Math.ceil((-each[part] * Math.min(qty, each.units)) / each.units), 0)
  return { net: total('net'), tax: total('tax') }
}

/** Returns the part of a difference that the customer paid for some of the units, rounded down. */
export function paidDifference({ net, tax, units, settlement }: SettledDifference, qty: number): PricePart {
  if (settlement !== 'payment') return { net: 0, tax: 0 }
  const part = (of: Minor) => Math.floor((of * Math.min(qty, units)) / units)
  return { net: part(net), tax: part(tax) }
}
