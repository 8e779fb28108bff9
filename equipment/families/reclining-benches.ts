import { type Group } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { beam, beamBrand, crossFoot, endCap, contrastingInk, benchTubeSize } from '../parts/bench-frame.ts'
import { boltHead } from '../parts/bolt.ts'
import { pad, wheel } from '../parts/pad.ts'
import { box, hole, polygon, sheet } from '../shapes/boxes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder } from '../shapes/solid-of-revolution.ts'

const quarter = Math.PI / 2
const sides = [-1, 1] as const
/** Height, and position along the bench, in meters. */
const hinge = [0.34, 0.2] as const
/** `up` is the strut's position along the back, and `foot` the height of its pin. */
const strut = { up: 0.3, length: 0.43, foot: 0.215 } as const
const angles = [0, 10, 20, 30, 38, 45, 53, 62, 72, 85] as const

/** Returns the height of both ends of the strut, and their positions along the bench. */
function strutAt(degrees: number): { upper: readonly [number, number]; lower: readonly [number, number] } {
  const tilt = (degrees * Math.PI) / 180
  const upper = [
    hinge[0] + Math.sin(tilt) * strut.up - Math.cos(tilt) * 0.02,
    hinge[1] - Math.cos(tilt) * strut.up - Math.sin(tilt) * 0.02,
  ] as const
  const reach = Math.sqrt(Math.max(0, strut.length ** 2 - (upper[0] - strut.foot) ** 2))
  return { upper, lower: [strut.foot, upper[1] - reach] }
}

/** `angle` is in degrees. */
const adjustableBench = model(
  'adjustable-bench',
  { angle: 53, seatAngle: 12, back: 0.9, width: 0.3, color: 0x2b2c30, top: 0x1a1a1c, brand: 'IRONWRIGHT' },
  ({ angle, seatAngle, back, width, color, top, brand }, detail) => {
    const steel = material('powder', color)
    const tilt = (Math.min(85, Math.max(0, angle)) * Math.PI) / 180
    const seatTilt = (Math.min(20, Math.max(0, seatAngle)) * Math.PI) / 180
    const spine = 0.17
    const { upper, lower } = strutAt(Math.min(85, Math.max(0, angle)))
    return groupParts(
      crossFoot(detail, steel, 0.34, 0.55),
      crossFoot(detail, steel, 0.56, -0.6),
      beam(detail, steel, [spine, -0.64], [spine, 0.56 + benchTubeSize / 2]),
      placePart(endCap(detail), [0, spine, 0.56 + benchTubeSize / 2]),
      placePart(endCap(detail), [0, spine, -0.64], [0, Math.PI, 0]),
      placePart(endCap(detail, 0.05), [0, 0.342, 0.46]),
      beam(detail, steel, [0.066, 0.55], [spine - benchTubeSize / 2, 0.55]),
      beam(detail, steel, [0.066, -0.6], [spine - benchTubeSize / 2, -0.6]),
      beam(detail, steel, [spine + benchTubeSize / 2, 0.26], [hinge[0] - 0.03, 0.26]),
      beam(detail, steel, [0.342, 0.17], [0.342, 0.46], 0.05),
      ladder(detail, color, spine),
      beamBrand({ brand, ink: contrastingInk(color) }, [spine, 0.34], benchTubeSize),
      placePart(seatOf(detail, { width, steel: color, top }), [0, 0.365, 0.21], [-seatTilt, 0, 0]),
      placePart(backOf(detail, { back, width, steel: color, top }), [0, hinge[0], hinge[1]], [tilt, 0, 0]),
      ...sides.map((side) => placePart(beam(detail, steel, upper, lower, 0.036), [side * 0.046, 0, 0])),
      placePart(cylinder(detail, 0.011, 0.16, material('zinc')), [0, lower[0], lower[1]], [0, 0, quarter]),
      placePart(cylinder(detail, 0.009, 0.13, material('zinc')), [0, upper[0], upper[1]], [0, 0, quarter]),
      ...sides.map((side) =>
        placePart(cylinder(detail, 0.017, 0.05, material('rubber')), [side * 0.1, lower[0], lower[1]], [0, 0, quarter]),
      ),
      ...wheels(detail),
    )
  },
)

/** The back's angle is in degrees. */
const utilityBench = model(
  'utility-bench',
  { angle: 75, back: 0.86, width: 0.3, color: 0x8a8d91, top: 0x1a1a1c, brand: 'IRONWRIGHT' },
  ({ angle, back, width, color, top, brand }, detail) => {
    const steel = material('powder', color)
    const tilt = (angle * Math.PI) / 180
    const [spine, up, side] = [0.166, back * 0.62, 0.06]
    const upper = [
      0.375 + Math.sin(tilt) * up - Math.cos(tilt) * 0.05,
      0.1 - Math.cos(tilt) * up - Math.sin(tilt) * 0.05,
    ] as const
    return groupParts(
      crossFoot(detail, steel, 0.34, 0.46),
      crossFoot(detail, steel, 0.56, -0.46),
      beam(detail, steel, [spine, -0.5], [spine, 0.46 + side / 2], side),
      placePart(endCap(detail, side), [0, spine, 0.46 + side / 2]),
      placePart(endCap(detail, side), [0, spine, -0.5], [0, Math.PI, 0]),
      placePart(endCap(detail, 0.05), [0, 0.37, 0.44]),
      beam(detail, steel, [0.066, 0.46], [spine - side / 2, 0.46], side),
      beam(detail, steel, [0.066, -0.46], [spine - side / 2, -0.46], side),
      beam(detail, steel, [spine + side / 2, 0.25], [0.36, 0.25], side),
      beam(detail, steel, [0.37, 0.06], [0.37, 0.44], 0.05),
      beam(detail, steel, [spine + 0.03, -0.4], upper, 0.06),
      beamBrand({ brand, ink: contrastingInk(color) }, [spine, -0.02], side),
      placePart(seatOf(detail, { width, steel: color, top }), [0, 0.395, 0.14], [-0.09, 0, 0]),
      placePart(backOf(detail, { back, width, steel: color, top }), [0, 0.375, 0.11], [tilt, 0, 0]),
      ...wheels(detail).map((part) => placePart(part, [part.position.x, part.position.y, part.position.z + 0.14])),
    )
  },
)

/** Builds a seat from the origin toward +z, with its underside at y = 0. */
function seatOf(detail: Detail, { width, steel, top }: { width: number; steel: number; top: number }): Group {
  const bracket = box(detail, [width * 0.5, 0.006, 0.26], material('powder', steel), 0.002)
  return groupParts(
    placePart(pad(detail, { width: width * 0.94, length: 0.36, thickness: 0.07, color: top }), [0, 0.076, 0.2]),
    placePart(bracket, [0, 0.003, 0.19]),
  )
}

/** Builds a back from the hinge at the origin toward -z, with two flats below the pad. */
function backOf(
  detail: Detail,
  { back, width, steel, top }: { back: number; width: number; steel: number; top: number },
): Group {
  const paint = material('powder', steel)
  const rails = sides.map((side) =>
    placePart(beam(detail, paint, [0.002, -back * 0.7], [0.002, 0.02], 0.04), [side * 0.046, 0, 0]),
  )
  const bars = [0.16, 0.62].map((share) =>
    placePart(box(detail, [width * 0.74, 0.006, 0.05], paint, 0.002), [0, 0.027, -back * share]),
  )
  const bolts = sides.map((side) =>
    placePart(
      boltHead(detail, { thread: 0.014, material: material('zinc') }),
      [side * 0.062, 0, 0],
      [0, side * quarter, 0],
    ),
  )
  const pivot = placePart(cylinder(detail, 0.012, 0.124, paint), [0, 0, 0], [0, 0, quarter])
  return groupParts(
    ...rails,
    ...bars,
    pivot,
    ...bolts,
    placePart(pad(detail, { width, length: back, thickness: 0.07, color: top }), [0, 0.1, -back / 2 - 0.02]),
  )
}

function ladder(detail: Detail, color: number, spine: number): Group {
  const [from, to, bottom, top] = [-0.6, 0.17, spine + 0.01, strut.foot + 0.02]
  const shape = polygon([
    [from, bottom],
    [to, bottom],
    [to, top - 0.03],
    [to - 0.03, top],
  ])
  const slots = detail.lod === 'full' ? angles.map((degrees) => strutAt(degrees).lower[1]).reverse() : []
  for (const at of slots) {
    shape.lineTo(at + 0.005, top)
    shape.lineTo(at + 0.0115, strut.foot)
    shape.absarc(at, strut.foot, 0.0115, 0, Math.PI, true)
    shape.lineTo(at - 0.018, top)
  }
  shape.lineTo(from + 0.03, top)
  shape.lineTo(from, top - 0.03)
  if (detail.lod === 'full') for (const x of [from + 0.02, to - 0.02]) shape.holes.push(hole(x, bottom + 0.014, 0.005))
  return groupParts(
    ...sides.map((side) =>
      placePart(
        sheet(detail, shape, 0.008, material('powder', color)),
        [side * (benchTubeSize / 2 + 0.0042) + 0.0025, 0, 0],
        [0, -quarter, 0],
      ),
    ),
  )
}

function wheels(detail: Detail): Group[] {
  if (!detail.shows(0.03)) return []
  return sides.map((side) => placePart(wheel(detail, 0.034, 0.024), [side * 0.17, 0.04, -0.655]))
}

export const recliningBenches: readonly Model[] = [adjustableBench, utilityBench]
