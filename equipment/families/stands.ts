import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { crossmember, namePlate, pullUpBar } from '../parts/crossmember.ts'
import { platePost } from '../parts/plate-peg.ts'
import { rackCup, rackDefaults } from '../parts/rack-frame.ts'
import { runner, shoe } from '../parts/runner.ts'
import { snapToHole, lastHole, holePitch, rackSteel, upright } from '../parts/upright.ts'
import { box, polygon, sheet } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'

const quarter = Math.PI / 2

/** A squat stand, with a pull-up bar if the bar's diameter is set. */
const squatStand = model(
  'squat-stand',
  { ...rackDefaults, height: 1.83, depth: 1.22, cups: 'sandwich', cupHeight: 1.35, pullUp: 0 },
  (params, detail) => {
    const { height, width, depth, brand, numbersEvery, pullUp } = params
    const steel = rackSteel(params)
    const [x, base] = [(width - steel.width) / 2, steel.depth]
    const post = upright(detail, steel, height - base, { numbersEvery })
    const z = -0.12
    const rear = -depth / 2 + steel.depth
    const wide = width - 2 * steel.width
    const group = groupParts()
    for (const side of [-x, x]) {
      group.add(placePart(runner(detail, steel, depth), [side, 0, 0]))
      group.add(placePart(groupParts(post.clone(), shoe(detail, steel, 0.14)), [side, base, z]))
      const cup = rackCup(params.cups, detail, steel, brand)
      if (cup) group.add(placePart(cup, [side, base + snapToHole(params.cupHeight - base), z + steel.depth / 2]))
    }
    const acrossEnds = { length: wide, grip: steel.width, face: steel.depth }
    const name = namePlate(detail, steel, { ...acrossEnds, brand, high: steel.depth - 0.004, bolts: [0] })
    group.add(placePart(name, [0, steel.depth / 2, rear]))
    if (pullUp > 0) {
      const bar = pullUpBar(detail, steel, { ...acrossEnds, diameter: pullUp })
      group.add(placePart(bar, [0, base + lastHole(height - base) * holePitch + 0.0381, z]))
    }
    return group
  },
)

const yoke = model(
  'yoke',
  { ...rackDefaults, width: 1.22, depth: 1.07, barHeight: 1.45, postHeight: 0.4, cups: 'none', cupHeight: 1.2 },
  (params, detail) => {
    const { height, width, depth, brand, numbersEvery } = params
    const steel = rackSteel(params)
    const [x, base] = [(width - steel.width) / 2, steel.depth]
    const post = upright(detail, steel, height - base, { numbersEvery })
    const wide = width - 2 * steel.width
    const acrossEnds = { length: wide, grip: steel.width, face: steel.depth }
    const top = base + (lastHole(height - base) - 1) * holePitch
    const bar = base + snapToHole(params.barHeight - base)
    const group = groupParts()
    for (const side of [-x, x]) {
      group.add(placePart(runner(detail, steel, depth), [side, 0, 0]))
      group.add(placePart(groupParts(post.clone(), shoe(detail, steel, 0.13)), [side, base, 0]))
      for (const z of [-1, 1]) {
        const peg = platePost(detail, params.postHeight, material('chrome'))
        group.add(placePart(peg, [side, base, z * (depth / 2 - 0.11)], [-quarter, 0, 0]))
      }
      const cup = rackCup(params.cups, detail, steel, brand)
      if (cup) group.add(placePart(cup, [side, base + snapToHole(params.cupHeight - base), steel.depth / 2]))
      const corner = polygon([
        [0, 0],
        [0.16, 0],
        [0.16, -0.012],
        [0.012, -0.16],
        [0, -0.16],
      ])
      for (const z of [-1, 1]) {
        const flat = placePart(sheet(detail, corner, 0.01, steel.paint), [0, 0, z * (steel.depth / 2 - 0.006) - 0.005])
        const turn = side > 0 ? Math.PI : 0
        group.add(
          placePart(
            groupParts(flat),
            [side - (Math.sign(side) * steel.width) / 2, top - steel.depth / 2, 0],
            [0, turn, 0],
          ),
        )
      }
    }
    group.add(placePart(crossmember(detail, steel, acrossEnds), [0, top, 0]))
    group.add(placePart(crossmember(detail, steel, { ...acrossEnds, gusset: -1 }), [0, bar, 0]))
    const pad = box(detail, [0.62, steel.depth + 0.03, steel.depth + 0.03], material('vinyl'), 0.02)
    group.add(placePart(pad, [0, bar, 0]))
    for (const side of [-1, 1]) {
      const seam = box(detail, [0.006, steel.depth + 0.032, steel.depth + 0.032], material('vinyl', 0x2a2a2d), 0.02)
      group.add(placePart(seam, [side * 0.28, bar, 0]))
    }
    const size = { width: wide - 0.04, height: steel.depth }
    const lines = [{ text: brand, x: 0.5, y: 0.5, size: steel.depth * 0.56, most: 0.8 }]
    const letters = flatLettering({ ...size, lines, ink: steel.ink })
    if (brand !== '') group.add(placePart(letters, [0, top, Math.min(steel.width, steel.depth) / 2 + 0.0003]))
    return group
  },
)

export const stands: readonly Model[] = [squatStand, yoke]
