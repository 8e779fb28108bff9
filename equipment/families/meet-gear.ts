import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { roll, torus } from '../parts/roll.ts'
import { box, hole, rectangle, sheet } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { bentTube } from '../shapes/pipes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { type Point, solidOfRevolution } from '../shapes/solid-of-revolution.ts'

const quarter = Math.PI / 2
const sides = [-1, 1] as const

function lens(detail: Detail, radius: number, finish: string, color: number) {
  const steps = detail.lod === 'full' ? 24 : 4
  const bulge = radius * 0.3
  const dome = Array.from({ length: steps + 1 }, (_, at): Point => {
    const turn = (at / steps) * quarter
    return [at === steps ? 0 : Math.cos(turn) * radius, 0.004 + Math.sin(turn) * bulge]
  })
  return solidOfRevolution(detail, [[0, 0], [radius, 0], ...dome], material(finish, color))
}

const refereeLights = model(
  'referee-lights',
  {
    width: 0.96,
    height: 1.24,
    lens: 0.1,
    color: 0x24262b,
    left: 0xf4f2ea,
    middle: 0xf4f2ea,
    right: 0xc0161c,
    isLit: false,
    brand: 'IRONWRIGHT',
    ink: 0xf2f2f0,
  },
  ({ width, height, lens: radius, color, left, middle, right, isLit, brand, ink }, detail) => {
    const [high, deep] = [radius * 3.5, 0.09]
    const steel = material('powder', color)
    const at = height - high / 2
    const shell = placePart(box(detail, [width, high, deep], steel, 0.012), [0, at, 0])
    const face = placePart(box(detail, [width - 0.04, high - 0.04, 0.004], material('plastic', 0x0e0f11), 0.001), [
      0,
      at,
      deep / 2 + 0.001,
    ])
    const up = at + high * 0.09
    const lamps = [left, middle, right].flatMap((tone, place) => {
      const x = (place - 1) * width * 0.31
      return [
        placePart(lens(detail, radius, isLit ? 'lamp' : 'urethane', tone), [x, up, deep / 2 + 0.003], [quarter, 0, 0]),
        placePart(torus(detail, radius + 0.006, 0.009, material('chrome')), [x, up, deep / 2 + 0.004], [quarter, 0, 0]),
      ]
    })
    const lines = [{ text: brand, x: 0.5, y: 0.5, size: 0.03 }]
    const name = flatLettering({ width: width * 0.7, height: 0.06, lines, ink })
    const legs = sides.map((way) => {
      const x = way * width * 0.3
      const stem = bentTube(
        detail,
        [
          [x, 0.02, 0],
          [x, height * 0.4, 0],
          [x, height - high + 0.02, 0],
        ],
        { radius: 0.019, bend: 0.01, wall: 0.002, material: steel },
      )
      return groupParts(
        stem,
        placePart(box(detail, [0.06, 0.02, 0.46], steel, 0.004), [x, 0.011, 0]),
        ...sides.map((end) =>
          placePart(box(detail, [0.064, 0.012, 0.03], material('rubber'), 0.003), [x, 0.006, end * 0.2]),
        ),
      )
    })
    return groupParts(shell, face, ...lamps, ...legs, placePart(name, [0, at - high * 0.41, deep / 2 + 0.0034]))
  },
)

const namePlate = model(
  'name-plate',
  {
    width: 0.22,
    height: 0.066,
    thickness: 0.003,
    finish: 'anodized',
    color: 0xc39b4a,
    ink: 0x201a10,
    line: 'FOUR PLATES A SIDE',
    name: 'VALE',
  },
  ({ width, height, thickness, finish, color, ink, line, name }, detail) => {
    const shape = rectangle(width, height, 0.005)
    const [x, y] = [width / 2 - 0.011, height / 2 - 0.011]
    const places = sides.flatMap((across) => sides.map((up) => [across * x, up * y] as const))
    if (detail.lod === 'full') for (const [across, up] of places) shape.holes.push(hole(across, up, 0.0026))
    const metal = material(finish, color)
    const plate = placePart(sheet(detail, shape, thickness, metal, 0.0006), [0, height / 2, -thickness / 2])
    const screws = detail.shows(0.009)
      ? places.map(([across, up]) =>
          groupParts(
            placePart(
              roll(detail, 0.0044, 0.0018, material('black oxide'), 0.0007),
              [across, height / 2 + up, thickness / 2 + 0.0008],
              [quarter, 0, 0],
            ),
            placePart(box(detail, [0.0055, 0.001, 0.0006], material('rubber', 0x0c0c0c), 0), [
              across,
              height / 2 + up,
              thickness / 2 + 0.0017,
            ]),
          ),
        )
      : []
    const lines = [
      { text: name, x: 0.5, y: 0.4, size: height * 0.3, most: 0.78 },
      { text: line, x: 0.5, y: 0.77, size: height * 0.1, most: 0.78 },
    ]
    const letters = flatLettering({ width, height, lines, ink, relief: 0.0004 })
    const all = groupParts(plate, ...screws, placePart(letters, [0, height / 2, thickness / 2 + 0.0002]))
    // Moved back, because the screw heads protrude in front.
    return groupParts(placePart(all, [0, 0, -0.001]))
  },
)

export const meetGear: readonly Model[] = [refereeLights, namePlate]
