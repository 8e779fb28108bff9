import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { roll, torus } from '../parts/roll.ts'
import { box } from '../shapes/boxes.ts'
import { bentTube } from '../shapes/pipes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { rope } from '../shapes/ropes.ts'
import { loop, strip } from '../shapes/strips.ts'
import { type Point, solidOfRevolution } from '../shapes/solid-of-revolution.ts'

type Place = readonly [x: number, y: number, z: number]
const quarter = Math.PI / 2

const battleRope = model(
  'battle-rope',
  { diameter: 0.038, coil: 0.27, turns: 8, color: 0x242426, gripColor: 0xd8410f },
  ({ diameter, coil, turns, color, gripColor }, detail) => {
    const radius = diameter / 2
    const places: Place[] = []
    const start: Place[] = [
      [coil * 0.2, radius, coil + 0.16],
      [coil * 0.62, radius, coil + 0.07],
      [coil * 0.98, radius, coil * 0.5],
    ]
    for (let at = 0; at <= turns * 16; at += 1) {
      // The rope is coiled in layers of two turns side by side.
      const [round, turn] = [at / 16, (at / 16) * Math.PI * 2]
      const layer = Math.floor(round / 2)
      const within = round / 2 - layer
      const side = layer % 2 === 0 ? within : 1 - within
      const climb = layer + Math.max(0, within - 0.9) * 10
      const out = coil - radius - side * diameter * 1.06 + 0.004 * Math.sin(at * 1.7)
      places.push([
        Math.cos(turn) * out,
        radius + climb * diameter * 0.92 + 0.002 * Math.sin(at * 2.3),
        -Math.sin(turn) * out,
      ])
    }
    const top = places.at(-1)!
    const height = top[1]
    const over: Place[] = [
      [coil * 0.8, height + 0.01, -0.09],
      [coil * 0.62, height + 0.012, -0.16],
    ]
    const line = [...start, ...places, ...over]
    const sleeve = (ends: readonly Place[]) =>
      bentTube(detail, ends, { radius: radius + 0.002, material: material('rubber', gripColor) })
    const [tail, far] = [start[0]!, over.at(-1)!]
    return placePart(
      groupParts(
        rope(detail, line, { radius, strands: 3, pitch: 0.12, material: material('rope', color) }),
        sleeve([
          [tail[0] - 0.2, radius + 0.002, tail[2] + 0.02],
          [tail[0] - 0.09, radius + 0.002, tail[2] + 0.025],
          [tail[0] + 0.03, radius + 0.002, tail[2] - 0.008],
        ]),
        sleeve([
          [far[0] + 0.015, far[1], far[2] + 0.03],
          [far[0] - 0.08, far[1] + 0.002, far[2] - 0.04],
          [far[0] - 0.2, far[1] + 0.002, far[2] - 0.05],
        ]),
      ),
      [-0.0114, 0.0019, 0],
    )
  },
)

const rings = model(
  'rings',
  { inside: 0.18, section: 0.032, apart: 0.36, strapColor: 0x1c1c1e, finish: 'wood', woodColor: 0xc79a63 },
  ({ inside, section, apart, strapColor, finish, woodColor }, detail) => {
    const middle = inside / 2 + section / 2
    const [top, webbing] = [middle * 2 + section, material('canvas', strapColor)]
    const spiral = Array.from({ length: 230 }, (_, at): readonly [number, number] => {
      const out = 0.012 + at * 0.00016
      return [Math.cos(at / 5) * out, Math.sin(at / 5) * out]
    })
    const one = (x: number) => {
      const ring = placePart(
        torus(detail, middle, section / 2, material(finish, woodColor)),
        [0, middle + section / 2, 0],
        [quarter, 0, 0],
      )
      const strap = placePart(
        strip(detail, loop(section + 0.012, 0.19, 32), {
          thickness: 0.0022,
          width: 0.038,
          material: webbing,
          isClosed: true,
        }),
        [0, top + 0.095 - section - 0.008, 0],
        [0, quarter, 0],
      )
      const buckle = groupParts(
        placePart(box(detail, [0.05, 0.046, 0.012], material('zinc'), 0.003), [0, top + 0.085, 0.026]),
        placePart(box(detail, [0.044, 0.02, 0.008], material('zinc'), 0.003), [0, top + 0.095, 0.036], [-0.35, 0, 0]),
      )
      const tail = placePart(
        strip(
          detail,
          [
            [0, 0],
            [0.004, -0.09],
            [0.02, -0.16],
          ],
          { thickness: 0.0022, width: 0.038, material: webbing },
        ),
        [0, top + 0.07, 0.034],
        [0, -quarter, 0],
      )
      const coil = placePart(
        strip(detail, spiral, { thickness: 0.0022, width: 0.038, material: webbing }),
        [x > 0 ? 0.06 : -0.06, 0.019, 0.17],
        [quarter, 0, 0.4 * x],
      )
      return placePart(groupParts(ring, strap, buckle, tail, coil), [x, 0, 0])
    }
    return placePart(groupParts(one(-apart / 2), one(apart / 2)), [0, 0, -0.098])
  },
)

const jumpRope = model(
  'jump-rope',
  { length: 3.05, cable: 0.0025, handle: 0.16, color: 0xd8410f, cableColor: 0x1d1d1f },
  ({ length, cable, handle, color, cableColor }, detail) => {
    const coil = (length - 0.4) / (2 * Math.PI * 2.85)
    const round: Place[] = Array.from({ length: 46 }, (_, at): Place => {
      const turn = (at / 16) * Math.PI * 2 - 0.5
      const out = coil * (1 + 0.05 * Math.sin(at * 1.1) + 0.03 * Math.sin(at * 0.37))
      return [
        Math.sin(turn) * out,
        cable * (0.6 + Math.floor(at / 16)) + 0.004 * (at % 16 > 13 ? 0.6 : 0),
        Math.cos(turn) * out - 0.04,
      ]
    })
    const [left, right]: [Place, Place] = [
      [-0.1, 0.012, coil + 0.1],
      [0.12, 0.012, coil + 0.11],
    ]
    const line: Place[] = [
      left,
      [-0.12, 0.008, coil + 0.03],
      ...round,
      [coil * 0.85, 0.006, 0.07],
      [0.15, 0.009, coil + 0.03],
      right,
    ]
    const profile: Point[] = [
      [0, 0],
      [0.0075, 0],
      [0.0085, 0.002],
      [0.0085, handle * 0.12],
      [0.0105, handle * 0.3],
      [0.0115, handle * 0.6],
      [0.0105, handle - 0.006],
      [0.009, handle - 0.001],
      [0, handle],
    ]
    const grooves = detail.lod === 'full' ? [0.35, 0.42, 0.49, 0.56, 0.63, 0.7] : []
    const grip = () =>
      groupParts(
        solidOfRevolution(detail, profile, material('plastic', color)),
        ...grooves.map((at) => placePart(torus(detail, 0.0106, 0.0009, material('rubber')), [0, handle * at, 0])),
        placePart(roll(detail, 0.0055, 0.014, material('zinc'), 0.001), [0, -0.006, 0]),
      )
    return placePart(
      groupParts(
        rope(detail, line, { radius: cable / 2, material: material('plastic', cableColor) }),
        placePart(grip(), left, [quarter, 0, 0.95]),
        placePart(grip(), right, [quarter, 0, -0.7]),
      ),
      [0.0026, 0.0001, -0.09],
    )
  },
)

export const conditioning: readonly Model[] = [battleRope, rings, jumpRope]
