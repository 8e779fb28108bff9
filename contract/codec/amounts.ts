import type { Minor } from '#domain/money.ts'

/** Minor units as the wire writes them: 29500 is 295. */
export function toWire(minor: Minor): number {
  return minor / 100
}

/** A wire amount that `Amount` accepts, in minor units: 295 is 29500. */
export function toMinor(amount: number): Minor {
  return Math.round(amount * 100)
}
