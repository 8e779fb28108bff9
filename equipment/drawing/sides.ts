import type { Place } from './edges.ts'

/** A side that a model is drawn from. */
export interface Side {
  name: 'front' | 'right' | 'top'
  /** A place as it is seen: to the right, up, and towards who looks; millimetres. */
  seen: (place: Place) => Place
}

/** As drawings are laid out in America: the top above the front, the right side to its right. */
export const sides = {
  front: { name: 'front', seen: ([x, y, z]) => [x, y, z] },
  right: { name: 'right', seen: ([x, y, z]) => [-z, y, x] },
  top: { name: 'top', seen: ([x, y, z]) => [x, -z, y] },
} as const satisfies Record<string, Side>
