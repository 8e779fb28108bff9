import { material } from '../materials.ts'
import { model } from '../model.ts'
import { box } from '../shapes/boxes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { arc, strip } from '../shapes/strips.ts'

type Place = readonly [x: number, y: number]
const quarter = Math.PI / 2

function rolledUp(turns: number, inner: number, pitch: number, tail: number): Place[] {
  const steps = Math.ceil(turns * 30)
  const coil = Array.from({ length: steps + 1 }, (_, at): Place => {
    const turn = (at / 30) * Math.PI * 2
    const out = inner + (pitch * at) / 30
    return [Math.sin(turn) * out, -Math.cos(turn) * out]
  })
  const [, last] = coil.at(-1)!
  return [...coil, [tail * 0.3, last + 0.001], [tail * 0.7, last + 0.002], [tail, last]]
}

export const liftingStraps = model(
  'lifting-straps',
  { width: 0.038, thickness: 0.003, color: 0x1d1d1f, thread: 0xd8410f },
  ({ width, thickness, color, thread }, detail) => {
    const cloth = material('canvas', color)
    const line = rolledUp(4, 0.011, thickness * 1.08, 0.1)
    const low = line.at(-1)![1]
    const eye = [
      [0.092, low],
      [0.115, low],
      ...arc([0.145, low + 0.018], 0.018, [-quarter, Math.PI * 0.9], 24),
      [0.1, low + 0.004],
    ] as const
    const one = (x: number, z: number, turn: number) =>
      placePart(
        groupParts(
          placePart(strip(detail, line, { thickness, width, material: cloth }), [0, width / 2, 0], [-quarter, 0, 0]),
          placePart(strip(detail, eye, { thickness, width, material: cloth }), [0, width / 2, 0], [-quarter, 0, 0]),
          ...[0.088, 0.1, 0.112].map((at) =>
            placePart(box(detail, [0.0014, width - 0.006, 0.0008], material('canvas', thread), 0), [
              at,
              width / 2,
              -low + thickness / 2 + 0.0003,
            ]),
          ),
        ),
        [x, 0, z],
        [0, turn, 0],
      )
    return placePart(groupParts(one(-0.07, -0.04, 0), one(-0.03, 0.075, 0.12)), [-0.0198, 0, -0.018])
  },
)

export const wristWraps = model(
  'wrist-wraps',
  { width: 0.08, thickness: 0.003, turns: 7, color: 0x1d1d1f, stripe: 0xd8410f },
  ({ width, thickness, turns, color, stripe }, detail) => {
    const line = rolledUp(turns, 0.008, thickness * 1.06, 0.05)
    const low = line.at(-1)![1]
    const upright = (part: ReturnType<typeof strip>, up: number) => placePart(part, [0, up, 0], [-quarter, 0, 0])
    const one = (x: number, turn: number) =>
      placePart(
        groupParts(
          upright(strip(detail, line, { thickness, width, material: material('canvas', color) }), width / 2),
          ...[0.3, 0.5, 0.7].map((at) =>
            upright(
              strip(detail, line.slice(-42), {
                thickness: thickness + 0.0006,
                width: 0.005,
                material: material('canvas', stripe),
              }),
              width * at,
            ),
          ),
          placePart(box(detail, [0.05, width * 0.8, 0.004], material('rubber', 0x2c2d30), 0.0015), [
            0.068,
            width / 2,
            -low,
          ]),
          upright(
            strip(
              detail,
              [
                [0.03, low - 0.002],
                [0.045, low - 0.012],
                [0.06, low - 0.018],
                [0.075, low - 0.012],
                [0.085, low - 0.001],
              ],
              { thickness: 0.002, width: 0.008, material: material('rubber', 0x2c2d30) },
            ),
            width * 0.5,
          ),
        ),
        [x, 0, 0],
        [0, turn, 0],
      )
    return placePart(groupParts(one(-0.085, 0.15), one(0.055, -0.1)), [-0.0142, 0, -0.012])
  },
)
