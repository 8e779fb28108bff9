/** Returns about five round tick values that cover all values and 0. `values` are integers. */
export function axisTicks(values: readonly number[]): number[] {
  const high = values.reduce((most, value) => Math.max(most, value), 0)
  const low = values.reduce((least, value) => Math.min(least, value), 0)
  const step = roundStep(Math.max(1, (high - low) / 4))
  const [first, last] = [Math.floor(low / step), Math.max(Math.ceil(high / step), Math.floor(low / step) + 1)]
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

/** Rounds up to 1, 2, 5, or 10 times a power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
}
