import type { Point } from '../shapes/turned.ts'

/** Cubic metres of a ring or disc turned from a profile that is closed where it ends. */
export function volumeTurned(profile: readonly Point[]): number {
  const around = profile.reduce((sum, [radius, along], at) => {
    const [before, below] = profile.at(at - 1)!
    return sum + (along - below) * (radius ** 2 + radius * before + before ** 2)
  }, 0)
  return Math.abs((Math.PI / 3) * around)
}

/** The share between two others at which a thing has its weight, where more of it weighs more; the nearest where none does. */
export function shareFor(
  kilograms: number,
  [least, most]: readonly [number, number],
  kilogramsAt: (share: number) => number,
): number {
  let [low, high] = [least, most]
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2
    if (kilogramsAt(middle) < kilograms) low = middle
    else high = middle
  }
  return (low + high) / 2
}
