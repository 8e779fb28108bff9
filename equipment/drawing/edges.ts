import { type BufferGeometry, type Mesh, type Object3D, Vector3 } from 'three'
import { bodiesOf } from '../measure.ts'

/** Coordinates in millimeters. */
export type Place = readonly [x: number, y: number, z: number]

export interface Edge {
  from: Place
  to: Place
  /** Normals of the adjacent faces; only one at the open edge of a body. */
  faces: readonly Vector3[]
  /** True if the edge is drawn from every side, not only as a silhouette. */
  isSharp: boolean
}

/** Input for a drawing: faces hide lines, and edges become lines. */
export interface Shape {
  /** Nine numbers per triangle, in millimeters. */
  triangles: readonly number[]
  edges: readonly Edge[]
}

/** Cosine of the maximum angle between two faces of a round surface. */
const round = Math.cos((28 * Math.PI) / 180)
/** Corners closer than this are merged, in millimeters. */
const weld = 0.02

/** Exceeds the corner count of any body, while two ids still fit into one number. */
const maxCorners = 2 ** 26

/** Returns the faces and edges of every body in a model. */
export function shapeOf(model: Object3D): Shape {
  const triangles: number[] = []
  const edges: Edge[] = []
  for (const body of bodiesOf(model)) addBody(body, triangles, edges)
  return { triangles, edges }
}

interface Corner {
  id: number
  place: Place
  normal: Vector3
}

function addBody(body: Mesh, triangles: number[], edges: Edge[]) {
  const geometry = body.geometry as BufferGeometry
  const ids = new Map<string, number>()
  const found = new Map<number, { corners: [Corner, Corner]; faces: Vector3[]; isSharp: boolean }>()
  const corners = cornersOf(body, geometry, ids)
  for (let at = 0; at < corners.length; at += 3) {
    const [a, b, c] = [corners[at]!, corners[at + 1]!, corners[at + 2]!]
    const face = directionOf(a.place, b.place, c.place)
    if (face === undefined) continue
    triangles.push(...a.place, ...b.place, ...c.place)
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const key = Math.min(from.id, to.id) * maxCorners + Math.max(from.id, to.id)
      const known = found.get(key)
      if (known === undefined) found.set(key, { corners: [from, to], faces: [face], isSharp: false })
      else {
        known.faces.push(face)
        known.isSharp ||= bends(known.corners, [from, to])
      }
    }
  }
  for (const { corners: ends, faces, isSharp } of found.values()) {
    edges.push({ from: ends[0].place, to: ends[1].place, faces, isSharp: isSharp || faces.length === 1 })
  }
}

/** Returns every triangle corner in model coordinates. Equal positions get equal ids. */
function cornersOf(body: Mesh, geometry: BufferGeometry, ids: Map<string, number>): Corner[] {
  const { index } = geometry
  const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')]
  const all = Array.from({ length: position.count }, (_, at): Corner => {
    const { x, y, z } = new Vector3().fromBufferAttribute(position, at).applyMatrix4(body.matrixWorld)
    const place: Place = [x * 1_000, y * 1_000, z * 1_000]
    const key = `${Math.round(place[0] / weld)} ${Math.round(place[1] / weld)} ${Math.round(place[2] / weld)}`
    const id = ids.get(key) ?? ids.size
    ids.set(key, id)
    return { id, place, normal: new Vector3().fromBufferAttribute(normal, at).transformDirection(body.matrixWorld) }
  })
  return index ? Array.from(index.array, (at) => all[at]!) : all
}

/**
 * Returns true if the normals on both sides of an edge differ. Equal shading normals mark surfaces that are
 * intentionally round.
 */
function bends([a, b]: readonly [Corner, Corner], [c, d]: readonly [Corner, Corner]): boolean {
  const [sameAsA, sameAsB] = a.id === c.id ? [c, d] : [d, c]
  return a.normal.dot(sameAsA.normal) < round || b.normal.dot(sameAsB.normal) < round
}

function directionOf(a: Place, b: Place, c: Place): Vector3 | undefined {
  const [one, two] = [new Vector3(...b).sub(new Vector3(...a)), new Vector3(...c).sub(new Vector3(...a))]
  const across = one.cross(two)
  return across.lengthSq() < 1e-8 ? undefined : across.normalize()
}
