import type { Minor } from '../money.ts'
import type { Address } from '../address/address.ts'
import type { QuotedShipping } from './quote.ts'
import { lineSkuKey } from './sku-lines.ts'

export const draftOrderStates = ['draft', 'sent', 'expired', 'ordered'] as const
export type DraftOrderState = (typeof draftOrderStates)[number]

/** Returns true if staff may change the draft order, delete it, or send another payment link. */
export function isDraftOrderOpen(state: DraftOrderState): boolean {
  return state === 'draft' || state === 'expired'
}

/** A payment link is emailed again this long before it expires, in milliseconds. */
export const reminderMs = 3 * 86_400_000

/** Returns true if a payment link that is emailed now expires too soon for a reminder. Epoch milliseconds. */
export function isTooShortToRemind(now: number, expiresAt: number): boolean {
  return expiresAt - now <= reminderMs
}

/** A line of a draft order. Prices are per unit; null means that the catalog has none. */
export interface DraftOrderLine {
  sku: string
  qty: number
  price: Minor | null
  /** Catalog price at the time when the price was agreed. */
  listPrice: Minor | null
}

/** A draft order as staff saved it. */
export interface DraftOrderDocument {
  lines: readonly DraftOrderLine[]
  address: Address
  /** Null until the address has delivery rates, and for an order that does not ship. */
  shipping:
    | (Pick<QuotedShipping, 'price'> & { chosen: NonNullable<QuotedShipping['chosen']>; isAgreed: boolean })
    | null
  note: string
  reason: string
}

interface EnteredLine {
  sku: string
  qty: number
  /** Null for the catalog price. */
  price: Minor | null
}

/**
 * Returns the lines with the agreed prices. A saved line with an unchanged quantity and price keeps the catalog price
 * that it was agreed at, so a later change of the catalog does not turn it into a discount. [ADMIN-011]
 */
export function agreedLines(
  entered: readonly EnteredLine[],
  saved: readonly DraftOrderLine[],
  catalog: ReadonlyMap<string, Minor>,
): DraftOrderLine[] {
  const before = new Map(saved.map((line) => [lineSkuKey(line.sku), line]))
  return entered.map(({ sku, qty, price }) => {
    const same = before.get(lineSkuKey(sku))
    if (price !== null && same?.price === price && same.qty === qty) return { ...same, sku }
    const listPrice = catalog.get(lineSkuKey(sku)) ?? null
    return { sku, qty, price: price ?? listPrice, listPrice }
  })
}

/** Returns the SKUs whose agreed price differs from the catalog price; the others need no reason. */
export function discountedSkus(lines: readonly DraftOrderLine[]): string[] {
  return lines.flatMap(({ sku, price, listPrice }) => (listPrice === null || price === listPrice ? [] : [sku]))
}

/** Most units of one line, as in a list that staff change. */
const maxUnits = 9_999

/**
 * Adds up the quantities of lines with the same SKU, up to 9,999 units. The price of the last line that has one applies.
 */
export function mergeLines(lines: readonly EnteredLine[]): EnteredLine[] {
  const merged = new Map<string, EnteredLine>()
  for (const line of lines) {
    const same = merged.get(lineSkuKey(line.sku))
    const qty = Math.min(line.qty + (same?.qty ?? 0), maxUnits)
    merged.set(lineSkuKey(line.sku), same ? { ...same, qty, price: line.price ?? same.price } : line)
  }
  return [...merged.values()]
}

/** Totals are stored as 32-bit integers. */
const maxTotal: Minor = 2_147_483_647

/** Returns true if the amounts of an order are too high to store, in minor units. */
export function isTotalTooHigh(lines: readonly Pick<DraftOrderLine, 'qty' | 'price'>[], total: Minor): boolean {
  const goods = lines.reduce((sum, { qty, price }) => sum + qty * (price ?? 0), 0)
  return Math.max(goods, total) > maxTotal
}

/**
 * Returns true if a saved delivery option is no longer offered, so that another one would ship at its price. Without
 * saved or current rates, there is none to compare.
 */
export function isDeliveryChanged(
  saved: DraftOrderDocument['shipping'],
  current: DraftOrderDocument['shipping'],
): boolean {
  if (saved === null || current === null) return false
  const keysOf = ({ chosen }: NonNullable<DraftOrderDocument['shipping']>) =>
    chosen.map(({ packageNumber, shippingCode }) => `${packageNumber} ${shippingCode}`)
  const offered = new Set(keysOf(current))
  return saved.chosen.length !== offered.size || keysOf(saved).some((key) => !offered.has(key))
}

export const draftOrderProblems = [
  'no_email',
  'no_lines',
  'unknown_skus',
  'no_price',
  'price_fixed',
  'reason_required',
  'not_available',
  'account_needed',
  'consent_needed',
  'address',
  'no_delivery',
  'tax',
  'total_too_high',
  /** A saved delivery option is no longer offered. */
  'delivery_changed',
  /** The email belongs to another account than at the last change. */
  'account_changed',
] as const
export type DraftOrderProblem = (typeof draftOrderProblems)[number]

/** Returns the number by which customers and staff name a draft order. */
export function draftOrderName(number: number): string {
  return `D${number}`
}
