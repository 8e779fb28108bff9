import type { Group } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { box, rectangle, sheet } from '../shapes/boxes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder } from '../shapes/solid-of-revolution.ts'

const lying = Math.PI / 2
/** Thickness of the board under the foam, in meters. */
const board = 0.015

/** Builds a padded board along z with its top at y = 0. `thickness` includes foam and board. */
export function pad(
  detail: Detail,
  { width, length, thickness, color = 0x1a1a1c }: { width: number; length: number; thickness: number; color?: number },
): Group {
  const foam = thickness - board
  const body = placePart(box(detail, [width, foam, length], material('vinyl', color), foam * 0.34), [0, -foam / 2, 0])
  const wood = placePart(box(detail, [width - 0.016, board, length - 0.016], material('wood', 0x2a2622), 0.002), [
    0,
    -foam - board / 2,
    0,
  ])
  const welt = (drop: number) =>
    placePart(
      sheet(detail, rectangle(width + 0.0026, length + 0.0026, foam * 0.36), 0.0034, material('vinyl', color), 0.0013),
      [0, drop - 0.0017, 0],
      [-lying, 0, 0],
    )
  // Two seams: where the top meets the side, and where the side turns under.
  const seams = detail.lod === 'full' ? [welt(-foam * 0.36), welt(-foam * 0.74)] : []
  return groupParts(body, wood, ...seams)
}

/** Builds wooden slats along z with small gaps and their top at y = 0. */
export function slats(
  detail: Detail,
  {
    width,
    length,
    thickness,
    count,
    color,
  }: { width: number; length: number; thickness: number; count: number; color: number },
): Group {
  const gap = 0.003
  const each = (width - gap * (count - 1)) / count
  return groupParts(
    ...Array.from({ length: count }, (_, at) =>
      placePart(box(detail, [each, thickness, length], material('wood', color + ((at * 5) % 3) * 0x080a0c), 0.005), [
        (at - (count - 1) / 2) * (each + gap),
        -thickness / 2,
        0,
      ]),
    ),
  )
}

/** Builds a wheel on the x axis, centered on the origin. */
export function wheel(detail: Detail, radius: number, width: number): Group {
  return groupParts(
    placePart(
      groupParts(
        cylinder(detail, radius, width, material('rubber', 0x232325)),
        detail.shows(0.02) && cylinder(detail, radius * 0.62, width + 0.004, material('plastic', 0x3a3b3e)),
        detail.shows(0.02) && cylinder(detail, radius * 0.24, width + 0.012, material('zinc')),
      ),
      [0, 0, 0],
      [0, 0, lying],
    ),
  )
}
