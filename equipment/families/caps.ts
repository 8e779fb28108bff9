import { type BufferGeometry, PlaneGeometry } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model } from '../model.ts'
import { threadMaterial } from '../parts/garment.ts'
import { placeOnFloor } from '../parts/place-on-floor.ts'
import { roll, torus } from '../parts/roll.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { stitches, surface } from '../shapes/ribbons.ts'

type Spot = [x: number, y: number, z: number]
const half = { wide: 0.083, long: 0.1, high: 0.112 }
const frontness = (turn: number) => Math.max(0, Math.cos(turn)) ** 2

/**
 * Returns a point on the crown. `turn` is in radians from the front; `rise` is the fraction of the distance from rim to
 * top.
 */
function crownAt(turn: number, rise: number, out = 0): Spot {
  const front = frontness(turn)
  const lean = rise * (Math.PI / 2)
  const draw = Math.cos(lean) ** (0.68 - 0.2 * front)
  const [x, z] = [Math.sin(turn) * (half.wide + out) * draw, Math.cos(turn) * (half.long + out) * draw]
  const rim = 0.0002
  return [x, rim + (half.high + out) * Math.sin(lean) ** 1.12, z]
}

function seamAt(turn: number, rise: number): number {
  const step = Math.PI / 3
  const away = Math.abs(turn - Math.round(turn / step) * step) * 0.09 * Math.cos((rise * Math.PI) / 2)
  const puff = 0.0012 * Math.sin(Math.min(1, rise * 1.2) * Math.PI) * Math.min(1, away / 0.02)
  return -0.0012 * Math.exp(-((away / 0.003) ** 2)) + puff
}

function brimAt(u: number, v: number, drop: number): Spot {
  const turn = (u - 0.5) * 2 * 1.32
  const share = 1 - Math.abs(2 * u - 1) ** 2.4
  const [fromX, fromY, fromZ] = crownAt(turn, 0.02 + 0.11 * share, -0.0015)
  const [x, z] = [fromX * (1 + 0.06 * v * share), fromZ + 0.078 * v * share ** 0.75]
  const bow = -0.021 * (Math.abs(x) / half.wide) ** 2 + 0.004
  return [x, Math.max(0.0002, fromY + bow - 0.006 * v * share - drop + 0.003), z]
}

export const cap = model(
  'cap',
  { color: 0x1f2022, brimColor: 0x1f2022, accent: 0xd8410f, ink: 0xf2f2f0, brand: 'IRONWRIGHT' },
  ({ color, brimColor, accent, ink, brand }, detail) => {
    const [cloth, brimCloth] = [material('canvas', color), material('canvas', brimColor)]
    const [around, up] = { full: [240, 80], gym: [40, 12], far: [16, 6] }[detail.lod] as [number, number]
    const crown = surface(
      (u, v) => crownAt((u - 0.5) * 2 * Math.PI, v * 0.999, seamAt((u - 0.5) * 2 * Math.PI, v)),
      [around, up],
      cloth,
    )
    const [wide, deep] = { full: [96, 28], gym: [20, 5], far: [10, 3] }[detail.lod] as [number, number]
    const upper = surface((u, v) => brimAt(u, 1 - v, 0), [wide, deep], brimCloth)
    const lower = surface((u, v) => brimAt(u, v, 0.003), [wide, deep], brimCloth)
    const edge = surface((u, v) => brimAt(u, 1, 0.003 * (1 - v)), [wide, 2], brimCloth)
    const thread = threadMaterial(color, 0.22)
    const rows = [0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86, 0.955].map((v) =>
      stitches(
        detail,
        Array.from({ length: 81 }, (_, at): Spot => {
          const [x, y, z] = brimAt(0.03 + (at / 80) * 0.94, v, 0)
          return [x, y + 0.0002, z]
        }),
        { material: threadMaterial(brimColor, 0.22) },
      ),
    )
    const seams = [-2, -1, 0, 1, 2, 3].flatMap((panel) =>
      [-1, 1].map((side) =>
        stitches(
          detail,
          Array.from({ length: 60 }, (_, at): Spot => {
            const rise = 0.03 + (at / 59) * 0.88
            const shift = (side * 0.0042) / (0.09 * Math.cos((rise * Math.PI) / 2) ** 0.7)
            return crownAt((panel * Math.PI) / 3 + shift, rise, 0.0004)
          }),
          { material: thread },
        ),
      ),
    )
    const eyelets = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((panel) => {
      const turn = (panel * Math.PI) / 3
      const ring = torus(detail, 0.0034, 0.0012, material('canvas', accent))
      return placePart(groupParts(placePart(ring, [0, 0, 0], [0.95, 0, 0])), crownAt(turn, 0.72, 0.0012), [0, turn, 0])
    })
    const [, top] = crownAt(0, 1)
    const button = placePart(roll(detail, 0.0075, 0.007, material('canvas', accent), 0.003), [0, top + 0.0006, 0])
    return placeOnFloor(
      groupParts(crown, upper, lower, edge, ...rows, ...seams, ...eyelets, button, badge(detail, brand, ink)),
    )
  },
)

function badge(detail: Detail, brand: string, ink: number) {
  const [width, height] = [0.112, 0.026]
  const mesh = flatLettering({
    width,
    height,
    lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.0135, most: 1 }],
    ink,
    relief: 0.0004,
  })
  const plane: BufferGeometry = new PlaneGeometry(width, height, detail.lod === 'full' ? 64 : 10, 8)
  const position = plane.getAttribute('position')
  for (let at = 0; at < position.count; at += 1) {
    const [x, y] = [position.getX(at), position.getY(at)]
    position.setXYZ(at, ...crownAt(x / 0.094, 0.34 + y / 0.17, 0.0022))
  }
  plane.computeVertexNormals()
  mesh.geometry = plane
  return mesh
}
