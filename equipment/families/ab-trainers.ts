import { Shape } from 'three'
import { material } from '../materials.ts'
import { model } from '../model.ts'
import { roll, torus } from '../parts/roll.ts'
import { sheet } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { type Point, solidOfRevolution } from '../shapes/solid-of-revolution.ts'

const quarter = Math.PI / 2

export const abWheel = model(
  'ab-wheel',
  { diameter: 0.2, width: 0.075, span: 0.38, color: 0x1d1d1f, gripColor: 0xd8410f },
  ({ diameter, width, span, color, gripColor }, detail) => {
    const [outer, half] = [diameter / 2, width / 2]
    const side = (sign: number): Point[] => [
      [0.02, sign * half * 0.5],
      [outer - 0.03, sign * half * 0.5],
      [outer - 0.022, sign * half * 0.9],
      [outer - 0.014, sign * half],
    ]
    const tread = [-0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8].flatMap((at): Point[] => [
      [outer - 0.006 * at * at - 0.003, (at - 0.07) * half],
      [outer - 0.006 * at * at, (at - 0.05) * half],
      [outer - 0.006 * at * at, (at + 0.05) * half],
      [outer - 0.006 * at * at - 0.003, (at + 0.07) * half],
    ])
    const wheel = solidOfRevolution(detail, [...side(-1), ...tread, ...side(1).reverse()], material('rubber', color))
    const hubs = [-1, 1].flatMap((sign) => [
      placePart(roll(detail, outer - 0.034, 0.012, material('plastic', gripColor), 0.004), [
        0,
        sign * (half * 0.5 + 0.004),
        0,
      ]),
      placePart(roll(detail, 0.0165, span / 2 - half - 0.005, material('rubber', 0x151517), 0.006), [
        0,
        (sign * (span / 2 + half)) / 2,
        0,
      ]),
      placePart(torus(detail, 0.016, 0.004, material('plastic', gripColor)), [0, sign * (half + 0.012), 0]),
      placePart(torus(detail, 0.0165, 0.0035, material('rubber', 0x151517)), [0, sign * (span / 2 - 0.012), 0]),
    ])
    const axle = roll(detail, 0.006, span - 0.02, material('zinc'), 0.001)
    return groupParts(placePart(groupParts(wheel, ...hubs, axle), [0, outer, 0], [0, 0, quarter]))
  },
)

export const abMat = model(
  'abmat',
  { width: 0.31, depth: 0.38, height: 0.065, color: 0x1d1d1f, ink: 0xf2f2f0, brand: 'IRONWRIGHT' },
  ({ width, depth, height, color, ink, brand }, detail) => {
    const shape = new Shape()
    shape.moveTo(-depth / 2, 0)
    shape.lineTo(depth / 2, 0)
    shape.lineTo(depth / 2, 0.012)
    shape.bezierCurveTo(depth * 0.3, height * 0.5, depth * 0.12, height, -depth * 0.1, height)
    shape.bezierCurveTo(-depth * 0.32, height, -depth * 0.46, height * 0.6, -depth / 2, 0.012)
    const pad = placePart(
      sheet(detail, shape, width, material('vinyl', color), 0.006),
      [width / 2, 0, 0],
      [0, -quarter, 0],
    )
    const lines = [{ text: brand, x: 0.5, y: 0.5, size: 0.026 }]
    const name = placePart(
      flatLettering({ width: width * 0.8, height: 0.036, lines, ink }),
      [0, height * 0.71 + 0.0016, depth * 0.2075],
      [-quarter + 0.28, 0, 0],
    )
    return groupParts(pad, name)
  },
)
