import type { Group, Object3D } from 'three'
import { placePart, groupParts } from '../shapes/place-part.ts'

/** Turns a collar that was built around z onto a bar along x, `middle` above the floor. */
export function placeOnBar(middle: number, ...parts: Object3D[]): Group {
  return groupParts(placePart(groupParts(...parts), [0, middle, 0], [0, Math.PI / 2, 0]))
}
