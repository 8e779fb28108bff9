import type { Group, Object3D } from 'three'
import { placed, together } from '../shapes/placed.ts'

/** Turns a collar that was built around z onto a bar along x, `middle` above the floor. */
export function onBar(middle: number, ...parts: Object3D[]): Group {
  return together(placed(together(...parts), [0, middle, 0], [0, Math.PI / 2, 0]))
}
