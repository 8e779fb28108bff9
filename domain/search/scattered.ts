/** Indexes per block. Neighboring indexes share cache lines. */
const block = 64

/**
 * Visits each index once, in blocks spread across the range. If sorted rows were visited in order, a running maximum
 * would change at every row.
 */
export function visitScattered(count: number, visit: (from: number, end: number) => void): void {
  const blocks = Math.ceil(count / block)
  const step = scatteredStep(blocks)
  for (let visited = 0, at = 0; visited < blocks; visited += 1, at = (at + step) % blocks) {
    visit(at * block, Math.min(count, (at + 1) * block))
  }
}

function scatteredStep(count: number): number {
  // The golden ratio spreads best. With a coprime step, each block is visited once.
  let step = Math.max(1, Math.round(count * 0.618_033_988_75))
  while (commonDivisor(step, count) > 1) step += 1
  return step
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other)
}
