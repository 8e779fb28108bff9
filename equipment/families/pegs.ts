import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { boltHead } from '../parts/bolt.ts'
import { placeOnFloor } from '../parts/place-on-floor.ts'
import { bracketedPeg, platePost } from '../parts/plate-peg.ts'
import { attachmentDefaults } from '../parts/rack-frame.ts'
import { holePitch, rackSteel, upright } from '../parts/upright.ts'
import { box, rectangle, sheet } from '../shapes/boxes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder, solidOfRevolution } from '../shapes/solid-of-revolution.ts'

const quarter = Math.PI / 2
const storagePegs = model(
  'storage-pegs',
  { ...attachmentDefaults, length: 0.23, isWallMounted: false, finish: 'chrome', apart: 0.5 },
  (params, detail) => {
    const { length, isWallMounted, finish, hasPost, apart, hardware } = params
    const steel = rackSteel(params)
    const group = groupParts()
    if (!isWallMounted) {
      const gap = hasPost ? steel.width / 2 : 0.0005
      for (const side of [-1, 1]) {
        const peg = bracketedPeg(detail, steel, steel.depth, length, material(finish))
        group.add(placePart(peg, [side * gap, 0, 0], [0, side * quarter, 0]))
      }
      if (hasPost)
        group.add(placePart(upright(detail, steel, 8.75 * holePitch, { numbersEvery: 0 }), [0, -5 * holePitch, 0]))
      return placeOnFloor(group)
    }
    for (const x of [-apart / 2, apart / 2]) {
      group.add(placePart(sheet(detail, rectangle(0.12, 0.15, 0.012), 0.006, steel.paint), [x, 0, 0]))
      group.add(placePart(platePost(detail, length - 0.006, material(finish)), [x, 0, 0.006]))
      for (const aside of [-0.045, 0.045]) {
        for (const y of [-0.06, 0.06]) {
          group.add(placePart(boltHead(detail, { thread: 0.01, material: material(hardware) }), [x + aside, y, 0.006]))
        }
      }
    }
    if (hasPost) group.add(placePart(box(detail, [apart + 0.4, 0.32, 0.038], material('wood'), 0.004), [0, 0, -0.019]))
    return placeOnFloor(group)
  },
)

const bandPegs = model(
  'band-pegs',
  { ...attachmentDefaults, length: 0.15, count: 4, finish: 'zinc' },
  (params, detail) => {
    const { length, count, finish, hasPost } = params
    const steel = rackSteel(params)
    const radius = steel.hole / 2 - 0.0007
    const inside = hasPost ? steel.depth : length * 0.5
    const out = length - 0.076
    const pin = groupParts(
      placePart(
        solidOfRevolution(
          detail,
          [
            [0, -0.076],
            [radius - 0.003, -0.076],
            [radius, -0.073],
            [radius, 0],
            [radius + 0.009, 0],
            [radius + 0.009, 0.005],
            [radius + 0.0005, 0.0065],
            [radius - 0.002, 0.012],
            [radius - 0.002, out - 0.016],
            [radius + 0.006, out - 0.011],
            [radius + 0.007, out - 0.009],
            [radius + 0.007, out - 0.002],
            [radius + 0.005, out],
            [0, out],
          ],
          material(finish),
        ),
        [0, 0, 0],
        [quarter, 0, 0],
      ),
      placePart(
        solidOfRevolution(
          detail,
          [
            [radius, 0],
            [radius + 0.006, 0],
            [radius + 0.007, 0.001],
            [radius + 0.007, 0.005],
            [radius + 0.006, 0.006],
            [radius, 0.006],
          ],
          material('rubber', 0xb5472a),
        ),
        [0, 0, 0.0062],
        [quarter, 0, 0],
      ),
    )
    const group = groupParts()
    for (let at = 0; at < count; at += 1) {
      const place = hasPost
        ? ([0, (2 + at * 2) * holePitch, inside / 2] as const)
        : ([(at - (count - 1) / 2) * 0.07, 0, 0] as const)
      group.add(placePart(pin.clone(), place))
    }
    if (hasPost) group.add(upright(detail, steel, (count * 2 + 2.75) * holePitch, { numbersEvery: 0 }))
    return placeOnFloor(group)
  },
)

const plateHolder = model(
  'plate-holder',
  { ...attachmentDefaults, count: 3, spacing: 0.2032, length: 0.14, finish: 'chrome' },
  (params, detail) => {
    const { count, spacing, length, finish, hasPost } = params
    const steel = rackSteel(params)
    const high = (count - 1) * spacing + 2 * holePitch
    const plate = sheet(detail, rectangle(steel.width - 0.001, high + 0.05, 0.012), 0.0064, steel.paint)
    const group = groupParts(plate)
    for (let at = 0; at < count; at += 1) {
      const y = (at - (count - 1) / 2) * spacing
      const post = platePost(detail, length, material(finish))
      group.add(placePart(post, [0, y, 0.006], [-0.1, 0, 0]))
    }
    for (const y of [-high / 2, high / 2]) {
      group.add(placePart(boltHead(detail, { thread: steel.hole * 0.94, material: steel.hardware }), [0, y, 0.0064]))
      const shank = cylinder(detail, steel.hole * 0.47, steel.depth, steel.hardware)
      if (detail.lod === 'full' && hasPost) group.add(placePart(shank, [0, y, -steel.depth / 2], [quarter, 0, 0]))
    }
    if (hasPost) {
      const post = upright(detail, steel, high + 4.75 * holePitch, { numbersEvery: 0 })
      group.add(placePart(post, [0, -high / 2 - 2 * holePitch, -steel.depth / 2]))
    }
    return placeOnFloor(group)
  },
)

export const pegs: readonly Model[] = [storagePegs, bandPegs, plateHolder]
