import type { Minor } from '#domain/money.ts'

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

interface ComparedPrices {
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
