import { type Material, Mesh, Path } from 'three'
import type { Detail } from '../detail.ts'
import { box, rectangle, sheet } from '../shapes/boxes.ts'

/** Builds an open rectangular tube along z, centered on the origin. At coarser levels, it is a plain box. */
export function openTube(
  detail: Detail,
  [width, height, length]: readonly [number, number, number],
  material: Material,
  wall = 0.002,
): Mesh {
  if (detail.lod !== 'full') return box(detail, [width, height, length], material, 0)
  const shape = rectangle(width, height, 0.004)
  shape.holes.push(new Path(rectangle(width - 2 * wall, height - 2 * wall, 0.002).getPoints(3)))
  const { geometry } = sheet(detail, shape, length, material, 0)
  geometry.translate(0, 0, -length / 2)
  return new Mesh(geometry, material)
}
