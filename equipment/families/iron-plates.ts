import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { hollowBody } from '../parts/core.ts'
import { boreDiameter, placeOnFace, plateLettering, standPlate } from '../parts/plate-face.ts'
import { kilogramsOf } from '../parts/weight-text.ts'
import { solveForWeight, volumeOfRevolution } from '../parts/solve-for-weight.ts'
import { box } from '../shapes/boxes.ts'
import { ringLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { type Point, solidOfRevolution } from '../shapes/solid-of-revolution.ts'

const sides = [-1, 1] as const
/** Densities in kilograms per cubic meter. */
const [ironWeighs, rubberWeighs, steelWeighs, plasticWeighs] = [7_200, 1_200, 7_850, 1_050]

/** `web` is the web's thickness as a fraction of the total. */
function dished(outer: number, half: number, web: number, rim: number, boss: number): Point[] {
  const thin = half * web
  const contour = (side: number): Point[] => [
    [boreDiameter / 2, side * (half - 0.001)],
    [boreDiameter / 2 + 0.001, side * half],
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
  return [...contour(-1), ...contour(1).reverse()]
}

/** The web has the thickness that the plate's weight requires. */
const ironPlate = model(
  'iron-plate',
  {
    diameter: 0.45,
    thickness: 0.034,
    color: 0x2a2a2c,
    ink: 0xd9d7d1,
    brand: 'IRONWRIGHT',
    weight: '20 KG',
    isMachined: false,
  },
  ({ diameter, thickness, color, ink, brand, weight, isMachined }, detail) => {
    const [outer, half] = [diameter / 2, thickness / 2]
    const iron = material(isMachined ? 'cast iron' : 'enamel', color)
    const [rim, boss] = [Math.min(0.028, outer * 0.16), boreDiameter / 2 + Math.min(0.028, outer * 0.18)]
    const contour = (web: number) => dished(outer, half, web, rim, boss)
    const web = solveForWeight(
      kilogramsOf(weight),
      [0.12, 0.96],
      (share) => volumeOfRevolution(contour(share)) * ironWeighs,
    )
    const body = solidOfRevolution(detail, contour(web), iron)
    const [from, to] = [boss + 0.011, outer - rim - 0.007]
    const lines = plateLettering({ brand, weight, radius: (from + to) / 2, size: Math.min(0.034, (to - from) * 0.4) })
    const letters = sides.map((side) =>
      placeOnFace(
        side,
        half * web + 0.0002,
        ringLettering(detail, { inner: from, outer: to, lines, ink, relief: 0.002 }),
      ),
    )
    return standPlate(groupParts(body, ...letters), outer)
  },
)

const techniquePlate = model(
  'technique-plate',
  {
    diameter: 0.45,
    thickness: 0.045,
    color: 0xf0efea,
    ink: 0xb01218,
    brand: 'IRONWRIGHT',
    weight: '5 KG',
  },
  ({ diameter, thickness, color, ink, brand, weight }, detail) => {
    const [outer, half] = [diameter / 2, thickness / 2]
    const [rim, boss] = [0.03, 0.055]
    const plastic = material('plastic', color)
    const [from, to] = [boss + 0.011, outer - rim - 0.007]
    const rib = [0.008, to - from] as const
    const ribbed = (web: number) => rib[0] * rib[1] * half * Math.max(0, 0.8 - web) * 2 * 12
    const contour = (web: number) => dished(outer, half, web, rim, boss)
    const web = solveForWeight(
      kilogramsOf(weight),
      [0.1, 0.98],
      (share) => (volumeOfRevolution(contour(share)) + ribbed(share)) * plasticWeighs,
    )
    const high = half * Math.max(0.02, 0.8 - web)
    const ribs = detail.shows(0.01)
      ? sides.flatMap((side) =>
          Array.from({ length: 12 }, (_, at) => {
            const turn = ((at + 0.5) * Math.PI) / 6
            const out = (from + to) / 2
            const place = [Math.cos(turn) * out, side * (half * web + high / 2), Math.sin(turn) * out] as const
            return placePart(box(detail, [rib[1], high, rib[0]], plastic, 0.0015), place, [0, -turn, 0])
          }),
        )
      : []
    const label = solidOfRevolution(detail, ringOf(from + 0.03, to - 0.028, 0.0012), plastic)
    const lines = plateLettering({ brand, weight, radius: (from + to + 0.002) / 2, size: (to - from - 0.06) * 0.5 })
    const letters = sides.map((side) =>
      placeOnFace(
        side,
        half * 0.8 + 0.001,
        groupParts(
          label.clone(),
          placePart(
            ringLettering(detail, { inner: from + 0.03, outer: to - 0.028, lines, ink, relief: 0.001 }),
            [0, 0.0008, 0],
          ),
        ),
      ),
    )
    return standPlate(groupParts(solidOfRevolution(detail, contour(web), plastic), ...ribs, ...letters), outer)
  },
)

function ringOf(from: number, to: number, thickness: number): Point[] {
  const half = thickness / 2
  return [
    [from, -half],
    [to, -half],
    [to, half],
    [from, half],
  ]
}

/** Rubber around the steel that the weight requires, or only steel. */
const changePlate = model(
  'change-plate',
  {
    diameter: 0.21,
    thickness: 0.019,
    color: 0xf0efea,
    ink: 0x161513,
    brand: 'IRONWRIGHT',
    weight: '2.5 KG',
    isRubber: true,
    finish: 'powder',
  },
  ({ diameter, thickness, color, ink, brand, weight, isRubber, finish }, detail) => {
    const [outer, half] = [diameter / 2, thickness / 2]
    const contour = (side: number): Point[] => [
      [boreDiameter / 2, side * (half - 0.001)],
      [boreDiameter / 2 + 0.001, side * half],
      [outer - 0.004, side * half],
      [outer - 0.001, side * (half - 0.0015)],
      [outer, side * (half - Math.min(0.004, half * 0.7))],
    ]
    const profile = [...contour(-1), ...contour(1).reverse()]
    const skin = material(isRubber ? 'rubber' : finish, color)
    const body = solidOfRevolution(detail, profile, skin)
    const [from, to] = [boreDiameter / 2 + 0.003, outer - 0.005]
    const lines = plateLettering({ brand, weight, radius: (from + to) / 2, size: Math.min(0.034, (to - from) * 0.36) })
    const letters = sides.map((side) =>
      placeOnFace(side, half + 0.0002, ringLettering(detail, { inner: from, outer: to, lines, ink })),
    )
    if (!isRubber || detail.lod !== 'full') return standPlate(groupParts(body, ...letters), outer)
    const missing = kilogramsOf(weight) - volumeOfRevolution(profile) * rubberWeighs
    const [inside, rim] = [boreDiameter / 2 + 0.003, outer - 0.005]
    const needed = missing / (steelWeighs - rubberWeighs) / (Math.PI * (rim ** 2 - inside ** 2))
    const core = solidOfRevolution(
      detail,
      ringOf(inside, rim, Math.max(0.0004, Math.min(thickness - 0.003, needed))),
      material('zinc'),
    )
    return standPlate(groupParts(hollowBody(body.geometry, core.geometry, skin), core, ...letters), outer)
  },
)

export const ironPlates: readonly Model[] = [ironPlate, techniquePlate, changePlate]
