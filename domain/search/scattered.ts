/** Places that lie together are visited together: they share what the processor has fetched. */
const block = 64

/**
 * Visits each of `count` places once, and blocks that lie together far apart: who keeps the best so far of rows that get
 * better and better would else change it at each.
 */
export function visitScattered(count: number, visit: (place: number) => void): void {
  const blocks = Math.ceil(count / block)
  const step = scatteredStep(blocks)
  for (let visited = 0, at = 0; visited < blocks; visited += 1, at = (at + step) % blocks) {
    const end = Math.min(count, (at + 1) * block)
    for (let place = at * block; place < end; place += 1) visit(place)
  }
}

/** How far apart two blocks are visited one after the other. */
function scatteredStep(count: number): number {
  // The golden section leaves the largest gaps; a step that shares no divisor with the count returns only at the end.
  let step = Math.max(1, Math.round(count * 0.618_033_988_75))
  while (commonDivisor(step, count) > 1) step += 1
  return step
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other)
}
