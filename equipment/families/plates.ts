import type { Group, Mesh } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { hollowBody } from '../parts/core.ts'
import { boreDiameter, placeOnFace, plateLettering, standPlate } from '../parts/plate-face.ts'
import { ringFlecks } from '../parts/ring-flecks.ts'
import { kilogramsOf } from '../parts/weight-text.ts'
import { volumeOfRevolution } from '../parts/solve-for-weight.ts'
import { ringLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { hexagon, type Point, solidOfRevolution } from '../shapes/solid-of-revolution.ts'
import { ironPlates } from './iron-plates.ts'

const sides = [-1, 1] as const
/** Densities in kilograms per cubic meter. */
const [rubberWeighs, steelWeighs] = [1_200, 7_850]

/**
 * Thin plates contain a steel disc, and light plates contain a cavity. Competition plates have a steel disc instead of
 * a hub.
 */
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
    flecks: 0,
    fleck: 0x9aa0a6,
    otherFleck: 0x9aa0a6,
  },
  (params, detail) => {
    const { diameter, thickness, color, ink, brand, weight, hub, isUrethane, hasStripe, stripe } = params
    const [outer, half, inner] = [diameter / 2, thickness / 2, hub / 2]
    const rubber = material(isUrethane ? 'urethane' : 'rubber', color)
    const dish = Math.min(0.015, half * 0.36)
    const face = [inner + 0.034, outer - 0.036] as const
    const contour = (side: number): Point[] => [
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
    const profile = [...contour(-1), ...contour(1).reverse()]
    const hubProfile = hubTurned(inner, half - dish * 0.4)
    const body = solidOfRevolution(detail, profile, rubber)
    const missing =
      kilogramsOf(weight) - volumeOfRevolution(profile) * rubberWeighs - volumeOfRevolution(hubProfile) * steelWeighs
    const lines = plateLettering({
      brand,
      weight,
      radius: (face[0] + face[1]) / 2,
      size: Math.min(0.036, (face[1] - face[0]) * 0.42),
    })
    const letters = sides.map((side) =>
      placeOnFace(
        side,
        half - dish + 0.0004,
        ringLettering(detail, { inner: face[0], outer: face[1], lines, ink, relief: 0.0012 }),
      ),
    )
    const band = hasStripe
      ? sides.map((side) =>
          placeOnFace(
            side,
            half + 0.0001,
            solidOfRevolution(
              detail,
              [
                [outer - 0.022, 0],
                [outer - 0.01, 0],
                [outer - 0.01, 0.0004],
                [outer - 0.022, 0.0004],
              ],
              material('urethane', stripe),
            ),
          ),
        )
      : []
    const crumbs = sides.flatMap((side) =>
      [params.fleck, params.otherFleck].map((each, at) => {
        const strewn = { inner: face[0], outer: face[1], count: params.flecks, color: each, first: at * 977 + 5 }
        const mark = params.flecks > 0 && ringFlecks(detail, strewn)
        return mark && placeOnFace(side, half - dish + 0.0002, mark)
      }),
    )
    const inside = detail.lod === 'full' && filled(detail, body, missing, { inner, outer, most: half - dish - 0.003 })
    return standPlate(
      groupParts(inside || body, hubOf(detail, inner, hubProfile, params.hubFinish), ...crumbs, ...letters, ...band),
      outer,
    )
  },
)

function filled(
  detail: Detail,
  body: Mesh,
  missing: number,
  { inner, outer, most }: { inner: number; outer: number; most: number },
): Group {
  const [from, to] = [inner + 0.006, outer - 0.03]
  const area = Math.PI * (to ** 2 - from ** 2)
  const needed = missing > 0 ? missing / (steelWeighs - rubberWeighs) : -missing / rubberWeighs
  const half = Math.max(0.0002, Math.min(most, needed / area / 2))
  const ring: Point[] = [
    [from, -half],
    [to, -half],
    [to, half],
    [from, half],
  ]
  const core = solidOfRevolution(detail, ring, material('zinc'))
  const rubber = Array.isArray(body.material) ? body.material[0]! : body.material
  return groupParts(hollowBody(body.geometry, core.geometry, rubber), missing > 0 && core)
}

function hubTurned(radius: number, half: number): Point[] {
  const profile = (side: number): Point[] => [
    [boreDiameter / 2, side * (half - 0.002)],
    [boreDiameter / 2 + 0.0013, side * half],
    [radius - 0.004, side * half],
    [radius, side * (half - 0.003)],
    [radius + 0.0005, side * (half - 0.008)],
  ]
  return [...profile(-1), ...profile(1).reverse()]
}

function hubOf(detail: Detail, radius: number, profile: readonly Point[], finish: string): Group {
  const half = Math.max(...profile.map(([, along]) => along))
  const bolts = detail.shows(0.01)
    ? sides.flatMap((side) =>
        Array.from({ length: 6 }, (_, at) => {
          const [turn, out] = [(at * Math.PI) / 3, (boreDiameter / 2 + radius) / 2]
          return placePart(hexagon(0.008, 0.003, material('black zinc')), [
            Math.cos(turn) * out,
            side * (half + 0.001),
            Math.sin(turn) * out,
          ])
        }),
      )
    : []
  return groupParts(solidOfRevolution(detail, profile, material(finish)), ...bolts)
}

export const plates: readonly Model[] = [bumper, ...ironPlates]
