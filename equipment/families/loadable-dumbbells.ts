import { type Group, Shape } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { straightBar } from '../parts/straight-bar.ts'
import { kilogramsOf } from '../parts/weight-text.ts'
import { hole, sheet } from '../shapes/boxes.ts'
import { buildKnurl } from '../shapes/knurl.ts'
import { ringLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder, type Point, solidOfRevolution } from '../shapes/solid-of-revolution.ts'
import { blockDumbbell } from './block-dumbbells.ts'

const along = Math.PI / 2
const sides = [-1, 1] as const

const dumbbellHandle = model(
  'dumbbell-handle',
  { length: 0.38, grip: 0.13, shaft: 0.0285, shaftFinish: 'black zinc', sleeveFinish: 'chrome' },
  ({ length, grip, shaft, shaftFinish, sleeveFinish }, detail) => {
    const bar = straightBar(detail, {
      length,
      shaft,
      sleeve: (length - grip) / 2 - 0.03,
      sleeveDiameter: 0.05,
      shaftMaterial: material(shaftFinish),
      sleeveMaterial: material(sleeveFinish),
      knurl: null,
      hasGrooves: true,
    })
    bar.add(
      buildKnurl(detail, { radius: shaft / 2, length: grip - 0.012, depth: 0.00025, material: material(shaftFinish) }),
    )
    return groupParts(placePart(bar, [0, 0.0345, 0], [0, 0, along]))
  },
)

/** Weight of each disc in kilograms, and its diameter and thickness in meters. */
const discs = [
  { kilograms: 2.5, diameter: 0.21, thickness: 0.0095 },
  { kilograms: 1, diameter: 0.15, thickness: 0.0075 },
  { kilograms: 0.5, diameter: 0.12, thickness: 0.006 },
] as const
/** Weight of the handle and nuts, in kilograms. */
const bare = 4

/** Returns the discs on each side for a total weight, from the inside out, heaviest first. */
function discsFor(kilograms: number): (typeof discs)[number][] {
  let left = (kilograms - bare) / 2 + 0.001
  return discs.flatMap((disc) => {
    const count = Math.max(0, Math.floor(left / disc.kilograms))
    left -= count * disc.kilograms
    return Array.from({ length: count }, () => disc)
  })
}

const plateDumbbell = model(
  'plate-dumbbell',
  { weight: '24 KG', brand: 'QUILLON', length: 0.43, shaft: 0.0285, finish: 'black zinc', nut: 0xc23a0c },
  ({ weight, brand, length, shaft, finish, nut }, detail) => {
    const loaded = discsFor(kilogramsOf(weight))
    const [flange, clear] = [0.012, 0.13]
    const widest = Math.max(0.08, ...loaded.map(({ diameter }) => diameter))
    const group = groupParts(
      cylinder(detail, shaft / 2, length, material('chrome')),
      buildKnurl(detail, { radius: shaft / 2, length: clear - 0.01, depth: 0.0003, material: material('chrome') }),
    )
    for (const side of sides) {
      const end = groupParts(placePart(ringOf(detail, shaft / 2, 0.04, flange, finish), [0, flange / 2, 0]))
      let at = flange
      for (const { diameter, thickness } of loaded) {
        end.add(placePart(ringOf(detail, shaft / 2, diameter / 2, thickness, finish), [0, at + thickness / 2, 0]))
        at += thickness + 0.0002
      }
      const outermost = loaded.at(-1)
      if (outermost) {
        const outer = outermost.diameter / 2
        const lines = [
          { text: brand, at: 0, size: outer * 0.13, radius: outer * 0.75, most: 0.3 },
          { text: `${outermost.kilograms} KG`, at: 0.5, size: outer * 0.15, radius: outer * 0.75, most: 0.3 },
        ]
        const face = ringLettering(detail, { inner: outer * 0.5, outer: outer * 0.95, lines, ink: 0xf0f0ee })
        end.add(placePart(face, [0, at + 0.0002, 0], [0, along, 0]))
      }
      end.add(placePart(nutOf(detail, shaft / 2, nut), [0, at, 0]))
      group.add(placePart(end, [0, (side * clear) / 2, 0], [side < 0 ? Math.PI : 0, 0, 0]))
    }
    return groupParts(placePart(group, [0, widest / 2, 0], [0, 0, -along]))
  },
)

function ringOf(detail: Detail, bore: number, outer: number, thickness: number, finish: string) {
  const [half, edge] = [thickness / 2, Math.min(0.0015, thickness / 4)]
  const profile: Point[] = [
    [bore, -half],
    [outer - edge, -half],
    [outer, -half + edge],
    [outer, half - edge],
    [outer - edge, half],
    [bore, half],
  ]
  return solidOfRevolution(detail, profile, material(finish))
}

function nutOf(detail: Detail, bore: number, color: number): Group {
  const star = new Shape()
  const steps = detail.lod === 'full' ? 96 : 24
  for (let at = 0; at <= steps; at += 1) {
    const turn = (at / steps) * 2 * Math.PI
    const radius = 0.0345 + 0.0025 * Math.cos(turn * 6)
    if (at === 0) star.moveTo(radius, 0)
    else star.lineTo(Math.cos(turn) * radius, Math.sin(turn) * radius)
  }
  star.holes.push(hole(0, 0, bore))
  const body = placePart(sheet(detail, star, 0.018, material('powder', color), 0.0015), [0, 0.004, 0], [-along, 0, 0])
  return groupParts(body, placePart(ringOf(detail, bore, 0.024, 0.004, 'zinc'), [0, 0.002, 0]))
}

export const loadables: readonly Model[] = [dumbbellHandle, plateDumbbell, blockDumbbell]
