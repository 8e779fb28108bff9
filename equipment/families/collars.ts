import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { placeOnBar } from '../parts/place-on-bar.ts'
import { roll } from '../parts/roll.ts'
import { box } from '../shapes/boxes.ts'
import { bentTube } from '../shapes/pipes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { arc, strip } from '../shapes/strips.ts'
import { cylinder, type Point, solidOfRevolution } from '../shapes/solid-of-revolution.ts'
import { boltedCollar, jawCollar } from './hinged-collars.ts'

const quarter = Math.PI / 2
const bore = 0.0505

function ringProfile(inner: number, outer: number, half: number, edge = 0.0015): Point[] {
  return [
    [inner, -half + edge / 2],
    [inner + edge / 2, -half],
    [outer - edge, -half],
    [outer, -half + edge],
    [outer, half - edge],
    [outer - edge, half],
    [inner + edge / 2, half],
    [inner, half - edge / 2],
  ]
}

const clampCollar = model(
  'clamp-collar',
  { width: 0.032, color: 0xd8410f, leverColor: 0x1d1d1f },
  ({ width, color, leverColor }, detail) => {
    const [inner, outer] = [bore / 2 + 0.0015, 0.0405]
    const aluminum = material('coated aluminum', color)
    const ring = strip(detail, arc([0, 0], (inner + outer) / 2, [quarter + 0.16, quarter + Math.PI * 2 - 0.16], 180), {
      thickness: outer - inner,
      width,
      material: aluminum,
    })
    const shoe = strip(detail, arc([0, 0], inner - 0.0006, [quarter + 0.3, quarter + Math.PI * 2 - 0.3], 60), {
      thickness: 0.0018,
      width: width - 0.003,
      material: material('uhmw'),
    })
    const jaws = [-1, 1].map((side) =>
      placePart(box(detail, [0.011, 0.017, width], aluminum, 0.002), [side * 0.0115, outer + 0.001, 0]),
    )
    const lever = strip(
      detail,
      [
        [-0.021, outer + 0.008],
        [-0.004, outer + 0.016],
        [0.016, outer + 0.011],
        ...arc([0, 0], outer + 0.006, [0.95, -0.35], 20),
      ],
      {
        thickness: 0.0065,
        width: width * 0.72,
        material: material('plastic', leverColor),
      },
    )
    const tab = placePart(
      box(detail, [0.009, 0.018, width * 0.72], material('plastic', leverColor), 0.003),
      [outer + 0.007, -0.016, 0],
      [0, 0, 0.25],
    )
    const pins = [-0.0115, 0.0115].map((x) =>
      placePart(cylinder(detail, 0.0026, width + 0.002, material('zinc')), [x, outer + 0.004, 0], [quarter, 0, 0]),
    )
    return placeOnBar(outer, ring, shoe, ...jaws, lever, tab, ...pins)
  },
)

const leverCollar = model(
  'lever-collar',
  { width: 0.024, finish: 'black zinc', leverFinish: 'zinc' },
  ({ width, finish, leverFinish }, detail) => {
    const [outer, steel, bright] = [0.039, material(finish), material(leverFinish)]
    const ring = placePart(
      solidOfRevolution(detail, ringProfile(bore / 2, outer, width / 2, 0.002), steel),
      [0, 0, 0],
      [quarter, 0, 0],
    )
    const tower = [-1, 1].map((side) =>
      placePart(box(detail, [0.026, 0.026, 0.005], steel, 0.002), [0.004, outer + 0.006, side * 0.0095]),
    )
    const pin = placePart(cylinder(detail, 0.0035, 0.026, bright), [0.004, outer + 0.01, 0], [quarter, 0, 0])
    const cam = placePart(roll(detail, 0.0095, 0.0135, bright, 0.002), [0.004, outer + 0.007, 0], [quarter, 0, 0])
    const lever = strip(
      detail,
      [
        [0.004, outer + 0.012],
        [0.03, outer + 0.008],
        [0.05, outer - 0.006],
        [0.058, outer - 0.03],
      ],
      { thickness: 0.006, width: 0.0135, material: bright },
    )
    return placeOnBar(outer, ring, ...tower, pin, cam, lever)
  },
)

const springClip = model(
  'spring-clip',
  { wire: 0.007, finish: 'chrome', gripColor: 0xb01218 },
  ({ wire, finish, gripColor }, detail) => {
    const [radius, steel] = [bore / 2 + wire / 2, material(finish)]
    const [from, to] = [quarter + 0.55, quarter + Math.PI * 4 - 0.55]
    const steps = 60
    const coil = Array.from({ length: steps + 1 }, (_, at) => {
      const turn = from + ((to - from) * at) / steps
      return [Math.cos(turn) * radius, Math.sin(turn) * radius, (at / steps - 0.5) * wire * 2.2] as const
    })
    const end = (side: number, at: number) => {
      const [x, y, z] = at === 0 ? coil[0]! : coil.at(-1)!
      return [
        [x - side * 0.002, y + 0.004, z],
        [x * 1.25, y + 0.02, z * 1.1],
        [x * 1.5, y + 0.048, z * 1.2],
      ] as const
    }
    const grips = [end(-1, 0), end(1, 1)].map((line) => {
      const [from, to] = [line[1], line[2]]
      const lean = Math.atan2(to[0] - from[0], to[1] - from[1])
      return groupParts(
        bentTube(detail, line, { radius: wire / 2, material: steel }),
        placePart(
          roll(detail, wire / 2 + 0.0022, 0.04, material('plastic', gripColor), 0.003),
          [to[0] - Math.sin(lean) * 0.008, to[1] - Math.cos(lean) * 0.008, to[2]],
          [0, 0, -lean],
        ),
      )
    })
    return placeOnBar(radius + wire / 2, bentTube(detail, coil, { radius: wire / 2, material: steel }), ...grips)
  },
)

const screwCollar = model('screw-collar', { width: 0.022, finish: 'zinc' }, ({ width, finish }, detail) => {
  const [outer, steel] = [0.037, material(finish)]
  const ring = placePart(
    solidOfRevolution(detail, ringProfile(bore / 2, outer, width / 2, 0.002), steel),
    [0, 0, 0],
    [quarter, 0, 0],
  )
  const boss = placePart(roll(detail, 0.011, 0.012, steel, 0.002), [0, outer + 0.002, 0])
  const screw = placePart(cylinder(detail, 0.005, 0.035, material('brass')), [0, outer + 0.018, 0])
  const bar = placePart(roll(detail, 0.0055, 0.052, steel, 0.002), [0, outer + 0.036, 0], [0.5, 0, quarter])
  return placeOnBar(outer, ring, boss, screw, bar)
})

const competitionCollar = model(
  'competition-collar',
  { width: 0.062, finish: 'chrome' },
  ({ width, finish }, detail) => {
    const [outer, steel] = [0.045, material(finish)]
    const bead = (at: number): Point[] => [
      [outer, at - 0.003],
      [outer - 0.002, at - 0.001],
      [outer - 0.002, at + 0.001],
      [outer, at + 0.003],
    ]
    const half = width / 2
    const profile: Point[] = [
      [bore / 2, -half + 0.001],
      [bore / 2 + 0.001, -half],
      [outer + 0.004, -half],
      [outer + 0.006, -half + 0.003],
      [outer + 0.006, -half + 0.02],
      [outer + 0.004, -half + 0.023],
      [outer, -half + 0.024],
      ...bead(0.006),
      ...bead(0.018),
      [outer, half - 0.004],
      [outer - 0.004, half],
      [bore / 2 + 0.001, half],
      [bore / 2, half - 0.001],
    ]
    const body = placePart(solidOfRevolution(detail, profile, steel), [0, 0, 0], [quarter, 0, 0])
    const notches = Array.from({ length: detail.lod === 'full' ? 24 : 0 }, (_, at) => {
      const turn = (at / 24) * Math.PI * 2
      return placePart(
        roll(detail, 0.0022, 0.014, steel, 0.001),
        [Math.cos(turn) * (outer + 0.0058), Math.sin(turn) * (outer + 0.0058), -half + 0.0115],
        [quarter, 0, 0],
      )
    })
    const stem = placePart(roll(detail, 0.006, 0.03, steel, 0.001), [0.012, outer + 0.008, 0], [0, 0, -0.35])
    const lever = placePart(roll(detail, 0.007, 0.044, steel, 0.003), [0.018, outer + 0.024, 0], [quarter - 0.2, 0, 0])
    const knob = placePart(
      roll(detail, 0.0105, 0.021, material('plastic'), 0.01),
      [0.018, outer + 0.028, 0.02],
      [quarter, 0, 0],
    )
    return placeOnBar(outer + 0.008, body, ...notches, stem, lever, knob)
  },
)

export const collars: readonly Model[] = [
  clampCollar,
  leverCollar,
  springClip,
  screwCollar,
  competitionCollar,
  jawCollar,
  boltedCollar,
]
