import { Mesh, Shape } from 'three'
import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { kilogramsOf } from '../parts/weight-text.ts'
import { solveForWeight, volumeOfRevolution } from '../parts/solve-for-weight.ts'
import { sheet } from '../shapes/boxes.ts'
import { ringLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { smoothNormals } from '../shapes/smooth-normals.ts'
import { arc } from '../shapes/strips.ts'
import { type Point, solidOfRevolution } from '../shapes/solid-of-revolution.ts'

const [bore, quarter, third] = [0.0505, Math.PI / 2, (Math.PI * 2) / 3]

/** Densities in kilograms per cubic meter. */
const [coatWeighs, ironWeighs, steelWeighs] = [1_200, 7_200, 7_850]

/**
 * A urethane plate contains as much iron as the weight requires. A bare iron plate has a thicker or thinner hub
 * instead.
 */
const gripPlate = model(
  'grip-plate',
  {
    diameter: 0.45,
    thickness: 0.05,
    color: 0x1b1b1d,
    ink: 0xf2f2f2,
    brand: 'TARNSTONE',
    weight: '45 LB',
    slot: 0.8,
    isIron: false,
  },
  ({ diameter, thickness, color, ink, brand, weight, slot, isIron }, detail) => {
    const [outer, half] = [diameter / 2, thickness / 2]
    const [from, to] = [outer * 0.66, outer * 0.83]
    const skin = material(isIron ? 'enamel' : 'urethane', color)
    const ring = (inner: number, rim: number, thin: number, edge: number): Point[] => [
      [inner, -thin + edge],
      [inner + edge, -thin],
      [rim - edge, -thin],
      [rim, -thin + edge],
      [rim, thin - edge],
      [rim - edge, thin],
      [inner + edge, thin],
      [inner, thin - edge],
    ]
    const rim = ring(to, outer, half, 0.006)
    const boss = ring(bore / 2, bore / 2 + 0.02, half, 0.0015)
    const hubAt = (web: number) => ring(bore / 2 + 0.006, from, half * web, 0.004)
    const spokeArea = ((third - slot) / 2) * ((to + 0.006) ** 2 - (from - 0.006) ** 2) * 3
    /** `web` is the hub's thickness as a fraction of the total. */
    const weightWithoutCore = (web: number) =>
      (volumeOfRevolution(rim) + volumeOfRevolution(hubAt(web)) + spokeArea * half * 2 * web) *
        (isIron ? ironWeighs : coatWeighs) +
      volumeOfRevolution(boss) * steelWeighs
    const total = kilogramsOf(weight)
    const web = isIron ? solveForWeight(total, [0.2, 0.9], weightWithoutCore) : 0.8
    const coreAt = (share: number) => ring(bore / 2 + 0.008, from - 0.006, half * share, 0.001)
    const core = coreAt(
      solveForWeight(
        total - weightWithoutCore(web),
        [0.1, 0.74],
        (share) => volumeOfRevolution(coreAt(share)) * ironWeighs,
      ),
    )
    const spokes = [0, 1, 2].map((at) => {
      const [middle, wide] = [quarter + third / 2 + at * third, (third - slot) / 2]
      const places = [
        ...arc([0, 0], to + 0.006, [middle - wide, middle + wide], 24),
        ...arc([0, 0], from - 0.006, [middle + wide, middle - wide], 24),
      ]
      const shape = new Shape()
      places.forEach(([x, y], corner) => (corner === 0 ? shape.moveTo(x, y) : shape.lineTo(x, y)))
      const { geometry } = sheet(detail, shape, half * web * 2 - 0.001, skin, 0.004)
      geometry.translate(0, 0, -(half * web - 0.0005))
      return placePart(
        new Mesh(detail.lod === 'full' ? smoothNormals(geometry, 0.7) : geometry, skin),
        [0, 0, 0],
        [-quarter, 0, 0],
      )
    })
    // Seen from behind, the spokes are upside down.
    const lines = (first: number) =>
      [0, 1, 2].map((at) => ({
        text: at === (first === 0 ? 0 : 1) ? weight : brand,
        at: (first + at) / 3,
        size: outer * (at === (first === 0 ? 0 : 1) ? 0.12 : 0.075),
        radius: outer * 0.745,
        most: 0.19,
      }))
    const letters = [-1, 1].map((side) =>
      placePart(
        ringLettering(detail, { inner: from - 0.02, outer: to + 0.02, lines: lines(side < 0 ? 0 : 0.5), ink }),
        [0, side * (half * web + 0.0003), 0],
        [side < 0 ? Math.PI : 0, 0, 0],
      ),
    )
    const body = groupParts(
      solidOfRevolution(detail, rim, skin),
      solidOfRevolution(detail, hubAt(web), skin),
      detail.lod === 'full' && !isIron && solidOfRevolution(detail, core, material('cast iron')),
      solidOfRevolution(detail, boss, isIron ? skin : material('zinc')),
      ...spokes,
      ...letters,
    )
    return groupParts(placePart(body, [0, outer, 0], [quarter, 0, 0]))
  },
)

export const gripPlates: readonly Model[] = [gripPlate]
