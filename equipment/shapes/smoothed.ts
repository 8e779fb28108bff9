import type { BufferGeometry } from 'three'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'

/** A surface that is shaded round, but for edges sharper than an angle in radians. */
export function smoothed(geometry: BufferGeometry, angle: number): BufferGeometry {
  // Corners within a hundredth of a unit count as one: in metres that is a whole part, in millimetres it is none.
  return toCreasedNormals(geometry.scale(1_000, 1_000, 1_000), angle).scale(0.001, 0.001, 0.001)
}
