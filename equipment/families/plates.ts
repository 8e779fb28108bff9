import type { Group } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { ringLettering } from '../shapes/lettering.ts'
import { placed, together } from '../shapes/placed.ts'
import { hexagon, type Point, turned } from '../shapes/turned.ts'

/** Bore of everything that goes on an Olympic sleeve, metres. */
const bore = 0.0505
/** A plate is built lying and then stood up, its face to +z. */
const standing = Math.PI / 2

const sides = [-1, 1] as const

/** A bumper of rubber around a steel hub; competition plates have a large disc of steel instead. Lengths in metres. */
const bumper = model(
  'bumper',
  {
    diameter: 0.45,
    thickness: 0.083,
    color: 0x1d1d1f,
    ink: 0xf2f2f2,
    brand: 'IRONWRIGHT',
    weight: '20 KG',
    hub: 0.12,
    hubFinish: 'zinc',
    isUrethane: false,
    hasStripe: false,
    stripe: 0xc23a0c,
  },
  (params, detail) => {
    const { diameter, thickness, color, ink, brand, weight, hub, isUrethane, hasStripe, stripe } = params
    const [outer, half, inner] = [diameter / 2, thickness / 2, hub / 2]
    const rubber = material(isUrethane ? 'urethane' : 'rubber', color)
    const dish = Math.min(0.015, half * 0.36)
    const face = [inner + 0.034, outer - 0.036] as const
    const profile = (side: number): Point[] => [
      [inner, side * (half - dish * 0.8)],
      [inner + 0.004, side * (half - dish * 0.6)],
      [inner + 0.026, side * (half - dish * 0.6)],
      [face[0], side * (half - dish)],
      [face[1], side * (half - dish)],
      [outer - 0.028, side * (half - 0.0015)],
      [outer - 0.024, side * half],
      [outer - 0.008, side * half],
      [outer - 0.003, side * (half - 0.002)],
      [outer, side * (half - 0.008)],
    ]
    const body = turned(detail, [...profile(-1), ...profile(1).reverse()], rubber)
    const lines = plateLines({
      brand,
      weight,
      radius: (face[0] + face[1]) / 2,
      size: Math.min(0.036, (face[1] - face[0]) * 0.42),
    })
    const letters = sides.map((side) =>
      faced(
        side,
        half - dish + 0.0002,
        ringLettering(detail, { inner: face[0], outer: face[1], lines, ink, relief: 0.0012 }),
      ),
    )
    const band = hasStripe
      ? sides.map((side) =>
          faced(
            side,
            half + 0.0001,
            turned(
              detail,
              [
                [outer - 0.02, 0],
                [outer - 0.012, 0],
                [outer - 0.012, 0.0004],
                [outer - 0.02, 0.0004],
              ],
              material('urethane', stripe),
            ),
          ),
        )
      : []
    return stood(together(body, hubOf(detail, inner, half - dish * 0.4, params.hubFinish), ...letters, ...band), outer)
  },
)

/** A plate cast of iron: a rim, a dished web and a boss around the bore. Lengths in metres. */
const ironPlate = model(
  'iron-plate',
  {
    diameter: 0.45,
    thickness: 0.034,
    color: 0x2a2a2c,
    ink: 0xd9d7d1,
    brand: 'IRONWRIGHT',
    weight: '20 KG',
    web: 0.5,
    isMachined: false,
  },
  ({ diameter, thickness, color, ink, brand, weight, web, isMachined }, detail) => {
    const [outer, half] = [diameter / 2, thickness / 2]
    const iron = material(isMachined ? 'cast iron' : 'enamel', color)
    const [thin, rim, boss] = [half * web, Math.min(0.028, outer * 0.16), bore / 2 + Math.min(0.028, outer * 0.18)]
    const profile = (side: number): Point[] => [
      [bore / 2, side * (half - 0.001)],
      [bore / 2 + 0.001, side * half],
      [boss - 0.002, side * half],
      [boss, side * (half - 0.002)],
      [boss + 0.006, side * (thin + 0.001)],
      [boss + 0.01, side * thin],
      [outer - rim - 0.006, side * thin],
      [outer - rim, side * (half - 0.002)],
      [outer - rim + 0.002, side * half],
      [outer - 0.003, side * half],
      [outer, side * (half - 0.004)],
    ]
    const body = turned(detail, [...profile(-1), ...profile(1).reverse()], iron)
    const [from, to] = [boss + 0.011, outer - rim - 0.007]
    const lines = plateLines({ brand, weight, radius: (from + to) / 2, size: Math.min(0.034, (to - from) * 0.4) })
    const letters = sides.map((side) =>
      faced(side, thin + 0.0002, ringLettering(detail, { inner: from, outer: to, lines, ink, relief: 0.002 })),
    )
    return stood(together(body, ...letters), outer)
  },
)

/** A small plate for the last pound or kilogram: a disc with a rounded edge. Lengths in metres. */
const changePlate = model(
  'change-plate',
  {
    diameter: 0.16,
    thickness: 0.019,
    color: 0xf0efea,
    ink: 0x161513,
    brand: 'IRONWRIGHT',
    weight: '2.5 KG',
    isRubber: true,
  },
  ({ diameter, thickness, color, ink, brand, weight, isRubber }, detail) => {
    const [outer, half] = [diameter / 2, thickness / 2]
    const profile = (side: number): Point[] => [
      [bore / 2, side * (half - 0.001)],
      [bore / 2 + 0.001, side * half],
      [outer - 0.004, side * half],
      [outer - 0.001, side * (half - 0.0015)],
      [outer, side * (half - 0.004)],
    ]
    // Rubber over iron weighs what iron weighs.
    const body = turned(
      detail,
      [...profile(-1), ...profile(1).reverse()],
      material(isRubber ? 'enamel' : 'cast iron', color),
    )
    const [from, to] = [bore / 2 + 0.003, outer - 0.005]
    const lines = plateLines({ brand, weight, radius: (from + to) / 2, size: Math.min(0.02, (to - from) * 0.36) })
    const letters = sides.map((side) =>
      faced(side, half + 0.0002, ringLettering(detail, { inner: from, outer: to, lines, ink })),
    )
    return stood(together(body, ...letters), outer)
  },
)

/** The name above and below, the weight left and right. */
function plateLines({ brand, weight, radius, size }: { brand: string; weight: string; radius: number; size: number }) {
  const smaller = size * 0.82
  return [
    { text: brand, at: 0, size, radius, most: 0.27 },
    { text: brand, at: 0.5, size, radius, most: 0.27 },
    { text: weight, at: 0.25, size: smaller, radius, most: 0.13 },
    { text: weight, at: 0.75, size: smaller, radius, most: 0.13 },
  ]
}

/** The steel hub of a bumper, with its bolts. */
function hubOf(detail: Detail, radius: number, half: number, finish: string): Group {
  const profile = (side: number): Point[] => [
    [bore / 2, side * (half - 0.002)],
    [bore / 2 + 0.0013, side * half],
    [radius - 0.004, side * half],
    [radius, side * (half - 0.003)],
    [radius + 0.0005, side * (half - 0.008)],
  ]
  const hub = turned(detail, [...profile(-1), ...profile(1).reverse()], material(finish))
  const bolts = detail.shows(0.01)
    ? sides.flatMap((side) =>
        Array.from({ length: 6 }, (_, at) => {
          const [turn, out] = [(at * Math.PI) / 3, (bore / 2 + radius) / 2]
          return placed(hexagon(0.008, 0.003, material('black zinc')), [
            Math.cos(turn) * out,
            side * (half + 0.001),
            Math.sin(turn) * out,
          ])
        }),
      )
    : []
  return together(hub, ...bolts)
}

/** Lays a part on the upper or the lower face of a lying plate. */
function faced<T extends ReturnType<typeof ringLettering>>(side: number, height: number, part: T): T {
  return placed(part, [0, side * height, 0], [side < 0 ? Math.PI : 0, 0, 0])
}

/** Stands a lying plate on its rim. */
function stood(plate: Group, outer: number): Group {
  return together(placed(plate, [0, outer, 0], [standing, 0, 0]))
}

export const plates: readonly Model[] = [bumper, ironPlate, changePlate]
