import type { Group, Material, Mesh, Object3D } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model } from '../model.ts'
import { openTube } from '../parts/open-tube.ts'
import { monitor } from '../parts/monitor.ts'
import { roll, torus } from '../parts/roll.ts'
import { box } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { bentTube } from '../shapes/pipes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder } from '../shapes/solid-of-revolution.ts'

const quarter = Math.PI / 2
const sides = [-1, 1] as const
/** Distance between the fan cages and the center. */
const depth = 0.065
/** Positions along x. */
const [crank, seatFoot] = [-0.07, -0.24]

interface Fan {
  fan: number
  hub: number
  axle: number
}

/** An air bike that faces +x. */
export const airBike = model(
  'air-bike',
  { length: 1.3, height: 1.27, fan: 0.33, color: 0x2b2c30, accent: 0xd8410f, brand: 'IRONWRIGHT' },
  ({ length, height, fan, color, accent, brand }, detail) => {
    const steel = material('powder', color)
    const wheel: Fan = { fan, hub: length / 2 - fan - 0.01, axle: fan + 0.09 }
    return groupParts(
      ...blades(detail, wheel),
      ...sides.flatMap((side) => cage(detail, wheel, side, steel, accent)),
      ...rim(detail, wheel),
      ...base(detail, length, steel),
      frame(detail, wheel, height, steel),
      cover(detail, wheel),
      ...pedals(detail),
      ...seat(detail),
      ...sides.flatMap((side) => arm(detail, wheel, side, height, steel)),
      placePart(cylinder(detail, 0.015, 0.4, material('zinc')), [0.1, 0.36, 0], [quarter, 0, 0]),
      display(detail, height),
      nameOnCover(wheel, brand),
    )
  },
)

/** Builds the fan blades, or a disc at coarser levels. */
function blades(detail: Detail, { fan, hub, axle }: Fan): Object3D[] {
  if (detail.lod !== 'full')
    return [placePart(cylinder(detail, fan - 0.02, 0.05, material('black zinc')), [hub, axle, 0], [quarter, 0, 0])]
  return Array.from({ length: 16 }, (_, at) => {
    const turn = (at / 16) * Math.PI * 2
    const blade = placePart(
      box(detail, [fan - 0.1, 0.002, 0.075], material('zinc'), 0),
      [fan / 2 + 0.03, 0, 0],
      [0.5, 0, 0],
    )
    return placePart(groupParts(blade), [hub, axle, 0], [0, 0, turn])
  })
}

function cage(detail: Detail, { fan, hub, axle }: Fan, side: number, steel: Material, accent: number): Object3D[] {
  const wire = material('black zinc')
  const isFull = detail.lod === 'full'
  return [
    ...[fan - 0.006, fan * 0.8, fan * 0.6, fan * 0.4]
      .filter((_, at) => at === 0 || isFull)
      .map((radius, at) =>
        placePart(torus(detail, radius, at === 0 ? 0.006 : 0.0025, wire), [hub, axle, side * depth], [quarter, 0, 0]),
      ),
    ...Array.from({ length: isFull ? 36 : 0 }, (_, at) => {
      const spoke = placePart(cylinder({ ...detail, round: () => 8 }, 0.002, fan - 0.06, wire), [0, fan / 2 + 0.025, 0])
      return placePart(groupParts(spoke), [hub, axle, side * depth], [0, 0, (at / 36) * Math.PI * 2])
    }),
    placePart(roll(detail, 0.085, 0.014, steel, 0.004), [hub, axle, side * depth], [quarter, 0, 0]),
    placePart(
      roll(detail, 0.045, 0.012, material('plastic', accent), 0.003),
      [hub, axle, side * (depth + 0.009)],
      [quarter, 0, 0],
    ),
  ]
}

function rim(detail: Detail, { fan, hub, axle }: Fan): Mesh[] {
  return Array.from({ length: detail.lod === 'full' ? 24 : 0 }, (_, at) => {
    const turn = (at / 24) * Math.PI * 2
    const stay = cylinder({ ...detail, round: () => 8 }, 0.002, depth * 2, material('black zinc'))
    return placePart(
      stay,
      [hub + Math.cos(turn) * (fan - 0.004), axle + Math.sin(turn) * (fan - 0.004), 0],
      [quarter, 0, 0],
    )
  })
}

function base(detail: Detail, length: number, steel: Material): Mesh[] {
  const [front, back] = [length / 2 - 0.06, -length / 2 + 0.06]
  return [
    ...[front - 0.02, back].flatMap((x) => [
      placePart(openTube(detail, [0.06, 0.06, 0.56], steel), [x, 0.05, 0]),
      ...sides.map((side) =>
        placePart(box(detail, [0.075, 0.05, 0.05], material('rubber'), 0.01), [x, 0.025, side * 0.27]),
      ),
    ]),
    placePart(openTube(detail, [0.05, 0.08, length - 0.16], steel), [-0.005, 0.05, 0], [0, quarter, 0]),
  ]
}

function frame(detail: Detail, { hub, axle }: Fan, height: number, steel: Material): Group {
  return groupParts(
    placePart(openTube(detail, [0.05, 0.08, 0.56], steel), [seatFoot - 0.035, 0.35, 0], [quarter, 0, 0]),
    bentTube(
      detail,
      [
        [crank, 0.08, 0],
        [crank + 0.02, 0.4, 0],
        [0.06, 0.72, 0],
        [0.08, height - 0.22, 0],
      ],
      { radius: 0.025, bend: 0.1, wall: 0.0025, material: steel },
    ),
    bentTube(
      detail,
      [
        [seatFoot - 0.03, 0.52, 0],
        [-0.12, 0.5, 0],
        [0, 0.56, 0],
      ],
      { radius: 0.022, wall: 0.0025, material: steel },
    ),
    ...sides.map((side) =>
      placePart(box(detail, [0.05, axle - 0.06, 0.008], steel, 0.002), [hub, (axle + 0.06) / 2, side * (depth + 0.02)]),
    ),
  )
}

function cover(detail: Detail, { hub }: Fan): Mesh {
  return placePart(
    box(detail, [hub - crank + 0.2, 0.15, 0.03], material('plastic', 0x17171a), 0.014),
    [(hub + crank) / 2, 0.35, depth + 0.042],
    [0, 0, 0.09],
  )
}

function pedals(detail: Detail): Mesh[] {
  return [
    ...sides.flatMap((side) => [
      placePart(
        box(detail, [0.026, 0.18, 0.016], material('zinc'), 0.006),
        [crank + side * 0.05, 0.33 - side * 0.06, side * 0.15],
        [0, 0, side * 0.7],
      ),
      placePart(box(detail, [0.1, 0.024, 0.095], material('plastic', 0x17171a), 0.008), [
        crank + side * 0.105,
        0.33 - side * 0.125,
        side * 0.205,
      ]),
    ]),
    placePart(cylinder(detail, 0.022, 0.3, material('zinc')), [crank, 0.33, 0], [quarter, 0, 0]),
  ]
}

function seat(detail: Detail): Object3D[] {
  return [
    placePart(roll(detail, 0.019, 0.3, material('chrome'), 0.002), [seatFoot - 0.035, 0.74, 0]),
    groupParts(
      placePart(roll(detail, 0.115, 0.07, material('vinyl'), 0.03), [seatFoot - 0.08, 0.91, 0]),
      placePart(box(detail, [0.2, 0.06, 0.09], material('vinyl'), 0.028), [seatFoot + 0.08, 0.913, 0]),
      placePart(box(detail, [0.14, 0.02, 0.12], material('plastic', 0x17171a), 0.006), [seatFoot - 0.05, 0.877, 0]),
    ),
  ]
}

function arm(detail: Detail, { hub }: Fan, side: number, height: number, steel: Material): Object3D[] {
  const swing = side * 0.05
  const line = [
    [0.1 + swing * 0.2, 0.36, side * 0.2],
    [0.12 + swing, 0.78, side * 0.23],
    [0.1 + swing, height - 0.16, side * 0.25],
    [-0.1 + swing, height - 0.03, side * 0.25],
  ] as const
  const turn = Math.atan2(0.13, -0.2)
  return [
    bentTube(detail, line, { radius: 0.017, bend: 0.1, wall: 0.0025, material: steel }),
    placePart(
      roll(detail, 0.0205, 0.16, material('rubber'), 0.006),
      [-0.055 + swing, height - 0.059, side * 0.25],
      [0, 0, turn - quarter],
    ),
    placePart(box(detail, [0.24, 0.02, 0.014], material('zinc'), 0.005), [0.015, 0.35, side * 0.18], [0, 0, 0.05]),
    placePart(roll(detail, 0.026, 0.04, steel, 0.004), [0.1, 0.36, side * 0.195], [quarter, 0, 0]),
    placePart(
      roll(detail, 0.017, 0.11, material('rubber'), 0.005),
      [hub - 0.02, 0.2, side * (depth + 0.075)],
      [quarter, 0, 0],
    ),
  ]
}

function display(detail: Detail, height: number): Group {
  const lines = [
    { text: '62', x: 0.3, y: 0.42, size: 0.04 },
    { text: 'RPM', x: 0.72, y: 0.42, size: 0.018 },
  ]
  return placePart(
    groupParts(...monitor(detail, { size: [0.2, 0.15], screen: [0.16, 0.08], rise: 0.022, lines })),
    [0.075, height - 0.16, 0],
    [0, -quarter, 0],
  )
}

function nameOnCover({ hub }: Fan, brand: string): Mesh {
  return placePart(
    flatLettering({
      width: 0.26,
      height: 0.05,
      lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.022 }],
      ink: 0xf2f2f0,
    }),
    [(hub + crank) / 2 + 0.1, 0.361, depth + 0.0574],
    [0, 0, 0.09],
  )
}
