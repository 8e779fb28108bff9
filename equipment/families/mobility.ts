import { material } from '../materials.ts'
import { model } from '../model.ts'
import { ball, roll } from '../parts/roll.ts'
import { quarterTurn, sides } from '../parts/welded-bar.ts'
import { box } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { bentTube } from '../shapes/pipes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { surface } from '../shapes/ribbons.ts'
import { strip } from '../shapes/strips.ts'
import { type Point, solidOfRevolution } from '../shapes/solid-of-revolution.ts'

export const foamRoller = model(
  'foam-roller',
  {
    length: 0.33,
    diameter: 0.14,
    bore: 0.1,
    relief: 0.004,
    color: 0x1d1d1f,
    core: 0xd8410f,
    ink: 0xf2f2f0,
    brand: 'OSKTIDE',
  },
  ({ length, diameter, bore, relief, color, core, ink, brand }, detail) => {
    const radius = diameter / 2
    const hasRelief = relief > 0 && detail.lod === 'full'
    const steep = (share: number) => 1 / (1 + Math.exp(-12 * share))
    const blocks = (turn: number, along: number) => {
      const [row, column] = [along / 0.034, (turn / (2 * Math.PI)) * 12]
      const shift = Math.floor(row) % 2 === 0 ? 0 : 0.5
      const [x, y] = [Math.abs(((((column + shift) % 1) + 1) % 1) - 0.5), Math.abs((((row % 1) + 1) % 1) - 0.5)]
      return steep(0.44 - x - 0.02) * steep(0.42 - y)
    }
    const skin = surface(
      (u, v) => {
        const [turn, along] = [-u * 2 * Math.PI, (v - 0.5) * length]
        const end = Math.min(0.006, Math.min(v, 1 - v) * length)
        const edge = 0.006 - Math.sqrt(0.006 ** 2 - (0.006 - end) ** 2)
        const out = radius - edge - (hasRelief ? relief * (1 - blocks(turn, along)) : 0)
        return [along, radius + Math.cos(turn) * out, Math.sin(turn) * out]
      },
      hasRelief ? [480, 240] : [detail.round(radius), 24],
      material('vinyl', color),
    )
    const ring: Point[] = [
      [bore / 2, -length / 2 + 0.0004],
      [radius - 0.006, -length / 2 + 0.0004],
      [radius - 0.006, length / 2 - 0.0004],
      [bore / 2, length / 2 - 0.0004],
    ]
    const tube: Point[] = [
      [bore / 2 - 0.004, -length / 2],
      [bore / 2 + 0.0005, -length / 2],
      [bore / 2 + 0.0005, length / 2],
      [bore / 2 - 0.004, length / 2],
    ]
    const lying = (part: ReturnType<typeof solidOfRevolution>) => placePart(part, [0, radius, 0], [0, 0, quarterTurn])
    const name =
      relief === 0 &&
      placePart(
        groupParts(
          placePart(
            flatLettering({
              width: length * 0.6,
              height: 0.03,
              lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.017 }],
              ink,
            }),
            [0, radius * 0.5, radius * 0.87 + 0.0016],
            [-0.52, 0, 0],
          ),
        ),
        [0, radius, 0],
      )
    return groupParts(
      skin,
      lying(solidOfRevolution(detail, ring, material('vinyl', color))),
      bore > 0.02 && lying(solidOfRevolution(detail, tube, material('plastic', core))),
      name,
    )
  },
)

export const massageBall = model(
  'massage-ball',
  { diameter: 0.064, isDouble: false, color: 0xd8410f, ink: 0xf2f2f0, brand: 'OSKTIDE' },
  ({ diameter, isDouble, color, ink, brand }, detail) => {
    const radius = diameter / 2
    const rubber = material('rubber', color)
    const letters = (x: number) =>
      placePart(
        flatLettering({
          width: diameter * 0.5,
          height: 0.01,
          lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.0052 }],
          ink,
        }),
        [x, radius * 1.32, radius * 0.955],
        [-0.3, 0, 0],
      )
    if (!isDouble) return groupParts(placePart(ball(detail, radius, rubber), [0, radius, 0]), letters(0))
    const apart = radius * 0.94
    const waist: Point[] = Array.from({ length: 9 }, (_, at) => {
      const share = at / 4 - 1
      return [radius * (0.62 + 0.16 * share * share), share * apart * 0.42]
    })
    return groupParts(
      ...sides.map((side) => placePart(ball(detail, radius, rubber), [side * apart, radius, 0])),
      placePart(
        solidOfRevolution(detail, [[0, waist[0]![1]], ...waist, [0, waist.at(-1)![1]]], rubber),
        [0, radius, 0],
        [0, 0, quarterTurn],
      ),
      letters(-apart),
    )
  },
)

export const exerciseMat = model(
  'exercise-mat',
  { width: 0.61, length: 1.83, thickness: 0.01, color: 0x2a2b2d, strap: 0xd8410f },
  ({ width, length, thickness, color, strap }, detail) => {
    const pitch = thickness * 1.04
    const turns = (Math.sqrt(length / (Math.PI * pitch) + 4) - 2) * 0.98
    const steps = Math.ceil(turns * 48)
    const line = Array.from({ length: steps + 1 }, (_, at): readonly [number, number] => {
      const turn = 0.9 + ((at - steps) / 48) * Math.PI * 2
      const out = pitch * 2 + (pitch * at) / 48
      return [Math.cos(turn) * out, Math.sin(turn) * out]
    })
    const radius = pitch * 2 + pitch * turns + thickness / 2
    const bands = [-0.28, 0.28].map((share) =>
      placePart(
        solidOfRevolution(
          detail,
          [
            [radius - 0.001, -0.0125],
            [radius + 0.0016, -0.0125],
            [radius + 0.0016, 0.0125],
            [radius - 0.001, 0.0125],
          ],
          material('canvas', strap),
        ),
        [share * width, radius + 0.0016, 0],
        [0, 0, quarterTurn],
      ),
    )
    const rolled = strip(detail, line, { thickness, width, material: material('vinyl', color) })
    return groupParts(
      placePart(groupParts(placePart(rolled, [0, 0, 0], [0, quarterTurn, 0])), [0, radius + 0.0016, 0]),
      ...bands,
    )
  },
)

export const parallettes = model(
  'parallettes',
  {
    length: 0.6,
    height: 0.3,
    foot: 0.3,
    diameter: 0.04,
    apart: 0.42,
    isSteel: false,
    color: 0xc79a63,
    footColor: 0xb98d5a,
  },
  ({ length, height, foot, diameter, apart, isSteel, color, footColor }, detail) => {
    // On wooden bars, the joint is higher than the rail.
    const rail = height - diameter / 2 - (isSteel ? 0 : 0.009)
    const wooden = () => {
      const bar = placePart(
        roll(detail, diameter / 2, length, material('wood', color), 0.003),
        [0, rail, 0],
        [0, 0, quarterTurn],
      )
      const feet = sides.flatMap((side) => {
        const x = side * (length / 2 - 0.07)
        return [
          placePart(box(detail, [0.045, rail - 0.045, 0.045], material('wood', footColor), 0.004), [
            x,
            (rail - 0.045) / 2 + 0.045,
            0,
          ]),
          placePart(box(detail, [0.05, 0.042, foot], material('wood', footColor), 0.006), [x, 0.025, 0]),
          ...sides.map((end) =>
            placePart(box(detail, [0.048, 0.006, 0.05], material('rubber'), 0.002), [
              x,
              0.003,
              end * (foot / 2 - 0.035),
            ]),
          ),
          placePart(
            roll(detail, diameter / 2 + 0.009, 0.046, material('wood', footColor), 0.004),
            [x, rail, 0],
            [0, 0, quarterTurn],
          ),
        ]
      })
      return groupParts(bar, ...feet)
    }
    const steely = () => {
      const steel = material('powder', color)
      const [end, radius] = [length / 2 - 0.03, diameter / 2]
      const pipe = bentTube(
        detail,
        [
          [-end, 0.02, 0],
          [-end, rail, 0],
          [end, rail, 0],
          [end, 0.02, 0],
        ],
        { radius, bend: 0.07, wall: 0.002, material: steel },
      )
      const feet = sides.flatMap((side) => [
        bentTube(
          detail,
          [
            [side * end, 0.022, -foot / 2],
            [side * end, 0.022, 0],
            [side * end, 0.022, foot / 2],
          ],
          { radius: 0.016, bend: 0.01, wall: 0.002, material: steel },
        ),
        ...sides.map((to) =>
          placePart(
            roll(detail, 0.022, 0.035, material('rubber'), 0.006),
            [side * end, 0.022, to * (foot / 2 - 0.012)],
            [quarterTurn, 0, 0],
          ),
        ),
      ])
      return groupParts(pipe, ...feet)
    }
    return groupParts(...sides.map((side) => placePart(isSteel ? steely() : wooden(), [0, 0, (side * apart) / 2])))
  },
)
