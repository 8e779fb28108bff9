import type { CartLine } from './cart-store.ts'

export type LineFlag = CartLine['flags'][number]

/** Flags that let a line be ordered all the same. */
const harmless: readonly LineFlag[] = ['low_stock', 'ships_later']

/** Whether a line keeps its cart from being ordered [CART-221, CART-224..226]. */
export function isBlocked({ flags, error }: { flags: readonly LineFlag[]; error: unknown }): boolean {
  return error !== null || flags.some((flag) => !harmless.includes(flag))
}

/** The look of a flag: what comes later is not what is gone. */
export function flagLook(flag: LineFlag): string {
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
