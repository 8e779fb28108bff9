import type { Group, Material } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { box } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { steelTube, lyingTube } from './steel-tube.ts'

const quarter = Math.PI / 2
/** Outer side length of a bench's square tube, in meters. */
export const benchTubeSize = 0.0762
const wall = 0.003

/** Builds a tube between two points with the same x, with ends cut square. */
export function beam(
  detail: Detail,
  steel: Material,
  [fromY, fromZ]: readonly [number, number],
  [toY, toZ]: readonly [number, number],
  side: number = benchTubeSize,
): Group {
  const length = Math.hypot(toY - fromY, toZ - fromZ)
  const part = steelTube(detail, { width: side, depth: side, length, wall, material: steel })
  return groupParts(placePart(part, [0, fromY, fromZ], [Math.atan2(toZ - fromZ, toY - fromY), 0, 0]))
}

/** Builds a tube across the floor at z, 60 mm high and with rubber ends. */
export function crossFoot(detail: Detail, steel: Material, width: number, z: number): Group {
  const height = 0.06
  const group = groupParts(
    placePart(lyingTube(detail, { length: width - 0.02, height, depth: benchTubeSize, wall, material: steel }), [
      0,
      height / 2 + 0.006,
      z,
    ]),
  )
  for (const side of [-1, 1]) {
    const shoe = box(detail, [0.03, height + 0.008, benchTubeSize + 0.006], material('rubber'), 0.005)
    group.add(placePart(shoe, [side * (width / 2 - 0.015), (height + 0.008) / 2, z]))
  }
  return group
}

/** Builds a plastic tube cap that faces +z. */
export function endCap(detail: Detail, side: number = benchTubeSize): Group {
  return groupParts(box(detail, [side - 0.001, side - 0.001, 0.006], material('plastic'), 0.002))
}

/** Adds the brand to both sides of a beam along z, centered at this height and position. */
export function beamBrand(
  { brand, ink, size = 0.034 }: { brand: string; ink: number; size?: number },
  [y, z]: readonly [number, number],
  side: number = benchTubeSize,
): Group {
  const letters = (turn: number) =>
    placePart(
      flatLettering({ width: 0.42, height: side, lines: [{ text: brand, x: 0.5, y: 0.5, size }], ink }),
      [Math.sign(turn) * (side / 2 + 0.0002), y, z],
      [0, turn, 0],
    )
  return groupParts(letters(quarter), letters(-quarter))
}

/** Returns an ink color that contrasts with a paint. */
export function contrastingInk(color: number): number {
  const light = ((color >> 16) & 255) + ((color >> 8) & 255) + (color & 255)
  return light > 420 ? 0x1a1a1b : 0xecebe7
}
