/** An exact number: no rounding happens unless it is asked for. */
export interface Fraction {
  top: bigint
  /** Above zero. */
  bottom: bigint
}

/** A number as it is written in decimals, so that 0.1 is a tenth. */
export function exactly(value: number): Fraction {
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

/** Above zero when a is more than b, below when it is less. */
export function compare(a: Fraction, b: Fraction): number {
  const { top } = minus(a, b)
  return top > 0n ? 1 : top < 0n ? -1 : 0
}

/** The whole number at or below one that is not negative. */
export const floor = ({ top, bottom }: Fraction): number => Number(top / bottom)
/** The nearest whole number to one that is not negative, half goes up. */
export const halfUp = (value: Fraction): number => floor(plus(value, { top: 1n, bottom: 2n }))
