import { type Group } from 'three'
import type { Detail } from '../detail.ts'
import { box, polygon, rectangle, sheet } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder } from '../shapes/solid-of-revolution.ts'
import { boltHead, throughBolt } from './bolt.ts'
import { straightPipe } from './pipe.ts'
import { lyingTube } from './steel-tube.ts'
import { endPlate, holePitch, type RackSteel } from './upright.ts'

const thick = 0.0064
const quarter = Math.PI / 2

/** Bolted ends of a crossmember. Heights are measured from the crossmember's center, in meters. */
interface Ends {
  /** Length between the uprights. */
  length: number
  /** Depth of the upright along the bolts, and width of its face. */
  grip: number
  face: number
  bolts: readonly number[]
  high: number
  /** Height of the plate's center. */
  middle?: number
  /** Ends (-1, 1) that have no upright and are bolted from the inside. */
  loose?: readonly number[]
}

function bolted(
  detail: Detail,
  steel: RackSteel,
  { length, grip, face, bolts, high, middle = 0, loose = [] }: Ends,
): Group {
  const group = groupParts()
  for (const side of [-1, 1]) {
    const plate = endPlate(
      detail,
      steel,
      face - 0.001,
      high,
      bolts.map((y) => y - middle),
    )
    const end = groupParts(placePart(plate, [0, middle, 0]))
    for (const y of bolts) {
      if (loose.includes(side)) {
        const head = boltHead(detail, { thread: steel.hole * 0.94, material: steel.hardware })
        end.add(placePart(head, [0, y, -thick], [0, Math.PI, 0]))
        continue
      }
      const bolt = throughBolt(detail, { thread: steel.hole * 0.94, grip: grip + thick, material: steel.hardware })
      end.add(placePart(bolt, [0, y, (grip + thick) / 2 - thick]))
    }
    group.add(placePart(end, [(side * length) / 2, 0, 0], [0, side * quarter, 0]))
  }
  return group
}

/**
 * Builds a crossmember along x, centered on the origin, with tube, end plates, gussets, and bolts through the uprights.
 */
export function crossmember(
  detail: Detail,
  steel: RackSteel,
  {
    length,
    grip,
    face,
    gusset = 0,
    loose = [],
  }: { length: number; grip: number; face: number; gusset?: -1 | 0 | 1; loose?: readonly number[] },
): Group {
  const [tall, deep] = [steel.depth, Math.min(steel.width, face)]
  const high = 2 * holePitch + steel.hole * 2.6
  const tube = lyingTube(detail, {
    length: length - 2 * thick,
    height: tall,
    depth: deep,
    wall: steel.wall,
    material: steel.paint,
  })
  const group = groupParts(
    tube,
    bolted(detail, steel, { length, grip, face, bolts: [-holePitch, holePitch], high, loose }),
  )
  for (const side of [-1, 1]) {
    const end = (side * length) / 2 - side * thick
    if (detail.lod === 'full') {
      const bead = box(detail, [0.005, tall + 0.006, deep + 0.006], steel.paint, 0.0025)
      group.add(placePart(bead, [end - side * 0.002, 0, 0]))
    }
    if (gusset !== 0 && detail.shows(0.03)) {
      for (const z of [-1, 1]) {
        const flat = placePart(gussetOf(detail, steel, (high - tall) / 2), [0, 0, z * (deep / 2 - 0.0045) - 0.002])
        const turned = placePart(
          groupParts(flat),
          [end, (gusset * tall) / 2, 0],
          [gusset < 0 ? Math.PI : 0, side > 0 ? Math.PI : 0, 0],
        )
        group.add(turned)
      }
    }
  }
  return group
}

/** Builds a gusset between tube and end plate, along +x and upward, with cut tips. */
function gussetOf(detail: Detail, steel: RackSteel, high: number) {
  const long = high * 1.9
  const shape = polygon([
    [0, 0],
    [long, 0],
    [long, 0.004],
    [0.008, high - 0.002],
    [0, high - 0.002],
  ])
  return sheet(detail, shape, 0.004, steel.paint)
}

/** Builds the nameplate crossmember: a folded 4 mm plate. */
export function namePlate(
  detail: Detail,
  steel: RackSteel,
  {
    length,
    grip,
    face,
    brand,
    high = 0.152,
    bolts = [-holePitch, holePitch],
    loose = [],
  }: {
    length: number
    grip: number
    face: number
    brand: string
    high?: number
    bolts?: readonly number[]
    loose?: readonly number[]
  },
): Group {
  const [plate, lip] = [0.004, Math.min(0.05, face * 0.7)]
  const front = face / 2 - 0.004
  const inner = length - 2 * thick
  const body = placePart(sheet(detail, rectangle(inner, high, 0.002), plate, steel.paint), [0, 0, front - plate])
  const group = groupParts(body, bolted(detail, steel, { length, grip, face, bolts, high, loose }))
  for (const side of [-1, 1]) {
    const flange = box(detail, [inner, plate, lip], steel.paint, 0.0015)
    group.add(placePart(flange, [0, (side * (high - plate)) / 2, front - lip / 2 - 0.001]))
  }
  if (brand !== '') {
    const lines = [{ text: brand, x: 0.5, y: 0.5, size: high * 0.54, most: 0.86 }]
    const letters = flatLettering({ width: inner, height: high, lines, ink: steel.ink, relief: 0 })
    group.add(placePart(letters, [0, 0, front + 0.0002]))
    const back = flatLettering({ width: inner, height: high, lines, ink: steel.ink, relief: 0 })
    group.add(placePart(back, [0, 0, front - plate - 0.0002], [0, Math.PI, 0]))
  }
  return group
}

/** Builds a pull-up bar along x, centered on the origin, with plates bolted below. */
export function pullUpBar(
  detail: Detail,
  steel: RackSteel,
  {
    length,
    grip,
    face,
    diameter,
    loose = [],
  }: { length: number; grip: number; face: number; diameter: number; loose?: readonly number[] },
): Group {
  const below = -0.0381
  const high = steel.hole * 1.3 - below + diameter
  const pipe = { radius: diameter / 2, wall: diameter * 0.13, length: length - 2 * thick, material: steel.paint }
  const bar = placePart(straightPipe(detail, pipe), [0, 0, 0], [0, 0, quarter])
  const middle = (below - steel.hole * 1.3 + diameter) / 2
  const rings = [-1, 1].map((side) =>
    placePart(
      cylinder(detail, diameter / 2 + 0.003, 0.005, steel.paint),
      [side * (length / 2 - thick - 0.002), 0, 0],
      [0, 0, quarter],
    ),
  )
  const isFine = detail.lod === 'full'
  return groupParts(
    bar,
    ...(isFine ? rings : []),
    bolted(detail, steel, { length, grip, face, bolts: [below], high, middle, loose }),
  )
}
