import { type BufferGeometry, CatmullRomCurve3, type Material, PlaneGeometry, Vector3 } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model } from '../model.ts'
import { grounded } from '../parts/grounded.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { placed, together } from '../shapes/placed.ts'
import { stitches, surface } from '../shapes/ribbons.ts'
import { rope } from '../shapes/ropes.ts'
import { paler } from './shirts.ts'

type Spot = [x: number, y: number, z: number]

/** From toe to heel along the outer side: where the upper leaves the sole, bulges and ends. */
const keys: readonly (readonly [sole: readonly [x: number, z: number], bulge: Spot, end: Spot])[] = [
  [
    [0.289, 0.002],
    [0.29, 0.064, 0.002],
    [0.19, 0.071, 0],
  ],
  [
    [0.276, 0.026],
    [0.274, 0.062, 0.026],
    [0.19, 0.071, 0.006],
  ],
  [
    [0.245, 0.043],
    [0.244, 0.064, 0.044],
    [0.186, 0.073, 0.011],
  ],
  [
    [0.205, 0.048],
    [0.202, 0.066, 0.048],
    [0.17, 0.08, 0.016],
  ],
  [
    [0.16, 0.042],
    [0.158, 0.078, 0.045],
    [0.146, 0.093, 0.019],
  ],
  [
    [0.12, 0.036],
    [0.12, 0.09, 0.042],
    [0.118, 0.11, 0.023],
  ],
  [
    [0.085, 0.034],
    [0.085, 0.085, 0.04],
    [0.092, 0.109, 0.032],
  ],
  [
    [0.05, 0.034],
    [0.048, 0.075, 0.038],
    [0.056, 0.092, 0.032],
  ],
  [
    [0.02, 0.027],
    [0.012, 0.07, 0.032],
    [0.022, 0.102, 0.022],
  ],
  [
    [0.004, 0.001],
    [-0.006, 0.07, 0.001],
    [0.01, 0.114, 0],
  ],
]
const all = [...keys, ...keys.slice(1, -1).reverse().map(inside)]

/** The inner side is straighter. */
function inside([[x, z], [bx, by, bz], [ex, ey, ez]]: (typeof keys)[number]): (typeof keys)[number] {
  const slim = x > 0.09 && x < 0.18 ? 0.9 : 1
  return [
    [x, -z * slim],
    [bx, by, -bz * slim],
    [ex, ey, -ez],
  ]
}

/** Height of the sole's upper edge: a 22 mm wedge from heel to ball. */
function soleTop(x: number): number {
  const share = Math.min(1, Math.max(0, (0.19 - x) / 0.15))
  return 0.015 + 0.022 * share * share * (3 - 2 * share) + 0.004 * Math.max(0, (x - 0.24) / 0.05)
}

const closed = (places: readonly Spot[]) =>
  new CatmullRomCurve3(
    places.map((place) => new Vector3(...place)),
    true,
  )
const soleLine = closed(all.map(([[x, z]]) => [x, 0, z]))
const bulgeLine = closed(all.map(([, bulge]) => bulge))
const endLine = closed(all.map(([, , end]) => end))

/** A point on the upper: a share around the foot from the toe along the outer side, and one from sole to end. */
function upperAt(s: number, v: number, out = 0): Spot {
  const at = ((s % 1) + 1) % 1
  const [sole, bulge, end] = [soleLine.getPoint(at), bulgeLine.getPoint(at), endLine.getPoint(at)]
  sole.y = soleTop(sole.x) - 0.002
  const place = sole
    .multiplyScalar((1 - v) ** 2)
    .addScaledVector(bulge, 2 * v * (1 - v))
    .addScaledVector(end, v * v)
  if (out === 0) return [place.x, place.y, place.z]
  const away = new Vector3(0, 0.5 + v, 0).add(
    new Vector3(place.x - 0.14, 0, place.z * 3).multiplyScalar(6 * (1 - 0.6 * v)),
  )
  place.addScaledVector(away.normalize(), out)
  return [place.x, place.y, place.z]
}

/** The sole's side: its outline moved out by a distance. */
function soleAt(s: number, out: number, y: number): Spot {
  const { x, z } = soleLine.getPoint(s)
  const along = soleLine.getTangent(s)
  return [x + along.z * -out, y, z + along.x * out]
}

function shoe(
  detail: Detail,
  {
    color,
    sole,
    trim,
    lace,
    ink,
    brand,
  }: { color: number; sole: number; trim: number; lace: number; ink: number; brand: string },
  hasName: boolean,
) {
  const leather = material('leather', color)
  const trimmed = material('leather', trim)
  const [around, up] = { full: [220, 28], gym: [44, 8], far: [22, 3] }[detail.lod] as [number, number]
  const grid = { full: [24, 30], gym: [6, 8], far: [2, 3] }[detail.lod] as [number, number]
  const sign = soleAt(0.25, 0.01, 0)[2] > soleLine.getPoint(0.25).z ? 1 : -1
  const skin = surface((u, v) => upperAt(1 - u, v), [around, up], leather)
  const counter = surface(
    (u, v) => {
      const s = 0.645 - 0.29 * u
      return upperAt(s, 0.78 * Math.sqrt(Math.max(0, 1 - ((s - 0.5) / 0.145) ** 2)) * v, 0.0012)
    },
    [Math.ceil(around / 3), up],
    trimmed,
  )
  const wall = (levels: readonly (readonly [out: number, rise: (x: number) => number])[], finish: Material) =>
    surface(
      (u, v) => {
        const [out, rise] = levels[Math.round(v * (levels.length - 1))]!
        const { x } = soleLine.getPoint(1 - u === 1 ? 0 : 1 - u)
        return soleAt(1 - u === 1 ? 0 : 1 - u, sign * out, rise(x))
      },
      [around, levels.length - 1],
      finish,
    )
  const rubber = material('rubber', 0x17171a)
  const outsole = wall(
    [
      [-0.03, () => 0],
      [0.0005, () => 0],
      [0.0028, () => 0.001],
      [0.0032, () => 0.0025],
      [0.003, () => 0.0055],
      [0.0016, () => 0.006],
    ],
    rubber,
  )
  const bottom = surface((u, v) => soleAt(u === 1 ? 0 : u, sign * (-0.03 * v), 0.0002), [around, 1], rubber)
  const midsole = wall(
    [
      [0.0012, () => 0.0055],
      [0.0022, () => 0.0065],
      [0.0012, (x) => soleTop(x) * 0.5],
      [0.0016, (x) => soleTop(x) - 0.0015],
      [0.0002, (x) => soleTop(x) + 0.0005],
      [-0.004, (x) => soleTop(x) + 0.0008],
    ],
    material('plastic', sole),
  )
  const lining = surface(
    (u, v) => {
      const { x, y, z } = endLine.getPoint(1 - u === 1 ? 0 : 1 - u)
      return [x + (0.09 - x) * 0.25 * v, y - 0.045 * v, z * (1 - 0.2 * v)]
    },
    [around, 6],
    material('canvas', 0x151517),
  )
  const collar =
    detail.lod !== 'far' &&
    rope(
      detail,
      Array.from({ length: 41 }, (_, at): Spot => {
        const { x, y, z } = endLine.getPoint((4.7 + (at / 40) * 8.6) / 18)
        return [x, y, z]
      }),
      { radius: 0.0046, material: material('canvas', color) },
    )
  // The tongue is a flat loop around its center, with denser rows at the rounded tip.
  const tongue = surface(
    (u, share) => {
      const v = Math.sin((share * Math.PI) / 2)
      const tip = Math.sqrt(Math.max(0, 1 - Math.max(0, (v - 0.78) / 0.22) ** 2.2))
      const [side, out] = [Math.cos(u * 2 * Math.PI), 0.0035 * Math.sin(u * 2 * Math.PI) * tip]
      return [
        0.194 - 0.098 * v + 0.6 * out,
        0.069 + 0.075 * v ** 1.1 - 0.008 * side * side + 0.8 * out,
        side * (0.014 + 0.02 * v) * tip,
      ]
    },
    [grid[0] * 2, grid[1]],
    material('canvas', color),
  )
  const laces = (detail.lod === 'far' ? [] : [2.2, 2.65, 3.1, 3.5, 5]).map((key) => {
    const { x, y, z } = endLine.getPoint(key / 18)
    const line = [-1.55, -1.25, -0.6, 0, 0.6, 1.25, 1.55].map((side): Spot => [
      x - 0.003,
      y + 0.0045 - 0.006 * Math.max(0, Math.abs(side) - 1),
      side * z,
    ])
    return rope(detail, line, {
      radius: 0.0026,
      strands: detail.lod === 'full' ? 5 : 0,
      pitch: 0.016,
      material: material('rope', lace),
    })
  })
  const strap = surface(
    (u, v) => {
      const [first, second] = [3.75 / 18, 4.75 / 18]
      const s = first + (second - first) * v
      if (u < 0.4) return upperAt(s, 0.12 + (u / 0.4) * 0.88, 0.0036)
      if (u > 0.6) return upperAt(1 - s, 1 - ((u - 0.6) / 0.4) * 0.88, 0.0036)
      const [from, to, share] = [upperAt(s, 1, 0.0036), upperAt(1 - s, 1, 0.0036), (u - 0.4) / 0.2]
      return [from[0], from[1] + 0.009 * Math.sin(Math.PI * share), from[2] + (to[2] - from[2]) * share]
    },
    [grid[0] * 2, 6],
    trimmed,
  )
  const band = [0.16, 0.84].map((v) =>
    stitches(
      detail,
      Array.from({ length: 30 }, (_, at) => upperAt((3.75 + v) / 18, 0.14 + (at / 29) * 0.8, 0.004)),
      { material: material('canvas', paler(trim, 0.35)) },
    ),
  )
  const seams = [
    Array.from({ length: 160 }, (_, at) => upperAt(0.02 + (at / 159) * 0.96, 0.1, 0.0006)),
    Array.from({ length: 60 }, (_, at) => upperAt(-0.11 + (at / 59) * 0.22, 0.62, 0.0018)),
    Array.from({ length: 60 }, (_, at) => {
      const s = 0.362 + (at / 59) * 0.276
      return upperAt(s, 0.78 * Math.sqrt(1 - ((s - 0.5) / 0.145) ** 2) - 0.06, 0.0018)
    }),
  ].map((line) => stitches(detail, line, { material: material('canvas', paler(color, 0.3)) }))
  const name = hasName && lettered(detail, brand, ink)
  return together(
    skin,
    counter,
    outsole,
    bottom,
    midsole,
    lining,
    collar,
    tongue,
    ...laces,
    strap,
    ...band,
    ...seams,
    name,
  )
}

function lettered(detail: Detail, brand: string, ink: number) {
  const [width, height] = [0.058, 0.014]
  const mesh = flatLettering({ width, height, lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.0085, most: 1 }], ink })
  const plane: BufferGeometry = new PlaneGeometry(width, height, detail.lod === 'full' ? 40 : 8, 6)
  const position = plane.getAttribute('position')
  for (let at = 0; at < position.count; at += 1) {
    const [x, y] = [position.getX(at), position.getY(at)]
    position.setXYZ(at, ...upperAt(5.68 / 18 - x * 1.45, 0.3 + y * 8, 0.0026))
  }
  plane.computeVertexNormals()
  mesh.geometry = plane
  return mesh
}

/** A pair of weightlifting shoes: raised heel, laces and a strap. */
export const liftingShoe = model(
  'lifting-shoe',
  {
    length: 0.295,
    color: 0x1d1d1f,
    sole: 0xe6e4de,
    trim: 0xd8410f,
    lace: 0xe6e4de,
    ink: 0xf2f2f0,
    brand: 'IRONWRIGHT',
  },
  ({ length, ...look }, detail) => {
    const scale = length / 0.295
    const right = placed(shoe(detail, look, true), [-0.145, 0, 0.055])
    const left = placed(shoe(detail, look, false), [-0.145, 0, 0])
    left.scale.set(1, 1, -1)
    const behind = placed(together(left), [-0.03, 0, -0.085], [0, 0.42, 0])
    const pair = together(right, behind)
    pair.scale.setScalar(scale)
    return grounded(together(pair))
  },
)
