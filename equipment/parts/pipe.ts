import { type BufferGeometry, type Material, Mesh } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Detail } from '../detail.ts'
import { bentTube } from '../shapes/pipes.ts'
import { solidOfRevolution } from '../shapes/solid-of-revolution.ts'

/** Builds a bent pipe with closed ends. It is hollow, so that the weight is correct. */
export function bentPipe(
  detail: Detail,
  places: Parameters<typeof bentTube>[1],
  of: { radius: number; wall: number; bend?: number; material: Material },
): Mesh {
  const outer = bentTube(detail, places, of)
  if (detail.lod !== 'full') return outer
  const inner = bentTube(detail, places, { ...of, radius: of.radius - of.wall })
  return new Mesh(mergeGeometries([outer.geometry as BufferGeometry, insideOut(inner.geometry)])!, of.material)
}

function insideOut(geometry: BufferGeometry): BufferGeometry {
  const index = geometry.index!
  for (let at = 0; at < index.count; at += 3) {
    const second = index.getX(at + 1)
    index.setX(at + 1, index.getX(at + 2))
    index.setX(at + 2, second)
  }
  return geometry
}

/** Builds a straight open pipe around the y axis, centered on the origin. */
export function straightPipe(
  detail: Detail,
  { radius, wall, length, material }: { radius: number; wall: number; length: number; material: Material },
): Mesh {
  const [end, edge] = [length / 2, Math.min(0.001, wall / 3)]
  return solidOfRevolution(
    detail,
    [
      [radius - wall, -end],
      [radius - edge, -end],
      [radius, -end + edge],
      [radius, end - edge],
      [radius - edge, end],
      [radius - wall, end],
    ],
    material,
  )
}
