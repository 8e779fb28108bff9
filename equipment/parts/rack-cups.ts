import { type Group, Shape } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { box, polygon, rectangle, sheet } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder } from '../shapes/solid-of-revolution.ts'
import { boltHead } from './bolt.ts'
import type { RackSteel } from './upright.ts'

const quarter = Math.PI / 2

function cupProfile(inset: number): Shape {
  const shape = new Shape()
  shape.moveTo(inset, 0.045 - inset)
  shape.lineTo(inset, -0.122 + inset)
  shape.quadraticCurveTo(inset, -0.126 + inset, 0.004 + inset, -0.126 + inset)
  shape.lineTo(0.09 - inset, -0.126 + inset)
  shape.quadraticCurveTo(0.102 - inset, -0.126 + inset, 0.102 - inset, -0.114 + inset)
  shape.lineTo(0.102 - inset, -0.04 - inset)
  shape.quadraticCurveTo(0.102 - inset, -0.03 - inset, 0.094, -0.03 - inset)
  shape.quadraticCurveTo(0.086 + inset, -0.03 - inset, 0.084 + inset, -0.042)
  shape.lineTo(0.08 + inset, -0.07 - inset)
  shape.quadraticCurveTo(0.077, -0.098 - inset, 0.054, -0.098 - inset)
  shape.quadraticCurveTo(0.03, -0.098 - inset, 0.028 - inset, -0.07)
  shape.lineTo(0.028 - inset, 0.036 - inset)
  shape.quadraticCurveTo(0.028 - inset, 0.045 - inset, 0.019, 0.045 - inset)
  return shape
}

/**
 * Builds a J-cup with two steel plates around plastic. The pin is at the origin, the upright's face is at z = 0, and
 * the top is open.
 */
export function sandwichCup(detail: Detail, steel: RackSteel, brand = ''): Group {
  const [core, plate] = [Math.min(0.046, steel.width - 0.008), 0.0095]
  const profile = cupProfile(0.0015)
  const group = groupParts()
  // The profile is in x and y; a quarter turn points it to +z.
  const slice = (shape: Shape, from: number, thickness: number, surface: typeof steel.paint) => {
    const cut = sheet(detail, shape, thickness, surface, 0.0012)
    group.add(placePart(groupParts(placePart(cut, [0, 0, from])), [0, 0, 0], [0, -quarter, 0]))
  }
  const wide = core + 2 * plate
  if (detail.lod === 'far') {
    slice(profile, -wide / 2, wide, steel.paint)
    return groupParts(group, pinOf(detail, steel, 0))
  }
  slice(cupProfile(-0.0005), -core / 2, core, material('uhmw', 0x4d5055))
  slice(profile, core / 2, plate, steel.paint)
  slice(profile, -core / 2 - plate, plate, steel.paint)
  group.add(pinOf(detail, steel, 0))
  group.add(
    placePart(box(detail, [Math.min(wide, steel.width), 0.174, 0.004], steel.paint, 0.0015), [0, -0.0435, -0.0018]),
  )
  if (detail.shows(0.02)) {
    for (const side of [-1, 1]) {
      for (const [y, z] of [
        [0.022, 0.014],
        [-0.112, 0.014],
        [-0.112, 0.088],
      ] as const) {
        const bolt = boltHead(detail, { thread: 0.008, material: steel.hardware })
        group.add(placePart(bolt, [side * (wide / 2), y, z], [0, side * quarter, 0]))
      }
      if (brand === '') continue
      const size = { width: 0.05, height: 0.02 }
      const letters = flatLettering({ ...size, lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.0075 }], ink: steel.ink })
      group.add(placePart(letters, [side * (wide / 2 + 0.0002), -0.112, 0.051], [0, side * quarter, 0]))
    }
  }
  return group
}

/**
 * Builds a J-cup from a bent 8 mm plate with plastic under the bar. The pin is at the origin, and the upright's face is
 * at z = 0.
 */
export function plainCup(detail: Detail, steel: RackSteel): Group {
  const wide = Math.min(0.064, steel.width - 0.002)
  const back = placePart(sheet(detail, rectangle(wide, 0.165, 0.006), 0.008, steel.paint), [0, -0.0375, 0])
  const shelf = placePart(box(detail, [wide, 0.008, 0.086], steel.paint, 0.002), [0, -0.116, 0.043])
  const lip = placePart(box(detail, [wide, 0.062, 0.008], steel.paint, 0.003), [0, -0.09, 0.084], [0.12, 0, 0])
  const plastic = material('uhmw', 0x4d5055)
  const pads = [
    placePart(box(detail, [wide - 0.006, 0.125, 0.01], plastic, 0.002), [0, -0.04, 0.013]),
    placePart(box(detail, [wide - 0.002, 0.012, 0.066], plastic, 0.003), [0, -0.106, 0.045]),
  ]
  const side = polygon([
    [0, 0],
    [0.078, 0],
    [0.078, 0.008],
    [0.012, 0.05],
    [0, 0.05],
  ])
  const ribs = [-1, 1].map((x) => {
    const rib = placePart(sheet(detail, side, 0.005, steel.paint), [0, -0.12, -0.0025])
    return placePart(groupParts(rib), [x * (wide / 2 - 0.003), 0, 0.002], [0, -quarter, 0])
  })
  // A tab at the side of the upright prevents rotation.
  const tab = placePart(box(detail, [0.006, 0.08, 0.05], steel.paint, 0.002), [steel.width / 2 + 0.0035, -0.06, -0.018])
  const bridge = placePart(box(detail, [steel.width / 2 - wide / 2 + 0.0125, 0.08, 0.006], steel.paint, 0.0015), [
    (steel.width / 2 + wide / 2 + 0.0065) / 2 - 0.003,
    -0.06,
    0.0035,
  ])
  return groupParts(back, shelf, lip, ...pads, ...ribs, tab, bridge, pinOf(detail, steel, 0.008))
}

/** Builds a J-cup with two rollers between two cheeks. Pin and face are in the same position as in the other cups. */
export function rollerCup(detail: Detail, steel: RackSteel): Group {
  const wide = Math.min(0.07, steel.width)
  const cheek = polygon([
    [0, 0.05],
    [0, -0.12],
    [0.11, -0.12],
    [0.118, -0.11],
    [0.118, -0.045],
    [0.104, -0.036],
    [0.096, -0.075],
    [0.03, -0.075],
    [0.024, 0.05],
  ])
  const group = groupParts(
    placePart(sheet(detail, rectangle(wide, 0.17, 0.006), 0.008, steel.paint), [0, -0.035, 0]),
    placePart(box(detail, [wide - 0.014, 0.008, 0.108], steel.paint, 0.002), [0, -0.113, 0.06]),
    placePart(box(detail, [wide - 0.014, 0.07, 0.01], material('uhmw', 0x4d5055), 0.002), [0, 0.005, 0.013]),
    placePart(
      box(detail, [wide - 0.014, 0.06, 0.01], material('uhmw', 0x4d5055), 0.002),
      [0, -0.07, 0.108],
      [0.18, 0, 0],
    ),
    pinOf(detail, steel, 0.008),
  )
  for (const side of [-1, 1]) {
    const flat = placePart(sheet(detail, cheek, 0.006, steel.paint), [0, 0, -0.003])
    group.add(placePart(groupParts(flat), [side * (wide / 2 - 0.0032), 0, 0.002], [0, -quarter, 0]))
  }
  for (const z of [0.046, 0.08]) {
    const roller = cylinder(detail, 0.0158, wide - 0.016, material('uhmw', 0xd8d6cf))
    group.add(placePart(roller, [0, -0.086, z], [0, 0, quarter]))
    for (const side of [-1, 1]) {
      const head = boltHead(detail, { thread: 0.01, material: steel.hardware })
      group.add(placePart(head, [side * (wide / 2 - 0.0002), -0.086, z], [0, side * quarter, 0]))
    }
  }
  return group
}

function pinOf(detail: Detail, steel: RackSteel, front: number): Group {
  const radius = steel.hole / 2 - 0.0006
  const chrome = material('zinc')
  const pin = placePart(cylinder(detail, radius, 0.05, chrome), [0, 0, -0.025 + front], [quarter, 0, 0])
  return groupParts(
    pin,
    placePart(boltHead(detail, { thread: steel.hole * 0.8, material: chrome }), [0, 0, front === 0 ? 0.028 : front]),
  )
}
