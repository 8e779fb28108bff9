import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { beam, beamBrand, crossFoot, endCap, contrastingInk, benchTubeSize } from '../parts/bench-frame.ts'
import { boltHead } from '../parts/bolt.ts'
import { wheel } from '../parts/pad.ts'
import { platePost } from '../parts/plate-peg.ts'
import { lyingTube } from '../parts/steel-tube.ts'
import { box, polygon, rectangle, sheet } from '../shapes/boxes.ts'
import { bentTube } from '../shapes/pipes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { barStorage } from './bar-storage.ts'
import { openStorage } from './open-storage.ts'
import { shelves } from './shelves.ts'

const quarter = Math.PI / 2
const sides = [-1, 1] as const

const dumbbellRack = model(
  'dumbbell-rack',
  { width: 1.37, height: 0.96, depth: 0.56, tiers: 3, color: 0x26272a, brand: 'IRONWRIGHT' },
  ({ width, height, depth, tiers, color, brand }, detail) => {
    const steel = material('powder', color)
    const post = width / 2 - benchTubeSize / 2
    const group = groupParts()
    for (const side of sides) {
      const foot = beam(detail, steel, [0.038, -depth / 2 + 0.03], [0.038, depth / 2 - 0.03])
      group.add(placePart(foot, [side * post, 0, 0]))
      for (const z of sides) {
        const shoe = box(detail, [benchTubeSize, benchTubeSize, 0.03], material('rubber'), 0.005)
        group.add(placePart(shoe, [side * post, benchTubeSize / 2, z * (depth / 2 - 0.015)]))
      }
      const lean = groupParts(beam(detail, steel, [0.06, 0.02], [height - 0.012, -0.16]))
      group.add(placePart(lean, [side * post, 0, 0]))
      const cap = placePart(endCap(detail), [side * post, height - 0.006, -0.163], [-quarter - 0.19, 0, 0])
      group.add(cap)
    }
    const long = width - 2 * benchTubeSize
    for (let tier = 0; tier < tiers; tier += 1) {
      const { y, z, tilt } = tierAt(tier, tiers, height)
      group.add(placePart(tierOf(detail, long, color, tier === 0 ? brand : ''), [0, y, z], [tilt, 0, 0]))
    }
    return group
  },
)

/** Returns a tier's center, and its tilt in radians. */
function tierAt(tier: number, tiers: number, height: number): { y: number; z: number; tilt: number } {
  const share = tiers > 1 ? tier / (tiers - 1) : 0
  return { y: 0.26 + share * (height - 0.38), z: 0.1 - share * 0.19, tilt: 0.3 }
}

/** Builds a tier with its rail tops at y = 0. */
function tierOf(detail: Detail, long: number, color: number, brand: string) {
  const steel = material('powder', color)
  const rails = [-0.105, 0.105].map((z) =>
    placePart(lyingTube(detail, { length: long - 0.012, height: 0.04, depth: 0.07, wall: 0.002, material: steel }), [
      0,
      -0.02,
      z,
    ]),
  )
  const strips = [-0.105, 0.105].map((z) =>
    placePart(box(detail, [long - 0.02, 0.003, 0.06], material('uhmw'), 0.001), [0, 0.0015, z]),
  )
  const lip = placePart(box(detail, [long - 0.012, 0.06, 0.005], steel, 0.002), [0, -0.012, 0.148])
  const shape = rectangle(0.31, 0.1, 0.02)
  const ends = sides.map((side) =>
    placePart(sheet(detail, shape, 0.006, steel), [side * (long / 2 - 0.003) - 0.003, -0.012, 0], [0, quarter, 0]),
  )
  const bolts = sides.flatMap((side) =>
    [-0.1, -0.03].map((z) =>
      placePart(
        boltHead(detail, { thread: 0.014, material: material('zinc') }),
        [side * (long / 2 - 0.006), -0.03, z],
        [0, -side * quarter, 0],
      ),
    ),
  )
  const letters =
    brand !== '' &&
    placePart(beamBrand({ brand, ink: contrastingInk(color) }, [0, 0], 0.0), [0, -0.014, 0.151], [0, -quarter, 0])
  return groupParts(...rails, ...strips, lip, ...ends, ...bolts, letters)
}

const plateTree = model(
  'plate-tree',
  {
    width: 0.62,
    depth: 0.53,
    height: 1.07,
    peg: 0.22,
    levels: 2,
    color: 0x26272a,
    pegFinish: 'chrome',
    brand: 'IRONWRIGHT',
  },
  ({ width, depth, height, peg, levels, color, pegFinish, brand }, detail) => {
    const steel = material('powder', color)
    const group = groupParts(
      placePart(beam(detail, steel, [0.066, 0], [height - 0.006, 0]), [0, 0, 0]),
      placePart(endCap(detail), [0, height - 0.003, 0], [-quarter, 0, 0]),
      beam(detail, steel, [0.0385, -depth / 2 + benchTubeSize], [0.0385, depth / 2 - benchTubeSize]),
      ...sides.map((side) => crossFoot(detail, steel, width, side * (depth / 2 - benchTubeSize / 2 - 0.003))),
      placePart(beamBrand({ brand, ink: contrastingInk(color) }, [0, 0]), [0, height * 0.56, 0], [quarter, 0, 0]),
    )
    for (let level = 0; level < levels; level += 1) {
      const y = 0.34 + (levels > 1 ? (level / (levels - 1)) * (height - 0.34 - 0.21) : 0)
      for (const side of sides) {
        const plate = sheet(detail, rectangle(0.074, 0.13, 0.008), 0.006, steel)
        const end = groupParts(
          placePart(plate, [0, 0, benchTubeSize / 2]),
          placePart(platePost(detail, peg, material(pegFinish)), [0, 0, benchTubeSize / 2 + 0.006]),
          ...[-0.048, 0.048].map((at) =>
            placePart(boltHead(detail, { thread: 0.012, material: material('zinc') }), [
              0,
              at,
              benchTubeSize / 2 + 0.006,
            ]),
          ),
        )
        group.add(placePart(end, [0, y, 0], [-0.05, side * quarter, 0]))
      }
    }
    for (const turn of [0, 1, 2, 3]) {
      const shape = polygon([
        [0, 0],
        [0.11, 0],
        [0.11, 0.012],
        [0.012, 0.13],
        [0, 0.13],
      ])
      const rib = placePart(sheet(detail, shape, 0.005, steel), [benchTubeSize / 2, 0.07, -0.0025])
      if (turn % 2 === 1 && detail.shows(0.03)) group.add(placePart(groupParts(rib), [0, 0, 0], [0, turn * quarter, 0]))
    }
    return group
  },
)

const bumperCradle = model(
  'bumper-cradle',
  {
    length: 1.07,
    depth: 0.33,
    height: 0.25,
    widest: 0.11,
    narrowest: 0.05,
    slots: 7,
    rod: 0.016,
    color: 0x26272a,
    brand: 'IRONWRIGHT',
  },
  ({ length, depth, height, widest, narrowest, slots, rod, color, brand }, detail) => {
    const steel = material('powder', color)
    const rail = 0.04
    const low = 0.036
    const inner = length - 0.12
    const group = groupParts(
      ...sides.map((side) =>
        placePart(lyingTube(detail, { length: inner, height: rail, depth: rail, wall: 0.002, material: steel }), [
          0,
          low + rail / 2,
          side * (depth / 2 - rail / 2),
        ]),
      ),
      ...[-1, 0, 1].map((at) =>
        placePart(box(detail, [0.04, 0.006, depth - 2 * rail], steel, 0.002), [
          at * (inner / 2 - 0.02),
          low + 0.004,
          0,
        ]),
      ),
    )
    for (const at of hoopsAt(slots, widest, narrowest, rod)) {
      const [top, side] = [height - rod / 2, depth / 2 - rail / 2]
      group.add(placePart(hoopOf(detail, { low, top, side, rod, color }), [at, 0, 0]))
    }
    for (const side of sides) {
      group.add(
        placePart(
          wheel(detail, 0.045, 0.03),
          [-length / 2 + 0.045, 0.045, side * (depth / 2 - rail / 2)],
          [0, quarter, 0],
        ),
      )
      const foot = box(detail, [0.05, low, rail], material('rubber'), 0.005)
      group.add(placePart(foot, [inner / 2 - 0.04, low / 2, side * (depth / 2 - rail / 2)]))
    }
    const [end, out] = [inner / 2, length / 2 - 0.012]
    const handle = bentTube(
      detail,
      [
        [end - 0.01, low + rail / 2, -0.12],
        [out, low + rail + 0.03, -0.12],
        [out, low + rail + 0.03, 0.12],
        [end - 0.01, low + rail / 2, 0.12],
      ],
      { radius: 0.009, bend: 0.03, material: steel },
    )
    const crossing = box(detail, [0.006, 0.03, depth - 2 * rail], steel, 0.002)
    const letters = placePart(
      beamBrand({ brand, ink: contrastingInk(color), size: 0.026 }, [0, 0], rail),
      [0.24, low + rail / 2, depth / 2 - rail / 2],
      [0, -quarter, 0],
    )
    group.add(handle, letters, placePart(crossing, [end - 0.004, low + rail / 2, 0]))
    return group
  },
)

function hoopOf(
  detail: Detail,
  { low, top, side, rod, color }: { low: number; top: number; side: number; rod: number; color: number },
) {
  const steel = material('powder', color)
  const inner = side - 0.035
  const foot = low + 0.02
  if (detail.lod !== 'far') {
    return bentTube(
      detail,
      [
        [0, foot, -side],
        [0, top, -inner],
        [0, top, inner],
        [0, foot, side],
      ],
      { radius: rod / 2, bend: 0.045, material: steel },
    )
  }
  return groupParts(
    placePart(box(detail, [rod, rod, inner * 2], steel, 0), [0, top, 0]),
    ...sides.map((way) => placePart(box(detail, [rod, top - foot, rod], steel, 0), [0, (top + foot) / 2, way * inner])),
  )
}

/** Returns the hoops' positions in meters from the center. Slots become narrower from left to right. */
function hoopsAt(slots: number, widest: number, narrowest: number, rod: number): number[] {
  const widths = Array.from({ length: slots }, (_, at) => widest - (at * (widest - narrowest)) / Math.max(1, slots - 1))
  let at = -(widths.reduce((sum, slot) => sum + slot + rod, 0) / 2)
  return [at, ...widths.map((slot) => (at += slot + rod))]
}

export const storage: readonly Model[] = [
  dumbbellRack,
  plateTree,
  bumperCradle,
  ...barStorage,
  ...shelves,
  ...openStorage,
]
