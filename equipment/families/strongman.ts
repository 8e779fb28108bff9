import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { openTube } from '../parts/open-tube.ts'
import { roll } from '../parts/roll.ts'
import { sleeveDefaults, nameplate, quarterTurn, restHeight, sides, sleeves, tube } from '../parts/welded-bar.ts'
import { box, rectangle, sheet } from '../shapes/boxes.ts'
import { buildKnurl } from '../shapes/knurl.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { bentTube } from '../shapes/pipes.ts'
import { arc, strip } from '../shapes/strips.ts'
import { cylinder, type Point, solidOfRevolution } from '../shapes/solid-of-revolution.ts'
import { circusDumbbell } from './circus-dumbbells.ts'
import { atlasStone, powerBag, sandbag, strongmanTire } from './loads.ts'
import { dragSled, sled } from './sleds.ts'

const log = model(
  'log',
  {
    ...sleeveDefaults,
    length: 2.1,
    drum: 0.27,
    body: 1.2,
    wall: 0.004,
    grips: 0.6,
    opening: 0.15,
    color: 0x2b2c30,
    brand: 'IRONWRIGHT',
  },
  (params, detail) => {
    const { length, drum, body, wall, grips, opening, color, brand } = params
    const [radius, y] = [drum / 2, drum / 2]
    const steel = material('powder', color)
    const shell = (from: number, to: number) => {
      const part = solidOfRevolution(
        detail,
        [
          [radius - wall, from],
          [radius, from],
          [radius, to],
          [radius - wall, to],
        ],
        steel,
      )
      return placePart(part, [0, y, 0], [0, 0, -quarterTurn])
    }
    const [inner, outer] = [grips / 2 - opening / 2, grips / 2 + opening / 2]
    const wallAt = (x: number) =>
      placePart(cylinder(detail, radius - wall / 2, 0.006, steel), [x, y, 0], [0, 0, quarterTurn])
    const openings = sides.flatMap((side) => {
      // The drum has openings above and below each handle, for the fingers.
      const cheeks = [0, Math.PI].map((turn) =>
        placePart(
          strip(detail, arc([0, 0], radius - wall / 2, [turn - 0.75, turn + 0.75], 36), {
            thickness: wall,
            width: opening + 0.002,
            material: steel,
          }),
          [(side * grips) / 2, y, 0],
          [0, quarterTurn, 0],
        ),
      )
      const grip = material('black oxide')
      const bar = placePart(
        cylinder(detail, 0.0165, drum - wall, grip),
        [(side * grips) / 2, y, 0],
        [quarterTurn, 0, 0],
      )
      const knurl = buildKnurl(detail, { radius: 0.0165, length: 0.14, depth: 0.0003, material: grip })
      return [...cheeks, bar, placePart(knurl, [(side * grips) / 2, y, 0], [quarterTurn, 0, 0])]
    })
    const { pair } = sleeves(detail, { ...params, length: length + 0.002 })
    const name = placePart(nameplate(detail, inner * 1.5, 0.07, 0x151517, brand), [0, y, radius - 0.0005])
    return groupParts(
      placePart(groupParts(pair), [0, y - restHeight, 0]),
      shell(-body / 2, -outer),
      shell(-inner, inner),
      shell(outer, body / 2),
      ...[-body / 2 + 0.003, -outer + 0.003, -inner - 0.003, inner + 0.003, outer - 0.003, body / 2 - 0.003].map(
        wallAt,
      ),
      ...openings,
      name,
    )
  },
)

const keg = model(
  'keg',
  { diameter: 0.4, height: 0.58, finish: 'stainless' },
  ({ diameter, height, finish }, detail) => {
    const [outer, steel] = [diameter / 2, material(finish)]
    const bead = (at: number): Point[] => [
      [outer - 0.01, at - 0.018],
      [outer - 0.002, at - 0.01],
      [outer, at],
      [outer - 0.002, at + 0.01],
      [outer - 0.01, at + 0.018],
    ]
    const flank: Point[] = [
      [0.02, height * 0.1],
      [outer - 0.05, height * 0.12],
      [outer - 0.014, height * 0.17],
      ...bead(height * 0.34),
      ...bead(height * 0.62),
      [outer - 0.014, height * 0.82],
      [outer - 0.05, height * 0.87],
      [0.03, height * 0.885],
    ]
    const shell = [
      ...flank,
      ...flank
        .map(([radius, along]): Point => [
          Math.max(0.015, radius - 0.0015),
          along + (along > height / 2 ? -0.0015 : 0.0015),
        ])
        .reverse(),
    ]
    const chime = (from: number, to: number) =>
      solidOfRevolution(
        detail,
        [
          [outer - 0.03, from],
          [outer - 0.027, from],
          [outer - 0.024, to - 0.012],
          [outer - 0.018, to - 0.003],
          [outer - 0.021, to],
          [outer - 0.029, to],
          [outer - 0.031, to - 0.004],
        ],
        steel,
      )
    const foot = chime(0, height * 0.16)
    const head = placePart(chime(0, height * 0.16), [0, height * 0.84, 0])
    const grips = [0, Math.PI].map((turn) => {
      const slot = sheet(detail, rectangle(0.12, 0.034, 0.017), 0.014, material('rubber'))
      return placePart(groupParts(placePart(slot, [0, height * 0.935, outer - 0.037])), [0, 0, 0], [0, turn, 0])
    })
    const valve = placePart(roll(detail, 0.036, 0.03, steel, 0.004), [0, height * 0.89, 0])
    return groupParts(solidOfRevolution(detail, shell, steel), foot, head, ...grips, valve)
  },
)

const farmersHandles = model(
  'farmers-handles',
  { length: 1.52, sleeve: 0.33, sleeveFinish: 'zinc', grip: 0.034, rise: 0.17, apart: 0.5, color: 0x2b2c30 },
  ({ length, sleeve, sleeveFinish, grip, rise, apart, color }, detail) => {
    const [steel, foot, end] = [material('powder', color), 0.1, length / 2 - sleeve]
    const bow = [
      [-end - 0.002, foot, 0],
      [-end + 0.07, foot, 0],
      [-0.16, foot + rise, 0],
      [0.16, foot + rise, 0],
      [end - 0.07, foot, 0],
      [end + 0.002, foot, 0],
    ] as const
    const handle = (z: number) => {
      const knurl = buildKnurl(detail, {
        radius: grip / 2,
        length: 0.2,
        depth: 0.0004,
        material: material('black oxide'),
      })
      const halves = sides.flatMap((side) => {
        const pipe = [end, end + sleeve / 2, length / 2 - 0.001].map((x) => [side * x, foot, 0] as const)
        return [
          bentTube(detail, pipe, { radius: 0.025, bend: 0.01, wall: 0.0055, material: material(sleeveFinish) }),
          placePart(
            roll(detail, 0.0245, 0.006, material('plastic'), 0.002),
            [side * (length / 2 - 0.003), foot, 0],
            [0, 0, quarterTurn],
          ),
          placePart(roll(detail, 0.046, 0.01, steel, 0.002), [side * end, foot, 0], [0, 0, quarterTurn]),
          placePart(
            openTube(detail, [0.04, 0.04, foot - 0.012], steel),
            [side * (end - 0.032), foot / 2, 0],
            [quarterTurn, 0, 0],
          ),
          placePart(box(detail, [0.07, 0.008, 0.2], steel, 0.003), [side * (end - 0.032), 0.004, 0]),
        ]
      })
      const grips = placePart(knurl, [0, foot + rise, 0], [0, 0, quarterTurn])
      return placePart(groupParts(tube(detail, bow, grip, color, 0.0055, 0.06), grips, ...halves), [0, 0, z])
    }
    return groupParts(handle(-apart / 2), handle(apart / 2))
  },
)

export const strongman: readonly Model[] = [
  log,
  atlasStone,
  sandbag,
  powerBag,
  sled,
  dragSled,
  strongmanTire,
  keg,
  farmersHandles,
  circusDumbbell,
]
