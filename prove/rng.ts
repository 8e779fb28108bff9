export interface Rng {
  /** Returns an integer from 0 up to, but not including, the limit. */
  below: (limit: number) => number
  pick: <T>(from: readonly T[]) => T
  oneIn: (times: number) => boolean
}

/** Creates a mulberry32 generator. Each index has a different generator, so that inputs are independent. */
export function createRng(seed: number, index: number): Rng {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, pick: (from) => from[below(from.length)]!, oneIn: (times) => below(times) === 0 }
}
