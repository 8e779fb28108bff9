import type { Minor } from '#domain/money.ts'

/** Converts minor units to a wire amount: 29500 becomes 295. */
export function toWireAmount(minor: Minor): number {
  return minor / 100
}

/** Converts a wire amount to minor units: 295 becomes 29500. */
export function toMinor(amount: number): Minor {
  return Math.round(amount * 100)
}
