import { BoxGeometry, ExtrudeGeometry, type Material, Mesh, type Path, Shape, Vector2 } from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import type { Detail } from '../detail.ts'

/** Builds a box with rounded edges, centered on the origin; lengths in meters. */
export function box(
  detail: Detail,
  [width, height, depth]: readonly [number, number, number],
  material: Material,
  edge = 0.004,
): Mesh {
  const radius = Math.min(edge, width / 2, height / 2, depth / 2)
  const isSharp = radius < 0.0005 || !detail.shows(radius * 2)
  const segments = detail.lod === 'full' ? 4 : 2
  const geometry = isSharp
    ? new BoxGeometry(width, height, depth)
    : new RoundedBoxGeometry(width, height, depth, segments, radius)
  return new Mesh(geometry, material)
}

/** Builds a sheet part from a shape in x and y, extruded toward +z with a bevel. */
export function sheet(detail: Detail, shape: Shape, thickness: number, material: Material, bevel = 0.0008): Mesh {
  const isBevelled = detail.lod === 'full' && bevel > 0
  const geometry = new ExtrudeGeometry(shape, {
    depth: isBevelled ? thickness - 2 * bevel : thickness,
    curveSegments: Math.max(3, Math.round(detail.round(0.02) / 4)),
    bevelEnabled: isBevelled,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: 2,
  })
  if (isBevelled) geometry.translate(0, 0, bevel)
  return new Mesh(geometry, material)
}

export function polygon(places: readonly (readonly [x: number, y: number])[]): Shape {
  return new Shape(places.map(([x, y]) => new Vector2(x, y)))
}

/** Returns a rectangle with rounded corners, centered on the origin. */
export function rectangle(width: number, height: number, radius = 0): Shape {
  const [x, y] = [width / 2, height / 2]
  const r = Math.min(radius, x, y)
  const shape = new Shape()
  shape.moveTo(-x + r, -y)
  shape.lineTo(x - r, -y)
  if (r > 0) shape.absarc(x - r, -y + r, r, -Math.PI / 2, 0, false)
  shape.lineTo(x, y - r)
  if (r > 0) shape.absarc(x - r, y - r, r, 0, Math.PI / 2, false)
  shape.lineTo(-x + r, y)
  if (r > 0) shape.absarc(-x + r, y - r, r, Math.PI / 2, Math.PI, false)
  shape.lineTo(-x, -y + r)
  if (r > 0) shape.absarc(-x + r, -y + r, r, Math.PI, (Math.PI * 3) / 2, false)
  return shape
}

export function hole(x: number, y: number, radius: number): Path {
  const shape = new Shape()
  shape.absarc(x, y, radius, 0, Math.PI * 2, true)
  return shape
}
