import { SplineCurve, Vector2 } from 'three'
import { material } from '../materials.ts'
import { model } from '../model.ts'
import { polygon, sheet } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'

/** The right half of a standing person, from between the legs to the top of the head, as fractions of the height. */
const half: readonly (readonly [x: number, y: number])[] = [
  [0, 0.465],
  [0.01, 0.39],
  [0.014, 0.3],
  [0.017, 0.26],
  [0.014, 0.2],
  [0.018, 0.13],
  [0.021, 0.06],
  [0.018, 0.025],
  [0.02, 0],
  [0.066, 0],
  [0.074, 0.012],
  [0.064, 0.035],
  [0.06, 0.07],
  [0.07, 0.14],
  [0.081, 0.2],
  [0.078, 0.25],
  [0.081, 0.29],
  [0.093, 0.36],
  [0.101, 0.43],
  [0.104, 0.49],
  [0.1, 0.54],
  [0.092, 0.59],
  [0.089, 0.635],
  [0.096, 0.69],
  [0.102, 0.725],
  [0.111, 0.68],
  [0.125, 0.61],
  [0.139, 0.54],
  [0.152, 0.475],
  [0.156, 0.44],
  [0.16, 0.405],
  [0.168, 0.392],
  [0.178, 0.405],
  [0.182, 0.44],
  [0.176, 0.485],
  [0.169, 0.54],
  [0.16, 0.6],
  [0.152, 0.655],
  [0.146, 0.715],
  [0.14, 0.765],
  [0.129, 0.797],
  [0.105, 0.815],
  [0.062, 0.828],
  [0.032, 0.842],
  [0.028, 0.86],
  [0.031, 0.88],
  [0.041, 0.905],
  [0.046, 0.935],
  [0.043, 0.967],
  [0.027, 0.992],
  [0, 1],
]
const outline = [
  ...half,
  ...half
    .slice(1, -1)
    .map(([x, y]) => [-x, y] as const)
    .toReversed(),
]
const curvesPerPoint = { full: 6, gym: 2, far: 1 } as const
const thickness = 0.012

/** A flat gray human figure with its height printed on the chest, which shows the scale of equipment. */
export const scaleFigure = model(
  'scale-figure',
  { height: 1.75, meters: '1.75 M', feet: '5 FT 9 IN', color: 0x85888d, ink: 0xf4f3ef },
  ({ height, meters, feet, color, ink }, detail) => {
    const curve = new SplineCurve([...outline, outline[0]!].map(([x, y]) => new Vector2(x, y)))
    const points = curve.getPoints(outline.length * curvesPerPoint[detail.lod]).slice(0, -1)
    // The curve dips slightly below flat soles.
    const shape = polygon(points.map(({ x, y }) => [x * height, Math.max(0, y) * height] as const))
    const lines = [
      { text: meters, x: 0.5, y: 0.33, size: 0.052 },
      { text: feet, x: 0.5, y: 0.72, size: 0.034 },
    ]
    return groupParts(
      placePart(sheet(detail, shape, thickness, material('uhmw', color), 0.001), [0, 0, -thickness / 2]),
      placePart(flatLettering({ width: 0.3, height: 0.16, lines, ink }), [0, height * 0.735, thickness / 2 + 0.0004]),
    )
  },
)
