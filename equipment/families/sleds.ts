import type { Group, Material, Object3D } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model } from '../model.ts'
import { roll, torus } from '../parts/roll.ts'
import { nameplate, quarterTurn, sides } from '../parts/welded-bar.ts'
import { openTube } from '../parts/open-tube.ts'
import { box } from '../shapes/boxes.ts'
import { bentTube } from '../shapes/pipes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { strip } from '../shapes/strips.ts'
import { cylinder } from '../shapes/solid-of-revolution.ts'

/** Height of the deck, in meters. */
const deck = 0.085

export const sled = model(
  'sled',
  { length: 1.02, width: 0.61, height: 1.01, post: 0.41, color: 0x2b2c30, gripColor: 0x151517, brand: 'IRONWRIGHT' },
  ({ length, width, height, post, color, gripColor, brand }, detail) => {
    const steel = material('powder', color)
    const [x, back, front] = [width / 2 - 0.03, -length / 2 + 0.05, length / 2]
    const crossing = (z: number) =>
      placePart(openTube(detail, [0.05, 0.05, width - 0.11], steel), [0, 0.055, z], [0, quarterTurn, 0])
    const plate = placePart(box(detail, [width - 0.11, 0.003, 0.36], steel, 0.001), [0, deck - 0.0025, 0.02])
    const pole = cappedPipe(detail, [0, 0.02], [deck, deck + post], 0.025, material('zinc'))
    const flange = placePart(cylinder(detail, 0.06, 0.008, steel), [0, deck + 0.004, 0.02])
    const low = bentTube(
      detail,
      [
        [-x, deck + 0.22, back + 0.06],
        [0, deck + 0.22, back + 0.06],
        [x, deck + 0.22, back + 0.06],
      ],
      { radius: 0.019, bend: 0.02, wall: 0.002, material: steel },
    )
    const eye = placePart(torus(detail, 0.028, 0.007, material('zinc')), [0, 0.06, front - 0.1], [0, 0, quarterTurn])
    const tongue = placePart(box(detail, [0.012, 0.05, 0.09], steel, 0.002), [0, 0.055, front - 0.17])
    const name = placePart(nameplate(detail, 0.3, 0.055, 0x151517, brand), [0, deck + 0.26, back + 0.092], [0, 0, 0])
    const board = placePart(box(detail, [2 * x - 0.05, 0.08, 0.006], steel, 0.002), [0, deck + 0.26, back + 0.089])
    return groupParts(
      ...sides.flatMap((side) => runner(detail, side * x, length, steel)),
      crossing(back + 0.06),
      crossing(-0.1),
      crossing(0.16),
      crossing(front - 0.2),
      plate,
      flange,
      pole,
      ...sides.flatMap((side) => pushPost(detail, [side * x, back], height, steel, gripColor)),
      low,
      eye,
      tongue,
      board,
      name,
    )
  },
)

function cappedPipe(
  detail: Detail,
  [x, z]: readonly [x: number, z: number],
  [from, to]: readonly [from: number, to: number],
  radius: number,
  finish: Material,
): Group {
  return groupParts(
    bentTube(
      detail,
      [
        [x, from, z],
        [x, (from + to) / 2, z],
        [x, to, z],
      ],
      { radius, bend: 0.01, wall: 0.002, material: finish },
    ),
    placePart(roll(detail, radius - 0.001, 0.006, material('plastic'), 0.002), [x, to - 0.001, z]),
  )
}

function runner(detail: Detail, x: number, length: number, steel: Material): Object3D[] {
  const line = [
    [-length / 2, 0.07],
    [-length / 2 + 0.03, 0.03],
    [-length / 2 + 0.08, 0.005],
    [length / 2 - 0.12, 0.005],
    [length / 2 - 0.05, 0.035],
    [length / 2, 0.1],
  ] as const
  const sole = strip(detail, line, { thickness: 0.01, width: 0.04, material: material('black zinc') })
  return [
    placePart(sole, [x, 0, 0], [0, -quarterTurn, 0]),
    placePart(openTube(detail, [0.05, 0.07, length - 0.22], steel), [x, 0.045, -0.01]),
  ]
}

function pushPost(
  detail: Detail,
  [x, back]: readonly [x: number, z: number],
  height: number,
  steel: Material,
  gripColor: number,
): Object3D[] {
  return [
    placePart(openTube(detail, [0.06, 0.06, 0.25], steel), [x, deck + 0.125, back + 0.06], [quarterTurn, 0, 0]),
    cappedPipe(detail, [x, back + 0.06], [deck, height - 0.01], 0.021, material('black zinc')),
    placePart(roll(detail, 0.0235, 0.36, material('rubber', gripColor), 0.004), [x, height - 0.18, back + 0.06]),
    bentTube(
      detail,
      [
        [x, deck + 0.2, back + 0.08],
        [x, deck + 0.19, back + 0.1],
        [x, deck, back + 0.33],
      ],
      { radius: 0.017, bend: 0.03, wall: 0.002, material: steel },
    ),
  ]
}

export const dragSled = model(
  'drag-sled',
  { length: 0.6, width: 0.4, rise: 0.12, post: 0.3, gauge: 0.005, color: 0x2b2c30 },
  ({ length, width, rise, post, gauge, color }, detail) => {
    const steel = material('powder', color)
    const [front, back] = [length / 2, -length / 2]
    const pan = strip(
      detail,
      [
        [back, 0.05],
        [back + 0.03, 0.018],
        [back + 0.07, gauge / 2],
        [front - 0.16, gauge / 2],
        [front - 0.09, 0.022],
        [front - 0.03, rise * 0.62],
        [front, rise],
      ],
      { thickness: gauge, width, material: steel },
    )
    const pipe = bentTube(
      detail,
      [
        [0, gauge, 0],
        [0, post / 2, 0],
        [0, post, 0],
      ],
      { radius: 0.0245, bend: 0.01, wall: 0.003, material: material('zinc') },
    )
    const eye = placePart(
      torus(detail, 0.024, 0.006, material('zinc')),
      [0, rise - 0.012, front + 0.006],
      [0, 0, quarterTurn],
    )
    return groupParts(
      placePart(groupParts(pan), [0, 0, 0], [0, -quarterTurn, 0]),
      placePart(
        groupParts(pipe, placePart(roll(detail, 0.023, 0.006, material('plastic'), 0.002), [0, post - 0.001, 0])),
        [0, 0, -0.02],
      ),
      placePart(roll(detail, 0.06, 0.008, steel, 0.002), [0, gauge + 0.004, -0.02]),
      eye,
    )
  },
)
