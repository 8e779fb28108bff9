import { isBlocked } from '../../side-cart/lines/line-flags.ts'
import type { LineView } from '../../side-cart/cart/cart-view.ts'

export const wishSorts = ['added', 'price', 'name'] as const
type WishSort = (typeof wishSorts)[number]

/** The wishlist's view options. The URL contains only non-default options. */
export interface WishlistViewOptions {
  isGrid: boolean
  sort: WishSort
  isInStock: boolean
}

const page = '/account/wishlist'

export function readViewOptions(query: URLSearchParams): WishlistViewOptions {
  return {
    isGrid: query.get('view') !== 'list',
    sort: wishSorts.find((sort) => sort === query.get('sort')) ?? 'added',
    isInStock: query.get('stock') === 'in',
  }
}

/**
 * Returns the wishlist URL for its view options, with an optional query and anchor such as '?moved-all=2' or '#share'.
 */
export function wishlistPath({ isGrid, sort, isInStock }: WishlistViewOptions, result = ''): string {
  const query = new URLSearchParams({
    ...(!isGrid && { view: 'list' }),
    ...(sort !== 'added' && { sort }),
    ...(isInStock && { stock: 'in' }),
  }).toString()
  return query === '' ? page + result : `${page}?${query}${result.replace('?', '&')}`
}

/** Returns the anchor for an item's card. */
export function wishAnchor(itemId: string): string {
  return `item-${itemId}`
}

/** Sorts lines, newest first by default. If `isInStock` is true, omits lines that cannot be bought. */
export function sortWishlistLines<Line extends LineView>(
  lines: readonly Line[],
  { sort, isInStock }: WishlistViewOptions,
  locale: string,
): Line[] {
  const shown = isInStock ? lines.filter((line) => !isBlocked(line)) : [...lines]
  if (sort === 'price') return shown.toSorted((a, b) => a.now - b.now)
  if (sort === 'name') return shown.toSorted((a, b) => a.name.localeCompare(b.name, locale))
  return shown.toReversed()
}
