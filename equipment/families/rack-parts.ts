import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { boltHead } from '../parts/bolt.ts'
import { crossmember, namePlate } from '../parts/crossmember.ts'
import { placeOnFloor } from '../parts/place-on-floor.ts'
import { straightPipe } from '../parts/pipe.ts'
import { attachmentDefaults, footHeight, rackDefaults } from '../parts/rack-frame.ts'
import { roll, torus } from '../parts/roll.ts'
import { endPlate, foot, holePitch, rackSteel, upright } from '../parts/upright.ts'
import { box, hole, polygon, rectangle, sheet } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder } from '../shapes/solid-of-revolution.ts'

const quarter = Math.PI / 2
const sides = [-1, 1] as const

const rackCrossmember = model(
  'rack-crossmember',
  { ...attachmentDefaults, length: 1.092, isNamePlate: false, brand: 'IRONWRIGHT' },
  (params, detail) => {
    const { length, isNamePlate, brand } = params
    const steel = rackSteel(params)
    const ends = { length, grip: steel.width, face: steel.depth, loose: sides }
    return placeOnFloor(isNamePlate ? namePlate(detail, steel, { ...ends, brand }) : crossmember(detail, steel, ends))
  },
)

const rackUpright = model(
  'rack-upright',
  { ...rackDefaults, height: 2.13, width: 0.0762, depth: 0.0762, brand: '' },
  (params, detail) => {
    const steel = rackSteel(params)
    const post = upright(detail, steel, params.height - footHeight, { numbersEvery: params.numbersEvery })
    return placeOnFloor(groupParts(placePart(post, [0, footHeight, 0]), foot(detail, steel, [0, -1])))
  },
)

const legRoller = model('leg-roller', { ...attachmentDefaults, length: 0.42, radius: 0.08 }, (params, detail) => {
  const { length, radius, hasPost } = params
  const steel = rackSteel(params)
  const out = radius + 0.05
  const group = groupParts(
    placePart(sheet(detail, rectangle(steel.width, 0.19, 0.01), 0.008, steel.paint), [0, 0, 0]),
    placePart(cylinder(detail, 0.0125, length + 0.05, material('zinc')), [0, 0, out], [0, 0, quarter]),
  )
  const cheek = polygon([
    [-steel.depth * 0.8, 0.03],
    [-steel.depth * 0.8, -0.05],
    [0.03, -0.08],
    [out + 0.02, -0.022],
    [out + 0.02, 0.022],
    [0.03, 0.05],
  ])
  for (const side of sides) {
    const flat = placePart(sheet(detail, cheek, 0.006, steel.paint), [0, 0, -0.003])
    group.add(placePart(groupParts(flat), [side * (steel.width / 2 + 0.0035), 0, 0], [0, -quarter, 0]))
    const long = length / 2 - steel.width / 2 - 0.014
    const at = side * (steel.width / 2 + 0.012 + long / 2)
    group.add(placePart(roll(detail, radius, long, material('vinyl'), 0.018), [at, 0, out], [0, 0, quarter]))
    const end = cylinder(detail, 0.034, 0.006, material('plastic'))
    group.add(placePart(end, [side * (length / 2 + 0.003), 0, out], [0, 0, quarter]))
    group.add(placePart(boltHead(detail, { thread: 0.016, material: steel.hardware }), [0, side * 0.066, 0.008]))
  }
  if (hasPost)
    group.add(
      placePart(upright(detail, steel, 8.75 * holePitch, { numbersEvery: 0 }), [0, -5 * holePitch, -steel.depth / 2]),
    )
  return placeOnFloor(group)
})

const barHolder = model('bar-holder', { ...attachmentDefaults, height: 0.25, inside: 0.056 }, (params, detail) => {
  const { height, inside, hasPost } = params
  const steel = rackSteel(params)
  const [radius, wall] = [inside / 2 + 0.006, 0.003]
  const out = radius + 0.022
  const pipe = straightPipe(detail, { radius, wall, length: height, material: steel.paint })
  const lining = straightPipe(detail, { radius: radius - wall, wall: 0.003, length: 0.08, material: material('uhmw') })
  const group = groupParts(
    placePart(
      endPlate(detail, steel, steel.depth - 0.001, 2 * holePitch + steel.hole * 2, [-holePitch, holePitch]),
      [0, 0, 0.0064],
    ),
    placePart(pipe, [0, 0, out]),
    placePart(lining, [0, height / 2 - 0.039, out]),
    placePart(cylinder(detail, radius + 0.006, 0.006, steel.paint), [0, -height / 2 - 0.003, out]),
    placePart(box(detail, [0.05, height * 0.5, out - radius + 0.004], steel.paint, 0.002), [
      0,
      0,
      (out - radius) / 2 + 0.004,
    ]),
  )
  for (const y of [-holePitch, holePitch]) {
    group.add(placePart(boltHead(detail, { thread: steel.hole * 0.94, material: steel.hardware }), [0, y, 0.0064]))
  }
  if (hasPost)
    group.add(
      placePart(upright(detail, steel, 9.75 * holePitch, { numbersEvery: 0 }), [0, -6 * holePitch, -steel.depth / 2]),
    )
  return placeOnFloor(group)
})

const ballTarget = model('ball-target', { ...attachmentDefaults, diameter: 0.33, disc: 0xb5472a }, (params, detail) => {
  const { diameter, disc, hasPost } = params
  const steel = rackSteel(params)
  const radius = diameter / 2
  const face = rectangle(diameter, diameter, radius)
  const mark = rectangle(diameter * 0.56, diameter * 0.56, diameter * 0.28)
  const away = steel.width / 2 + 0.06 + radius
  const group = groupParts(
    placePart(sheet(detail, face, 0.006, steel.paint), [away, 0, 0.012]),
    placePart(sheet(detail, mark, 0.0012, material('powder', disc), 0), [away, 0, 0.0178]),
    placePart(box(detail, [away - steel.width / 2 + 0.06, 0.05, 0.012], steel.paint, 0.002), [
      (away + steel.width / 2 + 0.06) / 2,
      0,
      0.006,
    ]),
    placePart(
      sheet(detail, rectangle(steel.depth, 0.16, 0.01), 0.0064, steel.paint),
      [steel.width / 2, 0, -steel.depth / 2],
      [0, quarter, 0],
    ),
    placePart(box(detail, [0.006, 0.05, steel.depth / 2 + 0.012], steel.paint, 0.001), [
      steel.width / 2 + 0.0095,
      0,
      -steel.depth / 4 + 0.006,
    ]),
  )
  for (const y of [-holePitch, holePitch]) {
    const bolt = boltHead(detail, { thread: steel.hole * 0.94, material: steel.hardware })
    group.add(placePart(bolt, [steel.width / 2 + 0.0064, y, -steel.depth / 2], [0, quarter, 0]))
  }
  if (hasPost)
    group.add(
      placePart(upright(detail, steel, 9.75 * holePitch, { numbersEvery: 0 }), [0, -5 * holePitch, -steel.depth / 2]),
    )
  return placeOnFloor(group)
})

const ropeAnchor = model('rope-anchor', { ...attachmentDefaults, ring: 0.045, rod: 0.016 }, (params, detail) => {
  const { ring, rod, hasPost, color } = params
  const steel = rackSteel(params)
  const plate = rectangle(steel.width - 0.001, 0.15, 0.012)
  if (detail.lod === 'full') plate.holes.push(hole(0, 0, 0.006))
  const group = groupParts(
    sheet(detail, plate, 0.0095, steel.paint),
    placePart(torus(detail, ring, rod / 2, steel.paint), [0, 0, ring + rod * 0.4 + 0.006], [0, 0, quarter]),
    placePart(
      flatLettering({
        width: 0.06,
        height: 0.02,
        lines: [{ text: '200 KG', x: 0.5, y: 0.5, size: 0.009 }],
        ink: color < 0x888888 ? 0xecebe7 : 0x1a1a1b,
      }),
      [0, 0.03, 0.0097],
    ),
  )
  for (const y of [-holePitch, holePitch])
    group.add(placePart(boltHead(detail, { thread: steel.hole * 0.94, material: steel.hardware }), [0, y, 0.0095]))
  if (hasPost)
    group.add(
      placePart(upright(detail, steel, 7.75 * holePitch, { numbersEvery: 0 }), [0, -3 * holePitch, -steel.depth / 2]),
    )
  return placeOnFloor(group)
})

export const rackParts: readonly Model[] = [rackCrossmember, rackUpright, legRoller, barHolder, ballTarget, ropeAnchor]
