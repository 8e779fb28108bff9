import type { Mesh } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { box } from '../shapes/boxes.ts'
import { type FlatLine, flatLettering } from '../shapes/lettering.ts'
import { placePart } from '../shapes/place-part.ts'

/** Builds a monitor that faces +z; its screen is `rise` above the center. */
export function monitor(
  detail: Detail,
  {
    size: [width, height],
    screen: [across, up],
    rise,
    lines,
  }: {
    size: readonly [width: number, height: number]
    screen: readonly [width: number, height: number]
    rise: number
    lines: readonly FlatLine[]
  },
): Mesh[] {
  return [
    box(detail, [width, height, 0.035], material('plastic', 0x17171a), 0.012),
    placePart(box(detail, [across, up, 0.004], material('plastic', 0xb7c0b0), 0.001), [0, rise, 0.0165]),
    placePart(flatLettering({ width: across, height: up, lines, ink: 0x1a1c1a }), [0, rise, 0.0188]),
  ]
}
