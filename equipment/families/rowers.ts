import { material } from '../materials.ts'
import { model } from '../model.ts'
import { hollow } from '../parts/hollow.ts'
import { roll, torus } from '../parts/roll.ts'
import { box } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { bent } from '../shapes/pipes.ts'
import { placed, together } from '../shapes/placed.ts'
import { rope } from '../shapes/ropes.ts'
import { strip } from '../shapes/strips.ts'
import { cylinder, type Point, turned } from '../shapes/turned.ts'

const quarter = Math.PI / 2
const sides = [-1, 1] as const

/** A rower along x: flywheel on the left, rail and seat on the right. */
export const rower = model(
  'rower',
  { length: 2.44, rail: 0.36, color: 0x2b2c30, accent: 0xd8410f, brand: 'IRONWRIGHT' },
  ({ length, rail, color, accent, brand }, detail) => {
    const [steel, black] = [material('powder', color), material('plastic', 0x17171a)]
    const cover = material('plastic', color)
    const [left, right] = [-length / 2, length / 2]
    const [wheel, axle] = [left + 0.3, 0.4]
    // Flywheel: a drum with ring cages on both sides and a fan behind.
    const shell: Point[] = [
      [0.03, -0.065],
      [0.265, -0.065],
      [0.28, -0.058],
      [0.285, -0.045],
      [0.285, 0.045],
      [0.28, 0.058],
      [0.265, 0.065],
      [0.03, 0.065],
      [0.03, 0.061],
      [0.278, 0.05],
      [0.278, -0.05],
      [0.03, -0.061],
    ]
    const drum = placed(turned(detail, shell, black), [wheel, axle, 0], [quarter, 0, 0])
    const cage = sides.flatMap((side) => [
      ...[0.25, 0.225, 0.2, 0.175, 0.15, 0.125]
        .slice(0, detail.lod === 'full' ? 6 : 0)
        .map((radius) =>
          placed(torus(detail, radius, 0.003, material('black zinc')), [wheel, axle, side * 0.066], [quarter, 0, 0]),
        ),
      placed(roll(detail, 0.1, 0.03, black, 0.008), [wheel, axle, side * 0.062], [quarter, 0, 0]),
      placed(
        roll(detail, 0.05, 0.012, material('plastic', accent), 0.003),
        [wheel, axle, side * 0.08],
        [quarter, 0, 0],
      ),
    ])
    const legs = (
      [
        [wheel - 0.02, 0.56],
        [right - 0.12, 0.42],
      ] as const
    ).flatMap(([x, span], at) => [
      placed(hollow(detail, [0.05, 0.06, span], steel), [x, 0.055, 0]),
      ...(at === 0
        ? sides.map((side) => placed(box(detail, [0.05, 0.38, 0.008], steel, 0.002), [x, 0.24, side * 0.075]))
        : [placed(hollow(detail, [0.045, 0.075, rail - 0.11], steel), [x, (rail + 0.05) / 2, 0], [quarter, 0, 0])]),
      ...sides.map((side) =>
        placed(roll(detail, 0.026, 0.03, material('rubber'), 0.006), [x, 0.015, side * (span / 2 - 0.035)]),
      ),
    ])
    const from = wheel + 0.25
    const body = together(
      placed(box(detail, [0.56, 0.1, 0.1], cover, 0.012), [from + 0.2, rail - 0.01, 0]),
      placed(box(detail, [0.3, 0.16, 0.085], cover, 0.02), [from + 0.04, rail + 0.09, 0], [0, 0, -0.12]),
    )
    const [begin, end] = [from + 0.42, right - 0.02]
    const beam = together(
      placed(box(detail, [end - begin, 0.062, 0.03], material('stainless', 0xb9bcc0), 0.002), [
        (begin + end) / 2,
        rail,
        0,
      ]),
      placed(box(detail, [end - begin, 0.003, 0.056], material('stainless'), 0.002), [
        (begin + end) / 2,
        rail + 0.034,
        0,
      ]),
      placed(box(detail, [end - begin, 0.003, 0.05], material('stainless', 0xb9bcc0), 0.002), [
        (begin + end) / 2,
        rail - 0.034,
        0,
      ]),
      placed(box(detail, [0.04, 0.085, 0.07], black, 0.008), [end, rail, 0]),
    )
    const seat = right - 0.72
    const carriage = together(
      ...sides.map((side) =>
        placed(box(detail, [0.17, 0.07, 0.006], material('black zinc'), 0.003), [seat, rail + 0.055, side * 0.036]),
      ),
      ...sides.flatMap((side) =>
        [-0.06, 0.06].map((x) =>
          placed(cylinder(detail, 0.02, 0.014, black), [seat + x, rail + 0.058, side * 0.026], [quarter, 0, 0]),
        ),
      ),
      placed(box(detail, [0.22, 0.02, 0.28], black, 0.01), [seat, rail + 0.098, 0]),
      ...sides.map((side) =>
        placed(
          box(detail, [0.24, 0.05, 0.165], material('vinyl'), 0.024),
          [seat, rail + 0.128, side * 0.079],
          [side * 0.09, 0, 0],
        ),
      ),
    )
    const feet = sides.map((side) => {
      const plate = together(
        box(detail, [0.3, 0.016, 0.125], black, 0.007),
        placed(box(detail, [0.03, 0.05, 0.12], black, 0.008), [0.14, 0.025, 0]),
        placed(
          strip(
            detail,
            [
              [-0.062, 0],
              [-0.06, 0.05],
              [-0.035, 0.075],
              [0.035, 0.075],
              [0.06, 0.05],
              [0.062, 0],
            ],
            { thickness: 0.003, width: 0.03, material: material('canvas', accent) },
          ),
          [-0.04, 0.004, 0],
          [0, quarter, 0],
        ),
      )
      return placed(plate, [from + 0.33, rail + 0.06, side * 0.125], [0, 0, -0.72])
    })
    const bar = placed(
      together(
        placed(roll(detail, 0.0125, 0.16, steel, 0.003), [0, 0, 0], [quarter, 0, 0]),
        ...sides.map((side) =>
          placed(
            roll(detail, 0.0165, 0.18, material('rubber'), 0.006),
            [-0.012 + 0.024, 0, side * 0.155],
            [quarter - side * 0.14, 0, 0],
          ),
        ),
        placed(box(detail, [0.05, 0.03, 0.03], black, 0.006), [-0.025, 0, 0]),
      ),
      [from + 0.32, rail + 0.22, 0],
    )
    const chain = rope(
      detail,
      [
        [from + 0.1, rail + 0.15, 0],
        [from + 0.2, rail + 0.187, 0],
        [from + 0.3, rail + 0.22, 0],
      ],
      { radius: 0.004, material: material('zinc') },
    )
    const top = rail + 0.66
    const arm = bent(
      detail,
      [
        [from - 0.02, rail + 0.1, 0],
        [from + 0.04, top - 0.22, 0],
        [from + 0.1, top - 0.12, 0],
        [from + 0.22, top - 0.1, 0],
      ],
      { radius: 0.019, bend: 0.1, wall: 0.002, material: steel },
    )
    const lines = [
      { text: '1:58', x: 0.5, y: 0.4, size: 0.028 },
      { text: '2000 M', x: 0.5, y: 0.72, size: 0.014 },
    ]
    const monitor = placed(
      together(
        box(detail, [0.17, 0.2, 0.035], black, 0.012),
        placed(box(detail, [0.13, 0.09, 0.004], material('plastic', 0xb7c0b0), 0.001), [0, 0.035, 0.0165]),
        placed(flatLettering({ width: 0.13, height: 0.09, lines, ink: 0x1a1c1a }), [0, 0.035, 0.0188]),
        ...[-0.045, 0, 0.045].map((x) =>
          placed(roll(detail, 0.011, 0.006, material('rubber', 0x3a3b3e), 0.002), [x, -0.055, 0.0185], [quarter, 0, 0]),
        ),
      ),
      [from + 0.24, top - 0.08, 0],
      [0, quarter, 0],
    )
    const name = placed(
      flatLettering({
        width: 0.34,
        height: 0.05,
        lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.032 }],
        ink: 0xf2f2f0,
      }),
      [from + 0.2, rail - 0.012, 0.0503],
    )
    return together(drum, ...cage, ...legs, body, beam, carriage, ...feet, bar, chain, arm, monitor, name)
  },
)
