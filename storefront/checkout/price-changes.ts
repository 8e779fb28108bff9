import type { Minor } from '#domain/money.ts'
import type { Checkout } from './compose-order.ts'
import { minorOf } from '../price.ts'

/** The figures that a shopper read, by line, and in all. */
export interface Seen {
  lines: Readonly<Record<string, Minor>>
  total: Minor | null
}
interface PriceChange {
  name: string
  before: Minor
  now: Minor
}

/** What a checkout shows of money. */
export function seenIn({ cart, totals }: Pick<Checkout, 'cart' | 'totals'>): Seen {
  return {
    lines: Object.fromEntries(cart.lines.map(({ _id, shownPrice }) => [_id, minorOf(shownPrice)])),
    total: totals.grandTotal === null ? null : minorOf(totals.grandTotal),
  }
}

/** Which lines cost another price than the shopper read. */
export function priceChanges(seen: Seen, { cart }: Pick<Checkout, 'cart'>): PriceChange[] {
  return cart.lines.flatMap(({ _id, name, shownPrice }) => {
    const before = seen.lines[_id]
    const now = minorOf(shownPrice)
    return before === undefined || before === now ? [] : [{ name, before, now }]
  })
}

/** Reads seen figures back from a form; null when there are none. */
export function readSeen(text: string | null): Seen | null {
  try {
    const { lines, total } = JSON.parse(text ?? '') as Partial<Seen>
    const isSeen = typeof lines === 'object' && lines !== null && Object.values(lines).every(Number.isSafeInteger)
    return isSeen ? { lines, total: typeof total === 'number' ? total : null } : null
  } catch {
    return null
  }
}
