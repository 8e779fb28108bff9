import type { Material } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model } from '../model.ts'
import { ball, torus } from '../parts/roll.ts'
import { quarterTurn, sides } from '../parts/welded-bar.ts'
import { box } from '../shapes/boxes.ts'
import { ballLettering, flatLettering, wrappedLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { arc, strip } from '../shapes/strips.ts'
import { cylinder, type Point, solidOfRevolution } from '../shapes/solid-of-revolution.ts'

export const atlasStone = model(
  'atlas-stone',
  { diameter: 0.4, weight: '75 KG', brand: 'NORTHLODE', color: 0x9b9890, ink: 0x2c2b2a },
  ({ diameter, weight, brand, color, ink }, detail) => {
    const radius = diameter / 2
    const lines = [
      { text: weight, x: 0.5, y: 0.36, size: radius * 0.2 },
      { text: brand, x: 0.5, y: 0.68, size: radius * 0.085 },
    ]
    const letters = ballLettering(detail, {
      radius: radius + 0.0004,
      width: radius * 1.2,
      height: radius * 0.6,
      rise: 0.02,
      lines,
      ink,
    })
    return groupParts(placePart(groupParts(ball(detail, radius, material('concrete', color)), letters), [0, radius, 0]))
  },
)

export const sandbag = model(
  'sandbag',
  {
    diameter: 0.38,
    height: 0.55,
    color: 0x2a2b2d,
    ink: 0xf2f2f0,
    brand: 'IRONWRIGHT',
    weight: '100 LB',
    /** The weight in a second unit, on a separate line. Empty if there is none. */
    otherWeight: '',
    hasHandles: false,
  },
  ({ diameter, height, color, ink, brand, weight, otherWeight, hasHandles }, detail) => {
    const radius = diameter / 2
    const cloth = material('canvas', color)
    const profile: Point[] = [
      [0, 0],
      [radius * 0.86, 0],
      [radius * 0.96, height * 0.02],
      [radius, height * 0.07],
    ]
    for (let at = 1; at <= 24; at += 1) {
      const share = at / 25
      const fold = 0.0014 * Math.sin(share * 23 + share * share * 9) + 0.0008 * Math.sin(share * 61)
      profile.push([
        radius * (1 - 0.055 * share + 0.03 * Math.sin(share * Math.PI)) + fold,
        height * (0.07 + 0.85 * share),
      ])
    }
    profile.push(
      [radius * 0.95, height * 0.93],
      [radius * 0.93, height * 0.955],
      [radius * 0.8, height * 0.985],
      [0, height],
    )
    const piping = (at: number, share: number) =>
      placePart(torus(detail, radius * share, 0.006, material('canvas', 0x161618)), [0, height * at, 0])
    // The sides bulge and fold, so the lettering is on the widest part.
    const letters = wrappedLettering(detail, {
      radius: Math.max(...profile.map(([out]) => out)) + 0.0006,
      width: radius * 1.5,
      height: height * 0.4,
      lines: otherWeight
        ? [
            { text: brand, x: 0.5, y: 0.2, size: radius * 0.17 },
            { text: weight, x: 0.5, y: 0.52, size: radius * 0.22 },
            { text: otherWeight, x: 0.5, y: 0.85, size: radius * 0.2 },
          ]
        : [
            { text: brand, x: 0.5, y: 0.3, size: radius * 0.17 },
            { text: weight, x: 0.5, y: 0.72, size: radius * 0.24 },
          ],
      ink,
    })
    const handles = hasHandles
      ? [0.7, 2.44, 3.84, 5.58].map((turn) => {
          const line = [
            [-0.1, 0.002],
            ...arc([0, -0.02], 0.075, [Math.PI * 0.85, Math.PI * 0.15]),
            [0.1, 0.002],
          ] as const
          const strap = strip(detail, line, { thickness: 0.005, width: 0.045, material: material('canvas', 0x161618) })
          return placePart(
            groupParts(placePart(strap, [0, height * 0.5, radius * 0.99], [0, quarterTurn, quarterTurn])),
            [0, 0, 0],
            [0, turn, 0],
          )
        })
      : []
    return groupParts(
      solidOfRevolution(detail, profile, cloth),
      piping(0.075, 1.005),
      piping(0.925, 0.965),
      placePart(letters, [0, height * 0.5, 0]),
      ...handles,
    )
  },
)

/** A bag that lies on its side. */
export const powerBag = model(
  'power-bag',
  { length: 0.62, diameter: 0.2, color: 0x2a2b2d, trim: 0x161618, ink: 0xf2f2f0, brand: 'FENMOOR', weight: '15 KG' },
  ({ length, diameter, color, trim, ink, brand, weight }, detail) => {
    const radius = diameter / 2
    const [cloth, web] = [material('canvas', color), material('canvas', trim)]
    const profile: Point[] = Array.from({ length: 41 }, (_, at) => {
      const share = at / 40
      const end = Math.min(1, Math.min(share, 1 - share) / 0.09)
      const fold = 0.0012 * Math.sin(share * 37) + 0.0008 * Math.sin(share * 71)
      return [Math.max(0.001, (radius * 0.96 + fold * end) * Math.sqrt(1 - (1 - end) ** 2)), (share - 0.5) * length]
    })
    const girths = [-0.26, -0.13, 0.13, 0.26].map((share) =>
      placePart(
        solidOfRevolution(
          detail,
          [
            [radius * 0.96 - 0.001, -0.019],
            [radius * 0.96 + 0.003, -0.019],
            [radius * 0.96 + 0.003, 0.019],
            [radius * 0.96 - 0.001, 0.019],
          ],
          web,
        ),
        [0, share * length, 0],
      ),
    )
    const grips = [-0.55, 0.55].map((lean) => {
      const grip = handle(detail, [length * 0.13, 0.05], 0.034, web)
      return placePart(groupParts(placePart(grip, [0, radius * 0.98, 0])), [0, 0, 0], [lean, 0, 0])
    })
    const ends = sides.map((side) => {
      const grip = handle(detail, [0.055, 0.035], 0.03, web)
      return placePart(
        groupParts(placePart(grip, [0, 0, 0])),
        [side * length * 0.497, 0, 0],
        [quarterTurn, 0, side * -quarterTurn],
      )
    })
    const label = strip(detail, arc([0, 0], radius * 0.96 + 0.002, [-0.36, 0.36], 16), {
      thickness: 0.002,
      width: length * 0.2,
      material: web,
    })
    const name = flatLettering({
      width: length * 0.19,
      height: 0.05,
      lines: [
        { text: weight, x: 0.5, y: 0.34, size: 0.02 },
        { text: brand, x: 0.5, y: 0.78, size: 0.009 },
      ],
      ink,
    })
    const barrel = placePart(
      groupParts(solidOfRevolution(detail, profile, cloth), ...girths),
      [0, 0, 0],
      [0, 0, quarterTurn],
    )
    return placePart(
      groupParts(
        barrel,
        ...grips,
        ...ends,
        placePart(
          groupParts(
            placePart(label, [0, 0, 0], [0, -quarterTurn, 0]),
            placePart(name, [0, 0, radius * 0.96 + 0.0034]),
          ),
          [0, 0, 0],
          [0, 0, 0],
        ),
      ),
      [0, radius * 0.96 + 0.003, 0],
    )
  },
)

function handle(detail: Detail, [half, high]: readonly [half: number, high: number], width: number, web: Material) {
  const line = [
    [-half, -0.012],
    ...arc([0, -0.004], half * 0.82, [Math.PI * 0.94, Math.PI * 0.06]).map(
      ([x, y]) => [x, y * (high / (half * 0.82))] as const,
    ),
    [half, -0.012],
  ] as const
  return strip(detail, line, { thickness: 0.005, width, material: web })
}

export const strongmanTire = model(
  'tyre',
  { diameter: 1.2, width: 0.36, rim: 0.62, color: 0x1d1d1f },
  ({ diameter, width, rim, color }, detail) => {
    const [outer, inner, half] = [diameter / 2 - 0.025, rim / 2, width / 2]
    const side = (sign: number): Point[] => [
      [inner, sign * half * 0.55],
      [inner + 0.005, sign * half * 0.78],
      [inner + 0.03, sign * half * 0.84],
      [inner + 0.05, sign * half * 0.84],
      [inner + 0.1, sign * half * 0.98],
      [inner + 0.14, sign * half],
      [outer - 0.06, sign * half * 0.95],
      [outer - 0.012, sign * half * 0.82],
      [outer, sign * half * 0.72],
    ]
    // The carcass is 30 mm behind the tread.
    const hollow: Point[] = [
      [outer - 0.035, half * 0.6],
      [inner + 0.12, half * 0.88],
      [inner + 0.045, half * 0.7],
      [inner + 0.015, half * 0.55],
    ]
    const below = hollow.map(([radius, along]): Point => [radius, -along]).reverse()
    const rubber = material('rubber', color)
    const body = solidOfRevolution(
      detail,
      [...side(-1), ...[...side(1)].reverse(), ...hollow.toReversed(), ...below.toReversed()],
      rubber,
    )
    const count = detail.lod === 'full' ? 36 : 18
    const lugs = Array.from({ length: detail.lod === 'far' ? 0 : count }, (_, at) =>
      sides.map((sign) => {
        const lug = box(detail, [0.05, half * 0.8, 0.05], rubber, 0.006)
        const leaning = placePart(
          groupParts(placePart(lug, [0, sign * half * 0.46, outer + 0.001], [0, 0, sign * 0.35])),
          [0, 0, 0],
        )
        return placePart(leaning, [0, 0, 0], [0, ((at + (sign > 0 ? 0.5 : 0)) / count) * Math.PI * 2, 0])
      }),
    ).flat()
    const far = detail.lod === 'far' && placePart(cylinder(detail, diameter / 2, half, rubber), [0, 0, 0])
    return groupParts(placePart(groupParts(body, ...lugs, far), [0, half, 0]))
  },
)
