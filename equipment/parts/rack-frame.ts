import type { Group } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { bracketedPeg } from './plate-peg.ts'
import { plainCup, sandwichCup } from './rack-cups.ts'
import { shoe } from './runner.ts'
import { snapToHole, foot, holePitch, type RackSteel, upright } from './upright.ts'

const quarter = Math.PI / 2
/** Thickness of the plate under an upright, in meters. */
export const footHeight = 0.008

/** Default parameters for all racks; lengths in meters. */
export const rackDefaults = {
  height: 2.13,
  width: 1.245,
  depth: 0.76,
  uprightWidth: 0.0762,
  uprightDepth: 0.0762,
  hole: 0.0254,
  hasCloseHoles: false,
  numbersEvery: 10,
  color: 0x2b2c30,
  hardware: 'black zinc',
  brand: 'IRONWRIGHT',
} as const

/** Default parameters for attachments, including an option to show a section of the upright. */
export const attachmentDefaults = {
  uprightWidth: 0.0762,
  uprightDepth: 0.0762,
  hole: 0.0254,
  color: 0x2b2c30,
  hardware: 'black zinc',
  hasPost: false,
} as const

/** Builds pairs of uprights at positions along z. They stand on feet, or on shoes if `base` is higher than a foot. */
export function uprightPairs(
  detail: Detail,
  steel: RackSteel,
  {
    height,
    width,
    numbersEvery,
    base,
    at,
  }: { height: number; width: number; numbersEvery: number; base: number; at: readonly number[] },
): Group {
  const post = upright(detail, steel, height - base, { numbersEvery })
  const x = (width - steel.width) / 2
  const [first, last] = [Math.max(...at), Math.min(...at)]
  return groupParts(
    ...[-x, x].flatMap((side) =>
      at.map((z) => {
        const inwards = z === first ? -1 : z === last ? 1 : 0
        const under =
          base > footHeight
            ? placePart(shoe(detail, steel, 0.1), [0, base, 0])
            : foot(detail, steel, [-Math.sign(side), at.length === 1 ? 1 : inwards])
        return placePart(groupParts(placePart(post.clone(), [0, base, 0]), under), [side, 0, z])
      }),
    ),
  )
}

/** Builds rack cups by type: sandwich, plain, or none. */
export function rackCup(name: string, detail: Detail, steel: RackSteel, brand: string): Group | null {
  if (name === 'none') return null
  return name === 'plain' ? plainCup(detail, steel) : sandwichCup(detail, steel, brand)
}

/** Builds plate pegs one above another, on the outside of an upright at x and z. */
export function platePegs(
  detail: Detail,
  steel: RackSteel,
  { x, z, count, height, peg = 0.23 }: { x: number; z: number; count: number; height: number; peg?: number },
): Group {
  const side = Math.sign(x)
  const one = bracketedPeg(detail, steel, steel.depth, peg, material('chrome'))
  const step = Math.floor((height - 0.5) / count / holePitch) * holePitch
  return groupParts(
    ...Array.from({ length: count }, (_, at) =>
      placePart(
        one.clone(),
        [x + (side * steel.width) / 2, footHeight + snapToHole(0.34) + at * step, z],
        [0, side * quarter, 0],
      ),
    ),
  )
}
