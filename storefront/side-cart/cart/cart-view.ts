import type { Minor } from '#domain/money.ts'
import type { PictureSource } from '#ui/picture-source.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import type { Cart, CartLine } from './cart-store.ts'
import type { LineFlag } from '../lines/line-flags.ts'

export interface LineView {
  id: string
  productId: number
  childId: number
  name: string
  /** Set for a name that stays English on a page in another language. */
  lang?: 'en'
  choice: string
  details: CartLine['details']
  url: string
  picture: PictureSource | null
  qty: number
  most: number
  now: Minor
  was: Minor | null
  total: Minor
  /** Billing period suffix for a subscription, such as '/mo'. */
  suffix: string
  wasTotal: Minor | null
  /** Discount for the line's total weight. */
  discount: Minor
  flags: readonly LineFlag[]
  /** The reason that the line cannot be bought, including the literal message. */
  error: CartLine['error']
  isFreight: boolean
  /** An accessory whose base product is not in the list. */
  lacksBase: boolean
  /** Price steps, if any. */
  reasons: readonly { reason: CartLine['reasons'][number]['reason']; price: Minor }[]
}

export interface CartView {
  listId: string
  version: number
  lines: readonly LineView[]
  count: number
  subtotal: Minor
  discount: Minor
  weightTiers: Cart['weightTiers']
  canCheckOut: boolean
}

/** Converts a cart for display, with displayed prices in minor units. */
export function cartView(cart: Cart): CartView {
  const { list, lines, count, shownSubtotal, shownDiscount, weightTiers, canCheckOut } = cart
  return {
    listId: list._id,
    version: list.version,
    lines: lines.map((line) => lineView(line, line._id)),
    count,
    subtotal: toMinor(shownSubtotal),
    discount: toMinor(shownDiscount),
    weightTiers,
    canCheckOut,
  }
}

/** Converts a line for display; a line without a variant name has the product's name. */
export function lineView(line: Omit<CartLine, '_id'>, id: string): LineView {
  const was = line.shownWas === null ? null : toMinor(line.shownWas)
  return {
    id,
    productId: line.productId,
    childId: line.childId,
    name: line.name,
    lang: line.lang,
    choice: line.choice,
    details: line.details,
    url: line.url,
    picture: line.picture,
    qty: line.qty,
    most: line.most,
    now: toMinor(line.shownPrice),
    was,
    total: toMinor(line.shownRowTotal),
    suffix: line.priceSuffix,
    wasTotal: was === null ? null : was * line.qty,
    discount: toMinor(line.shownDiscount),
    flags: line.flags,
    error: line.error,
    isFreight: line.isFreight,
    lacksBase: line.lacksBase,
    reasons:
      line.reasons.length < 2
        ? []
        : line.reasons.map(({ reason, shownPrice }) => ({ reason, price: toMinor(shownPrice) })),
  }
}

export function handleOfUrl(url: string): string {
  return url.replace(/^\//, '').replace(/[?#].*$/s, '')
}
