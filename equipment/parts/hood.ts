import type { Material, Mesh, Object3D } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import {
  smoothCurve,
  distanceFrom,
  type SignedDistance,
  type Height,
  layCloth,
  mirrorOutline,
  outlineDistance,
  type Place,
} from '../shapes/cloth.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { stitches } from '../shapes/ribbons.ts'
import { rope } from '../shapes/ropes.ts'
import { easeInOut, type Fold, foldHeight, printOnCloth, roundedEdgeHeight } from './cloth-folds.ts'
import { type Garment, shiftTone, type Scale, scalePattern, scaleFolds, stitchLine } from './garment.ts'
import { roll, torus } from './roll.ts'

/** Outline of the hood. The body starts at z = 0. */
const dome = mirrorOutline(
  smoothCurve([
    [0, -0.305],
    [0.07, -0.298],
    [0.13, -0.262],
    [0.166, -0.19],
    [0.172, -0.1],
    [0.15, -0.02],
    [0.112, 0.045],
    [0.06, 0.1],
    [0, 0.122],
  ]),
)
const opening = mirrorOutline(
  smoothCurve([
    [0, 0.082],
    [0.03, 0.052],
    [0.07, -0.01],
    [0.094, -0.09],
    [0.088, -0.16],
    [0.055, -0.212],
    [0, -0.23],
  ]),
)
const creases: readonly Fold[] = [
  { from: [0.16, -0.06], to: [0.09, -0.2], width: 0.02, rise: 0.006, bow: -0.01 },
  { from: [-0.165, -0.08], to: [-0.1, -0.21], width: 0.02, rise: 0.006, bow: 0.01 },
  { from: [0.12, 0.03], to: [0.13, -0.09], width: 0.02, rise: 0.006 },
  { from: [-0.12, 0.03], to: [-0.125, -0.1], width: 0.02, rise: 0.006 },
  { from: [0.03, -0.3], to: [0.02, -0.23], width: 0.018, rise: 0.005 },
]

/** Builds a garment's hood with cords. */
export function hood(
  detail: Detail,
  garment: Garment,
  { color, cord, brand }: { color: number; cord: number; brand: string },
): (Object3D | null)[] {
  const { scale, cloth } = garment
  const outline = outlineDistance(scalePattern(dome, scale))
  const soft = foldHeight(scaleFolds(creases, scale), 0.0012)
  const face = outlineDistance(scalePattern(opening, scale))
  const brim: SignedDistance = (x, z) => Math.max(outline(x, z), -face(x, z))
  const over = brimHeight(brim, soft, scale)
  const lining: Height = (x, z) => 0.006 - 0.0016 * Math.exp(-((x / 0.005) ** 2)) + soft(z, x) * 0.3
  const [low, high]: [Place, Place] = [
    [-0.18 * scale.x, -0.31 * scale.z],
    [0.18 * scale.x, 0.13 * scale.z],
  ]
  return [
    layCloth(detail, { edge: (x, z) => outline(x, z) + 0.012, height: lining, low, high, material: cloth }),
    layCloth(detail, { edge: brim, height: over, low, high, material: cloth }),
    ...rimSeams(detail, garment, over),
    printOnCloth(detail, lining, {
      at: [0, 0.02 * scale.z],
      width: 0.06,
      height: 0.02,
      lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.007 }],
      ink: shiftTone(color, 0.5),
    }),
    ...[-1, 1].map((side) => drawcord(detail, garment, over, side, material('rope', cord))),
  ]
}

/** Returns the brim's height function: raised where it lies on the body, with a groove at the front overlap. */
function brimHeight(brim: SignedDistance, soft: Height, scale: Scale): Height {
  const seam = distanceFrom([
    [0, 0.07],
    [0.006 * scale.x, 0.13 * scale.z],
  ])
  return (x, z) => {
    const inset = -brim(x, z)
    const onBody = 0.016 * easeInOut((z / scale.z + 0.02) / 0.06)
    const crossing = -0.005 * Math.exp(-((seam(x, z) / 0.004) ** 2))
    return Math.max(
      0.001,
      onBody +
        roundedEdgeHeight(inset, 0.009) +
        easeInOut(inset / 0.045) * 0.012 +
        easeInOut(inset / 0.015) * (soft(x, z) + crossing),
    )
  }
}

function rimSeams(detail: Detail, { scale, thread }: Garment, over: Height): (Mesh | null)[] {
  const rim = scalePattern(opening, scale)
  const half = Math.round(rim.length / 2)
  return [0.012, 0.03].map((out) => {
    const line = rim.map(([x, z]): Place => {
      const [dx, dz] = [x, z + 0.075 * scale.z]
      const away = Math.hypot(dx, dz)
      return [x + (dx / away) * out, z + (dz / away) * out]
    })
    const interrupted = [...line.slice(2, half - 1), ...line.slice(half + 1, -2)]
    return stitches(detail, stitchLine(interrupted, over), { material: thread })
  })
}

function drawcord(detail: Detail, { scale, height }: Garment, over: Height, side: number, cord: Material) {
  const points = [
    [0.045, 0.075],
    [0.05, 0.115],
    [0.058, 0.2],
    [0.052, 0.285],
  ].map(([x, z]): [number, number, number] => {
    const [px, pz] = [
      side * x! * scale.x + (z! > 0.25 ? side * -0.004 : 0),
      z! * scale.z + (side > 0 ? 0.012 : 0) * (z! > 0.25 ? 1 : 0),
    ]
    return [px, Math.max(height(px, pz), z! < 0.12 ? over(px, pz) : 0) + 0.0032, pz]
  })
  const [start, [x, y, z]] = [points[0]!, points.at(-1)!]
  return groupParts(
    detail.lod !== 'far' &&
      rope(detail, points, { radius: 0.0033, strands: detail.lod === 'full' ? 6 : 0, pitch: 0.02, material: cord }),
    placePart(roll(detail, 0.0038, 0.022, material('zinc'), 0.001), [x, y + 0.0006, z + 0.009], [Math.PI / 2, 0, 0]),
    placePart(torus(detail, 0.006, 0.0016, material('zinc')), [start[0], start[1] - 0.001, start[2]]),
  )
}
