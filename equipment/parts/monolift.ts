import type { Group } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { polygon, rectangle, sheet } from '../shapes/boxes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder } from '../shapes/solid-of-revolution.ts'
import { boltHead } from './bolt.ts'
import { roll } from './roll.ts'
import type { RackSteel } from './upright.ts'

const quarter = Math.PI / 2

/**
 * Builds a pivoting hook in front of an upright. The upper bolt is at the origin, and the upright's face is at z = 0.
 */
export function monoliftArm(detail: Detail, steel: RackSteel, reach: number): Group {
  const wide = Math.min(0.064, steel.width - 0.002)
  const pivot = 0.072
  const cheek = polygon([
    [-steel.depth * 0.7, -0.04],
    [-steel.depth * 0.7, 0.03],
    [pivot, 0.036],
    [pivot + 0.032, 0.01],
    [pivot + 0.032, -0.024],
    [0.02, -0.13],
    [0, -0.13],
    [0, -0.04],
  ])
  const low = -reach
  const hook = polygon([
    [pivot - 0.026, 0.028],
    [pivot + 0.026, 0.028],
    [pivot + 0.03, low + 0.06],
    [pivot + 0.034, low + 0.01],
    [pivot + 0.05, low - 0.006],
    [pivot + 0.074, low - 0.006],
    [pivot + 0.088, low + 0.012],
    [pivot + 0.09, low + 0.05],
    [pivot + 0.116, low + 0.05],
    [pivot + 0.118, low - 0.01],
    [pivot + 0.092, low - 0.044],
    [pivot + 0.026, low - 0.046],
    [pivot - 0.014, low - 0.016],
    [pivot - 0.022, low + 0.06],
  ])
  const group = groupParts(
    placePart(sheet(detail, rectangle(steel.width, 0.2, 0.01), 0.008, steel.paint), [0, -0.05, 0]),
    placePart(cylinder(detail, steel.hole / 2 - 0.0008, 0.06, material('zinc')), [0, 0, -0.022], [quarter, 0, 0]),
    placePart(cylinder(detail, 0.016, wide + 0.02, material('zinc')), [0, 0, pivot], [0, 0, quarter]),
    placePart(cylinder(detail, 0.012, 0.06, steel.paint), [0, low - 0.014, pivot + 0.105], [1.1, 0, 0]),
    placePart(roll(detail, 0.017, 0.11, material('rubber'), 0.006), [0, low + 0.02, pivot + 0.172], [1.1, 0, 0]),
  )
  const core = placePart(sheet(detail, hook, 0.02, steel.paint), [0, 0, -0.01])
  group.add(placePart(groupParts(core), [0, 0, 0], [0, -quarter, 0]))
  const seat = sheet(detail, rectangle(0.028, 0.05, 0.004), 0.008, material('uhmw', 0x4d5055))
  group.add(placePart(seat, [0, low - 0.004, pivot + 0.062], [-quarter, 0, 0]))
  for (const side of [-1, 1]) {
    const flat = placePart(sheet(detail, cheek, 0.008, steel.paint), [0, 0, -0.004])
    group.add(placePart(groupParts(flat), [side * (steel.width / 2 + 0.0045), 0, 0], [0, -quarter, 0]))
    const head = boltHead(detail, { thread: 0.02, material: steel.hardware })
    group.add(placePart(head, [side * (steel.width / 2 + 0.0085), 0, pivot], [0, side * quarter, 0]))
  }
  return group
}
