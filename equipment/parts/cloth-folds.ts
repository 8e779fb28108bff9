import { type Mesh, PlaneGeometry } from 'three'
import type { Detail } from '../detail.ts'
import type { SignedDistance, Height, Place } from '../shapes/cloth.ts'
import { type FlatLine, flatLettering } from '../shapes/lettering.ts'

/** A crease in cloth, which rises near its start and fades toward its end. Lengths are in meters. */
export interface Fold {
  from: Place
  to: Place
  width: number
  rise: number
  /** Sideways offset of the crease's midpoint. */
  bow?: number
}

/** Returns the height that creases and slow waves add to cloth laid flat by hand. */
export function foldHeight(list: readonly Fold[], wave = 0.0019): Height {
  const lines = list.map(({ from: [x, z], to, width, rise, bow = 0 }) => {
    const length = Math.hypot(to[0] - x, to[1] - z)
    return { x, z, dx: (to[0] - x) / length, dz: (to[1] - z) / length, length, width, rise, bow }
  })
  return (x, z) => {
    let height =
      wave * (Math.sin(17 * x + 9 * z + 1) + Math.sin(23 * z - 12 * x + 2) * 0.8 + Math.sin(31 * x - 7 * z) * 0.5)
    for (const fold of lines) {
      const share = ((x - fold.x) * fold.dx + (z - fold.z) * fold.dz) / fold.length
      if (share <= 0 || share >= 1) continue
      const off = (x - fold.x) * -fold.dz + (z - fold.z) * fold.dx - fold.bow * Math.sin(Math.PI * share)
      // One side of a crease is steeper than the other.
      const flank = off / (off > 0 ? fold.width : fold.width * 0.5)
      height += 1.7 * fold.rise * Math.exp(-flank * flank) * Math.min(1, share * 5) ** 2 * (1 - share) * 1.4
    }
    return height
  }
}

/** Returns the height of a rounded edge: a quarter circle up to `radius` from the edge, and level beyond it. */
export function roundedEdgeHeight(inset: number, radius: number): number {
  const share = Math.min(1, Math.max(0, inset / radius))
  return radius * Math.sqrt(1 - (1 - share) ** 2)
}

/** Returns a smooth transition from 0 to 1. */
export function easeInOut(share: number): number {
  const within = Math.min(1, Math.max(0, share))
  return within * within * (3 - 2 * within)
}

/**
 * Returns the height of soft cloth inside an edge. Loft and creases increase over their `reach` inward from the edge.
 */
export function clothHeight(
  edge: SignedDistance,
  {
    min,
    radius,
    loft,
    creases,
  }: {
    min: number
    radius: number
    loft: { reach: number; rise: number }
    creases: { reach: number; height: Height }
  },
): Height {
  return (x, z) => {
    const inset = -edge(x, z)
    const level = roundedEdgeHeight(inset, radius) + easeInOut(inset / loft.reach) * loft.rise
    return Math.max(min, level + easeInOut(inset / creases.reach) * creases.height(x, z))
  }
}

/** Prints letters on cloth, readable from the front; `turn` is counterclockwise as seen from above. */
export function printOnCloth(
  detail: Detail,
  height: Height,
  {
    at: [x, z],
    turn = 0,
    ...face
  }: {
    at: Place
    turn?: number
    width: number
    height: number
    lines: readonly FlatLine[]
    ink: number
  },
): Mesh {
  const mesh = flatLettering(face)
  const steps = detail.lod === 'full' ? [64, 24] : [8, 3]
  const plane = new PlaneGeometry(face.width, face.height, steps[0], steps[1])
  const position = plane.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [across, up] = [position.getX(index), position.getY(index)]
    const [px, pz] = [
      x + across * Math.cos(turn) - up * Math.sin(turn),
      z - across * Math.sin(turn) - up * Math.cos(turn),
    ]
    position.setXYZ(index, px, height(px, pz) + 0.0009, pz)
  }
  plane.computeVertexNormals()
  mesh.geometry = plane
  return mesh
}
