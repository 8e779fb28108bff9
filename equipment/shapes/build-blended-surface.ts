import { BufferAttribute, BufferGeometry, type Material, Mesh, Vector3 } from 'three'
import type { Detail } from '../detail.ts'

/** Signed distance to a body in meters; negative inside the body. */
export type Distance = (x: number, y: number, z: number) => number

/** Joins two bodies with a fillet of approximately this width. */
export function smoothUnion(a: number, b: number, width: number): number {
  const share = Math.max(width - Math.abs(a - b), 0) / width
  return Math.min(a, b) - (share * share * width) / 4
}

/** Intersects two bodies with a rounded edge. */
export function smoothIntersection(a: number, b: number, width: number): number {
  return -smoothUnion(-a, -b, width)
}

/** Returns the distance from a point to a polyline. */
export function distanceToLine(x: number, y: number, z: number, line: readonly Vector3[]): number {
  let min = Infinity
  for (let at = 1; at < line.length; at += 1) {
    const from = line[at - 1]!
    const to = line[at]!
    const dx = to.x - from.x
    const dy = to.y - from.y
    const dz = to.z - from.z
    const px = x - from.x
    const py = y - from.y
    const pz = z - from.z
    const share = Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz)))
    const ox = px - dx * share
    const oy = py - dy * share
    const oz = pz - dz * share
    min = Math.min(min, ox * ox + oy * oy + oz * oz)
  }
  return Math.sqrt(min)
}

const cells = { full: 0.0035, gym: 0.011, far: 0.018 } as const

/**
 * Builds the surface of a signed distance field, for castings with blended parts. Uses surface nets and snaps the
 * vertices to the surface. `low` and `high` bound the body.
 */
export function buildBlendedSurface(
  detail: Detail,
  distance: Distance,
  { low, high, material }: { low: Vector3; high: Vector3; material: Material },
): Mesh {
  const cell = cells[detail.lod]
  const start = low.clone().addScalar(-1.5 * cell)
  const [nx, ny, nz] = high
    .clone()
    .sub(start)
    .toArray()
    .map((length) => Math.ceil(length / cell) + 3) as [number, number, number]
  const indexOf = (i: number, j: number, k: number) => i + nx * (j + ny * k)
  const values = new Float64Array(nx * ny * nz)
  for (let k = 0; k < nz; k += 1) {
    for (let j = 0; j < ny; j += 1) {
      for (let i = 0; i < nx; i += 1) {
        values[indexOf(i, j, k)] = distance(start.x + i * cell, start.y + j * cell, start.z + k * cell)
      }
    }
  }
  const corner = new Int32Array(nx * ny * nz).fill(-1)
  const [places, normals, uvs, triangles]: number[][] = [[], [], [], []]
  const normal = new Vector3()
  const point = new Vector3()
  for (let k = 0; k < nz - 1; k += 1) {
    for (let j = 0; j < ny - 1; j += 1) {
      for (let i = 0; i < nx - 1; i += 1) {
        let inside = 0
        for (let at = 0; at < 8; at += 1) {
          if (values[indexOf(i + (at & 1), j + ((at >> 1) & 1), k + (at >> 2))]! < 0) inside += 1
        }
        if (inside === 0 || inside === 8) continue
        point
          .set(i + 0.5, j + 0.5, k + 0.5)
          .multiplyScalar(cell)
          .add(start)
        for (let step = 0; step < 5; step += 1) {
          slope(distance, point, normal)
          point.addScaledVector(normal, -Math.max(-cell, Math.min(cell, distance(point.x, point.y, point.z))))
        }
        corner[indexOf(i, j, k)] = places!.length / 3
        places!.push(point.x, point.y, point.z)
        normals!.push(...slope(distance, point, normal).toArray())
        uvs!.push(Math.atan2(point.x, point.z) / (4 * Math.PI) + 0.25, point.y / 1.2)
      }
    }
  }
  const quad = (a: number, b: number, c: number, d: number, isOutwards: boolean) =>
    triangles!.push(...(isOutwards ? [a, b, c, a, c, d] : [a, c, b, a, d, c]))
  for (let k = 1; k < nz - 1; k += 1) {
    for (let j = 1; j < ny - 1; j += 1) {
      for (let i = 1; i < nx - 1; i += 1) {
        const isIn = values[indexOf(i, j, k)]! < 0
        const c = (di: number, dj: number, dk: number) => corner[indexOf(i - di, j - dj, k - dk)]!
        if (isIn !== values[indexOf(i + 1, j, k)]! < 0) quad(c(0, 1, 1), c(0, 0, 1), c(0, 0, 0), c(0, 1, 0), isIn)
        if (isIn !== values[indexOf(i, j + 1, k)]! < 0) quad(c(1, 0, 1), c(1, 0, 0), c(0, 0, 0), c(0, 0, 1), isIn)
        if (isIn !== values[indexOf(i, j, k + 1)]! < 0) quad(c(1, 1, 0), c(0, 1, 0), c(0, 0, 0), c(1, 0, 0), isIn)
      }
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(places!), 3))
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals!), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs!), 2))
  geometry.setIndex(triangles!)
  return new Mesh(geometry, material)
}

/** Returns the gradient of the distance. */
function slope(distance: Distance, { x, y, z }: Vector3, into: Vector3): Vector3 {
  const step = 0.0004
  return into
    .set(
      distance(x + step, y, z) - distance(x - step, y, z),
      distance(x, y + step, z) - distance(x, y - step, z),
      distance(x, y, z + step) - distance(x, y, z - step),
    )
    .normalize()
}
