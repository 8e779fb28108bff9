import type { Minor } from '#domain/money.ts'
import type { PictureSource } from '#ui/picture-source.ts'
import { minorOf } from '../price.ts'
import type { Cart, CartLine } from '../side-cart/cart-store.ts'
import type { LineFlag } from '../side-cart/line-flags.ts'

/** What one line of the cart page shows. */
export interface LineView {
  id: string
  productId: number
  childId: number
  name: string
  choice: string
  url: string
  picture: PictureSource | null
  qty: number
  most: number
  now: Minor
  was: Minor | null
  total: Minor
  wasTotal: Minor | null
  flags: readonly LineFlag[]
  /** The literal text of a pricing error. */
  error: string | null
  isFreight: boolean
}

export interface CartView {
  listId: string
  version: number
  lines: readonly LineView[]
  count: number
  subtotal: Minor
  isVatIncluded: boolean
  canCheckOut: boolean
}

/** A cart as its page shows it: shown prices, in minor units. */
export function cartView({ list, lines, count, shownSubtotal, vatCountry, canCheckOut }: Cart): CartView {
  return {
    listId: list._id,
    version: list.version,
    lines: lines.map(lineView),
    count,
    subtotal: minorOf(shownSubtotal),
    isVatIncluded: vatCountry !== null,
    canCheckOut,
  }
}

function lineView(line: CartLine): LineView {
  const was = line.shownWas === null ? null : minorOf(line.shownWas)
  return {
    id: line._id,
    productId: line.productId,
    childId: line.childId,
    name: line.name,
    choice: line.choice,
    url: line.url,
    picture: line.picture,
    qty: line.qty,
    most: line.most,
    now: minorOf(line.shownPrice),
    was,
    total: minorOf(line.shownRowTotal),
    wasTotal: was === null ? null : was * line.qty,
    flags: line.flags,
    error: line.error?.message ?? null,
    isFreight: line.isFreight,
  }
}

/** The handle in the address of a product's page. */
export function handleIn(url: string): string {
  return url.replace(/^\//, '').replace(/[?#].*$/s, '')
}
