import { type Group, type Object3D, Vector3 } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model } from '../model.ts'
import { boltHead } from '../parts/bolt.ts'
import { pad } from '../parts/pad.ts'
import { bentPipe } from '../parts/pipe.ts'
import { platePost } from '../parts/plate-peg.ts'
import { rackDefaults } from '../parts/rack-frame.ts'
import { runner, shoe } from '../parts/runner.ts'
import { lyingTube } from '../parts/steel-tube.ts'
import { type RackSteel, rackSteel, upright } from '../parts/upright.ts'
import { box, rectangle, sheet } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { bentTube } from '../shapes/pipes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder, solidOfRevolution } from '../shapes/solid-of-revolution.ts'

const quarter = Math.PI / 2
const sides = [-1, 1] as const
type Place = [number, number, number]

function pulley(detail: Detail, steel: RackSteel, radius = 0.057): Group {
  const wheel = solidOfRevolution(
    detail,
    [
      [0.009, -0.012],
      [radius - 0.002, -0.012],
      [radius, -0.01],
      [radius - 0.007, -0.002],
      [radius - 0.007, 0.002],
      [radius, 0.01],
      [radius - 0.002, 0.012],
      [0.009, 0.012],
    ],
    material('plastic', 0x3a3c40),
  )
  const group = groupParts(placePart(wheel, [0, 0, 0], [0, 0, quarter]))
  for (const side of sides) {
    const cheek = sheet(detail, rectangle(0.05, 0.15, 0.02), 0.005, steel.paint)
    group.add(placePart(cheek, [side * 0.017, 0.04, 0], [0, side * quarter, 0]))
    const bolt = boltHead(detail, { thread: 0.012, material: steel.hardware })
    group.add(placePart(bolt, [side * 0.022, 0, 0], [0, side * quarter, 0]))
  }
  return group
}

/** Builds a cable with straight segments at coarser levels and no cable at the `far` level. */
function cableOf(detail: Detail, places: readonly Place[], bend: number): Group {
  const [radius, surface] = [0.003, material('plastic', 0x101012)]
  if (detail.lod === 'full') return groupParts(bentTube(detail, places, { radius, bend, material: surface }))
  if (detail.lod === 'far') return groupParts()
  return groupParts(
    ...places.slice(1).map((to, at) => {
      const [start, end] = [new Vector3(...places[at]!), new Vector3(...to)]
      const piece = cylinder(detail, radius, start.distanceTo(end), surface)
      piece.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), end.clone().sub(start).normalize())
      piece.position.copy(start.add(end).multiplyScalar(0.5))
      return piece
    }),
  )
}

function seatOf(detail: Detail, steel: RackSteel, z: number): Group {
  const vinyl = material('vinyl')
  const group = groupParts()
  const base = steel.depth
  group.add(placePart(upright(detail, steel, 0.4 - base, { numbersEvery: 0 }), [0, base, z]))
  group.add(placePart(box(detail, [0.2, 0.01, 0.24], steel.paint, 0.003), [0, 0.405, z + 0.04]))
  group.add(placePart(pad(detail, { width: 0.31, length: 0.36, thickness: 0.075 }), [0, 0.485, z + 0.06]))
  const hold = z - 0.24
  group.add(placePart(upright(detail, steel, 0.62 - base, { numbersEvery: 0 }), [0, base, hold]))
  const bar = cylinder(detail, 0.0125, 0.56, material('zinc'))
  group.add(placePart(bar, [0, 0.655, hold + 0.02], [0, 0, quarter]))
  group.add(placePart(box(detail, [0.05, 0.08, 0.05], steel.paint, 0.006), [0, 0.635, hold + 0.005]))
  for (const side of sides) {
    const roll = solidOfRevolution(
      detail,
      [
        [0.0125, -0.1],
        [0.06, -0.1],
        [0.07, -0.092],
        [0.072, -0.08],
        [0.072, 0.08],
        [0.07, 0.092],
        [0.06, 0.1],
        [0.0125, 0.1],
      ],
      vinyl,
    )
    group.add(placePart(roll, [side * 0.16, 0.655, hold + 0.02], [0, 0, quarter]))
    const cap = cylinder(detail, 0.032, 0.006, material('plastic'))
    group.add(placePart(cap, [side * 0.264, 0.655, hold + 0.02], [0, 0, quarter]))
  }
  return group
}

/** Heights, and distances from the center toward the front, in meters. */
interface Tower {
  steel: RackSteel
  rear: number
  /** Position of the lifter. */
  line: number
  /** Top of the base, center of the arm, and underside of the arm. */
  base: number
  top: number
  high: number
  rods: number
  armMiddle: number
  armLength: number
  front: number
}

/** Heights of the resting carriage and the lat bar. */
const [rest, bar] = [0.42, 1.86]

export const latTower = model(
  'lat-tower',
  { ...rackDefaults, height: 2.29, width: 1.22, depth: 1.42, post: 0.26 },
  (params, detail) => {
    const { height, width, depth, brand, numbersEvery, post } = params
    const steel = rackSteel(params)
    const tower = towerOf(steel, height, depth)
    return groupParts(
      ...floorFrame(detail, tower, width, depth),
      column(detail, tower, height, numbersEvery),
      ...arm(detail, tower, brand),
      ...sides.flatMap((side) => guideRod(detail, tower, side, post)),
      ...carriage(detail, tower),
      ...pulleysAndCable(detail, tower),
      ...latBar(detail, tower),
      footPlate(detail, tower),
      seatOf(detail, steel, depth / 2 - 0.32),
    )
  },
)

function towerOf(steel: RackSteel, height: number, depth: number): Tower {
  const rear = -depth / 2 + steel.depth / 2 + 0.14
  const line = rear + 0.36
  const top = height - steel.depth / 2
  const armLength = line - rear + 0.42 + steel.depth / 2
  const armMiddle = rear - steel.depth / 2 + armLength / 2
  return {
    steel,
    rear,
    line,
    base: steel.depth,
    top,
    high: top - steel.depth / 2,
    rods: rear + 0.16,
    armMiddle,
    armLength,
    front: armMiddle + armLength / 2 - 0.08,
  }
}

function floorFrame(detail: Detail, { steel, rear }: Tower, width: number, depth: number): Object3D[] {
  const length = (width - steel.width) / 2 - 0.08
  const foot = runner(detail, steel, length)
  return [
    placePart(runner(detail, steel, depth - 0.02), [0, 0, 0]),
    ...sides.map((side) => placePart(foot.clone(), [side * (steel.width / 2 + length / 2), 0, rear], [0, quarter, 0])),
  ]
}

function column(detail: Detail, { steel, base, rear }: Tower, height: number, numbersEvery: number): Group {
  const post = upright(detail, steel, height - base - steel.depth, { numbersEvery })
  return placePart(groupParts(post, shoe(detail, steel, 0.1)), [0, base, rear])
}

function arm(detail: Detail, { steel, top, armMiddle, armLength }: Tower, brand: string): Object3D[] {
  const tube = lyingTube(detail, {
    length: armLength,
    height: steel.depth,
    depth: steel.width,
    wall: steel.wall,
    material: steel.paint,
  })
  const caps = sides.map((end) =>
    placePart(box(detail, [steel.width - 0.002, steel.depth - 0.002, 0.006], material('plastic'), 0.002), [
      0,
      top,
      armMiddle + end * (armLength / 2 + 0.001),
    ]),
  )
  const names = (brand === '' ? [] : sides).map((side) =>
    placePart(
      flatLettering({
        width: 0.5,
        height: steel.depth,
        lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.036 }],
        ink: steel.ink,
      }),
      [side * (steel.width / 2 + 0.0003), top, armMiddle + 0.06],
      [0, side * quarter, 0],
    ),
  )
  return [placePart(tube, [0, top, armMiddle], [0, quarter, 0]), ...caps, ...names]
}

function guideRod(detail: Detail, { steel, base, high, rods }: Tower, side: number, post: number): Object3D[] {
  const low = base + 0.004
  return [
    placePart(cylinder(detail, 0.0125, high - low, material('chrome')), [side * 0.1, (low + high) / 2, rods]),
    ...[low, high - 0.02].map((y) =>
      placePart(box(detail, [0.06, 0.02, 0.05], steel.paint, 0.004), [side * 0.08, y + 0.01, rods]),
    ),
    placePart(cylinder(detail, 0.023, 0.16, steel.paint), [side * 0.1, rest, rods]),
    ...[-0.082, 0.082].map((y) =>
      placePart(cylinder(detail, 0.02, 0.008, material('uhmw', 0xd8d6cf)), [side * 0.1, rest + y, rods]),
    ),
    placePart(cylinder(detail, 0.022, 0.04, material('rubber')), [side * 0.1, low + 0.04, rods]),
    placePart(platePost(detail, post, material('chrome')), [side * 0.122, rest, rods], [0, side * quarter, 0]),
  ]
}

function carriage(detail: Detail, { steel, base, rods }: Tower): Object3D[] {
  const low = base + 0.004
  return [
    ...[-0.05, 0.05].map((y) => placePart(box(detail, [0.2, 0.03, 0.05], steel.paint, 0.004), [0, rest + y, rods])),
    placePart(box(detail, [0.08, 0.1, 0.03], steel.paint, 0.004), [0, rest, rods]),
    ...sides.map((side) =>
      placePart(box(detail, [0.12, 0.02, 0.04], steel.paint, 0.004), [side * 0.06, low + 0.012, rods]),
    ),
  ]
}

function pulleysAndCable(detail: Detail, { steel, line, base, high, rods, front }: Tower): Object3D[] {
  const [wheel, under] = [0.052, high - 0.115]
  const pull: readonly Place[] = [
    [0, rest + 0.05, rods],
    [0, under + wheel, rods],
    [0, under + wheel, front],
    [0, bar + 0.05, front],
  ]
  const row: readonly Place[] = [
    [0, rest - 0.05, rods],
    [0, base + 0.07 - wheel + 0.02, rods],
    [0, base + 0.09, line + 0.05],
    [0, base + 0.125, line + 0.26],
  ]
  return [
    ...[rods + wheel, front - wheel].map((z) => placePart(pulley(detail, steel), [0, under, z])),
    cableOf(detail, pull, wheel),
    placePart(pulley(detail, steel), [0, base + 0.07, line + 0.18], [Math.PI, 0, 0]),
    cableOf(detail, row, wheel),
  ]
}

function latBar(detail: Detail, { front }: Tower): Object3D[] {
  const tube = bentPipe(
    detail,
    [
      [-0.6, bar - 0.1, front],
      [-0.42, bar, front],
      [0, bar, front],
      [0.42, bar, front],
      [0.6, bar - 0.1, front],
    ],
    { radius: 0.0145, wall: 0.005, bend: 0.05, material: material('chrome') },
  )
  return [
    tube,
    ...sides.map((side) =>
      placePart(
        cylinder(detail, 0.0165, 0.15, material('rubber')),
        [side * 0.53, bar - 0.061, front],
        [0, 0, quarter - side * 0.507],
      ),
    ),
    placePart(cylinder(detail, 0.012, 0.05, material('zinc')), [0, bar + 0.035, front]),
    placePart(box(detail, [0.014, 0.04, 0.03], material('zinc'), 0.004), [0, bar + 0.015, front]),
  ]
}

function footPlate(detail: Detail, { steel, base, line }: Tower): Object3D {
  const plate = sheet(detail, rectangle(0.46, 0.2, 0.012), 0.006, steel.paint)
  return placePart(plate, [0, base + 0.1, line + 0.04], [-0.5, 0, 0])
}
