import type { Object3D } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model } from '../model.ts'
import { roll, torus } from '../parts/roll.ts'
import { box, rectangle, sheet } from '../shapes/boxes.ts'
import { flatLettering, wrappedLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { strip } from '../shapes/strips.ts'
import { type Point, solidOfRevolution } from '../shapes/solid-of-revolution.ts'

type Place = readonly [x: number, y: number]
const quarter = Math.PI / 2

/** A belt that stands on its edge. */
export const liftingBelt = model(
  'lifting-belt',
  {
    width: 0.1,
    thickness: 0.01,
    waist: 0.3,
    color: 0x3a2a20,
    thread: 0xd8c9a8,
    hasLever: false,
    ink: 0xd8c9a8,
    brand: 'IRONWRIGHT',
    letter: 0.012,
  },
  ({ width, thickness, waist, color, thread, hasLever, ink, brand, letter }, detail) => {
    const turns: BeltTurns = { thickness, wide: waist / 2, deep: waist * 0.4 }
    const front = turns.deep + thickness * 1.5 + 0.003
    const belt = lying(
      strip(detail, spiral(turns, 0), { thickness, width, material: material('leather', color) }),
      width / 2,
    )
    const closure = hasLever
      ? leverBuckle(detail, width, front, brand)
      : [
          ...prongBuckle(detail, width, front),
          ...eyelets(detail, turns, width),
          nameOf(detail, turns, { width, waist, brand, letter, ink }),
        ]
    return placePart(groupParts(belt, ...seams(detail, turns, width, thread), ...closure), [0.0038, 0, 0])
  },
)

/** `wide` and `deep` are half the width and half the depth around the waist. */
interface BeltTurns {
  thickness: number
  wide: number
  deep: number
}

/** Returns a spiral that grows by the belt's thickness, because the tail overlaps the other end. */
function spiral({ thickness, wide, deep }: BeltTurns, out: number): Place[] {
  return Array.from({ length: 145 }, (_, at) => {
    const turn = -quarter - 0.32 + (at / 144) * (Math.PI * 2 + 0.95)
    const grown = out + (thickness + 0.0012) * Math.min(1, Math.max(0, (at - 60) / 60))
    return [Math.cos(turn) * (wide + grown), Math.sin(turn) * (deep + grown)]
  })
}

function lying(part: ReturnType<typeof strip>, up: number) {
  return placePart(part, [0, up, 0], [-quarter, 0, 0])
}

function seams(detail: Detail, turns: BeltTurns, width: number, thread: number): Object3D[] {
  if (!detail.shows(0.005)) return []
  return [0.007, 0.014, width - 0.014, width - 0.007].map((up) =>
    lying(
      strip(detail, spiral(turns, turns.thickness / 2 + 0.0002), {
        thickness: 0.0005,
        width: 0.0012,
        material: material('canvas', thread),
      }),
      up,
    ),
  )
}

function leverBuckle(detail: Detail, width: number, front: number, brand: string): Object3D[] {
  const steel = material('chrome')
  return [
    placePart(
      sheet(detail, rectangle(0.075, width * 0.66, 0.008), 0.004, steel),
      [-0.012, width / 2, front - 0.002],
      [0, -0.06, 0],
    ),
    placePart(box(detail, [0.11, width * 0.5, 0.006], steel, 0.003), [-0.002, width / 2, front + 0.007], [0, -0.1, 0]),
    placePart(roll(detail, 0.005, width * 0.62, steel, 0.001), [0.045, width / 2, front + 0.006]),
    placePart(
      flatLettering({
        width: 0.095,
        height: 0.03,
        lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.012 }],
        ink: 0x1d1d1f,
      }),
      [-0.002, width / 2, front + 0.0106],
      [0, -0.1, 0],
    ),
  ]
}

function prongBuckle(detail: Detail, width: number, front: number): Object3D[] {
  const steel = material('chrome')
  const frame = rectangle(0.062, width * 0.86, 0.008)
  frame.holes.push(rectangle(0.046, width * 0.86 - 0.016, 0.004))
  return [
    placePart(sheet(detail, frame, 0.005, steel, 0.0015), [-0.02, width / 2, front - 0.001]),
    ...[-0.016, 0.016].map((up) =>
      placePart(roll(detail, 0.0028, 0.056, steel, 0.001), [-0.02, width / 2 + up, front + 0.005], [0, 0.08, quarter]),
    ),
    placePart(roll(detail, 0.006, width * 0.78, steel, 0.002), [-0.049, width / 2, front + 0.001]),
  ]
}

function eyelets(detail: Detail, { thickness, wide, deep }: BeltTurns, width: number): Object3D[] {
  return [0.2, 0.32, 0.44, 0.56].flatMap((at) =>
    [-0.016, 0.016].map((up) => {
      const turn = -quarter + at
      const out = thickness * 1.5 + 0.0014
      const [x, z] = [Math.cos(turn) * (wide + out), -Math.sin(turn) * (deep + out)]
      return placePart(
        groupParts(
          placePart(roll(detail, 0.0042, 0.0012, material('rubber', 0x0c0c0c), 0.0003), [0, 0, 0], [quarter, 0, 0]),
        ),
        [x, width / 2 + up, z],
        [0, Math.atan2(x / wide ** 2, z / deep ** 2), 0],
      )
    }),
  )
}

function nameOf(
  detail: Detail,
  { thickness, wide, deep }: BeltTurns,
  { width, waist, brand, letter, ink }: { width: number; waist: number; brand: string; letter: number; ink: number },
): Object3D {
  const [out, bend, away] = [thickness * 1.5 + 0.0026, waist * 0.46, 0.69]
  const [x, z] = [-(wide + out) * 0.72, (deep + out) * 0.694]
  const lines = [{ text: brand, x: 0.5, y: 0.5, size: letter }]
  const name = wrappedLettering(detail, { radius: bend, width: 0.09, height: 0.04, lines, ink })
  return placePart(name, [x + Math.sin(away) * bend, width / 2, z - Math.cos(away) * bend], [0, -away, 0])
}

export const kneeSleeves = model(
  'knee-sleeves',
  {
    height: 0.28,
    diameter: 0.13,
    thickness: 0.007,
    color: 0x1d1d1f,
    trim: 0xd8410f,
    ink: 0xf2f2f0,
    brand: 'IRONWRIGHT',
  },
  ({ height, diameter, thickness, color, trim, ink, brand }, detail) => {
    const radius = (share: number) =>
      (diameter / 2) * (0.94 + 0.16 * share - 0.09 * Math.sin(share * Math.PI) ** 2 + 0.012 * Math.sin(share * 14))
    const flank = Array.from({ length: 29 }, (_, at): Point => [radius(at / 28), (at / 28) * height])
    const inside = flank.map(([out, up]): Point => [out - thickness, up]).reverse()
    const neoprene = material('canvas', color)
    const one = (x: number, turn: number) =>
      placePart(
        groupParts(
          solidOfRevolution(detail, [...flank, ...inside], neoprene),
          ...[0.014, height - 0.014].map((up) =>
            placePart(torus(detail, radius(up / height) - 0.0008, 0.0018, material('canvas', trim)), [0, up, 0]),
          ),
          ...[0.26, 0.74].map((share) =>
            placePart(torus(detail, radius(share) - 0.0006, 0.0012, material('canvas', 0x3a3b3e)), [
              0,
              height * share,
              0,
            ]),
          ),
          placePart(
            wrappedLettering(detail, {
              radius: radius(0.5) + 0.0035,
              width: diameter * 0.62,
              height: 0.05,
              lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.014 }],
              ink,
            }),
            [0, height * 0.5, 0],
          ),
        ),
        [x, 0, 0],
        [0, turn, 0],
      )
    return groupParts(one(-0.085, 0.35), one(0.085, 0.25))
  },
)
