import type { Place } from './edges.ts'

export interface Side {
  name: 'front' | 'right' | 'top'
  /** Converts coordinates to millimeters to the right, up, and toward the viewer. */
  seen: (place: Place) => Place
}

/**
 * Third-angle projection, the US standard: the top view is above the front view, and the right view is to its
 * right.
 */
export const sides = {
  front: { name: 'front', seen: ([x, y, z]) => [x, y, z] },
  right: { name: 'right', seen: ([x, y, z]) => [-z, y, x] },
  top: { name: 'top', seen: ([x, y, z]) => [x, -z, y] },
} as const satisfies Record<string, Side>
