import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { beam, beamBrand, crossFoot, endCap, contrastingInk, benchTubeSize } from '../parts/bench-frame.ts'
import { pad } from '../parts/pad.ts'
import { roll } from '../parts/roll.ts'
import { box, polygon, sheet } from '../shapes/boxes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder } from '../shapes/solid-of-revolution.ts'
import type { Detail } from '../detail.ts'

const quarter = Math.PI / 2
const sides = [-1, 1] as const

function rolls(detail: Detail, radius: number, width: number, gap: number) {
  const long = (width - gap) / 2
  return groupParts(
    placePart(cylinder(detail, 0.0125, width + 0.012, material('zinc')), [0, 0, 0], [0, 0, quarter]),
    ...sides.map((side) =>
      placePart(
        roll(detail, radius, long, material('vinyl'), 0.016),
        [side * (gap / 2 + long / 2), 0, 0],
        [0, 0, quarter],
      ),
    ),
    ...sides.map((side) =>
      placePart(
        cylinder(detail, 0.03, 0.006, material('plastic')),
        [side * (width / 2 + 0.003), 0, 0],
        [0, 0, quarter],
      ),
    ),
  )
}

/** Angles are in degrees, lengths in meters. */
const declineBench = model(
  'decline-bench',
  { angle: 16, length: 1.05, width: 0.3, color: 0x2b2c30, top: 0x1a1a1c, brand: 'IRONWRIGHT' },
  ({ angle, length, width, color, top, brand }, detail) => {
    const steel = material('powder', color)
    const tilt = (angle * Math.PI) / 180
    const [middle, below] = [0.47, 0.081 + benchTubeSize / 2]
    /** Returns the spine's center height. */
    const spineAt = (z: number) => middle + z * Math.tan(tilt) - below
    const [head, feet, post] = [-length / 2 + 0.16, length / 2 - 0.12, length / 2 + 0.2]
    const surface = pad(detail, { width, length, thickness: 0.075, color: top })
    return groupParts(
      placePart(surface, [0, middle, 0], [-tilt, 0, 0]),
      beam(detail, steel, [spineAt(-length / 2 + 0.1), -length / 2 + 0.1], [spineAt(post), post]),
      beam(detail, steel, [0.066, head], [spineAt(head) - 0.03, head]),
      beam(detail, steel, [0.066, post], [spineAt(post) + 0.34, post]),
      beam(detail, steel, [0.066 + benchTubeSize / 2, head], [0.066 + benchTubeSize / 2, post], 0.06),
      crossFoot(detail, steel, 0.56, head),
      crossFoot(detail, steel, 0.44, post),
      placePart(endCap(detail), [0, spineAt(post) + 0.343, post], [-quarter, 0, 0]),
      placePart(endCap(detail), [0, spineAt(-length / 2 + 0.1), -length / 2 + 0.1], [0, Math.PI, 0]),
      ...[head, feet].map((z) =>
        placePart(
          box(detail, [width - 0.06, 0.006, 0.09], steel, 0.002),
          [0, spineAt(z) + benchTubeSize / 2 + 0.003, z],
          [-tilt, 0, 0],
        ),
      ),
      placePart(rolls(detail, 0.06, 0.5, benchTubeSize + 0.02), [
        0,
        spineAt(post) + 0.3,
        post - benchTubeSize / 2 - 0.0125,
      ]),
      placePart(rolls(detail, 0.06, 0.5, benchTubeSize + 0.02), [
        0,
        spineAt(post) + 0.09,
        post + benchTubeSize / 2 + 0.0125,
      ]),
      beamBrand({ brand, ink: contrastingInk(color), size: 0.03 }, [0.066 + benchTubeSize / 2, 0.05], 0.06),
    )
  },
)

const backExtension = model(
  'back-extension',
  { height: 0.78, width: 0.62, color: 0x2b2c30, top: 0x1a1a1c, brand: 'IRONWRIGHT' },
  ({ height, width, color, top, brand }, detail) => {
    const steel = material('powder', color)
    const [front, rear] = [0.42, -0.48]
    const plate = polygon([
      [-0.24, -0.16],
      [0.24, -0.16],
      [0.24, 0.16],
      [-0.24, 0.16],
    ])
    const group = groupParts(
      crossFoot(detail, steel, width, front),
      crossFoot(detail, steel, width * 0.8, rear),
      beam(detail, steel, [0.0385, rear], [0.0385, front]),
      beam(detail, steel, [0.06, -0.1], [height - 0.14, 0.27]),
      beam(detail, steel, [0.06, front - 0.02], [height * 0.52, 0.19], 0.06),
      placePart(endCap(detail), [0, height - 0.139, 0.271], [-0.95, 0, 0]),
      placePart(sheet(detail, plate, 0.005, steel), [0, 0.19, -0.36], [-0.78, 0, 0]),
      beam(detail, steel, [0.06, -0.3], [0.185, -0.358], 0.05),
      beam(detail, steel, [0.3, 0.04], [0.41, -0.33], 0.05),
      placePart(rolls(detail, 0.055, 0.44, 0.07), [0, 0.42, -0.355]),
      beamBrand({ brand, ink: contrastingInk(color), size: 0.03 }, [0.0385, 0.06]),
      placePart(cylinder(detail, 0.016, 0.5, steel), [0, height - 0.2, 0.25], [0, 0, quarter]),
    )
    for (const side of sides) {
      const half = pad(detail, { width: 0.17, length: 0.28, thickness: 0.08, color: top })
      group.add(placePart(half, [side * 0.115, height - 0.05, 0.19], [-0.78, 0, 0]))
      const under = box(detail, [0.16, 0.006, 0.18], steel, 0.002)
      group.add(placePart(under, [side * 0.1, height - 0.109, 0.249], [-0.78, 0, 0]))
      group.add(placePart(cylinder(detail, 0.016, 0.2, steel), [side * 0.25, height - 0.108, 0.25]))
      group.add(placePart(roll(detail, 0.019, 0.12, material('rubber'), 0.005), [side * 0.25, height - 0.06, 0.25]))
    }
    return group
  },
)

const preacherBench = model(
  'preacher-bench',
  { height: 0.92, width: 0.62, color: 0x2b2c30, top: 0x1a1a1c, brand: 'IRONWRIGHT' },
  ({ height, width, color, top, brand }, detail) => {
    const steel = material('powder', color)
    const [front, rear] = [0.42, -0.42]
    const group = groupParts(
      crossFoot(detail, steel, width * 0.9, front),
      crossFoot(detail, steel, width * 0.6, rear),
      beam(detail, steel, [0.0385, rear], [0.0385, front]),
      beam(detail, steel, [0.06, -0.26], [0.41, -0.26]),
      beam(detail, steel, [0.06, 0.28], [height - 0.2, 0.28]),
      placePart(box(detail, [0.2, 0.006, 0.24], steel, 0.002), [0, 0.41, -0.26]),
      placePart(pad(detail, { width: 0.3, length: 0.34, thickness: 0.075, color: top }), [0, 0.488, -0.26]),
      placePart(
        pad(detail, { width: width - 0.04, length: 0.34, thickness: 0.07, color: top }),
        [0, height - 0.13, 0.29],
        [0.9, 0, 0],
      ),
      placePart(box(detail, [width * 0.6, 0.006, 0.2], steel, 0.002), [0, height - 0.19, 0.248], [0.9, 0, 0]),
      placePart(box(detail, [width - 0.1, 0.05, 0.04], steel, 0.004), [0, height - 0.22, 0.31]),
      beamBrand({ brand, ink: contrastingInk(color), size: 0.03 }, [0.0385, 0]),
    )
    const cup = polygon([
      [0, 0],
      [0.05, 0],
      [0.09, 0.03],
      [0.09, 0.07],
      [0.078, 0.07],
      [0.07, 0.034],
      [0.045, 0.02],
      [0.012, 0.05],
      [0, 0.05],
    ])
    for (const side of sides) {
      const flat = placePart(sheet(detail, cup, 0.01, steel), [0, 0, -0.005])
      group.add(placePart(groupParts(flat), [side * (width / 2 - 0.09), height - 0.245, 0.33], [0, -quarter, 0]))
    }
    return group
  },
)

export const supportBenches: readonly Model[] = [declineBench, backExtension, preacherBench]
