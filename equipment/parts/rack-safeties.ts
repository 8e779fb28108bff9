import { ExtrudeGeometry, type Group, Mesh, Shape } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { box, polygon, rectangle, sheet } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder, solidOfRevolution } from '../shapes/solid-of-revolution.ts'
import { boltHead } from './bolt.ts'
import { straightPipe } from './pipe.ts'
import { lyingTube } from './steel-tube.ts'
import { holePitch, type RackSteel } from './upright.ts'

const quarter = Math.PI / 2

/** Builds a pin pipe along z between uprights that are `inside` apart. */
export function pinPipe(detail: Detail, steel: RackSteel, inside: number): Group {
  const [outer, wall] = steel.width > 0.06 ? [0.03, 0.004] : [0.0213, 0.0032]
  const ring = (length: number, radius: number) =>
    solidOfRevolution(
      detail,
      [
        [radius - wall, -length / 2],
        [radius - 0.001, -length / 2],
        [radius, -length / 2 + 0.001],
        [radius, length / 2 - 0.001],
        [radius - 0.001, length / 2],
        [radius - wall, length / 2],
      ],
      steel.paint,
    )
  const pipe = placePart(ring(inside - 0.006, outer), [0, 0, 0], [quarter, 0, 0])
  const long = inside + 2 * steel.depth + 0.05
  const pin = placePart(
    straightPipe(detail, { radius: steel.hole / 2 - 0.0008, wall: 0.0045, length: long, material: material('zinc') }),
    [0, 0, 0.005],
    [quarter, 0, 0],
  )
  const front = inside / 2 + steel.depth
  const stop = placePart(
    cylinder(detail, steel.hole / 2 + 0.012, 0.008, material('zinc')),
    [0, 0, front + 0.005],
    [quarter, 0, 0],
  )
  const knob = solidOfRevolution(
    detail,
    [
      [0, 0],
      [0.014, 0],
      [0.016, 0.004],
      [0.022, 0.014],
      [0.022, 0.03],
      [0.02, 0.034],
      [0, 0.034],
    ],
    material('plastic'),
  )
  return groupParts(pipe, pin, stop, placePart(knob, [0, 0, front + 0.009], [quarter, 0, 0]))
}

/** Builds a slightly sagging strap along z between uprights, with its brackets. */
export function strapSafety(detail: Detail, steel: RackSteel, inside: number): Group {
  const [half, sag, wide, thick] = [inside / 2, 0.06, 0.075, 0.006]
  const steps = detail.lod === 'full' ? 32 : 8
  const reach = half - 0.02
  const shape = new Shape()
  const at = (z: number) => -sag * (1 - (z / reach) ** 2)
  for (let step = 0; step <= steps; step += 1) {
    const z = -reach + (2 * reach * step) / steps
    if (step === 0) shape.moveTo(z, at(z))
    else shape.lineTo(z, at(z))
  }
  for (let step = steps; step >= 0; step -= 1) {
    const z = -reach + (2 * reach * step) / steps
    shape.lineTo(z, at(z) - thick)
  }
  const geometry = new ExtrudeGeometry(shape, { depth: wide, bevelEnabled: false })
  const webbing = new Mesh(geometry, material('canvas', 0x232325))
  const strap = placePart(groupParts(placePart(webbing, [0, 0, -wide / 2])), [0, 0, 0], [0, -quarter, 0])
  const group = groupParts(strap)
  if (detail.lod === 'full') {
    for (const x of [-1, 1]) {
      const seam = new Mesh(
        new ExtrudeGeometry(shape, { depth: 0.0016, bevelEnabled: false }),
        material('canvas', 0xb5472a),
      )
      seam.userData = { isMark: true }
      group.add(placePart(groupParts(placePart(seam, [0, 0.0004, -0.0008])), [x * 0.028, 0, 0], [0, -quarter, 0]))
    }
  }
  for (const side of [-1, 1]) {
    const z = side * (half + steel.depth / 2)
    for (const x of [-1, 1]) {
      const cheek = sheet(detail, rectangle(steel.depth + 0.05, 0.13, 0.012), 0.006, steel.paint)
      const inward = -side * 0.026
      group.add(
        placePart(
          groupParts(placePart(cheek, [0, 0, 0])),
          [x * (steel.width / 2 + 0.001), 0.012, z + inward],
          [0, x * quarter, 0],
        ),
      )
      const head = boltHead(detail, { thread: steel.hole * 0.5, material: steel.hardware })
      group.add(placePart(head, [x * (steel.width / 2 + 0.007), holePitch, z], [0, x * quarter, 0]))
    }
    const span = steel.width + 0.014
    const pin = placePart(
      cylinder(detail, 0.0125, span, material('zinc')),
      [0, 0.0095, z - side * (steel.depth / 2 + 0.03)],
      [0, 0, quarter],
    )
    const shank = placePart(
      cylinder(detail, steel.hole / 2 - 0.001, span, material('zinc')),
      [0, holePitch, z],
      [0, 0, quarter],
    )
    const loop = placePart(
      cylinder(detail, 0.0185, wide, material('canvas', 0x232325)),
      [0, 0.0065, z - side * (steel.depth / 2 + 0.03)],
      [0, 0, quarter],
    )
    group.add(pin, shank, loop)
  }
  return group
}

/** Builds a spotter arm toward +z on the front of an upright, with hook and pin at the origin. */
export function spotterArm(detail: Detail, steel: RackSteel, length: number, brand = ''): Group {
  const tall = steel.depth
  const arm = placePart(
    lyingTube(detail, {
      length: length - 0.02,
      height: tall,
      depth: steel.width,
      wall: steel.wall,
      material: steel.paint,
    }),
    [0, -0.1, length / 2],
    [0, -quarter, 0],
  )
  const rail = placePart(box(detail, [steel.width * 0.8, 0.0125, length - 0.03], material('uhmw'), 0.003), [
    0,
    -0.1 + tall / 2 + 0.006,
    length / 2,
  ])
  const lip = placePart(box(detail, [steel.width, tall + 0.05, 0.009], steel.paint, 0.003), [0, -0.075, length - 0.006])
  const back = placePart(sheet(detail, rectangle(steel.width, 0.2, 0.008), 0.008, steel.paint), [0, -0.06, 0])
  const cheek = polygon([
    [-steel.depth * 0.8, -0.14],
    [0.12, -0.14],
    [0.12, -0.066],
    [0.02, 0.038],
    [-0.02, 0.038],
    [-steel.depth * 0.8, -0.06],
  ])
  const group = groupParts(arm, rail, lip, back)
  for (const side of [-1, 1]) {
    const flat = placePart(sheet(detail, cheek, 0.005, steel.paint), [0, 0, -0.0025])
    group.add(placePart(groupParts(flat), [side * (steel.width / 2 + 0.0035), 0, 0], [0, -quarter, 0]))
    if (brand !== '') {
      const letters = flatLettering({
        width: 0.3,
        height: tall,
        lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.03 }],
        ink: steel.ink,
      })
      group.add(placePart(letters, [side * (steel.width / 2 + 0.0002), -0.1, length * 0.58], [0, side * quarter, 0]))
    }
  }
  const pin = placePart(
    cylinder(detail, steel.hole / 2 - 0.0008, 0.06, material('zinc')),
    [0, 0, -0.02],
    [quarter, 0, 0],
  )
  const head = placePart(boltHead(detail, { thread: steel.hole * 0.8, material: material('zinc') }), [0, 0, 0.008])
  group.add(pin, head)
  return group
}
