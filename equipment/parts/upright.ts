import { type Group, type Material } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { box, hole, polygon, rectangle, sheet } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { boltHead } from './bolt.ts'
import { steelTube } from './steel-tube.ts'

/** Hole spacing in meters. */
export const holePitch = 0.0508
/** Range of heights in which holes may have half the spacing. */
const benchZone = [0.6, 1.1] as const

/** Steel for a rack's uprights and crossmembers; lengths in meters. */
export interface RackSteel {
  width: number
  depth: number
  wall: number
  /** Diameter of the holes. */
  hole: number
  paint: Material
  ink: number
  hardware: Material
  hasCloseHoles: boolean
}

export function rackSteel(of: {
  uprightWidth: number
  uprightDepth: number
  hole: number
  color: number
  hardware: string
  hasCloseHoles?: boolean
}): RackSteel {
  const isHeavy = of.hole > 0.02
  const light = ((of.color >> 16) & 255) + ((of.color >> 8) & 255) + (of.color & 255)
  return {
    width: of.uprightWidth,
    depth: of.uprightDepth,
    wall: isHeavy ? 0.003 : of.uprightDepth > 0.06 ? 0.0025 : 0.002,
    hole: of.hole,
    paint: material('powder', of.color),
    ink: light > 420 ? 0x1a1a1b : 0xecebe7,
    hardware: material(of.hardware),
    // At one-inch spacing, one-inch holes would leave no steel between them.
    hasCloseHoles: !isHeavy && of.hasCloseHoles === true,
  }
}

/** Rounds a height to the nearest hole. */
export function snapToHole(height: number): number {
  return Math.round(height / holePitch) * holePitch
}

export function lastHole(height: number): number {
  return Math.floor((height - 0.03) / holePitch)
}

/** Builds an upright on y = 0 with holes through all faces, numbers, and a cap. */
export function upright(
  detail: Detail,
  steel: RackSteel,
  height: number,
  { numbersEvery = 10, from = 0 }: { numbersEvery?: number; from?: number } = {},
): Group {
  const { width, depth, wall, hole: diameter, paint } = steel
  const whole = Array.from({ length: lastHole(height) }, (_, at) => (at + 1) * holePitch)
  const between = steel.hasCloseHoles
    ? whole.map((at) => at + holePitch / 2).filter((at) => at > benchZone[0] && at < benchZone[1])
    : []
  const holes = [...whole, ...between].filter((at) => at > from)
  const length = height - 0.004
  const tube = steelTube(detail, {
    width,
    depth,
    length,
    wall,
    material: paint,
    through: holes,
    across: holes,
    hole: diameter,
  })
  const cap = placePart(box(detail, [width - 0.002, 0.006, depth - 0.002], material('plastic'), 0.002), [
    0,
    height - 0.003,
    0,
  ])
  return groupParts(tube, cap, detail.lod === 'full' && numbersEvery > 0 && numbersOf(steel, height, numbersEvery))
}

function numbersOf({ width, depth, hole: diameter, ink }: RackSteel, height: number, every: number): Group {
  const group = groupParts()
  // A single texture for the full length would be coarse, and one per number would be too many, so each strip spans
  // half a meter.
  const strip = 10 * holePitch
  for (let first = 0; first <= lastHole(height); first += 10) {
    const numbers = Array.from({ length: 10 }, (_, at) => first + at + 1).filter((at) => at % every === 0)
    const shown = numbers.filter((at) => at <= lastHole(height) && (first + 10) * holePitch < height)
    for (const [turn, wide, out] of [
      [0, width, depth / 2],
      [Math.PI / 2, depth, width / 2],
      [-Math.PI / 2, depth, width / 2],
    ] as const) {
      const room = (wide - diameter) / 2 - 0.006
      const lines = shown.map((at) => ({
        text: String(at),
        x: 0.5,
        y: 1 - (at - first) / 10 + 0.025,
        size: Math.min(0.009, room * 0.5),
      }))
      const mark = flatLettering({ width: room, height: strip, lines, ink })
      const middle = (first + 5.25) * holePitch
      const aside = diameter / 2 + 0.002 + room / 2
      if (lines.length > 0)
        group.add(placePart(groupParts(placePart(mark, [aside, middle, out + 0.0002])), [0, 0, 0], [0, turn, 0]))
    }
  }
  return group
}

/** Builds an upright's foot: a plate that extends inward, with ribs and anchors. */
export function foot(detail: Detail, steel: RackSteel, [inX, inZ]: readonly [number, number]): Group {
  const [out, thick] = [0.054, 0.008]
  const [wide, deep] = [steel.width + (inX === 0 ? 0 : out), steel.depth + (inZ === 0 ? 0 : out)]
  const [x, z] = [(inX * out) / 2, (inZ * out) / 2]
  const shape = rectangle(wide - 0.001, deep - 0.001, detail.lod === 'far' ? 0 : 0.008)
  const plate = placePart(sheet(detail, shape, thick, steel.paint), [x, 0, z], [-Math.PI / 2, 0, 0])
  const group = groupParts(plate)
  const places: [number, number][] = [
    [inX * (steel.width / 2 + 0.027), 0],
    [0, inZ * (steel.depth / 2 + 0.027)],
  ]
  if (!detail.shows(0.02) || detail.lod === 'far') return group
  const rib = polygon([
    [0, 0],
    [out - 0.008, 0],
    [out - 0.008, 0.006],
    [0.006, 0.06],
    [0, 0.06],
  ])
  for (const [atX, atZ] of places) {
    if (atX === 0 && atZ === 0) continue
    const anchor = boltHead(detail, { thread: 0.012, material: steel.hardware })
    group.add(placePart(anchor, [atX, thick, atZ], [-Math.PI / 2, 0, 0]))
    const turn = Math.atan2(-atZ, atX)
    const isX = atX !== 0
    for (const side of [-1, 1]) {
      const aside = side * ((isX ? steel.depth : steel.width) / 2 - 0.008)
      const from = isX ? [Math.sign(atX) * (steel.width / 2), aside] : [aside, Math.sign(atZ) * (steel.depth / 2)]
      const flat = sheet(detail, rib, 0.005, steel.paint)
      group.add(placePart(groupParts(placePart(flat, [0, thick, -0.0025])), [from[0]!, 0, from[1]!], [0, turn, 0]))
    }
  }
  return group
}

/** Builds a crossmember's rounded end plate, centered on the origin and facing +z, with its bolts. */
export function endPlate(detail: Detail, steel: RackSteel, wide: number, high: number, bolts: readonly number[]) {
  const shape = rectangle(wide, high, detail.lod === 'far' ? 0 : 0.012)
  if (detail.lod === 'full') for (const y of bolts) shape.holes.push(hole(0, y, steel.hole / 2))
  return placePart(sheet(detail, shape, 0.0064, steel.paint), [0, 0, -0.0064])
}
