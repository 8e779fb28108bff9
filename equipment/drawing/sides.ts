import type { Place } from './edges.ts'

export interface Side {
  name: 'front' | 'right' | 'top'
  /** Converts coordinates to right, up and towards the viewer, in millimeters. */
  seen: (place: Place) => Place
}

/** Third-angle projection, as usual in America: top view above the front, right view to its right. */
export const sides = {
  front: { name: 'front', seen: ([x, y, z]) => [x, y, z] },
  right: { name: 'right', seen: ([x, y, z]) => [-z, y, x] },
  top: { name: 'top', seen: ([x, y, z]) => [x, -z, y] },
} as const satisfies Record<string, Side>
