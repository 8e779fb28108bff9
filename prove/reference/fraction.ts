export interface Fraction {
  top: bigint
  bottom: bigint
}

/** Converts a number from its decimal notation, so that 0.1 is exactly one tenth. */
export function toFraction(value: number): Fraction {
  const [whole = '', decimals = ''] = String(value).split('.')
  return { top: BigInt(whole + decimals), bottom: 10n ** BigInt(decimals.length) }
}

const plus = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
})
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { top: -b.top, bottom: b.bottom })
export const times = (a: Fraction, b: Fraction): Fraction => ({ top: a.top * b.top, bottom: a.bottom * b.bottom })
export const over = (a: Fraction, b: Fraction): Fraction => times(a, { top: b.bottom, bottom: b.top })

/** Returns a positive number if `a` is greater than `b`. */
export function compare(a: Fraction, b: Fraction): number {
  const { top } = minus(a, b)
  return top > 0n ? 1 : top < 0n ? -1 : 0
}

/** Rounds down. Valid only for non-negative numbers. */
export const floor = ({ top, bottom }: Fraction): number => Number(top / bottom)
/** Rounds half up. Valid only for non-negative numbers. */
export const halfUp = (value: Fraction): number => floor(plus(value, { top: 1n, bottom: 2n }))
