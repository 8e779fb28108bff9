import { Box3, type Group } from 'three'
import { bodiesOf } from '../measure.ts'
import { groupParts } from '../shapes/place-part.ts'

/** Centers a part and puts it on the floor. */
export function placeOnFloor(part: Group): Group {
  const around = new Box3()
  for (const body of bodiesOf(part)) around.expandByObject(body, true)
  const { min, max } = around
  part.position.set(-(min.x + max.x) / 2, -min.y, -(min.z + max.z) / 2)
  return groupParts(part)
}
