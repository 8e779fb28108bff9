import { BufferGeometry, Float32BufferAttribute, type Material, Mesh } from 'three'
import type { Detail } from '../detail.ts'
import type { Height, Place } from './cloth.ts'

/**
 * Builds a surface from a function of u and v, which both range from 0 to 1. It faces the side from which u and v turn
 * counterclockwise.
 */
export function surface(
  at: (u: number, v: number) => readonly [x: number, y: number, z: number],
  [nu, nv]: readonly [number, number],
  material: Material,
): Mesh {
  const [positions, coordinates, corners]: [number[], number[], number[]] = [[], [], []]
  for (let v = 0; v <= nv; v += 1) {
    for (let u = 0; u <= nu; u += 1) {
      const [x, y, z] = at(u / nu, v / nv)
      positions.push(x, y, z)
      coordinates.push((u / nu) * 0.5, (v / nv) * 0.5)
    }
  }
  for (let v = 0; v < nv; v += 1) {
    for (let u = 0; u < nu; u += 1) {
      const [a, b, c, d] = [v, v, v + 1, v + 1].map(
        (row, side) => row * (nu + 1) + u + (side === 1 || side === 2 ? 1 : 0),
      ) as [number, number, number, number]
      corners.push(a, b, c, a, c, d)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(coordinates, 2))
  geometry.setIndex(corners)
  geometry.computeVertexNormals()
  return new Mesh(geometry, material)
}

/** Resamples a line at even distances of about `step` meters. */
export function resampleEvenly(line: readonly Place[], step: number): Place[] {
  const ways = line.map((_, at) =>
    line
      .slice(1, at + 1)
      .reduce((sum, [x, z], before) => sum + Math.hypot(x - line[before]![0], z - line[before]![1]), 0),
  )
  const [whole, count] = [ways.at(-1)!, Math.max(1, Math.round(ways.at(-1)! / step))]
  let at = 1
  return Array.from({ length: count + 1 }, (_, index): Place => {
    const way = (whole * index) / count
    while (at < line.length - 1 && ways[at]! < way) at += 1
    const share = (way - ways[at - 1]!) / (ways[at]! - ways[at - 1]! || 1)
    const [[ax, az], [bx, bz]] = [line[at - 1]!, line[at]!]
    return [ax + (bx - ax) * share, az + (bz - az) * share]
  })
}

/**
 * Builds a band of cloth along a line on other cloth, with rounded edges. Knitted ribs or elastic gathers cross the
 * band at regular intervals.
 */
export function ribbon(
  detail: Detail,
  line: readonly Place[],
  {
    width,
    rise,
    base,
    material,
    pitch = 0,
    depth = 0,
  }: { width: number; rise: number; base: Height; material: Material; pitch?: number; depth?: number },
): Mesh {
  const hasRibs = pitch > 0 && detail.lod === 'full'
  const step = hasRibs ? pitch / 8 : { full: 0.004, gym: 0.02, far: 0.05 }[detail.lod]
  const places = resampleEvenly(line, step)
  const last = places.length - 1
  const whole = last * step
  const across = [0, 0.03, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.97, 1].filter(
    (_, at) => detail.lod === 'full' || at % 5 === 0,
  )
  const round = (share: number) => Math.sqrt(Math.max(0, 1 - Math.abs(2 * share - 1) ** 6))
  const at = (u: number, v: number): readonly [number, number, number] => {
    const index = Math.round(u * last)
    const [[x, z], [bx, bz], [ax, az]] = [
      places[index]!,
      places[Math.max(0, index - 1)]!,
      places[Math.min(last, index + 1)]!,
    ]
    const share = across[Math.round(v * (across.length - 1))]!
    const [dx, dz] = [ax - bx, az - bz]
    const length = Math.hypot(dx, dz)
    const [px, pz] = [x - (dz / length) * (share - 0.5) * width, z + (dx / length) * (share - 0.5) * width]
    const end = round(Math.min(0.5, (Math.min(u, 1 - u) * whole) / Math.min(0.012, whole / 2) / 2))
    const ribs = hasRibs ? depth * (Math.abs(Math.cos((Math.PI * u * whole) / pitch)) - 1) : 0
    return [px, base(px, pz) + (rise + ribs) * round(share) * end + 0.0002, pz]
  }
  const mesh = surface(at, [last, across.length - 1], material)
  const { geometry } = mesh
  const normal = geometry.getAttribute('normal')
  if (normal.getY(Math.floor(normal.count / 2)) < 0) turnOver(geometry)
  return mesh
}

function turnOver(geometry: BufferGeometry) {
  const index = geometry.index!
  for (let at = 0; at < index.count; at += 3) {
    const second = index.getX(at + 1)
    index.setX(at + 1, index.getX(at + 2))
    index.setX(at + 2, second)
  }
  geometry.computeVertexNormals()
}

/** Builds stitches along a line in space, only at full detail. */
export function stitches(
  detail: Detail,
  line: readonly (readonly [x: number, y: number, z: number])[],
  {
    material,
    length = 0.0034,
    gap = 0.0012,
    radius = 0.00055,
  }: { material: Material; length?: number; gap?: number; radius?: number },
): Mesh | null {
  if (detail.lod !== 'full') return null
  const [positions, corners]: [number[], number[]] = [[], []]
  const ways: number[] = [0]
  for (let at = 1; at < line.length; at += 1) {
    const [a, b] = [line[at - 1]!, line[at]!]
    ways.push(ways[at - 1]! + Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]))
  }
  const placeAt = (way: number) => {
    const at = Math.max(
      1,
      ways.findIndex((each) => each >= way),
    )
    const [a, b, share] = [line[at - 1]!, line[at]!, (way - ways[at - 1]!) / (ways[at]! - ways[at - 1]! || 1)]
    return [0, 1, 2].map((side) => a[side]! + (b[side]! - a[side]!) * share) as [number, number, number]
  }
  for (let way = 0; way + length < ways.at(-1)!; way += length + gap) {
    const [from, middle, to] = [placeAt(way), placeAt(way + length / 2), placeAt(way + length)]
    const first = positions.length / 3
    const [dx, dz] = [to[0] - from[0], to[2] - from[2]]
    const flat = Math.hypot(dx, dz) || 1
    const [sx, sz] = [(-dz / flat) * radius, (dx / flat) * radius]
    positions.push(...from)
    positions.push(middle[0] + sx, middle[1], middle[2] + sz)
    positions.push(middle[0], middle[1] + radius * 1.6, middle[2])
    positions.push(middle[0] - sx, middle[1], middle[2] - sz)
    positions.push(middle[0], middle[1] - radius, middle[2])
    positions.push(...to)
    for (let side = 0; side < 4; side += 1) {
      const [a, b] = [first + 1 + side, first + 1 + ((side + 1) % 4)]
      corners.push(first, a, b, first + 5, b, a)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array((positions.length / 3) * 2), 2))
  geometry.setIndex(corners)
  geometry.computeVertexNormals()
  const mesh = new Mesh(geometry, material)
  mesh.userData = { isMark: true }
  return mesh
}
