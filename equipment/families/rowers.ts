import type { Group, Material, Mesh, Object3D } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model } from '../model.ts'
import { openTube } from '../parts/open-tube.ts'
import { monitor } from '../parts/monitor.ts'
import { roll, torus } from '../parts/roll.ts'
import { box } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { bentTube } from '../shapes/pipes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { rope } from '../shapes/ropes.ts'
import { strip } from '../shapes/strips.ts'
import { cylinder, type Point, solidOfRevolution } from '../shapes/solid-of-revolution.ts'

const quarter = Math.PI / 2
const sides = [-1, 1] as const
/** Height of the flywheel. */
const axle = 0.4

const shell: readonly Point[] = [
  [0.03, -0.065],
  [0.265, -0.065],
  [0.28, -0.058],
  [0.285, -0.045],
  [0.285, 0.045],
  [0.28, 0.058],
  [0.265, 0.065],
  [0.03, 0.065],
  [0.03, 0.061],
  [0.278, 0.05],
  [0.278, -0.05],
  [0.03, -0.061],
]

/** A rower along x, with the flywheel on the left, and the rail and seat on the right. */
export const rower = model(
  'rower',
  { length: 2.44, rail: 0.36, color: 0x2b2c30, accent: 0xd8410f, brand: 'IRONWRIGHT' },
  ({ length, rail, color, accent, brand }, detail) => {
    const steel = material('powder', color)
    const [left, right] = [-length / 2, length / 2]
    const wheel = left + 0.3
    /** Start of the body along x. */
    const from = wheel + 0.25
    return groupParts(
      placePart(solidOfRevolution(detail, shell, material('plastic', 0x17171a)), [wheel, axle, 0], [quarter, 0, 0]),
      ...sides.flatMap((side) => cage(detail, wheel, side, accent)),
      ...frontLegs(detail, wheel - 0.02, steel),
      ...rearLegs(detail, right - 0.12, rail, steel),
      body(detail, from, rail, color),
      beam(detail, from + 0.42, right - 0.02, rail),
      carriage(detail, right - 0.72, rail),
      ...sides.map((side) => footPlate(detail, from, rail, side, accent)),
      handle(detail, from, rail, steel),
      chain(detail, from, rail),
      monitorArm(detail, from, rail, steel),
      display(detail, from, rail),
      placePart(
        flatLettering({
          width: 0.34,
          height: 0.05,
          lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.032 }],
          ink: 0xf2f2f0,
        }),
        [from + 0.2, rail - 0.012, 0.0503],
      ),
    )
  },
)

function cage(detail: Detail, wheel: number, side: number, accent: number): Mesh[] {
  return [
    ...[0.25, 0.225, 0.2, 0.175, 0.15, 0.125]
      .slice(0, detail.lod === 'full' ? 6 : 0)
      .map((radius) =>
        placePart(torus(detail, radius, 0.003, material('black zinc')), [wheel, axle, side * 0.066], [quarter, 0, 0]),
      ),
    placePart(
      roll(detail, 0.1, 0.03, material('plastic', 0x17171a), 0.008),
      [wheel, axle, side * 0.062],
      [quarter, 0, 0],
    ),
    placePart(
      roll(detail, 0.05, 0.012, material('plastic', accent), 0.003),
      [wheel, axle, side * 0.08],
      [quarter, 0, 0],
    ),
  ]
}

function frontLegs(detail: Detail, x: number, steel: Material): Mesh[] {
  return [
    foot(detail, x, 0.56, steel),
    ...sides.map((side) => placePart(box(detail, [0.05, 0.38, 0.008], steel, 0.002), [x, 0.24, side * 0.075])),
    ...footPads(detail, x, 0.56),
  ]
}

function rearLegs(detail: Detail, x: number, rail: number, steel: Material): Mesh[] {
  return [
    foot(detail, x, 0.42, steel),
    placePart(openTube(detail, [0.045, 0.075, rail - 0.11], steel), [x, (rail + 0.05) / 2, 0], [quarter, 0, 0]),
    ...footPads(detail, x, 0.42),
  ]
}

function foot(detail: Detail, x: number, span: number, steel: Material): Mesh {
  return placePart(openTube(detail, [0.05, 0.06, span], steel), [x, 0.055, 0])
}

function footPads(detail: Detail, x: number, span: number): Mesh[] {
  return sides.map((side) =>
    placePart(roll(detail, 0.026, 0.03, material('rubber'), 0.006), [x, 0.015, side * (span / 2 - 0.035)]),
  )
}

function body(detail: Detail, from: number, rail: number, color: number): Group {
  const cover = material('plastic', color)
  return groupParts(
    placePart(box(detail, [0.56, 0.1, 0.1], cover, 0.012), [from + 0.2, rail - 0.01, 0]),
    placePart(box(detail, [0.3, 0.16, 0.085], cover, 0.02), [from + 0.04, rail + 0.09, 0], [0, 0, -0.12]),
  )
}

function beam(detail: Detail, begin: number, end: number, rail: number): Group {
  return groupParts(
    placePart(box(detail, [end - begin, 0.062, 0.03], material('stainless', 0xb9bcc0), 0.002), [
      (begin + end) / 2,
      rail,
      0,
    ]),
    placePart(box(detail, [end - begin, 0.003, 0.056], material('stainless'), 0.002), [
      (begin + end) / 2,
      rail + 0.034,
      0,
    ]),
    placePart(box(detail, [end - begin, 0.003, 0.05], material('stainless', 0xb9bcc0), 0.002), [
      (begin + end) / 2,
      rail - 0.034,
      0,
    ]),
    placePart(box(detail, [0.04, 0.085, 0.07], material('plastic', 0x17171a), 0.008), [end, rail, 0]),
  )
}

function carriage(detail: Detail, seat: number, rail: number): Group {
  const black = material('plastic', 0x17171a)
  return groupParts(
    ...sides.map((side) =>
      placePart(box(detail, [0.17, 0.07, 0.006], material('black zinc'), 0.003), [seat, rail + 0.055, side * 0.036]),
    ),
    ...sides.flatMap((side) =>
      [-0.06, 0.06].map((x) =>
        placePart(cylinder(detail, 0.02, 0.014, black), [seat + x, rail + 0.058, side * 0.026], [quarter, 0, 0]),
      ),
    ),
    placePart(box(detail, [0.22, 0.02, 0.28], black, 0.01), [seat, rail + 0.098, 0]),
    ...sides.map((side) =>
      placePart(
        box(detail, [0.24, 0.05, 0.165], material('vinyl'), 0.024),
        [seat, rail + 0.128, side * 0.079],
        [side * 0.09, 0, 0],
      ),
    ),
  )
}

function footPlate(detail: Detail, from: number, rail: number, side: number, accent: number): Group {
  const black = material('plastic', 0x17171a)
  const plate = groupParts(
    box(detail, [0.3, 0.016, 0.125], black, 0.007),
    placePart(box(detail, [0.03, 0.05, 0.12], black, 0.008), [0.14, 0.025, 0]),
    placePart(
      strip(
        detail,
        [
          [-0.062, 0],
          [-0.06, 0.05],
          [-0.035, 0.075],
          [0.035, 0.075],
          [0.06, 0.05],
          [0.062, 0],
        ],
        { thickness: 0.003, width: 0.03, material: material('canvas', accent) },
      ),
      [-0.04, 0.004, 0],
      [0, quarter, 0],
    ),
  )
  return placePart(plate, [from + 0.33, rail + 0.06, side * 0.125], [0, 0, -0.72])
}

function handle(detail: Detail, from: number, rail: number, steel: Material): Group {
  return placePart(
    groupParts(
      placePart(roll(detail, 0.0125, 0.16, steel, 0.003), [0, 0, 0], [quarter, 0, 0]),
      ...sides.map((side) =>
        placePart(
          roll(detail, 0.0165, 0.18, material('rubber'), 0.006),
          [-0.012 + 0.024, 0, side * 0.155],
          [quarter - side * 0.14, 0, 0],
        ),
      ),
      placePart(box(detail, [0.05, 0.03, 0.03], material('plastic', 0x17171a), 0.006), [-0.025, 0, 0]),
    ),
    [from + 0.32, rail + 0.22, 0],
  )
}

function chain(detail: Detail, from: number, rail: number): Mesh {
  return rope(
    detail,
    [
      [from + 0.1, rail + 0.15, 0],
      [from + 0.2, rail + 0.187, 0],
      [from + 0.3, rail + 0.22, 0],
    ],
    { radius: 0.004, material: material('zinc') },
  )
}

const topOf = (rail: number) => rail + 0.66

function monitorArm(detail: Detail, from: number, rail: number, steel: Material): Object3D {
  const top = topOf(rail)
  return bentTube(
    detail,
    [
      [from - 0.02, rail + 0.1, 0],
      [from + 0.04, top - 0.22, 0],
      [from + 0.1, top - 0.12, 0],
      [from + 0.22, top - 0.1, 0],
    ],
    { radius: 0.019, bend: 0.1, wall: 0.002, material: steel },
  )
}

function display(detail: Detail, from: number, rail: number): Group {
  const lines = [
    { text: '1:58', x: 0.5, y: 0.4, size: 0.028 },
    { text: '2000 M', x: 0.5, y: 0.72, size: 0.014 },
  ]
  const buttons = [-0.045, 0, 0.045].map((x) =>
    placePart(roll(detail, 0.011, 0.006, material('rubber', 0x3a3b3e), 0.002), [x, -0.055, 0.0185], [quarter, 0, 0]),
  )
  return placePart(
    groupParts(...monitor(detail, { size: [0.17, 0.2], screen: [0.13, 0.09], rise: 0.035, lines }), ...buttons),
    [from + 0.24, topOf(rail) - 0.08, 0],
    [0, quarter, 0],
  )
}
