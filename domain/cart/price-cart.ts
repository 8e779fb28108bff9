import { available, stockState, type Stock } from '#domain/catalog/stock.ts'
import type { ListItem } from '#domain/lists/list.ts'
import type { Minor } from '#domain/money.ts'
import { priceOf } from '#domain/pricing/price.ts'
import { maxQuantity, type QuantitySettings } from './quantity.ts'

/** What the catalogue tells of a thing that can be bought; amounts in minor units as the site stores prices. */
export interface Offer {
  id: number
  productId: number
  sku: string
  type: 'simple' | 'configurable'
  base: Minor
  special: Minor | null
  stock: Stock
}

type PricingError = { code: string; message: string }
type LineFlag = 'over_maximum' | 'low_stock' | 'ships_later' | 'out_of_stock' | 'notify_only' | 'not_sold_here'

export interface PricedLine<O extends Offer> {
  item: ListItem
  /** Null: the line cannot be bought, and `error` or a flag says why. */
  offer: O | null
  price: Minor
  base: Minor
  rowTotal: Minor
  /** Most pieces that this line may hold. */
  most: number
  flags: LineFlag[]
  error: PricingError | null
}

const errors = {
  invalid_configurable: 'Invalid configurable product',
  unknown_child: 'Unknown configurable child',
  invalid_options: 'Invalid options selected',
} as const

function pricingError(code: keyof typeof errors): PricingError {
  return { code, message: errors[code] }
}

/** The id of what a line sells: the chosen child, else the product itself. */
export function soldId({ productId, children }: Pick<ListItem, 'productId' | 'children'>): number {
  return children[0]?.productId ?? productId
}

/**
 * Prices the lines of a cart from what the catalogue offers; a line that cannot be bought stays, with price 0 and its
 * error, and counts nothing [CART-211, CART-212, CART-217, CART-221, CART-224..226].
 */
export function priceCart<O extends Offer>(
  items: readonly ListItem[],
  offers: ReadonlyMap<number, O>,
  settings: QuantitySettings,
): PricedLine<O>[] {
  const pieces = new Map<number, number>()
  for (const item of items) pieces.set(soldId(item), (pieces.get(soldId(item)) ?? 0) + item.qty)
  return items.map((item) => {
    const offer = offers.get(soldId(item)) ?? null
    const error = errorOf(item, offer)
    const isSold = offer !== null && error === null
    const { price, base } = isSold ? priceOf({ base: offer.base, special: offer.special }) : { price: 0, base: 0 }
    const most = offer ? mostOf(offer, settings) : 0
    const flags = offer ? flagsOf(offer, pieces.get(offer.id)!, most) : (['not_sold_here'] as LineFlag[])
    return { item, offer: isSold ? offer : null, price, base, rowTotal: price * item.qty, most, flags, error }
  })
}

/** The pieces of one offer that one cart may hold. */
export function mostOf({ sku, stock }: Offer, settings: QuantitySettings): number {
  const max = Math.min(stock.most, available(stock))
  return maxQuantity({ sku, max }, settings)
}

/** Whether a cart's lines can be ordered as they are. */
export function canCheckOut(lines: readonly PricedLine<Offer>[]): boolean {
  return (
    lines.length > 0 && lines.every(({ offer, flags }) => offer !== null && !flags.some((flag) => stoppers.has(flag)))
  )
}
const stoppers: ReadonlySet<LineFlag> = new Set<LineFlag>([
  'over_maximum',
  'out_of_stock',
  'notify_only',
  'not_sold_here',
])

function errorOf(item: ListItem, offer: Offer | null): PricingError | null {
  if (Object.keys(item.options).length > 0) return pricingError('invalid_options')
  if (!offer) return null
  // A configurable product named without a child is not an offer; a child of another product is not this one's.
  if (offer.type === 'configurable' && item.children.length !== 1) return pricingError('invalid_configurable')
  if (item.children.length > 0 && offer.productId !== item.productId) return pricingError('unknown_child')
  return null
}

function flagsOf(offer: Offer, pieces: number, most: number): LineFlag[] {
  const state = stockState(offer.stock)
  if (state === 'notify_only') return ['notify_only']
  if (state === 'sold_out') return ['out_of_stock']
  const flags: LineFlag[] = []
  if (pieces > most) flags.push('over_maximum')
  if (state === 'low') flags.push('low_stock')
  if (state === 'backorder' || state === 'made_to_order') flags.push('ships_later')
  return flags
}
