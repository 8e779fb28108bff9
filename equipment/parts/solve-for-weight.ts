import type { Point } from '../shapes/solid-of-revolution.ts'

/** Returns the volume in cubic meters of a solid turned from a closed profile. */
export function volumeOfRevolution(profile: readonly Point[]): number {
  const around = profile.reduce((sum, [radius, along], at) => {
    const [before, below] = profile.at(at - 1)!
    return sum + (along - below) * (radius ** 2 + radius * before + before ** 2)
  }, 0)
  return Math.abs((Math.PI / 3) * around)
}

/**
 * Returns the fraction between two bounds that results in the weight, or the nearest bound. Weight must increase with
 * the fraction.
 */
export function solveForWeight(
  kilograms: number,
  [least, most]: readonly [number, number],
  weightAt: (share: number) => number,
): number {
  let [low, high] = [least, most]
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2
    if (weightAt(middle) < kilograms) low = middle
    else high = middle
  }
  return (low + high) / 2
}
