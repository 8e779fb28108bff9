import { type Group } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { beam, beamBrand, crossFoot, endCap, contrastingInk, benchTubeSize } from '../parts/bench-frame.ts'
import { boltHead } from '../parts/bolt.ts'
import { pad, slats, wheel } from '../parts/pad.ts'
import { lyingTube } from '../parts/steel-tube.ts'
import { box, hole, polygon, rectangle, sheet } from '../shapes/boxes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { solidOfRevolution } from '../shapes/solid-of-revolution.ts'
import { recliningBenches } from './reclining-benches.ts'
import { pressStations } from './press-stations.ts'
import { supportBenches } from './support-benches.ts'

const quarter = Math.PI / 2
const sides = [-1, 1] as const

const flatBench = model(
  'flat-bench',
  {
    length: 1.22,
    width: 0.3,
    height: 0.43,
    thickness: 0.075,
    color: 0x2b2c30,
    top: 0x1a1a1c,
    brand: 'IRONWRIGHT',
    isWood: false,
    hasWheels: true,
  },
  ({ length, width, height, thickness, color, top, brand, isWood, hasWheels }, detail) => {
    const steel = material('powder', color)
    const under = height - thickness - 0.006
    const [spine, leg] = [under - benchTubeSize / 2, length / 2 - 0.14]
    const surface = isWood
      ? slats(detail, { width, length, thickness: 0.045, count: 5, color: top })
      : pad(detail, { width, length, thickness, color: top })
    const group = groupParts(
      placePart(surface, [0, height, 0]),
      placePart(beam(detail, steel, [0, 0], [0, length - 0.16]), [0, spine, -length / 2 + 0.08]),
      ...sides.map((side) =>
        placePart(endCap(detail), [0, spine, side * (length / 2 - 0.08)], [0, side < 0 ? Math.PI : 0, 0]),
      ),
      ...sides.map((side) => beam(detail, steel, [0.066, side * leg], [spine - benchTubeSize / 2, side * leg])),
      crossFoot(detail, steel, 0.34, leg),
      crossFoot(detail, steel, 0.52, -leg),
      ...sides.map((side) =>
        placePart(crossPlate(detail, width, color, isWood ? thickness - 0.045 : 0), [0, under, side * leg]),
      ),
      beamBrand({ brand, ink: contrastingInk(color), size: 0.026 }, [spine - 0.02, 0]),
      placePart(handleOf(detail, color), [0, spine, length / 2 - 0.08]),
    )
    for (const side of sides) {
      for (const x of sides) {
        const flat = gusset(detail, color)
        group.add(
          placePart(
            flat,
            [x * 0.03 - 0.002, spine - benchTubeSize / 2, side * (leg - benchTubeSize / 2)],
            [0, side * quarter, 0],
          ),
        )
      }
    }
    if (hasWheels && detail.shows(0.03)) {
      for (const x of sides) group.add(placePart(wheel(detail, 0.034, 0.024), [x * 0.16, 0.046, -leg - 0.055]))
      for (const x of sides) {
        group.add(placePart(box(detail, [0.006, 0.04, 0.05], steel, 0.002), [x * 0.14, 0.046, -leg - 0.05]))
      }
    }
    return group
  },
)

/** Builds a foot with its top 6 mm above y = 0. */
function crossPlate(detail: Detail, width: number, color: number, lift: number): Group {
  const wide = width - 0.06
  const plate = placePart(
    sheet(detail, rectangle(wide, 0.09, 0.01), 0.006, material('powder', color)),
    [0, 0, 0],
    [-quarter, 0, 0],
  )
  const bolts = sides.map((side) =>
    placePart(
      boltHead(detail, { thread: 0.01, material: material('black zinc') }),
      [side * (wide / 2 - 0.03), 0, 0],
      [quarter, 0, 0],
    ),
  )
  const tubeOf = () =>
    lyingTube(detail, { length: wide, height: lift, depth: 0.06, wall: 0.003, material: material('powder', color) })
  const block = lift > 0.001 && placePart(tubeOf(), [0, 0.006 + lift / 2, 0])
  return groupParts(plate, ...bolts, block)
}

function handleOf(detail: Detail, color: number): Group {
  const grip = solidOfRevolution(
    detail,
    [
      [0, -0.07],
      [0.016, -0.068],
      [0.0175, -0.064],
      [0.0165, -0.06],
      [0.0165, 0.06],
      [0.0175, 0.064],
      [0.016, 0.068],
      [0, 0.07],
    ],
    material('rubber'),
  )
  return groupParts(
    placePart(grip, [0, 0, 0.045], [0, 0, quarter]),
    ...sides.map((side) =>
      placePart(box(detail, [0.005, 0.05, 0.06], material('powder', color), 0.002), [side * 0.036, 0, 0.03]),
    ),
  )
}

function gusset(detail: Detail, color: number): Group {
  if (!detail.shows(0.04)) return groupParts()
  const shape = polygon([
    [0, 0],
    [0, -0.09],
    [0.012, -0.09],
    [0.09, -0.012],
    [0.09, 0],
  ])
  if (detail.lod === 'full') shape.holes.push(hole(0.03, -0.03, 0.011))
  return groupParts(sheet(detail, shape, 0.004, material('powder', color)))
}

export const benches: readonly Model[] = [flatBench, ...recliningBenches, ...pressStations, ...supportBenches]
