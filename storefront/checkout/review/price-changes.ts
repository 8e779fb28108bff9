import type { Minor } from '#domain/money.ts'
import type { Checkout } from '../placing/compose-order.ts'
import { toMinor } from '#contract/codec/amounts.ts'

export interface DisplayedAmounts {
  lines: Readonly<Record<string, Minor>>
  /** Additions and deductions. Unknown amounts are absent. */
  sums: Readonly<Partial<Record<Sum, Minor>>>
  total: Minor | null
}
const sums = ['shipping', 'discount', 'tax', 'tariff', 'giftcards'] as const
type Sum = (typeof sums)[number]

interface PriceChange {
  name: string
  before: Minor
  now: Minor
}

export function displayedAmounts({ cart, totals }: Pick<Checkout, 'cart' | 'totals'>): DisplayedAmounts {
  return {
    lines: Object.fromEntries(cart.lines.map(({ _id, shownPrice }) => [_id, toMinor(shownPrice)])),
    sums: sumsOf(totals),
    total: totals.grandTotal === null ? null : toMinor(totals.grandTotal),
  }
}

function sumsOf({ shownShipping, tax, wire }: Checkout['totals']): DisplayedAmounts['sums'] {
  const { discount = null, tariff = null, giftcards = null } = wire ?? {}
  const shown: Record<Sum, number | null> = { shipping: shownShipping, discount, tax, tariff, giftcards }
  return Object.fromEntries(sums.flatMap((sum) => (shown[sum] === null ? [] : [[sum, toMinor(shown[sum])]])))
}

/** Returns the additions and deductions that differ from the displayed amounts. */
export function sumChanges(
  seen: DisplayedAmounts,
  checkout: Pick<Checkout, 'cart' | 'totals'>,
): (Omit<PriceChange, 'name'> & { sum: Sum })[] {
  const shown = displayedAmounts(checkout).sums
  return sums.flatMap((sum) => {
    const [before, now] = [seen.sums[sum], shown[sum]]
    return before === undefined || now === undefined || before === now ? [] : [{ sum, before, now }]
  })
}

export function priceChanges(seen: DisplayedAmounts, { cart }: Pick<Checkout, 'cart'>): PriceChange[] {
  return cart.lines.flatMap(({ _id, name, shownPrice }) => {
    const before = seen.lines[_id]
    const now = toMinor(shownPrice)
    return before === undefined || before === now ? [] : [{ name, before, now }]
  })
}

/** Reads the displayed amounts from a form. Returns null if there are none. */
export function readSeenAmounts(text: string | null): DisplayedAmounts | null {
  try {
    const { lines, sums = {}, total } = JSON.parse(text ?? '') as Partial<DisplayedAmounts>
    return isFigures(lines) && isFigures(sums) ? { lines, sums, total: typeof total === 'number' ? total : null } : null
  } catch {
    return null
  }
}

function isFigures<T extends object>(value: T | undefined): value is T {
  return typeof value === 'object' && value !== null && Object.values(value).every(Number.isSafeInteger)
}
