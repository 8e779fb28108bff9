import type { Group } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { box } from '../shapes/boxes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'

/** Length of a wall in meters. */
export const wallLength = 14

/** Builds a floor slab with its top at y = 0. */
export function slab(detail: Detail, finish: string, color: number) {
  return placePart(box(detail, [wallLength, 0.1, 12], material(finish, color), 0), [0, -0.05, 5.9])
}

/** Builds one-meter rubber tiles with 2 mm joints, as far as the camera sees. */
export function tiles(detail: Detail, color: number): Group {
  const group = groupParts(
    placePart(box(detail, [wallLength, 0.1, 12], material('rubber', 0x101011), 0), [0, -0.06, 5.9]),
  )
  for (let x = -6.5; x <= 6.5; x += 1) {
    for (let z = 0.5; z <= 7.5; z += 1) {
      const tone = color + ((((x * 7 + z * 13) % 3) + 3) % 3) * 0x010101
      group.add(placePart(box(detail, [0.998, 0.02, 0.998], material('rubber', tone), 0.002), [x, -0.01, z]))
    }
  }
  return group
}

/** Builds a wall at z = 0. */
export function wall(detail: Detail, height: number, finish: string, color: number) {
  return placePart(box(detail, [wallLength, height, 0.1], material(finish, color), 0), [0, height / 2, -0.05])
}

/** Builds rows of boards along x with staggered ends. */
export function boards(detail: Detail, colors: readonly number[], width: number, deep: number): Group {
  const group = groupParts()
  const length = 1.8
  for (let row = 0; row * width < deep; row += 1) {
    const shift = ((row * 0.618) % 1) * length
    for (let x = -wallLength / 2 + shift - length; x < wallLength / 2; x += length) {
      const color = colors[Math.abs(row * 5 + Math.round(x * 3)) % colors.length]!
      const from = Math.max(x, -wallLength / 2)
      const cut = x + length - from
      if (cut < 0.1) continue
      const board = box(detail, [cut - 0.0015, 0.02, width - 0.0015], material('wood', color), 0.0012)
      group.add(placePart(board, [from + cut / 2, -0.01, row * width + width / 2]))
    }
  }
  return groupParts(
    group,
    placePart(box(detail, [wallLength, 0.1, 12], material('rubber', 0x2a2019), 0), [0, -0.072, 5.9]),
  )
}
