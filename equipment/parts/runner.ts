import { type Group } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { box, polygon, rectangle, sheet } from '../shapes/boxes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { boltHead } from './bolt.ts'
import { lyingTube } from './steel-tube.ts'
import type { RackSteel } from './upright.ts'

const quarter = Math.PI / 2

/** Builds a closed tube along z that lies on rubber on the floor. */
export function runner(detail: Detail, steel: RackSteel, length: number): Group {
  const { width, depth, wall, paint } = steel
  const lift = 0.003
  const tube = lyingTube(detail, { length: length - 0.008, height: depth - lift, depth: width, wall, material: paint })
  const group = groupParts(placePart(tube, [0, lift + (depth - lift) / 2, 0], [0, quarter, 0]))
  for (const side of [-1, 1]) {
    const cap = box(detail, [width - 0.001, depth - lift - 0.001, 0.006], material('plastic'), 0.002)
    group.add(placePart(cap, [0, lift + (depth - lift) / 2, side * (length / 2 - 0.003)]))
    const rubber = box(detail, [width - 0.004, 0.004, 0.12], material('rubber'), 0.001)
    group.add(placePart(rubber, [0, 0.002, side * (length / 2 - 0.08)]))
  }
  return group
}

/** Builds the joint between an upright at y = 0 and its runner: a bolted plate with ribs in front and behind. */
export function shoe(detail: Detail, steel: RackSteel, reach = 0.11): Group {
  const { width, depth, paint, hardware } = steel
  const plate = sheet(detail, rectangle(width, depth + 2 * reach, 0.006), 0.008, paint)
  const group = groupParts(placePart(plate, [0, 0, 0], [-quarter, 0, 0]))
  const rib = polygon([
    [0, 0.007],
    [reach - 0.01, 0.007],
    [reach - 0.01, 0.014],
    [0.01, 0.15],
    [0, 0.15],
  ])
  for (const side of [-1, 1]) {
    for (const x of [-1, 1]) {
      const flat = placePart(sheet(detail, rib, 0.006, paint), [0, 0, -0.003])
      group.add(placePart(groupParts(flat), [x * (width / 2 - 0.006), 0, (side * depth) / 2], [0, -side * quarter, 0]))
    }
    const bolt = boltHead(detail, { thread: 0.016, material: hardware })
    group.add(placePart(bolt, [0, 0.008, side * (depth / 2 + reach * 0.6)], [-quarter, 0, 0]))
  }
  return group
}
