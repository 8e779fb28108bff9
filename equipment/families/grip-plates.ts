import { Mesh, Shape } from 'three'
import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { sheet } from '../shapes/boxes.ts'
import { ringLettering } from '../shapes/lettering.ts'
import { placed, together } from '../shapes/placed.ts'
import { smoothed } from '../shapes/smoothed.ts'
import { arc } from '../shapes/strips.ts'
import { type Point, turned } from '../shapes/turned.ts'

const [bore, quarter, third] = [0.0505, Math.PI / 2, (Math.PI * 2) / 3]

/** A plate of urethane over iron with three grips: a rim, a hub and three spokes between them. Lengths in metres. */
const gripPlate = model(
  'grip-plate',
  { diameter: 0.45, thickness: 0.05, color: 0x1b1b1d, ink: 0xf2f2f2, brand: 'TARNSTONE', weight: '45 LB', slot: 0.8 },
  ({ diameter, thickness, color, ink, brand, weight, slot }, detail) => {
    const [outer, half] = [diameter / 2, thickness / 2]
    const [from, to] = [outer * 0.66, outer * 0.83]
    const skin = material('urethane', color)
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
    const hub = ring(bore / 2 + 0.006, from, half * 0.8, 0.004)
    // Within the urethane of the hub lies the iron that weighs.
    const core = ring(bore / 2 + 0.008, from - 0.008, half * 0.57, 0.002)
    const boss = ring(bore / 2, bore / 2 + 0.02, half, 0.0015)
    const spokes = [0, 1, 2].map((at) => {
      const [middle, wide] = [quarter + third / 2 + at * third, (third - slot) / 2]
      const places = [
        ...arc([0, 0], to + 0.006, [middle - wide, middle + wide], 24),
        ...arc([0, 0], from - 0.006, [middle + wide, middle - wide], 24),
      ]
      const shape = new Shape()
      places.forEach(([x, y], corner) => (corner === 0 ? shape.moveTo(x, y) : shape.lineTo(x, y)))
      const { geometry } = sheet(detail, shape, half * 1.6 - 0.001, skin, 0.004)
      geometry.translate(0, 0, -(half * 0.8 - 0.0005))
      return placed(
        new Mesh(detail.lod === 'full' ? smoothed(geometry, 0.7) : geometry, skin),
        [0, 0, 0],
        [-quarter, 0, 0],
      )
    })
    // From behind, the spokes stand the other way up.
    const lines = (first: number) =>
      [0, 1, 2].map((at) => ({
        text: at === (first === 0 ? 0 : 1) ? weight : brand,
        at: (first + at) / 3,
        size: outer * (at === (first === 0 ? 0 : 1) ? 0.12 : 0.075),
        radius: outer * 0.745,
        most: 0.19,
      }))
    const letters = [-1, 1].map((side) =>
      placed(
        ringLettering(detail, { inner: from - 0.02, outer: to + 0.02, lines: lines(side < 0 ? 0 : 0.5), ink }),
        [0, side * (half * 0.8 + 0.0003), 0],
        [side < 0 ? Math.PI : 0, 0, 0],
      ),
    )
    const body = together(
      turned(detail, ring(to, outer, half, 0.006), skin),
      turned(detail, hub, skin),
      detail.lod === 'full' && turned(detail, core, material('cast iron')),
      turned(detail, boss, material('zinc')),
      ...spokes,
      ...letters,
    )
    return together(placed(body, [0, outer, 0], [quarter, 0, 0]))
  },
)

export const gripPlates: readonly Model[] = [gripPlate]
