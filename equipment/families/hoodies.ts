import type { Mesh, Object3D } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model } from '../model.ts'
import { clothHeight, easeInOut, type Fold, foldHeight, printOnCloth, roundedEdgeHeight } from '../parts/cloth-folds.ts'
import {
  chestLines,
  type Garment,
  shiftTone,
  scalePattern,
  scaleFolds,
  stitchLine,
  threadMaterial,
} from '../parts/garment.ts'
import { placeOnFloor } from '../parts/place-on-floor.ts'
import { hood } from '../parts/hood.ts'
import {
  smoothCurve,
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

const body = mirrorOutline(
  smoothCurve(
    [
      [0, 0.09],
      [0.05, 0.078],
      [0.085, 0.045],
      [0.1, 0],
    ],
    [
      [0.1, 0],
      [0.17, 0.018],
      [0.235, 0.04],
    ],
    [
      [0.235, 0.04],
      [0.238, 0.13],
      [0.25, 0.21],
      [0.284, 0.285],
    ],
    [
      [0.284, 0.285],
      [0.28, 0.4],
      [0.284, 0.55],
      [0.286, 0.615],
      [0.266, 0.648],
    ],
    [
      [0.266, 0.648],
      [0.13, 0.652],
      [0, 0.652],
    ],
  ),
)
const bodyCreases: readonly Fold[] = [
  { from: [0.26, 0.28], to: [0.08, 0.36], width: 0.028, rise: 0.008, bow: 0.012 },
  { from: [-0.26, 0.27], to: [-0.07, 0.33], width: 0.026, rise: 0.007, bow: -0.016 },
  { from: [0.275, 0.32], to: [0.19, 0.56], width: 0.028, rise: 0.008, bow: -0.02 },
  { from: [-0.275, 0.33], to: [-0.2, 0.58], width: 0.03, rise: 0.008, bow: 0.02 },
  { from: [0.22, 0.655], to: [0.235, 0.52], width: 0.018, rise: 0.007 },
  { from: [-0.225, 0.655], to: [-0.235, 0.5], width: 0.02, rise: 0.007 },
  { from: [0.19, 0.655], to: [0.185, 0.58], width: 0.014, rise: 0.005 },
  { from: [-0.185, 0.655], to: [-0.19, 0.57], width: 0.014, rise: 0.005 },
  { from: [0.04, 0.655], to: [0.05, 0.59], width: 0.014, rise: 0.004 },
  { from: [-0.05, 0.655], to: [-0.06, 0.58], width: 0.014, rise: 0.004 },
]
const sleeve = smoothCurve(
  [
    [0.226, 0.045],
    [0.285, 0.085],
    [0.336, 0.17],
    [0.385, 0.33],
    [0.43, 0.5],
    [0.446, 0.575],
    [0.436, 0.6],
  ],
  [
    [0.436, 0.6],
    [0.4, 0.612],
    [0.36, 0.618],
  ],
  [
    [0.36, 0.618],
    [0.342, 0.585],
    [0.33, 0.5],
    [0.304, 0.36],
    [0.278, 0.282],
    [0.246, 0.2],
    [0.232, 0.12],
  ],
)
const sleeveCreases: readonly Fold[] = [
  { from: [0.3, 0.35], to: [0.39, 0.29], width: 0.018, rise: 0.008 },
  { from: [0.31, 0.4], to: [0.41, 0.38], width: 0.02, rise: 0.007 },
  { from: [0.42, 0.44], to: [0.32, 0.5], width: 0.018, rise: 0.007 },
  { from: [0.335, 0.53], to: [0.43, 0.53], width: 0.016, rise: 0.006 },
  { from: [0.42, 0.605], to: [0.415, 0.5], width: 0.014, rise: 0.006 },
  { from: [0.375, 0.615], to: [0.36, 0.54], width: 0.014, rise: 0.006 },
  { from: [0.27, 0.27], to: [0.31, 0.13], width: 0.02, rise: 0.007 },
]
const cuff: readonly Place[] = [
  [0.366, 0.649],
  [0.4, 0.642],
  [0.438, 0.63],
]
const hem: readonly Place[] = [
  [-0.262, 0.674],
  [0, 0.678],
  [0.262, 0.674],
]
const armhole = smoothCurve([
  [0.228, 0.045],
  [0.231, 0.13],
  [0.243, 0.212],
  [0.276, 0.283],
])
const frontRib = smoothCurve([
  [-0.094, 0.004],
  [-0.078, 0.046],
  [-0.044, 0.074],
  [0, 0.084],
  [0.044, 0.074],
  [0.078, 0.046],
  [0.094, 0.004],
])
const backRib = smoothCurve([
  [-0.095, -0.003],
  [-0.05, 0.006],
  [0, 0.009],
  [0.05, 0.006],
  [0.095, -0.003],
])
/** The inside of the back, visible through the neck opening. */
const backInside = mirrorOutline([
  [0, 0.004],
  [0.1, 0.004],
  [0.1, 0.05],
  [0.05, 0.1],
  [0, 0.11],
])
const pocketOutline = mirrorOutline(
  smoothCurve(
    [
      [0, 0.42],
      [0.1, 0.42],
    ],
    [
      [0.1, 0.42],
      [0.124, 0.48],
      [0.168, 0.552],
    ],
    [
      [0.168, 0.552],
      [0.17, 0.6],
      [0.17, 0.646],
    ],
    [
      [0.17, 0.646],
      [0, 0.648],
    ],
  ),
)
const pocketOpening = smoothCurve([
  [0.096, 0.424],
  [0.119, 0.486],
  [0.162, 0.556],
])

/** A sweatshirt laid flat. If it has a hood, it also has cords and a pocket. */
export const hoodie = model(
  'hoodie',
  {
    width: 0.58,
    length: 0.7,
    color: 0x2a2b2d,
    cord: 0xd8410f,
    ink: 0xf2f2f0,
    brand: 'IRONWRIGHT',
    line: '',
    size: 0.036,
    hasHood: true,
  },
  ({ width, length, color, cord, ink, brand, line, size, hasHood }, detail) => {
    const scale = { x: width / 0.58, z: length / 0.7 }
    const edge = outlineDistance(scalePattern(body, scale))
    const height = clothHeight(edge, {
      min: 0.001,
      radius: 0.008,
      loft: { reach: 0.09, rise: 0.012 },
      creases: { reach: 0.025, height: foldHeight(scaleFolds(bodyCreases, scale), 0.0016) },
    })
    const garment: Garment = { scale, cloth: material('canvas', color), thread: threadMaterial(color), height }
    return placeOnFloor(
      groupParts(
        ...[-1, 1].map((side) => sleeveOf(detail, garment, side)),
        layCloth(detail, {
          edge,
          height,
          low: [-0.29 * scale.x, -0.01],
          high: [0.29 * scale.x, 0.66 * scale.z],
          material: garment.cloth,
        }),
        ...ribs(detail, garment),
        ...[armhole, mirrorLine(armhole)].map((seam) =>
          stitches(detail, stitchLine(scalePattern(seam, scale), height), { material: garment.thread }),
        ),
        printOnCloth(detail, height, {
          at: [0, 0.25 * scale.z],
          width: 0.3 * scale.x,
          height: 0.1,
          lines: chestLines(brand, line, size),
          ink,
        }),
        ...(hasHood
          ? [...pocket(detail, garment), ...hood(detail, garment, { color, cord, brand })]
          : collar(detail, garment, { color, brand })),
      ),
    )
  },
)

const knitted = ({ cloth }: Garment) => ({ material: cloth, pitch: 0.0046, depth: 0.0013 })

/** Builds the left (-1) or right (1) sleeve. */
function sleeveOf(detail: Detail, { scale, cloth }: Garment, side: number): Mesh {
  const outline = outlineDistance(scalePattern(sleeve, scale))
  const edge: SignedDistance = (x, z) => outline(side * x, z)
  const creases = sleeveCreases.map(({ from, to, ...fold }): Fold => ({
    ...fold,
    from: [side * from[0], from[1]],
    to: [side * to[0], to[1]],
  }))
  return layCloth(detail, {
    edge,
    height: clothHeight(edge, {
      min: 0.001,
      radius: 0.01,
      loft: { reach: 0.05, rise: 0.01 },
      creases: { reach: 0.02, height: foldHeight(scaleFolds(creases, scale), 0.0014) },
    }),
    low: side > 0 ? [0.2 * scale.x, 0.03] : [-0.46 * scale.x, 0.03],
    high: side > 0 ? [0.46 * scale.x, 0.63 * scale.z] : [-0.2 * scale.x, 0.63 * scale.z],
    material: cloth,
  })
}

function ribs(detail: Detail, garment: Garment): Mesh[] {
  const rib = (line: readonly Place[], width: number, rise: number) =>
    ribbon(detail, scalePattern(line, garment.scale), { ...knitted(garment), width, rise, base: () => 0.0005 })
  return [rib(cuff, 0.064, 0.015), rib(mirrorLine(cuff), 0.064, 0.015), rib(hem, 0.056, 0.016)]
}

function collar(detail: Detail, garment: Garment, { color, brand }: { color: number; brand: string }): Mesh[] {
  const { scale, cloth, height } = garment
  const inside: Height = () => 0.004
  const base: Height = (x, z) => 0.004 + height(x, z) * 0.4
  return [
    layCloth(detail, {
      edge: outlineDistance(scalePattern(backInside, scale)),
      height: inside,
      low: [-0.12 * scale.x, 0],
      high: [0.12 * scale.x, 0.12],
      material: cloth,
    }),
    ribbon(detail, scalePattern(backRib, scale), { ...knitted(garment), width: 0.024, rise: 0.006, base: () => 0.001 }),
    ribbon(detail, scalePattern(frontRib, scale), { ...knitted(garment), width: 0.025, rise: 0.006, base }),
    printOnCloth(detail, inside, {
      at: [0, 0.046],
      width: 0.06,
      height: 0.018,
      lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.007 }],
      ink: shiftTone(color, 0.5),
    }),
  ]
}

function pocket(detail: Detail, { scale, cloth, thread, height }: Garment): (Object3D | null)[] {
  const edge = outlineDistance(scalePattern(pocketOutline, scale))
  const over: Height = (x, z) =>
    height(x, z) + roundedEdgeHeight(-edge(x, z), 0.003) + easeInOut(-edge(x, z) / 0.05) * 0.005
  const second = pocketOpening.map(([x, z]): Place => [x - 0.012, z + 0.004])
  const top: readonly Place[] = [
    [-0.094, 0.425],
    [0.094, 0.425],
  ]
  return [
    layCloth(detail, {
      edge,
      height: over,
      low: [-0.18 * scale.x, 0.41 * scale.z],
      high: [0.18 * scale.x, 0.655 * scale.z],
      material: cloth,
    }),
    ...[pocketOpening, second, mirrorLine(pocketOpening), mirrorLine(second), top].map((seam) =>
      stitches(detail, stitchLine(scalePattern(seam, scale), over), { material: thread }),
    ),
  ]
}
