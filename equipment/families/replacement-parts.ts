import type { Group } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { boltHead } from '../parts/bolt.ts'
import { placeOnFloor } from '../parts/place-on-floor.ts'
import { pad, wheel } from '../parts/pad.ts'
import { ball, roll } from '../parts/roll.ts'
import { box, hole, polygon, rectangle, sheet } from '../shapes/boxes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder, hexagon, solidOfRevolution } from '../shapes/solid-of-revolution.ts'

const quarter = Math.PI / 2
const sides = [-1, 1] as const

function rowOf(part: Group, count: number, apart: number): Group {
  const row = groupParts()
  for (let at = 0; at < count; at += 1) row.add(placePart(part.clone(), [at * apart, 0, 0]))
  return placeOnFloor(row)
}

const boltSet = model(
  'bolt-set',
  { count: 4, thread: 0.0238, length: 0.1, finish: 'black zinc', isAnchor: false },
  ({ count, thread, length, finish, isAnchor }, detail) => {
    const steel = material(finish)
    const edge = thread * 0.08
    const shank = solidOfRevolution(
      detail,
      [
        [0, 0],
        [thread / 2, 0],
        [thread / 2, length - edge],
        [thread / 2 - edge, length],
        [0, length],
      ],
      steel,
    )
    const rings = [0.62, 0.7, 0.78, 0.86].map((share) =>
      placePart(cylinder(detail, thread / 2 + 0.0004, length * 0.03, steel), [0, length * share, 0]),
    )
    const nut = placePart(
      boltHead(detail, { thread, material: steel, isNut: true }),
      [0, length * 0.5, 0],
      [-quarter, 0, 0],
    )
    const sleeve = placePart(cylinder(detail, thread * 0.62, length * 0.34, material('zinc')), [0, length * 0.76, 0])
    // Bolts have heads even at the `far` level, because the set would otherwise look smaller.
    const high = thread * 0.62 + 0.003
    const head =
      detail.lod === 'far'
        ? placePart(hexagon(thread * 1.5, high, steel), [0, -high / 2, 0])
        : placePart(boltHead(detail, { thread, material: steel }), [0, 0, 0], [quarter, 0, 0])
    const one = groupParts(head, shank, ...(isAnchor ? [sleeve] : [...rings, nut]))
    return rowOf(one, count, thread * 2.6)
  },
)

const hitchPins = model(
  'hitch-pins',
  { count: 2, diameter: 0.0238, length: 0.12, finish: 'zinc', knob: 0x17171a, isSprung: false },
  ({ count, diameter, length, finish, knob, isSprung }, detail) => {
    const radius = diameter / 2
    const pin = solidOfRevolution(
      detail,
      [
        [0, 0],
        [radius * 0.55, 0],
        [radius, radius * 0.8],
        [radius, length],
        [radius * 1.7, length],
        [radius * 1.7, length + 0.006],
        [radius * 0.6, length + 0.006],
        [radius * 0.6, length + 0.03],
        [0, length + 0.03],
      ],
      material(finish),
    )
    const body =
      isSprung &&
      placePart(cylinder(detail, radius * 1.5, length * 0.42, material('black zinc')), [0, length * 0.74, 0])
    const hexed =
      isSprung &&
      placePart(
        boltHead(detail, { thread: diameter * 1.6, material: material('zinc') }),
        [0, length * 0.5, 0],
        [quarter, 0, 0],
      )
    const grip = isSprung
      ? placePart(roll(detail, 0.02, 0.034, material('plastic', knob), 0.008), [0, length + 0.04, 0])
      : placePart(ball(detail, 0.019, material('plastic', knob)), [0, length + 0.036, 0])
    const one = groupParts(placePart(groupParts(pin, body, hexed, grip), [0, 0, 0], [quarter, 0, 0]))
    return rowOf(one, count, 0.058)
  },
)

const endCaps = model(
  'end-caps',
  { count: 4, width: 0.0762, depth: 0.0762, color: 0x17171a },
  ({ count, width, depth, color }, detail) => {
    const plastic = material('plastic', color)
    const one = groupParts(placePart(box(detail, [width, 0.006, depth], plastic, 0.002), [0, 0.003, 0]))
    for (const side of sides) {
      const [x, z] = [width / 2 - 0.006, depth / 2 - 0.006]
      one.add(placePart(box(detail, [0.003, 0.024, depth - 0.014], plastic, 0.001), [side * x, 0.017, 0]))
      one.add(placePart(box(detail, [width - 0.014, 0.024, 0.003], plastic, 0.001), [0, 0.017, side * z]))
      for (const y of [0.013, 0.021])
        one.add(placePart(box(detail, [0.003, 0.002, depth - 0.018], plastic, 0), [side * (x + 0.002), y, 0]))
    }
    return rowOf(one, count, width + 0.024)
  },
)

const cupLiners = model(
  'cup-liners',
  { count: 2, width: 0.06, back: 0.125, seat: 0.066, thickness: 0.012, color: 0x4d5055 },
  ({ count, width, back, seat, thickness, color }, detail) => {
    const shape = polygon([
      [0, 0],
      [seat, 0],
      [seat, thickness],
      [thickness + 0.01, thickness],
      [thickness, thickness + 0.01],
      [thickness, back],
      [0, back],
    ])
    const body = placePart(sheet(detail, shape, width, material('uhmw', color), 0.0012), [0, 0, -width / 2])
    const screws = [0.36, 0.78].map((share) =>
      placePart(cylinder(detail, 0.0045, 0.002, material('zinc')), [thickness, back * share, 0], [0, 0, quarter]),
    )
    return rowOf(groupParts(placePart(groupParts(body, ...screws), [0, 0, 0], [0, -quarter, 0])), count, width + 0.04)
  },
)

const linerStrips = model(
  'liner-strips',
  { count: 2, width: 0.06, length: 0.58, thickness: 0.0125, color: 0x101010 },
  ({ count, width, length, thickness, color }, detail) => {
    const shape = rectangle(width, length, 0.006)
    const bores = [-0.42, -0.14, 0.14, 0.42].map((share) => share * length)
    if (detail.lod === 'full') for (const y of bores) shape.holes.push(hole(0, y, 0.004))
    const strip = placePart(
      sheet(detail, shape, thickness, material('uhmw', color), 0.0012),
      [0, 0, 0],
      [-quarter, 0, 0],
    )
    return rowOf(groupParts(strip), count, width + 0.03)
  },
)

const benchPad = model(
  'bench-pad',
  { width: 0.3, length: 1.22, thickness: 0.075, color: 0x1a1a1c },
  ({ width, length, thickness, color }, detail) => placeOnFloor(pad(detail, { width, length, thickness, color })),
)

const rubberShoes = model(
  'rubber-shoes',
  { count: 4, width: 0.0822, height: 0.068, depth: 0.03 },
  ({ count, width, height, depth }, detail) => {
    const rubber = material('rubber')
    const [wall, floor] = [0.004, 0.008]
    const one = groupParts(placePart(box(detail, [width, floor, height], rubber, 0.003), [0, floor / 2, 0]))
    for (const side of sides) {
      const rim = depth - floor * 0.5
      one.add(
        placePart(box(detail, [wall, rim, height], rubber, 0.001), [
          side * (width / 2 - wall / 2),
          depth / 2 + floor * 0.25,
          0,
        ]),
      )
      one.add(
        placePart(box(detail, [width, rim, wall], rubber, 0.001), [
          0,
          depth / 2 + floor * 0.25,
          side * (height / 2 - wall / 2),
        ]),
      )
    }
    return rowOf(one, count, width + 0.026)
  },
)

const wheelSet = model(
  'wheel-set',
  { count: 2, radius: 0.034, width: 0.024 },
  ({ count, radius, width }, detail: Detail) => {
    const axle = placePart(cylinder(detail, radius * 0.15, width + 0.05, material('zinc')), [0, 0, 0], [0, 0, quarter])
    return rowOf(groupParts(wheel(detail, radius, width), axle), count, width + 0.09)
  },
)

export const replacementParts: readonly Model[] = [
  boltSet,
  hitchPins,
  endCaps,
  cupLiners,
  linerStrips,
  benchPad,
  rubberShoes,
  wheelSet,
]
