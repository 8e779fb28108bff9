/**
 * How far apart two places are looked at one after the other, so that each of `count` places comes once and what lies
 * together is met far apart: who keeps the best so far of rows that get better and better would else change it at each.
 */
export function scatteredStep(count: number): number {
  // The golden section leaves the largest gaps; a step that shares no divisor with the count returns only at the end.
  let step = Math.max(1, Math.round(count * 0.618_033_988_75))
  while (commonDivisor(step, count) > 1) step += 1
  return step
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other)
}
