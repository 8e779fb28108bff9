import type { BufferGeometry } from 'three'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'

/** Smooths the shading, except at edges sharper than an angle in radians. */
export function smoothNormals(geometry: BufferGeometry, angle: number): BufferGeometry {
  // Three.js merges corners within 0.01 units. In meters, that would merge whole parts, so the geometry is scaled to
  // millimeters.
  return toCreasedNormals(geometry.scale(1_000, 1_000, 1_000), angle).scale(0.001, 0.001, 0.001)
}
