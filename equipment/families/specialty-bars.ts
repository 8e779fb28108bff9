import type { Group } from 'three'
import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { roll } from '../parts/roll.ts'
import {
  sleeveDefaults,
  handle,
  knurlDepth,
  nameplate,
  type Place,
  quarterTurn,
  restHeight,
  sides,
  sleeves,
  tube,
} from '../parts/welded-bar.ts'
import { buildKnurl } from '../shapes/knurl.ts'
import { bentTube } from '../shapes/pipes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder } from '../shapes/solid-of-revolution.ts'

/** A trap bar. The open version has no front. */
const trapBar = model(
  'trap-bar',
  {
    ...sleeveDefaults,
    length: 2.2,
    width: 0.75,
    handles: 0.64,
    handleDiameter: 0.0285,
    raise: 0.1,
    color: 0x2b2c30,
    brand: 'IRONWRIGHT',
    isOpen: false,
  },
  (params, detail) => {
    const { width, handles, handleDiameter, raise, color, brand, isOpen } = params
    const { end, pair } = sleeves(detail, params)
    const [round, out] = [0.038, width / 2 - 0.019]
    const [corner, x] = [end - 0.4, handles / 2]
    const slant = (out * (end - x)) / (end - corner)
    const half = (z: number) =>
      tube(
        detail,
        [
          [-end - 0.002, restHeight, 0],
          [-corner, restHeight, z],
          [corner, restHeight, z],
          [end + 0.002, restHeight, 0],
        ],
        round,
        color,
      )
    const grip = material('black oxide')
    const posts = sides.map((side) => {
      const front = isOpen ? raise + 0.03 : slant
      const low = handle(detail, slant + front, 0.15, handleDiameter, grip)
      const bow: Place[] = [
        [side * x, restHeight, -0.095],
        [side * x, restHeight + raise, -0.095],
        [side * x, restHeight + raise, 0.095],
        [side * x, restHeight, 0.095],
      ]
      const high = bentTube(detail, bow, { radius: handleDiameter / 2, bend: 0.025, wall: 0.004, material: grip })
      const knurl = buildKnurl(detail, { radius: handleDiameter / 2, length: 0.135, depth: knurlDepth, material: grip })
      return groupParts(
        placePart(low, [side * x, restHeight, (front - slant) / 2]),
        high,
        placePart(knurl, [side * x, restHeight + raise, 0], [quarterTurn, 0, 0]),
        isOpen &&
          tube(
            detail,
            [
              [side * (x + 0.012), restHeight, 0],
              [side * (end + 0.002), restHeight, 0],
            ],
            round,
            color,
          ),
      )
    })
    const plate = placePart(
      nameplate(detail, 0.2, 0.03, 0x151517, brand),
      [0, restHeight + 0.02, -out],
      [-quarterTurn, 0, 0],
    )
    return groupParts(pair, half(-out), !isOpen && half(out), ...posts, plate)
  },
)

/** A safety squat bar that rests on its handles. */
const safetySquatBar = model(
  'safety-squat-bar',
  { ...sleeveDefaults, length: 2.24, diameter: 0.038, drop: 0.14, reach: 0.3, padColor: 0x1b1b1d, color: 0x2b2c30 },
  (params, detail) => {
    const { diameter, drop, reach, padColor, color } = params
    const { end, pair } = sleeves(detail, params)
    // The 22-degree camber moves the sleeves forward in proportion to the drop.
    const [top, back] = [restHeight + drop, -drop * Math.tan((22 * Math.PI) / 180)]
    const places: Place[] = [
      [-end - 0.002, restHeight, 0],
      [-end + 0.09, restHeight, 0],
      [-end + 0.2, top, back],
      [end - 0.2, top, back],
      [end - 0.09, restHeight, 0],
      [end + 0.002, restHeight, 0],
    ]
    const pad = material('urethane', padColor)
    const fall = top - 0.02
    const turn = quarterTurn + Math.asin(fall / (reach + 0.08))
    const arms = sides.map((side) => {
      const arm = (part: Group, along: number) =>
        placePart(part, [side * 0.135, top + Math.cos(turn) * along, back + Math.sin(turn) * along], [turn, 0, 0])
      const length = reach + 0.06
      const grip = material('black oxide')
      return groupParts(
        arm(groupParts(cylinder(detail, 0.0143, length, grip)), length / 2),
        arm(groupParts(roll(detail, 0.0195, 0.13, material('rubber'), 0.005)), length - 0.067),
        arm(groupParts(roll(detail, 0.041, 0.17, pad, 0.018)), 0.07),
        placePart(roll(detail, 0.049, 0.135, pad, 0.018), [side * 0.135, top, back], [0, 0, quarterTurn]),
      )
    })
    const neck = placePart(roll(detail, 0.043, 0.2, pad, 0.015), [0, top, back], [0, 0, quarterTurn])
    return placePart(
      groupParts(pair, tube(detail, places, diameter, color, 0.0045, 0.07), neck, ...arms),
      [0, 0, -0.086],
    )
  },
)

/** The handle angle is in degrees. */
const multiGripBar = model(
  'multi-grip-bar',
  {
    ...sleeveDefaults,
    length: 2.2,
    width: 0.24,
    diameter: 0.05,
    handleDiameter: 0.0285,
    pairs: 4,
    step: 0.2,
    slant: 0,
    color: 0x2b2c30,
  },
  (params, detail) => {
    const { width, diameter, handleDiameter, pairs, step, slant, color } = params
    const { end, pair } = sleeves(detail, params, 0.012)
    const z = width / 2 - diameter / 2
    const rail = (side: number) =>
      tube(
        detail,
        [
          [-end - 0.002, restHeight, 0],
          [-end + 0.1, restHeight, side * z],
          [end - 0.1, restHeight, side * z],
          [end + 0.002, restHeight, 0],
        ],
        diameter,
        color,
        0.002,
      )
    const steel = material('zinc')
    const [long, turn] = [(z * 2) / Math.cos((slant * Math.PI) / 180), (slant * Math.PI) / 180]
    const grips = Array.from({ length: pairs }, (_, at) => ((at + 1) * step) / 2).flatMap((x) =>
      sides.map((side) =>
        placePart(
          handle(detail, long, long - diameter - 0.012, handleDiameter, steel),
          [side * x, restHeight, 0],
          [0, side * turn, 0],
        ),
      ),
    )
    return groupParts(pair, rail(-1), rail(1), ...grips)
  },
)

/** Built upright, the way it hangs on the shoulders. */
const camberedBar = model(
  'cambered-bar',
  { ...sleeveDefaults, length: 2.24, drop: 0.35, diameter: 0.05, wall: 0.0063, color: 0x2b2c30 },
  (params, detail) => {
    const { drop, diameter, wall, color } = params
    const { end, pair } = sleeves(detail, params)
    const [out, top] = [end - 0.1, restHeight + drop]
    const places: Place[] = [
      [-end - 0.002, restHeight, 0],
      [-out, restHeight, 0],
      [-out, top, 0],
      [out, top, 0],
      [out, restHeight, 0],
      [end + 0.002, restHeight, 0],
    ]
    const grip = material('powder', color)
    const knurls = (
      [
        [0, 0.3],
        [-0.4, 0.26],
        [0.4, 0.26],
      ] as const
    ).map(([x, length]) =>
      placePart(
        buildKnurl(detail, { radius: diameter / 2, length, depth: 0.0004, material: grip }),
        [x, top, 0],
        [0, 0, quarterTurn],
      ),
    )
    return groupParts(pair, tube(detail, places, diameter, color, wall, 0.07), ...knurls)
  },
)

/** A bar that lies on its sleeves. */
const bowBar = model(
  'bow-bar',
  { ...sleeveDefaults, length: 2.2, shaft: 0.032, bow: 0.075, finish: 'black zinc', sleeveFinish: 'chrome' },
  (params, detail) => {
    const { shaft, bow, finish } = params
    const { end, pair } = sleeves(detail, params)
    const [steel, high] = [material(finish), restHeight + bow]
    const places: Place[] = [
      [-end - 0.002, restHeight, 0],
      [-end + 0.1, restHeight, 0],
      [-0.27, high, 0],
      [0.27, high, 0],
      [end - 0.1, restHeight, 0],
      [end + 0.002, restHeight, 0],
    ]
    const knurl = buildKnurl(detail, { radius: shaft / 2, length: 0.36, depth: knurlDepth, material: steel })
    const grips = sides.map((side) => {
      const [run, fall] = [end - 0.1 - 0.27, -bow]
      const part = buildKnurl(detail, {
        radius: shaft / 2,
        length: Math.hypot(run, fall) - 0.1,
        depth: knurlDepth,
        material: steel,
      })
      return placePart(
        part,
        [side * (0.27 + run / 2), restHeight + bow / 2, 0],
        [0, 0, quarterTurn + side * Math.atan2(fall, run)],
      )
    })
    return groupParts(
      pair,
      bentTube(detail, places, { radius: shaft / 2, bend: 0.12, material: steel }),
      placePart(knurl, [0, high, 0], [0, 0, quarterTurn]),
      ...grips,
    )
  },
)

const curlBar = model(
  'curl-bar',
  {
    ...sleeveDefaults,
    length: 1.39,
    sleeve: 0.19,
    shaft: 0.0285,
    bow: 0.055,
    shaftFinish: 'black zinc',
    sleeveFinish: 'chrome',
  },
  (params, detail) => {
    const { shaft, bow, shaftFinish } = params
    const { end, pair } = sleeves(detail, params)
    const steel = material(shaftFinish)
    const half: Place[] = [
      [0.045, restHeight, -bow],
      [0.19, restHeight, 0],
      [0.315, restHeight, -bow],
      [0.4, restHeight, 0],
      [end + 0.004, restHeight, 0],
    ]
    const mirrored = [...half].reverse().map(([x, y, z]): Place => [-x, y, z])
    const bar = bentTube(detail, [...mirrored, ...half], { radius: shaft / 2, bend: 0.045, material: steel })
    const spans = [
      [half[0]!, half[1]!],
      [half[1]!, half[2]!],
      [half[2]!, half[3]!],
    ] as const
    const knurls = spans.flatMap(([from, to]) =>
      sides.map((side) => {
        const [x, z] = [to[0] - from[0], to[2] - from[2]]
        const length = Math.hypot(x, z) - 0.05
        const knurl = buildKnurl(detail, { radius: shaft / 2, length, depth: knurlDepth, material: steel })
        const turned = placePart(
          groupParts(placePart(knurl, [0, 0, 0], [0, 0, quarterTurn])),
          [0, 0, 0],
          [0, -side * Math.atan2(z, x), 0],
        )
        return placePart(groupParts(turned), [(side * (from[0] + to[0])) / 2, restHeight, (from[2] + to[2]) / 2])
      }),
    )
    return groupParts(
      placePart(groupParts(bar, ...knurls), [0, 0, bow / 2]),
      placePart(groupParts(pair), [0, 0, bow / 2]),
    )
  },
)

export const specialtyBars: readonly Model[] = [trapBar, safetySquatBar, multiGripBar, camberedBar, bowBar, curlBar]
