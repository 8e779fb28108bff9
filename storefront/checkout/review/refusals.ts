import { toMinor } from '#contract/codec/amounts.ts'
import type { DisplayedErrorCode } from '../texts/errors-en.ts'

export type RefusalTarget =
  | 'items'
  | 'quotes'
  | 'shipping-address'
  | 'rates'
  | 'billing'
  | 'payment'
  | 'totals'
  | 'agreements'
  | 'surplus'
  | 'login'
  | 'order'
type Forgotten = 'card' | 'giftcards'
/** Outdated parts of the checkout. One reload recalculates all of them. */
type Outdated = 'prices' | 'rates' | 'tax' | 'cart' | 'order'

export interface Reaction {
  /** The message to show, or null for the general message with the code. */
  shows: DisplayedErrorCode | null
  place: RefusalTarget | null
  /** Parts to reload first. Empty if retrying the same attempt may still place an order. */
  reloads: readonly Outdated[]
  forgets: readonly Forgotten[]
}

const row = (
  shows: DisplayedErrorCode,
  place: RefusalTarget | null,
  reloads: readonly Outdated[] = ['order'],
  forgets: readonly Forgotten[] = [],
): Reaction => ({ shows, place, reloads, forgets })
const rates = row('wrong_shipping_rate', 'rates', ['prices', 'rates'])
const prices = row('wrong_product_price', 'totals', ['prices'])

/**
 * Defines the message, link, reloads, and discarded payment methods for each order refusal [ERROR-203, ERROR-215..230].
 */
export const reactions: Readonly<Record<string, Reaction>> = {
  giftcard_balance_error: row('giftcard_balance_error', 'payment', ['order'], ['giftcards']),
  giftcard_not_exist: row('giftcard_balance_error', 'payment', ['order'], ['giftcards']),
  giftcard_not_accepted: row('giftcard_not_accepted', 'payment', ['order'], ['giftcards']),
  order_already_published: row('order_already_published', 'order'),
  inventory_error: row('inventory_error', 'items', ['cart']),
  invalid_billing: row('invalid_billing', 'billing'),
  invalid_shipping: row('invalid_shipping', 'shipping-address'),
  shipping_rate: rates,
  wrong_shipping_total: rates,
  wrong_shipping_rate: rates,
  shipping_method_not_found: rates,
  shipping_method_not_valid: rates,
  pickup_disabled: rates,
  wrong_pickup_place: row('wrong_pickup_place', 'rates', ['prices', 'rates', 'tax']),
  wrong_discount: prices,
  wrong_grandtotal: prices,
  wrong_payment_amount: prices,
  wrong_product_price: prices,
  wrong_tax_total: row('wrong_tax_total', 'totals', ['prices', 'tax']),
  cvv_required: row('cvv_required', 'payment', ['order'], ['card']),
  payment_error: row('payment_error', 'payment'),
  paypal_amount_mismatch: row('paypal_amount_mismatch', 'payment', ['order'], ['card']),
  paypal_declined: row('paypal_declined', 'payment', ['order'], ['card']),
  paypal_cancelled: row('paypal_cancelled', 'payment'),
  paypal_unknown: row('paypal_unknown', 'payment'),
  paypal_silent: row('paypal_silent', 'payment'),
  paypal_unavailable: row('paypal_unavailable', 'payment', ['order'], ['card']),
  paypal_waits: row('paypal_waits', 'payment'),
  paypal_spent: row('paypal_spent', 'payment', ['order'], ['card']),
  paypal_missing: row('paypal_unknown', 'payment', ['order'], ['card']),
  three_ds: row('three_ds', 'payment'),
  card_unknown: row('card_unknown', 'payment', ['order'], ['card']),
  subscription_agree_missing: row('subscription_agree_missing', 'agreements'),
  registry_surplus: row('registry_surplus', 'surplus'),
  login_required: row('login_required', 'login'),
  invalid_item: row('invalid_item', 'items', ['cart']),
  list_empty: row('list_empty', 'items', ['cart']),
  list_closed: row('list_closed', 'items', ['cart']),
  quote_not_held: row('quote_not_held', 'quotes', ['cart']),
  list_not_found: row('list_not_found', 'items', ['cart']),
  list_version_conflict: row('list_version_conflict', 'items', ['cart']),
  captcha_required: row('captcha_required', null),
  too_many_declines: row('too_many_declines', null),
  too_many_requests: row('too_many_requests', null),
  placing: row('placing', null, []),
  no_response: row('no_response', null, []),
}

/** PayPal problems by refusal message. Any other message means a declined payment. */
const payPalProblems: Readonly<Partial<Record<string, string>>> = {
  amount_mismatch: 'paypal_amount_mismatch',
  method_unavailable: 'paypal_unavailable',
  token_missing: 'paypal_missing',
  agreement_spent: 'paypal_spent',
}

export interface Refusal {
  code: string
  details: Readonly<Record<string, unknown>>
}

const general: Reaction = { shows: null, place: null, reloads: ['order'], forgets: [] }

/**
 * Returns the reaction to a refusal. Its message may be more specific than its code. A refused PayPal approval is
 * discarded with its amount [ERROR-225..230, ERROR-232].
 */
export function reactionTo({ code, details }: Refusal, method: string): Reaction {
  if (details['message'] === 'cvv_required') return reactions['cvv_required']!
  if (code === 'payment_error' && method === 'paypal')
    return reactions[payPalProblems[String(details['message'])] ?? 'paypal_declined']!
  return Object.hasOwn(reactions, code) ? reactions[code]! : general
}

/**
 * Returns true if the checkout must reload before the refusal is shown: always, unless retrying the same attempt may
 * still place an order [ERROR-207, ERROR-216, ERROR-223, ERROR-224].
 */
export function requiresReload({ code }: Pick<Refusal, 'code'>): boolean {
  return reactionTo({ code, details: {} }, '').reloads.length > 0
}

/** Returns the id of the existing order if it has the same total [ERROR-204..206]. */
export function existingOrderId({ code, details }: Refusal, total: number): string | null {
  if (code !== 'order_already_published') return null
  const { orderId, totals } = details as { orderId?: unknown; totals?: { grandTotalIncludingTax?: unknown } }
  const grandTotal = totals?.grandTotalIncludingTax
  if (typeof orderId !== 'string' || typeof grandTotal !== 'number') return null
  return toMinor(grandTotal) === toMinor(total) ? orderId : null
}

/** Returns the SKUs of a shortage from its list, or else from its message [ERROR-209, ERROR-211]. */
export function shortageSkus({ code, details }: Refusal): string[] {
  if (code !== 'inventory_error') return []
  const { skus, message } = details
  const named = Array.isArray(skus) ? skus.map(skuOf) : listedSkus(message)
  return named.map((sku) => sku.trim()).filter((sku) => sku !== '')
}

function skuOf(each: unknown): string {
  if (typeof each === 'string') return each
  return typeof each === 'object' && each !== null && 'sku' in each && typeof each.sku === 'string' ? each.sku : ''
}

function listedSkus(message: unknown): string[] {
  if (typeof message !== 'string') return []
  const before = 'inventory for:'
  const at = message.toLowerCase().lastIndexOf(before)
  return at < 0 ? [] : message.slice(at + before.length).split(',')
}

interface StockLine {
  sku: string
  name: string
  most: number
  flags: readonly string[]
}

/**
 * Returns how to report a shortage after the cart reloads: sold-out lines in a dialog, one message per SKU, or a
 * general message [ERROR-207..210].
 */
export function shortage(
  refusal: Refusal,
  lines: readonly StockLine[],
): { dialog: readonly StockLine[] } | { lines: readonly { name: string; left: number }[] } | null {
  if (refusal.code !== 'inventory_error') return null
  const soldOut = lines.filter(({ flags }) => flags.includes('out_of_stock') || flags.includes('notify_only'))
  if (soldOut.length > 0) return { dialog: soldOut }
  const skus = shortageSkus(refusal)
  if (skus.length === 0) return { lines: [] }
  return {
    lines: skus.map((sku) => {
      const line = lines.find((each) => each.sku === sku || each.sku.endsWith(`-${sku}`))
      return { name: line?.name ?? sku, left: line?.most ?? 0 }
    }),
  }
}
