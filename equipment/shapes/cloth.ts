import { BufferGeometry, Float32BufferAttribute, type Material, Mesh, SplineCurve, Vector2 } from 'three'
import type { Detail } from '../detail.ts'

/** A position on the floor in meters, to the right and toward the front. */
export type Place = readonly [x: number, z: number]
/** Signed distance to the edge of cloth in meters; negative on the cloth. */
export type SignedDistance = (x: number, z: number) => number
/** Height of cloth at a point, in meters. */
export type Height = (x: number, z: number) => number

const cells = { full: 0.004, gym: 0.016, far: 0.036 } as const

/**
 * Builds closed cloth on the floor with this outline and height. Heights are sampled up to the edge, so that a rounded
 * edge is shaded smoothly at any cell size.
 */
export function layCloth(
  detail: Detail,
  {
    edge,
    height,
    low,
    high,
    material,
  }: { edge: SignedDistance; height: Height; low: Place; high: Place; material: Material },
): Mesh {
  const cell = cells[detail.lod]
  const [nx, nz] = [0, 1].map((side) => Math.ceil((high[side]! - low[side]!) / cell) + 3) as [number, number]
  const start: Place = [low[0] - cell * 1.3, low[1] - cell * 1.3]
  const outside = Float64Array.from({ length: nx * nz }, (_, at) =>
    edge(start[0] + (at % nx) * cell, start[1] + Math.floor(at / nx) * cell),
  )
  const corner = new Int32Array(nx * nz).fill(-1)
  const places: Place[] = []
  const cornerOf = (at: number): number => {
    if (corner[at] === -1) {
      const place: Place = [start[0] + (at % nx) * cell, start[1] + Math.floor(at / nx) * cell]
      corner[at] = places.length
      places.push(outside[at]! < 0 ? place : drawnIn(edge, place))
    }
    return corner[at]!
  }
  const quads: number[][] = []
  for (let at = 0; at < nx * (nz - 1); at += 1) {
    if (at % nx === nx - 1) continue
    const four = [at, at + nx, at + nx + 1, at + 1]
    if (four.some((each) => outside[each]! < 0)) quads.push(four.map(cornerOf))
  }
  return new Mesh(clothOf(places, quads, height), material)
}

function drawnIn(edge: SignedDistance, [x, z]: Place): Place {
  const step = 0.0002
  let [px, pz] = [x, z]
  for (let round = 0; round < 4; round += 1) {
    const out = edge(px, pz)
    const [dx, dz] = [edge(px + step, pz) - edge(px - step, pz), edge(px, pz + step) - edge(px, pz - step)]
    const slope = Math.hypot(dx, dz)
    if (slope === 0) break
    px -= (dx / slope) * out
    pz -= (dz / slope) * out
  }
  return [px, pz]
}

function clothOf(places: readonly Place[], quads: readonly number[][], height: Height): BufferGeometry {
  const step = 0.0006
  const [positions, normals, coordinates, corners]: [number[], number[], number[], number[]] = [[], [], [], []]
  const add = (x: number, y: number, z: number, normal: readonly [number, number, number]) => {
    positions.push(x, y, z)
    normals.push(...normal)
    coordinates.push(x, -z)
    return positions.length / 3 - 1
  }
  for (const [x, z] of places) {
    const slope: [number, number, number] = [
      (height(x - step, z) - height(x + step, z)) / (2 * step),
      1,
      (height(x, z - step) - height(x, z + step)) / (2 * step),
    ]
    const length = Math.hypot(...slope)
    add(x, height(x, z), z, [slope[0] / length, slope[1] / length, slope[2] / length])
  }
  for (const [x, z] of places) add(x, 0, z, [0, -1, 0])
  const rim = new Map<string, readonly [number, number]>()
  for (const [a, b, c, d] of quads as [number, number, number, number][]) {
    corners.push(a, b, c, a, c, d)
    const [e, f, g, h] = [a, b, c, d].map((each) => each + places.length) as [number, number, number, number]
    corners.push(e, g, f, e, h, g)
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, d],
      [d, a],
    ] as const) {
      if (!rim.delete(`${to} ${from}`)) rim.set(`${from} ${to}`, [from, to])
    }
  }
  for (const [from, to] of rim.values()) {
    const [[ax, az], [bx, bz]] = [places[from]!, places[to]!]
    const length = Math.hypot(bx - ax, bz - az) || 1
    const out = [(az - bz) / length, 0, (bx - ax) / length] as const
    const [a, b] = [add(ax, height(ax, az), az, out), add(bx, height(bx, bz), bz, out)]
    const [c, d] = [add(bx, 0, bz, out), add(ax, 0, az, out)]
    corners.push(a, c, b, a, d, c)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(coordinates, 2))
  geometry.setIndex(corners)
  return geometry
}

/** Draws each run of points as a smooth curve, with corners where runs meet. */
export function smoothCurve(...runs: readonly (readonly Place[])[]): Place[] {
  return runs.flatMap((run) => {
    if (run.length < 3) return [...run]
    const curve = new SplineCurve(run.map(([x, z]) => new Vector2(x, z)))
    return curve.getPoints((run.length - 1) * 7).map(({ x, y }): Place => [x, y])
  })
}

/** Closes the right half of an outline with its mirror image. */
export function mirrorOutline(half: readonly Place[]): Place[] {
  return [...half, ...mirrorLine(half).reverse()]
}

/** Mirrors a line at x = 0. */
export function mirrorLine(line: readonly Place[]): Place[] {
  return line.map(([x, z]): Place => [-x, z])
}

/** Returns the signed distance to a closed outline. */
export function outlineDistance(outline: readonly Place[]): SignedDistance {
  const away = distanceFrom([...outline, outline[0]!])
  const [xs, zs] = [0, 1].map((side) => Float64Array.from(outline, (place) => place[side]!)) as [
    Float64Array,
    Float64Array,
  ]
  const isIn = (x: number, z: number) => {
    let crossings = 0
    for (let at = 0, before = xs.length - 1; at < xs.length; before = at, at += 1) {
      const az = zs[at]!
      const bz = zs[before]!
      if (az > z !== bz > z && x < ((xs[before]! - xs[at]!) * (z - az)) / (bz - az) + xs[at]!) crossings += 1
    }
    return crossings % 2 === 1
  }
  const sides = new Map<number, boolean>()
  return (x, z) => {
    const distance = away(x, z)
    // A cell farther from the outline than its own size is entirely on one side.
    if (distance < square * 1.5) return isIn(x, z) ? -distance : distance
    const key = squareAt(x, z)
    const known = sides.get(key) ?? isIn(x, z)
    sides.set(key, known)
    return known ? -distance : distance
  }
}

/** Grid cell size in meters. The nearest segments are cached per cell. */
const square = 0.02
const squareAt = (x: number, z: number) => Math.floor(x / square) * 65_536 + Math.floor(z / square)

/** Returns the distance to an open polyline. */
export function distanceFrom(line: readonly Place[]): SignedDistance {
  const segments: Float64Array[] = []
  for (const [at, [x, z]] of line.slice(1).entries()) {
    const [fromX, fromZ] = line[at]!
    const [dx, dz] = [x - fromX, z - fromZ]
    if (dx !== 0 || dz !== 0) segments.push(Float64Array.of(fromX, fromZ, dx, dz, 1 / (dx * dx + dz * dz)))
  }
  const nearby = new Map<number, readonly Float64Array[]>()
  return (x, z) => {
    const key = squareAt(x, z)
    const known = nearby.get(key) ?? nearestTo(segments, x, z)
    nearby.set(key, known)
    return Math.sqrt(known.reduce((min, segment) => Math.min(min, squaredFrom(segment, x, z)), Infinity))
  }
}

function nearestTo(segments: readonly Float64Array[], x: number, z: number): Float64Array[] {
  const [midX, midZ] = [(Math.floor(x / square) + 0.5) * square, (Math.floor(z / square) + 0.5) * square]
  const distances = segments.map((segment) => Math.sqrt(squaredFrom(segment, midX, midZ)))
  const max = distances.reduce((min, each) => Math.min(min, each), Infinity) + square * 1.4143
  return segments.filter((_, at) => distances[at]! <= max)
}

function squaredFrom(segment: Float64Array, x: number, z: number): number {
  const px = x - segment[0]!
  const pz = z - segment[1]!
  const dx = segment[2]!
  const dz = segment[3]!
  const share = Math.min(1, Math.max(0, (px * dx + pz * dz) * segment[4]!))
  const ox = px - dx * share
  const oz = pz - dz * share
  return ox * ox + oz * oz
}
