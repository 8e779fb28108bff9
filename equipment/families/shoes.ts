import { type BufferGeometry, type Group, type Material, type Mesh, PlaneGeometry } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model } from '../model.ts'
import { threadMaterial } from '../parts/garment.ts'
import { placeOnFloor } from '../parts/place-on-floor.ts'
import { endLine, soleAt, soleLine, soleTop, type Spot, upperAt } from '../parts/shoe-last.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { stitches, surface } from '../shapes/ribbons.ts'
import { rope } from '../shapes/ropes.ts'

interface Look {
  color: number
  sole: number
  trim: number
  lace: number
  ink: number
  brand: string
}

const meshOf = ({ lod }: Detail) => ({ full: [220, 28], gym: [44, 8], far: [22, 3] })[lod] as [number, number]
const fineMeshOf = ({ lod }: Detail) => ({ full: [24, 30], gym: [6, 8], far: [2, 3] })[lod] as [number, number]

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
    const right = placePart(shoe(detail, look, true), [-0.145, 0, 0.055])
    const left = placePart(shoe(detail, look, false), [-0.145, 0, 0])
    left.scale.set(1, 1, -1)
    const behind = placePart(groupParts(left), [-0.03, 0, -0.085], [0, 0.42, 0])
    const pair = groupParts(right, behind)
    pair.scale.setScalar(scale)
    return placeOnFloor(groupParts(pair))
  },
)

function shoe(detail: Detail, look: Look, hasName: boolean): Group {
  return groupParts(
    ...upper(detail, look),
    ...sole(detail, look),
    lining(detail),
    detail.lod !== 'far' && collar(detail, look),
    tongue(detail, look),
    ...laces(detail, look),
    ...strap(detail, look),
    ...seams(detail, look),
    hasName && lettered(detail, look),
  )
}

function upper(detail: Detail, { color, trim }: Look): Mesh[] {
  const [around, up] = meshOf(detail)
  return [
    surface((u, v) => upperAt(1 - u, v), [around, up], material('leather', color)),
    surface(
      (u, v) => {
        const s = 0.645 - 0.29 * u
        return upperAt(s, 0.78 * Math.sqrt(Math.max(0, 1 - ((s - 0.5) / 0.145) ** 2)) * v, 0.0012)
      },
      [Math.ceil(around / 3), up],
      material('leather', trim),
    ),
  ]
}

function sole(detail: Detail, look: Look): Mesh[] {
  const [around] = meshOf(detail)
  const sign = soleAt(0.25, 0.01, 0)[2] > soleLine.getPoint(0.25).z ? 1 : -1
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
  return [
    wall(
      [
        [-0.03, () => 0],
        [0.0005, () => 0],
        [0.0028, () => 0.001],
        [0.0032, () => 0.0025],
        [0.003, () => 0.0055],
        [0.0016, () => 0.006],
      ],
      rubber,
    ),
    surface((u, v) => soleAt(u === 1 ? 0 : u, sign * (-0.03 * v), 0.0002), [around, 1], rubber),
    wall(
      [
        [0.0012, () => 0.0055],
        [0.0022, () => 0.0065],
        [0.0012, (x) => soleTop(x) * 0.5],
        [0.0016, (x) => soleTop(x) - 0.0015],
        [0.0002, (x) => soleTop(x) + 0.0005],
        [-0.004, (x) => soleTop(x) + 0.0008],
      ],
      material('plastic', look.sole),
    ),
  ]
}

function lining(detail: Detail): Mesh {
  return surface(
    (u, v) => {
      const { x, y, z } = endLine.getPoint(1 - u === 1 ? 0 : 1 - u)
      return [x + (0.09 - x) * 0.25 * v, y - 0.045 * v, z * (1 - 0.2 * v)]
    },
    [meshOf(detail)[0], 6],
    material('canvas', 0x151517),
  )
}

function collar(detail: Detail, { color }: Look): Mesh {
  return rope(
    detail,
    Array.from({ length: 41 }, (_, at): Spot => {
      const { x, y, z } = endLine.getPoint((4.7 + (at / 40) * 8.6) / 18)
      return [x, y, z]
    }),
    { radius: 0.0046, material: material('canvas', color) },
  )
}

function tongue(detail: Detail, { color }: Look): Mesh {
  const grid = fineMeshOf(detail)
  return surface(
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
}

function laces(detail: Detail, { lace }: Look): Mesh[] {
  const rows = detail.lod === 'far' ? [] : [2.2, 2.65, 3.1, 3.5, 5]
  return rows.map((key) => {
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
}

function strap(detail: Detail, { trim }: Look): (Mesh | null)[] {
  const leather = surface(
    (u, v) => {
      const [first, second] = [3.75 / 18, 4.75 / 18]
      const s = first + (second - first) * v
      if (u < 0.4) return upperAt(s, 0.12 + (u / 0.4) * 0.88, 0.0036)
      if (u > 0.6) return upperAt(1 - s, 1 - ((u - 0.6) / 0.4) * 0.88, 0.0036)
      const [from, to, share] = [upperAt(s, 1, 0.0036), upperAt(1 - s, 1, 0.0036), (u - 0.4) / 0.2]
      return [from[0], from[1] + 0.009 * Math.sin(Math.PI * share), from[2] + (to[2] - from[2]) * share]
    },
    [fineMeshOf(detail)[0] * 2, 6],
    material('leather', trim),
  )
  const edges = [0.16, 0.84].map((v) =>
    stitches(
      detail,
      Array.from({ length: 30 }, (_, at) => upperAt((3.75 + v) / 18, 0.14 + (at / 29) * 0.8, 0.004)),
      { material: threadMaterial(trim, 0.35) },
    ),
  )
  return [leather, ...edges]
}

function seams(detail: Detail, { color }: Look): (Mesh | null)[] {
  const lines = [
    Array.from({ length: 160 }, (_, at) => upperAt(0.02 + (at / 159) * 0.96, 0.1, 0.0006)),
    Array.from({ length: 60 }, (_, at) => upperAt(-0.11 + (at / 59) * 0.22, 0.62, 0.0018)),
    Array.from({ length: 60 }, (_, at) => {
      const s = 0.362 + (at / 59) * 0.276
      return upperAt(s, 0.78 * Math.sqrt(1 - ((s - 0.5) / 0.145) ** 2) - 0.06, 0.0018)
    }),
  ]
  return lines.map((line) => stitches(detail, line, { material: threadMaterial(color, 0.3) }))
}

function lettered(detail: Detail, { brand, ink }: Look): Mesh {
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
