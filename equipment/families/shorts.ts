import type { Group, Mesh } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model } from '../model.ts'
import { clothHeight, type Fold, foldHeight, printOnCloth } from '../parts/cloth-folds.ts'
import { type Garment, type Scale, scalePattern, stitchLine, threadMaterial } from '../parts/garment.ts'
import { placeOnFloor } from '../parts/place-on-floor.ts'
import {
  smoothCurve,
  distanceFrom,
  type SignedDistance,
  type Height,
  layCloth,
  mirrorOutline,
  mirrorLine,
  outlineDistance,
  type Place,
} from '../shapes/cloth.ts'
import { groupParts } from '../shapes/place-part.ts'
import { ribbon, stitches } from '../shapes/ribbons.ts'
import { rope } from '../shapes/ropes.ts'

const side: readonly Place[] = [
  [0.184, 0.036],
  [0.196, 0.05],
  [0.215, 0.1],
  [0.245, 0.2],
  [0.268, 0.32],
  [0.284, 0.44],
]
const outline = mirrorOutline(
  smoothCurve(
    [
      [0, 0.034],
      [0.184, 0.036],
    ],
    side,
    [
      [0.284, 0.44],
      [0.16, 0.458],
      [0.026, 0.46],
    ],
    [
      [0.026, 0.46],
      [0.012, 0.38],
      [0.004, 0.31],
      [0, 0.292],
    ],
  ),
)

export const shorts = model(
  'shorts',
  { width: 0.4, length: 0.46, color: 0x2a2b2d, panel: 0x1a1a1c, cord: 0xd8410f, ink: 0xf2f2f0, brand: 'IRONWRIGHT' },
  ({ width, length, color, panel, cord, ink, brand }, detail) => {
    const scale = { x: width / 0.4, z: length / 0.46 }
    const edge = outlineDistance(scalePattern(outline, scale))
    const height = clothHeight(edge, {
      min: 0.0008,
      radius: 0.004,
      loft: { reach: 0.06, rise: 0.007 },
      creases: { reach: 0.025, height: creasesAndFly(scale) },
    })
    const garment: Garment = { scale, cloth: material('canvas', color), thread: threadMaterial(color), height }
    const sideSeam = scalePattern(smoothCurve(side), scale)
    const border = sideSeam.map(([x, z], at): Place => [x - (0.016 + 0.024 * (at / sideSeam.length)) * scale.x, z])
    return placeOnFloor(
      groupParts(
        layCloth(detail, {
          edge,
          height,
          low: [-0.3 * scale.x, 0],
          high: [0.3 * scale.x, 0.47 * scale.z],
          material: garment.cloth,
        }),
        ...sidePanels(detail, garment, edge, border, panel),
        waistband(detail, garment),
        ...seams(detail, garment, border),
        ...[-1, 1].map((mirror) => waistCord(detail, garment, mirror, cord)),
        printOnCloth(detail, (x, z) => height(x, z) + 0.0004, {
          at: [-0.135 * scale.x, 0.405 * scale.z],
          turn: -0.06,
          width: 0.12,
          height: 0.02,
          lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.011 }],
          ink,
        }),
      ),
    )
  },
)

function creasesAndFly(scale: Scale): Height {
  const { x: sx, z: sz } = scale
  const gathers = [-0.16, -0.115, -0.07, -0.02, 0.03, 0.075, 0.12, 0.165].map((x, at): Fold => ({
    from: [x * sx, 0.03 * sz],
    to: [x * sx * 1.1, (0.12 + 0.03 * (at % 3)) * sz],
    width: 0.009 + 0.003 * (at % 2),
    rise: 0.004,
  }))
  const creases = foldHeight(
    [
      { from: [0.005, 0.28 * sz], to: [0.16 * sx, 0.2 * sz], width: 0.022, rise: 0.007, bow: -0.01 },
      { from: [-0.005, 0.28 * sz], to: [-0.17 * sx, 0.22 * sz], width: 0.02, rise: 0.007, bow: 0.012 },
      { from: [0.008, 0.3 * sz], to: [0.17 * sx, 0.33 * sz], width: 0.022, rise: 0.005, bow: -0.012 },
      { from: [-0.008, 0.3 * sz], to: [-0.15 * sx, 0.36 * sz], width: 0.022, rise: 0.005, bow: 0.012 },
      { from: [0.15 * sx, 0.46 * sz], to: [0.13 * sx, 0.3 * sz], width: 0.024, rise: 0.005 },
      { from: [-0.1 * sx, 0.46 * sz], to: [-0.12 * sx, 0.32 * sz], width: 0.024, rise: 0.005 },
      { from: [0.22 * sx, 0.45 * sz], to: [0.19 * sx, 0.26 * sz], width: 0.024, rise: 0.004 },
      ...gathers,
    ],
    0.0013,
  )
  const fly = distanceFrom(
    scalePattern(
      [
        [0, 0.045],
        [0.001, 0.292],
      ],
      scale,
    ),
  )
  return (x, z) => {
    const seam = -0.0016 * Math.exp(-((fly(x, z) / 0.004) ** 2))
    return creases(x, z) + seam
  }
}

function sidePanels(
  detail: Detail,
  { scale, height }: Garment,
  edge: SignedDistance,
  border: readonly Place[],
  color: number,
): Mesh[] {
  return [1, -1].map((mirror) =>
    layCloth(detail, {
      edge: (x, z) => Math.max(edge(x, z), borderOf(border, z) - mirror * x),
      height: (x, z) => height(x, z) + 0.0007,
      low: mirror > 0 ? [0.14 * scale.x, 0] : [-0.3 * scale.x, 0],
      high: mirror > 0 ? [0.3 * scale.x, 0.47 * scale.z] : [-0.14 * scale.x, 0.47 * scale.z],
      material: material('canvas', color),
    }),
  )
}

/** Returns x where a line crosses z. */
function borderOf(line: readonly Place[], z: number): number {
  const at = line.findIndex(([, each]) => each >= z)
  if (at <= 0) return (at === 0 ? line[0]! : line.at(-1)!)[0]
  const [[ax, az], [bx, bz]] = [line[at - 1]!, line[at]!]
  return ax + ((bx - ax) * (z - az)) / (bz - az || 1)
}

function waistband(detail: Detail, { scale, cloth }: Garment): Mesh {
  const line: readonly Place[] = [
    [-0.181, 0.021],
    [0, 0.017],
    [0.181, 0.021],
  ]
  return ribbon(detail, scalePattern(line, scale), {
    width: 0.042,
    rise: 0.013,
    base: () => 0.0004,
    material: cloth,
    pitch: 0.0075,
    depth: 0.0016,
  })
}

function seams(detail: Detail, { scale, thread, height }: Garment, border: readonly Place[]): (Mesh | null)[] {
  const hem = (up: number) =>
    scalePattern(
      smoothCurve([
        [0.282, 0.44 - up],
        [0.16, 0.458 - up],
        [0.03, 0.46 - up],
      ]),
      scale,
    )
  const lines = [hem(0.022), hem(0.019), mirrorLine(hem(0.022)), mirrorLine(hem(0.019)), border, mirrorLine(border)]
  const onPanel: Height = (x, z) => height(x, z) + 0.0007
  return lines.map((line) => stitches(detail, stitchLine(line, onPanel), { material: thread }))
}

/** Builds the left (-1) or right (1) end of the waist cord. */
function waistCord(detail: Detail, { scale, height }: Garment, mirror: number, color: number): Group {
  const points = [
    [0.018, 0.018, 0.0135],
    [0.02, 0.04, 0.013],
    [0.026, 0.09, 0],
    [0.02 + mirror * 0.006, 0.15, 0],
    [0.024 + mirror * 0.012, 0.185, 0],
  ].map(([x, z, y]): [number, number, number] => {
    const [px, pz] = [mirror * x! * scale.x, z! * scale.z]
    return [px, (y || height(px, pz)) + 0.0022, pz]
  })
  const [x, y, z] = points.at(-1)!
  const knot = rope(
    detail,
    [
      [x - 0.005, y, z - 0.002],
      [x, y + 0.002, z - 0.005],
      [x + 0.005, y + 0.001, z - 0.001],
      [x, y + 0.002, z + 0.004],
      [x - 0.004, y + 0.001, z + 0.001],
    ],
    { radius: 0.0026, material: material('rope', color) },
  )
  return groupParts(rope(detail, points, { radius: 0.0024, strands: 0, material: material('rope', color) }), knot)
}
