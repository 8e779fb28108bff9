import type { Group, Material } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { rectangle, sheet } from '../shapes/boxes.ts'
import { buildKnurl } from '../shapes/knurl.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { bentTube } from '../shapes/pipes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { bushingLength, alignedSleeves } from './straight-bar.ts'

export type Place = readonly [x: number, y: number, z: number]

export const quarterTurn = Math.PI / 2
/** Knurl height of welded bars, in meters. */
export const knurlDepth = 0.0003
/** Height of the center of a bar that rests on its sleeve collars on the floor. */
export const restHeight = 0.0345
export const sides = [-1, 1] as const
export const sleeveDefaults = { sleeve: 0.405, sleeveDiameter: 0.05, sleeveFinish: 'zinc', hasGrooves: false }

/** Builds both sleeves of a bar on the floor; `end` is the distance from the center to the start of a sleeve. */
export function sleeves(
  detail: Detail,
  bar: { length: number; sleeve: number; sleeveDiameter: number; sleeveFinish: string; hasGrooves: boolean },
  pin = 0.0285,
) {
  const inner = bar.length - 2 * (bar.sleeve + bushingLength)
  const steel = material(bar.sleeveFinish)
  const sleeveGroup = alignedSleeves(detail, inner, { ...bar, shaft: pin, sleeveMaterial: steel })
  return { end: inner / 2, pair: placePart(sleeveGroup, [0, restHeight, 0]) }
}

export function tube(
  detail: Detail,
  places: readonly Place[],
  diameter: number,
  color: number,
  wall = 0.003,
  bend = 0.06,
) {
  return bentTube(detail, places, { radius: diameter / 2, bend, wall, material: material('powder', color) })
}

/** Builds a straight handle along z that is knurled in the middle. */
export function handle(detail: Detail, length: number, grip: number, diameter: number, steel: Material): Group {
  return groupParts(
    bentTube(
      detail,
      [
        [0, 0, -length / 2],
        [0, 0, 0],
        [0, 0, length / 2],
      ],
      { radius: diameter / 2, bend: 0.01, wall: 0.004, material: steel },
    ),
    placePart(
      buildKnurl(detail, { radius: diameter / 2, length: grip, depth: knurlDepth, material: steel }),
      [0, 0, 0],
      [quarterTurn, 0, 0],
    ),
  )
}

export function nameplate(detail: Detail, width: number, height: number, color: number, brand: string): Group {
  const lines = [{ text: brand, x: 0.5, y: 0.5, size: height * 0.42 }]
  return groupParts(
    sheet(detail, rectangle(width, height, 0.004), 0.003, material('powder', color)),
    placePart(flatLettering({ width, height, lines, ink: 0xf2f2f0 }), [0, 0, 0.0033]),
  )
}
