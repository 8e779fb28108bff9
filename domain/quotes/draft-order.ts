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

/** Returns true if a payment link emailed now would expire too soon for a reminder. Times are epoch milliseconds. */
export function expiresBeforeReminder(now: number, expiresAt: number): boolean {
  return expiresAt - now <= reminderMs
}

/** A draft order line. Prices are per unit; null means that the catalog has none. */
export interface DraftOrderLine {
  sku: string
  qty: number
  price: Minor | null
  /** Catalog price when the price was agreed. */
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
 * Returns the lines with the agreed prices. A saved line with an unchanged quantity and price retains its original
 * catalog price, so that a later catalog change does not turn the agreed price into a discount [ADMIN-011].
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

/** Returns the SKUs with an agreed price that differs from the catalog price, which therefore need a reason. */
export function discountedSkus(lines: readonly DraftOrderLine[]): string[] {
  return lines.flatMap(({ sku, price, listPrice }) => (listPrice === null || price === listPrice ? [] : [sku]))
}

/** Maximum units per line, as in a list that staff edit. */
const maxUnits = 9_999

/**
 * Adds up the quantities of lines with the same SKU, up to 9,999 units. If several of these lines have a price, the
 * last price applies.
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

/** Returns true if an order's amounts, in minor units, are too high to store. */
export function isTotalTooHigh(lines: readonly Pick<DraftOrderLine, 'qty' | 'price'>[], total: Minor): boolean {
  const goods = lines.reduce((sum, { qty, price }) => sum + qty * (price ?? 0), 0)
  return Math.max(goods, total) > maxTotal
}

/**
 * Returns true if a saved delivery option is no longer offered, so that a different option would ship at its price.
 * Returns false if there are no saved or current rates to compare.
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
  /** The email belongs to a different account than at the last change. */
  'account_changed',
] as const
export type DraftOrderProblem = (typeof draftOrderProblems)[number]

/** Returns a draft order's display number for customers and staff. */
export function draftOrderName(number: number): string {
  return `D${number}`
}
