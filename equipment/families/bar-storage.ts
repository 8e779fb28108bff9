import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { contrastingInk } from '../parts/bench-frame.ts'
import { boltHead } from '../parts/bolt.ts'
import { box, hole, polygon, rectangle, sheet } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { solidOfRevolution } from '../shapes/solid-of-revolution.ts'

const quarter = Math.PI / 2
const sides = [-1, 1] as const

const barStand = model(
  'bar-stand',
  { places: 9, side: 0.46, height: 0.36, color: 0x26272a, brand: 'IRONWRIGHT' },
  ({ places, side, height, color, brand }, detail) => {
    const steel = material('powder', color)
    const [foot, top] = [0.006, 0.003]
    const plate = sheet(detail, rectangle(side, side, 0.02), foot, steel)
    const at = placesOf(places, side * 0.31)
    const upper = rectangle(side * 0.84, side * 0.84, 0.02)
    for (const [x, z] of at) if (detail.lod === 'full') upper.holes.push(hole(x, z, 0.0323))
    const group = groupParts(
      placePart(plate, [0, 0.004, 0], [-quarter, 0, 0]),
      placePart(sheet(detail, upper, top, steel), [0, height - 0.03, 0], [-quarter, 0, 0]),
    )
    for (const [x, z] of at) group.add(placePart(socketOf(detail, height - foot - 0.004, color), [x, foot + 0.004, -z]))
    for (const x of sides) {
      for (const z of sides) {
        const pad = solidOfRevolution(
          detail,
          [
            [0, 0],
            [0.018, 0],
            [0.02, 0.002],
            [0.02, 0.0041],
            [0, 0.0041],
          ],
          material('rubber'),
        )
        group.add(placePart(pad, [x * (side / 2 - 0.03), 0, z * (side / 2 - 0.03)]))
      }
    }
    const letters = flatLettering({
      width: side * 0.8,
      height: 0.05,
      lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.024 }],
      ink: contrastingInk(color),
    })
    return group.add(placePart(letters, [0, 0.0102, side / 2 - 0.035], [-quarter, 0, 0]))
  },
)

function placesOf(places: number, step: number): (readonly [x: number, z: number])[] {
  const grid = [-1, 0, 1].flatMap((z) => [-1, 0, 1].map((x) => [x * step, z * step] as const))
  return places >= 9 ? grid : grid.filter((_, at) => at % 2 === 0)
}

function socketOf(detail: Detail, long: number, color: number) {
  const [inner, outer] = [0.0305, 0.032]
  const pipe = solidOfRevolution(
    detail,
    [
      [inner, 0],
      [outer, 0],
      [outer, long - 0.004],
      [inner, long - 0.004],
    ],
    material('powder', color),
  )
  const lining = solidOfRevolution(
    detail,
    [
      [0.027, long - 0.06],
      [inner - 0.0002, long - 0.06],
      [inner - 0.0002, long - 0.0038],
      [outer + 0.001, long - 0.0036],
      [outer, long - 0.001],
      [0.0295, long],
      [0.027, long - 0.003],
    ],
    material('uhmw'),
  )
  return groupParts(pipe, lining)
}

const wallBarRack = model(
  'wall-bar-rack',
  { places: 6, height: 0.76, apart: 1.1, color: 0x26272a, brand: 'IRONWRIGHT' },
  ({ places, height, apart, color, brand }, detail) => {
    const steel = material('powder', color)
    const [wide, thick, pitch] = [0.08, 0.006, height / places]
    const group = groupParts()
    for (const side of sides) {
      const shape = rectangle(wide, height, 0.01)
      for (let at = 0; at < places; at += 2)
        if (detail.lod === 'full') shape.holes.push(hole(0.024, (at + 0.5) * pitch - height / 2 + pitch * 0.42, 0.005))
      const bracket = groupParts(placePart(sheet(detail, shape, thick, steel), [0, height / 2, 0]))
      for (let at = 0; at < places; at += 1)
        bracket.add(placePart(hookOf(detail, color), [0, hookHeight(at, pitch), thick]))
      for (const y of [0.5, places - 0.5]) {
        bracket.add(
          placePart(boltHead(detail, { thread: 0.01, material: material('zinc') }), [
            -0.024,
            y * pitch + pitch * 0.36,
            thick,
          ]),
        )
      }
      const letters = flatLettering({
        width: 0.3,
        height: 0.04,
        lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.016 }],
        ink: contrastingInk(color),
      })
      bracket.add(placePart(letters, [0.026, height / 2, thick + 0.0002], [0, 0, quarter]))
      group.add(placePart(bracket, [side * (apart / 2), 0, -0.075]))
    }
    return group
  },
)

function hookHeight(at: number, pitch: number): number {
  return at * pitch + 0.028
}

/** Builds a plate hook toward +z, with a lined seat 60 mm from the wall. */
function hookOf(detail: Detail, color: number) {
  const shape = polygon([
    [0, -0.024],
    [0.1, -0.024],
    [0.144, 0.012],
    [0.144, 0.05],
    [0.13, 0.05],
    [0.1, 0.012],
    [0.07, 0],
    [0.03, 0.008],
    [0, 0.05],
  ])
  const lining = polygon([
    [0.03, 0.008],
    [0.07, 0],
    [0.1, 0.012],
    [0.13, 0.05],
    [0.126, 0.054],
    [0.096, 0.018],
    [0.07, 0.006],
    [0.03, 0.014],
  ])
  return groupParts(
    placePart(sheet(detail, shape, 0.006, material('powder', color)), [0.003, 0, 0], [0, -quarter, 0]),
    detail.shows(0.02) &&
      placePart(sheet(detail, lining, 0.024, material('uhmw'), 0.001), [0.012, 0, 0], [0, -quarter, 0]),
    detail.lod === 'full' &&
      placePart(box(detail, [0.016, 0.06, 0.003], material('powder', color), 0.001), [0, 0.01, 0.0015]),
  )
}

export const barStorage: readonly Model[] = [barStand, wallBarRack]
