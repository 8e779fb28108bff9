import { CylinderGeometry, LatheGeometry, type Material, Mesh, Vector2 } from 'three'
import type { Detail } from '../detail.ts'

/** Distance from the axis, and position along it, in meters. */
export type Point = readonly [radius: number, along: number]

/**
 * Builds a solid of revolution around the y axis. The profile runs upward on the outside. Ends that are off the axis
 * are closed.
 */
export function solidOfRevolution(detail: Detail, profile: readonly Point[], material: Material): Mesh {
  const widest = Math.max(...profile.map(([radius]) => radius))
  const closed = [...profile]
  const [first, last] = [closed[0]!, closed.at(-1)!]
  const isRing = profile.every(([radius]) => radius > 0)
  if (isRing && (first[0] !== last[0] || first[1] !== last[1])) closed.push(first)
  const points = closed.map(([radius, along]) => new Vector2(radius, along))
  return new Mesh(new LatheGeometry(points, detail.round(widest)), material)
}

/** Builds a solid cylinder around the y axis, centered on the origin. */
export function cylinder(detail: Detail, radius: number, length: number, material: Material): Mesh {
  return new Mesh(new CylinderGeometry(radius, radius, length, detail.round(radius)), material)
}

/** Builds a hexagonal prism around the y axis; `across` is measured across the flats. */
export function hexagon(across: number, height: number, material: Material): Mesh {
  const radius = across / 2 / Math.cos(Math.PI / 6)
  return new Mesh(new CylinderGeometry(radius, radius, height, 6), material)
}
