import type { Group, Object3D } from 'three'
import { placePart, groupParts } from '../shapes/place-part.ts'

/** Places a collar built around z on a bar along x, `middle` meters above the floor. */
export function placeOnBar(middle: number, ...parts: Object3D[]): Group {
  return groupParts(placePart(groupParts(...parts), [0, middle, 0], [0, Math.PI / 2, 0]))
}
