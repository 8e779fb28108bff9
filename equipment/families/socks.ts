import type { Group } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model } from '../model.ts'
import { clothHeight, type Fold, foldHeight, printOnCloth } from '../parts/cloth-folds.ts'
import { shiftTone, scalePattern } from '../parts/garment.ts'
import { placeOnFloor } from '../parts/place-on-floor.ts'
import { smoothCurve, type SignedDistance, layCloth, outlineDistance, type Place } from '../shapes/cloth.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { ribbon } from '../shapes/ribbons.ts'

const outline = smoothCurve(
  [
    [-0.043, 0.004],
    [0.043, 0],
  ],
  [
    [0.043, 0],
    [0.044, 0.1],
    [0.046, 0.17],
    [0.066, 0.218],
    [0.12, 0.244],
    [0.19, 0.264],
    [0.222, 0.292],
    [0.218, 0.332],
    [0.18, 0.35],
    [0.11, 0.346],
    [0.03, 0.344],
    [-0.026, 0.33],
    [-0.052, 0.29],
    [-0.05, 0.23],
    [-0.044, 0.15],
    [-0.043, 0.004],
  ],
)
const creases: readonly Fold[] = [
  { from: [0.05, 0.2], to: [-0.03, 0.25], width: 0.016, rise: 0.004, bow: 0.006 },
  { from: [0.06, 0.215], to: [0, 0.3], width: 0.014, rise: 0.004, bow: -0.006 },
  { from: [0.042, 0.16], to: [-0.03, 0.175], width: 0.012, rise: 0.0025 },
  { from: [0.12, 0.25], to: [0.14, 0.34], width: 0.02, rise: 0.002 },
]

/** A pair of socks, one inside the curve of the other. */
export const crewSocks = model(
  'crew-socks',
  { length: 0.26, color: 0xa09e97, accent: 0xb0340c, ink: 0x1d1d1f, brand: 'IRONWRIGHT' },
  ({ length, ...look }, detail) => {
    const scale = length / 0.26
    const second = placePart(sock(detail, scale, look), [0.112 * scale, 0, -0.128 * scale])
    return placeOnFloor(groupParts(sock(detail, scale, look), second))
  },
)

function sock(
  detail: Detail,
  scale: number,
  { color, accent, ink, brand }: { color: number; accent: number; ink: number; brand: string },
): Group {
  const yarn = material('canvas', color)
  const edge = outlineDistance(scalePattern(outline, { x: scale, z: scale }))
  const height = clothHeight(edge, {
    min: 0.0008,
    radius: 0.005,
    loft: { reach: 0.03, rise: 0.004 },
    creases: { reach: 0.015, height: foldHeight(creases, 0.0007) },
  })
  const [low, high]: [Place, Place] = [
    [-0.06 * scale, -0.01],
    [0.24 * scale, 0.36 * scale],
  ]
  const reinforcement = (part: SignedDistance) =>
    layCloth(detail, {
      edge: (x, z) => Math.max(edge(x, z), part(x, z)),
      height: (x, z) => height(x, z) + 0.0006,
      low,
      high,
      material: material('canvas', shiftTone(color, 0.1)),
    })
  return groupParts(
    layCloth(detail, { edge, height, low, high, material: yarn }),
    reinforcement((x, z) => Math.hypot(x / scale + 0.036, z / scale - 0.318) - 0.062),
    reinforcement((x) => 0.172 - x / scale),
    ribbon(detail, acrossLeg(0.085, 0.0425, scale), {
      width: 0.164 * scale,
      rise: 0.0095,
      base: () => 0.0003,
      material: yarn,
      pitch: 0.0042,
      depth: 0.0011,
    }),
    ...[0.03, 0.048].map((at) =>
      ribbon(detail, acrossLeg(at, 0.0427, scale), {
        width: 0.01,
        rise: 0.0101,
        base: () => 0.0003,
        material: material('canvas', accent),
        pitch: 0.0042,
        depth: 0.0011,
      }),
    ),
    printOnCloth(detail, (x, z) => height(x, z) + 0.0004, {
      at: [0.095 * scale, 0.302 * scale],
      turn: -0.1,
      width: 0.12 * scale,
      height: 0.022,
      lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.011 }],
      ink,
    }),
  )
}

function acrossLeg(z: number, half: number, scale: number): Place[] {
  return [
    [-half * scale, z * scale],
    [half * scale, z * scale],
  ]
}
