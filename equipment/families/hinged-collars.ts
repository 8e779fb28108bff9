import { material } from '../materials.ts'
import { model } from '../model.ts'
import { boreDiameter } from '../parts/plate-face.ts'
import { placeOnBar } from '../parts/place-on-bar.ts'
import { box } from '../shapes/boxes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { arc, strip } from '../shapes/strips.ts'
import { cylinder, hexagon } from '../shapes/solid-of-revolution.ts'

const quarter = Math.PI / 2

export const jawCollar = model(
  'jaw-collar',
  { width: 0.044, color: 0x1d1d1f, latchColor: 0xc23a0c },
  ({ width, color, latchColor }, detail) => {
    const [inner, outer] = [boreDiameter / 2 + 0.003, 0.044]
    const [shell, soft, latch] = [material('plastic', color), material('rubber'), material('plastic', latchColor)]
    const half = (from: number, to: number) =>
      strip(detail, arc([0, 0], (inner + outer) / 2, [from, to], 90), {
        thickness: outer - inner,
        width,
        material: shell,
      })
    const pad = (from: number, to: number) =>
      strip(detail, arc([0, 0], inner - 0.0012, [from, to], 60), {
        thickness: 0.003,
        width: width - 0.006,
        material: soft,
      })
    const [left, right] = [
      [quarter + 0.06, quarter + Math.PI - 0.04],
      [-quarter + 0.04, quarter - 0.06],
    ] as const
    const ribs = [left, right].map(([from, to]) =>
      strip(detail, arc([0, 0], outer + 0.0012, [from + 0.3, to - 0.3], 60), {
        thickness: 0.003,
        width: width * 0.4,
        material: shell,
      }),
    )
    const hinge = placePart(cylinder(detail, 0.006, width, material('zinc')), [0, -outer + 0.004, 0], [quarter, 0, 0])
    const bridge = placePart(box(detail, [0.046, 0.009, width * 0.7], latch, 0.003), [0.002, outer + 0.004, 0])
    const tab = placePart(box(detail, [0.012, 0.022, width * 0.7], latch, 0.004), [0.03, outer - 0.006, 0], [0, 0, 0.5])
    const pin = placePart(
      cylinder(detail, 0.0035, width * 0.86, material('zinc')),
      [-0.016, outer + 0.003, 0],
      [quarter, 0, 0],
    )
    return placeOnBar(
      outer + 0.003,
      half(...left),
      half(...right),
      pad(...left),
      pad(...right),
      ...ribs,
      hinge,
      bridge,
      tab,
      pin,
    )
  },
)

export const boltedCollar = model(
  'bolted-collar',
  { width: 0.02, finish: 'black oxide' },
  ({ width, finish }, detail) => {
    const [inner, outer] = [boreDiameter / 2, 0.0385]
    const steel = material(finish)
    const half = (from: number) =>
      strip(detail, arc([0, 0], (inner + outer) / 2, [from + 0.035, from + Math.PI - 0.035], 110), {
        thickness: outer - inner,
        width,
        material: steel,
      })
    const bolts = [-1, 1].map((side) => {
      const x = side * (inner + outer) * 0.5
      const head = placePart(hexagon(0.0085, 0.005, material('zinc')), [0, 0.0095, 0])
      const shank = placePart(cylinder(detail, 0.003, 0.016, material('zinc')), [0, 0, 0])
      return placePart(groupParts(head, shank), [x, 0.0115, 0])
    })
    return placeOnBar(outer, half(0), half(Math.PI), ...bolts)
  },
)
