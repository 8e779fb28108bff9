import type { Mesh } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model } from '../model.ts'
import { easeInOut, type Fold, foldHeight, printOnCloth, roundedEdgeHeight } from '../parts/cloth-folds.ts'
import {
  chestLines,
  type Garment,
  shiftTone,
  type Scale,
  scalePattern,
  scaleFolds,
  stitchLine,
  threadMaterial,
} from '../parts/garment.ts'
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

/** The right half of the neckline in front. */
const neck: readonly Place[] = [
  [0, 0.1],
  [0.046, 0.088],
  [0.078, 0.05],
  [0.092, 0],
]
const front = mirrorOutline(
  smoothCurve(
    neck,
    [
      [0.092, 0],
      [0.16, 0.018],
      [0.225, 0.04],
      [0.32, 0.092],
      [0.398, 0.145],
    ],
    [
      [0.398, 0.145],
      [0.362, 0.224],
      [0.315, 0.296],
    ],
    [
      [0.315, 0.296],
      [0.288, 0.284],
      [0.262, 0.262],
    ],
    [
      [0.262, 0.262],
      [0.257, 0.34],
      [0.256, 0.5],
      [0.262, 0.62],
      [0.266, 0.716],
    ],
    [
      [0.266, 0.716],
      [0.15, 0.722],
      [0, 0.718],
    ],
  ),
)
const creases: readonly Fold[] = [
  { from: [0.25, 0.27], to: [0.06, 0.4], width: 0.022, rise: 0.007, bow: 0.012 },
  { from: [0.252, 0.3], to: [0.1, 0.52], width: 0.026, rise: 0.006, bow: -0.016 },
  { from: [-0.25, 0.265], to: [-0.05, 0.37], width: 0.02, rise: 0.006, bow: -0.014 },
  { from: [-0.255, 0.31], to: [-0.13, 0.57], width: 0.028, rise: 0.0065, bow: 0.02 },
  { from: [0.27, 0.25], to: [0.33, 0.12], width: 0.015, rise: 0.006 },
  { from: [-0.27, 0.25], to: [-0.34, 0.13], width: 0.016, rise: 0.0055 },
  { from: [0.12, 0.716], to: [0.06, 0.5], width: 0.032, rise: 0.006, bow: 0.01 },
  { from: [-0.08, 0.716], to: [-0.11, 0.53], width: 0.03, rise: 0.0055, bow: -0.012 },
  { from: [0.2, 0.716], to: [0.205, 0.56], width: 0.022, rise: 0.004 },
  { from: [-0.21, 0.07], to: [-0.13, 0.21], width: 0.024, rise: 0.004, bow: 0.012 },
  { from: [0.2, 0.06], to: [0.14, 0.2], width: 0.024, rise: 0.0045, bow: -0.012 },
]
const armhole = smoothCurve([
  [0.225, 0.04],
  [0.226, 0.12],
  [0.238, 0.2],
  [0.262, 0.262],
])
/** The inside of the back, visible through the neck opening. */
const backInside = mirrorOutline(
  smoothCurve([
    [0, 0.008],
    [0.05, 0.002],
    [0.1, 0.004],
    [0.104, 0.05],
    [0.06, 0.11],
    [0, 0.125],
  ]),
)
const backRib = smoothCurve([
  [-0.088, -0.003],
  [-0.05, 0.004],
  [0, 0.007],
  [0.05, 0.004],
  [0.088, -0.003],
])

/** A shirt laid flat. The width is measured across the chest, the length from the shoulder. */
export const tShirt = model(
  't-shirt',
  {
    width: 0.53,
    length: 0.72,
    color: 0x1f2022,
    ink: 0xf2f2f0,
    brand: 'IRONWRIGHT',
    line: '',
    size: 0.034,
    place: 'chest',
  },
  ({ width, length, color, ink, brand, line, size, place }, detail) => {
    const scale = { x: width / 0.53, z: length / 0.72 }
    const edge = outlineDistance(scalePattern(front, scale))
    const height = frontHeight(edge, scale)
    const shirt = { scale, cloth: material('canvas', color), thread: threadMaterial(color), height }
    return placeOnFloor(
      groupParts(
        layCloth(detail, {
          edge: outlineDistance(scalePattern(backInside, scale)),
          height: backHeight,
          low: [-0.12 * scale.x, -0.02],
          high: [0.12 * scale.x, 0.14],
          material: shirt.cloth,
        }),
        layCloth(detail, {
          edge,
          height,
          low: [-0.4 * scale.x, -0.01],
          high: [0.4 * scale.x, 0.725 * scale.z],
          material: shirt.cloth,
        }),
        ...collar(detail, shirt),
        ...seams(detail, shirt),
        place === 'heart'
          ? heartPrint(detail, shirt, brand, ink)
          : printOnCloth(detail, height, {
              at: [0, 0.235 * scale.z],
              width: 0.31 * scale.x,
              height: 0.1,
              lines: chestLines(brand, line, size),
              ink,
            }),
        printOnCloth(detail, backHeight, {
          at: [0, 0.05 * scale.z],
          width: 0.07,
          height: 0.02,
          lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.0065 }],
          ink: shiftTone(color, 0.45),
        }),
      ),
    )
  },
)

function frontHeight(edge: SignedDistance, scale: Scale): Height {
  const wrinkles = foldHeight(scaleFolds(creases, scale))
  const seam = scalePattern(armhole, scale)
  const grooves = [seam, mirrorLine(seam)].map(distanceFrom)
  return (x, z) => {
    const inset = -edge(x, z)
    const atCollar = 0.004 * Math.exp(-((x / (0.12 * scale.x)) ** 2) - ((z - 0.03) / 0.1) ** 2)
    const groove = grooves.reduce((sum, each) => sum - 0.0016 * Math.exp(-((each(x, z) / 0.005) ** 2)), 0)
    const loft = roundedEdgeHeight(inset, 0.0035) + easeInOut(inset / 0.07) * 0.006
    return Math.max(0.0008, loft + atCollar + easeInOut(inset / 0.03) * (wrinkles(x, z) + groove))
  }
}

function backHeight(x: number, z: number): number {
  return 0.0022 + 0.0003 * Math.sin(40 * x + 30 * z)
}

function collar(detail: Detail, { scale, cloth }: Garment): Mesh[] {
  const knit = { material: cloth, pitch: 0.0034, depth: 0.0007 }
  const frontRib = scalePattern(fromLeft(neck.map(([x, z]): Place => [x * 0.91, z - 0.0075])), scale)
  const base: Height = (x, z) => 0.0035 + 0.002 * Math.exp(-((x / 0.09) ** 2) - ((z - 0.05) / 0.05) ** 2)
  return [
    ribbon(detail, scalePattern(backRib, scale), { ...knit, width: 0.018, rise: 0.004, base: () => 0.0012 }),
    ribbon(detail, frontRib, { ...knit, width: 0.019, rise: 0.003, base }),
  ]
}

function fromLeft(half: readonly Place[]): Place[] {
  return [...mirrorLine(smoothCurve(half)).reverse(), ...smoothCurve(half).slice(1)]
}

function seams(detail: Detail, { scale, thread, height }: Garment): (Mesh | null)[] {
  const hem = (up: number) =>
    scalePattern(
      smoothCurve([
        [-0.262, 0.716 - up],
        [-0.15, 0.722 - up],
        [0, 0.718 - up],
        [0.15, 0.722 - up],
        [0.262, 0.716 - up],
      ]),
      scale,
    )
  const cuff = (up: number) =>
    scalePattern(
      [
        [0.395 - up, 0.15 - up * 0.5],
        [0.361 - up * 0.87, 0.225 - up * 0.5],
        [0.316 - up * 0.8, 0.292 - up * 0.5],
      ],
      scale,
    )
  const around = scalePattern(fromLeft(neck.map(([x, z]): Place => [x * 1.07, z + 0.005])), scale).slice(3, -3)
  const lines = [
    hem(0.019),
    hem(0.022),
    cuff(0.018),
    cuff(0.021),
    mirrorLine(cuff(0.018)),
    mirrorLine(cuff(0.021)),
    around,
  ]
  return lines.map((each) => stitches(detail, stitchLine(each, height), { material: thread }))
}

function heartPrint(detail: Detail, { scale, height }: Garment, brand: string, ink: number): Mesh {
  return printOnCloth(detail, height, {
    at: [0.125 * scale.x, 0.2 * scale.z],
    width: 0.1,
    height: 0.03,
    lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.012, most: 1 }],
    ink,
  })
}
