import type { CartLine } from '../cart/cart-store.ts'

export type LineFlag = CartLine['flags'][number]

const harmless: readonly LineFlag[] = ['low_stock', 'ships_later']

/** Returns true if a line blocks checkout [CART-221, CART-224..226]. */
export function isBlocked({ flags, error }: { flags: readonly LineFlag[]; error: unknown }): boolean {
  return error !== null || flags.some((flag) => !harmless.includes(flag))
}

/** Returns a flag's CSS class. Delayed and sold-out lines look different. */
export function flagClassName(flag: LineFlag): string {
  const looks: Readonly<Record<LineFlag, string>> = {
    over_maximum: 'stock stock--low',
    low_stock: 'stock stock--low',
    ships_later: 'stock stock--wait',
    out_of_stock: 'stock stock--out',
    notify_only: 'stock stock--out',
    not_sold_here: 'stock stock--out',
  }
  return looks[flag]
}
