import type { Shape } from 'three'
import { type Group } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { beam, beamBrand, crossFoot, contrastingInk, benchTubeSize } from '../parts/bench-frame.ts'
import { lyingTube } from '../parts/steel-tube.ts'
import { snapToHole, rackSteel, upright } from '../parts/upright.ts'
import { pad } from '../parts/pad.ts'
import { box, polygon, sheet } from '../shapes/boxes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder } from '../shapes/solid-of-revolution.ts'

const quarter = Math.PI / 2
const sides = [-1, 1] as const

const competitionBench = model(
  'competition-bench',
  {
    width: 0.32,
    height: 0.43,
    cups: 0.97,
    arms: 0.6,
    color: 0x8e1116,
    top: 0x1a1a1c,
    brand: 'IRONWRIGHT',
    hasArms: true,
  },
  ({ width, height, cups, arms, color, top, brand, hasArms }, detail) => {
    const steel = material('powder', color)
    const rack = rackSteel({
      uprightWidth: benchTubeSize,
      uprightDepth: benchTubeSize,
      hole: 0.016,
      color,
      hardware: 'zinc',
    })
    const [back, spread, post] = [-0.42, 0.54, 1.17]
    const spine = height - 0.081 - benchTubeSize / 2
    const group = groupParts(
      placePart(pad(detail, { width, length: 1.22, thickness: 0.075, color: top }), [0, height, 0]),
      beam(detail, steel, [spine, back], [spine, 0.55]),
      beam(detail, steel, [0.066, 0.48], [spine - benchTubeSize / 2, 0.48]),
      crossFoot(detail, steel, 0.36, 0.48),
      ...[-0.3, 0.4].map((z) =>
        placePart(box(detail, [width - 0.06, 0.006, 0.09], steel, 0.002), [0, height - 0.078, z]),
      ),
      placePart(
        lyingTube(detail, {
          length: spread * 2 - benchTubeSize,
          height: benchTubeSize,
          depth: benchTubeSize,
          wall: 0.003,
          material: steel,
        }),
        [0, spine, back - benchTubeSize / 2],
      ),
      beamBrand({ brand, ink: contrastingInk(color) }, [spine, 0.1]),
    )
    for (const side of sides) {
      const pillar = placePart(upright(detail, rack, post, { numbersEvery: 2 }), [
        side * spread,
        0.066,
        back - benchTubeSize / 2,
      ])
      const cup = placePart(cupOf(detail), [side * spread, snapToHole(cups) + 0.066, back])
      group.add(
        pillar,
        cup,
        placePart(beam(detail, steel, [0.0385, back - 0.24], [0.0385, back + 0.34]), [side * spread, 0, 0]),
      )
      for (const z of [back - 0.24, back + 0.34]) {
        group.add(
          placePart(box(detail, [benchTubeSize + 0.006, benchTubeSize + 0.002, 0.03], material('rubber'), 0.005), [
            side * spread,
            0.0392,
            z,
          ]),
        )
      }
      if (hasArms) group.add(placePart(armOf(detail, color), [side * spread, snapToHole(arms) + 0.066, back]))
    }
    const stand = sheet(detail, standShape(), 0.005, steel)
    group.add(
      placePart(stand, [0, 0.14, back - 0.3], [quarter, 0, 0]),
      ...sides.map((side) =>
        placePart(beam(detail, steel, [0.1, back - 0.42], [0.1, back - benchTubeSize]), [side * 0.22, 0, 0]),
      ),
      ...sides.map((side) =>
        placePart(beam(detail, steel, [0, back - 0.4], [0.07, back - 0.4], 0.05), [side * 0.22, 0, 0]),
      ),
    )
    return groupParts(placePart(group, [0, 0, 0.1]))
  },
)

function standShape(): Shape {
  const shape = polygon([
    [-0.27, -0.16],
    [0.27, -0.16],
    [0.27, 0.16],
    [-0.27, 0.16],
  ])
  return shape
}

function cupOf(detail: Detail): Group {
  const shape = polygon([
    [0, -0.07],
    [0.03, -0.07],
    [0.085, -0.03],
    [0.085, 0.03],
    [0.07, 0.034],
    [0.062, -0.004],
    [0.014, -0.004],
    [0.01, 0.09],
    [0, 0.09],
  ])
  const flat = (x: number) =>
    placePart(sheet(detail, shape, 0.006, material('powder', 0x26272a)), [x, 0, 0], [0, -quarter, 0])
  const lining = polygon([
    [0.004, -0.02],
    [0.08, -0.02],
    [0.08, 0.042],
    [0.066, 0.046],
    [0.058, 0.004],
    [0.022, 0.004],
    [0.018, 0.1],
    [0.004, 0.1],
  ])
  return groupParts(
    flat(-0.022),
    flat(0.028),
    placePart(sheet(detail, lining, 0.043, material('uhmw'), 0.002), [0.0215, 0, 0], [0, -quarter, 0]),
  )
}

function armOf(detail: Detail, color: number): Group {
  const steel = material('powder', color)
  return groupParts(
    beam(detail, steel, [0, 0], [0, 0.46], 0.06),
    placePart(box(detail, [0.05, 0.01, 0.42], material('uhmw'), 0.003), [0, 0.035, 0.22]),
    placePart(box(detail, [0.06, 0.11, 0.012], steel, 0.004), [0, 0.025, 0.465]),
    placePart(box(detail, [0.07, 0.16, 0.008], steel, 0.003), [0, 0, 0.004]),
    placePart(cylinder(detail, 0.008, 0.1, material('zinc')), [0, 0.05, -0.01], [quarter, 0, 0]),
  )
}

export const pressStations: readonly Model[] = [competitionBench]
