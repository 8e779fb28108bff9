/** Chance that a seed repeats. */
export interface Dice {
  /** A whole number from 0 up to, and without, a limit. */
  below: (limit: number) => number
  pick: <T>(from: readonly T[]) => T
  /** Whether something happens that does so once in so many times. */
  once: (inTimes: number) => boolean
}

/** Dice of a seed and a number: what the hundredth input is does not hang on the ninety-nine before (mulberry32). */
export function diceOf(seed: number, index: number): Dice {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, pick: (from) => from[below(from.length)]!, once: (inTimes) => below(inTimes) === 0 }
}
