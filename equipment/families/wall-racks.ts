import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { boltHead } from '../parts/bolt.ts'
import { crossmember, namePlate, pullUpBar } from '../parts/crossmember.ts'
import { rackCup, footHeight, rackDefaults } from '../parts/rack-frame.ts'
import { straightPipe } from '../parts/pipe.ts'
import { lyingTube } from '../parts/steel-tube.ts'
import { snapToHole, foot, lastHole, holePitch, rackSteel, upright } from '../parts/upright.ts'
import { box, rectangle, sheet } from '../shapes/boxes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder } from '../shapes/solid-of-revolution.ts'

const quarter = Math.PI / 2

const foldingRack = model(
  'folding-rack',
  {
    ...rackDefaults,
    height: 2.29,
    depth: 0.58,
    isFolded: false,
    hasLedger: true,
    cups: 'sandwich',
    cupHeight: 1.35,
    pullUp: 0.032,
    wood: 0xb98d5a,
  },
  (params, detail) => {
    const { height, width, depth, isFolded, hasLedger, brand, numbersEvery, pullUp } = params
    const steel = rackSteel(params)
    const x = (width - steel.width) / 2
    const post = upright(detail, steel, height - footHeight, { numbersEvery })
    const top = lastHole(height - footHeight)
    const levels = [footHeight + 5 * holePitch, footHeight + (top - 3) * holePitch] as const
    // During construction, the wall is at z = 0. The group is centered at the end.
    const ledger = hasLedger ? 0.038 : 0
    const hinge = ledger + 0.05
    const group = groupParts()
    for (const y of levels) {
      if (hasLedger) {
        const board = box(detail, [width + 0.34, 0.184, 0.038], material('wood', params.wood), 0.004)
        group.add(placePart(board, [0, y, 0.019]))
        for (const side of [-1, 1]) {
          for (const up of [-0.05, 0.05]) {
            const lag = boltHead(detail, { thread: 0.01, material: material('zinc') })
            group.add(placePart(lag, [side * (width / 2 + 0.11), y + up, 0.038]))
          }
        }
      }
    }
    for (const side of [-1, 1]) {
      const arm = depth - (hinge - ledger) - steel.depth
      const leaf = groupParts()
      const face = arm + steel.depth
      leaf.add(
        placePart(groupParts(placePart(post.clone(), [0, footHeight, 0]), foot(detail, steel, [0, 0])), [
          0,
          0,
          arm + steel.depth / 2,
        ]),
      )
      for (const y of levels) {
        const gusset = y > 1 ? -1 : 1
        const member = crossmember(detail, steel, {
          length: arm - 0.018,
          grip: steel.depth,
          face: steel.width,
          gusset,
          loose: [1],
        })
        leaf.add(placePart(member, [0, y, 0.018 + (arm - 0.018) / 2], [0, quarter, 0]))
        const knuckle = cylinder(detail, 0.019, 0.13, material('brass'))
        leaf.add(placePart(knuckle, [0, y, 0]))
        leaf.add(placePart(box(detail, [0.026, 0.126, 0.02], steel.paint, 0.003), [0, y, 0.014]))
      }
      const cup = isFolded ? null : rackCup(params.cups, detail, steel, brand)
      if (cup) leaf.add(placePart(cup, [0, footHeight + snapToHole(params.cupHeight), face]))
      // A short rack folds inward unless its leaves would collide; then it folds outward.
      const inwards = arm + steel.depth < x - 0.01 ? -1 : 1
      group.add(placePart(leaf, [side * x, 0, hinge], [0, isFolded ? side * inwards * quarter : 0, 0]))
      for (const y of levels) {
        const plate = placePart(sheet(detail, rectangle(0.1, 0.24, 0.01), 0.008, steel.paint), [side * x, y, ledger])
        group.add(plate)
        for (const up of [-1, 1]) {
          const ear = box(detail, [0.05, 0.012, 0.07], steel.paint, 0.004)
          group.add(placePart(ear, [side * x, y + up * 0.074, ledger + 0.034]))
          const pin = boltHead(detail, { thread: 0.02, material: steel.hardware })
          group.add(placePart(pin, [side * x, y + up * 0.08, hinge], [-up * quarter, 0, 0]))
          for (const aside of [-0.034, 0.034]) {
            const lag = boltHead(detail, { thread: 0.01, material: material('zinc') })
            group.add(placePart(lag, [side * x + aside, y + up * 0.1, ledger + 0.008]))
          }
        }
      }
    }
    if (!isFolded) {
      const acrossEnds = { length: width - 2 * steel.width, grip: steel.width, face: steel.depth }
      const front = ledger + depth - steel.depth / 2
      const plate = namePlate(detail, steel, { ...acrossEnds, brand })
      group.add(placePart(plate, [0, footHeight + (top - 1) * holePitch, front]))
      if (pullUp > 0) {
        const bar = pullUpBar(detail, steel, { ...acrossEnds, diameter: pullUp })
        group.add(placePart(bar, [0, footHeight + (top - 5) * holePitch + 0.0381, front]))
      }
    }
    return groupParts(placePart(group, [0, 0, -(ledger + (isFolded ? 0.13 : depth)) / 2]))
  },
)

/** A wall-mounted pull-up bar, built with its lowest edge on the floor. */
const wallPullUpBar = model(
  'wall-pull-up-bar',
  { width: 1.22, reach: 0.76, height: 0.61, diameter: 0.032, color: 0x2b2c30, hasLedger: true },
  ({ width, reach, height, diameter, color, hasLedger }, detail) => {
    const paint = material('powder', color)
    const [tube, wall, x] = [0.0508, 0.0025, 0.406]
    const ledger = hasLedger ? 0.038 : 0
    const group = groupParts()
    const arm = { height: tube, depth: tube, wall, material: paint }
    const top = height - tube / 2
    for (const side of [-x, x]) {
      group.add(placePart(box(detail, [0.064, height, 0.006], paint, 0.002), [side, height / 2, ledger + 0.003]))
      const long = reach - 0.008
      group.add(
        placePart(lyingTube(detail, { ...arm, length: long }), [side, top, ledger + 0.008 + long / 2], [0, quarter, 0]),
      )
      const [rise, run] = [top - 0.08, long * 0.82]
      const brace = lyingTube(detail, { ...arm, length: Math.hypot(rise, run) - 0.03 })
      group.add(
        placePart(
          groupParts(placePart(brace, [0, 0, 0], [0, 0, Math.atan2(rise, run)])),
          [side, 0.08 + rise / 2, ledger + 0.012 + run / 2],
          [0, -quarter, 0],
        ),
      )
      for (const y of [0.03, 0.15, height - 0.07, height - 0.02]) {
        const lag = boltHead(detail, { thread: 0.012, material: material('zinc') })
        group.add(placePart(lag, [side + (y > 0.3 ? 0.032 : 0), y, ledger + 0.008]))
      }
      const cap = box(detail, [tube, tube, 0.005], material('plastic'), 0.002)
      group.add(placePart(cap, [side, top, ledger + reach - 0.001]))
    }
    group.add(
      placePart(
        straightPipe(detail, { radius: diameter / 2, wall: 0.004, length: width, material: paint }),
        [0, top + tube / 2 + diameter / 2 - 0.004, ledger + reach - 0.06],
        [0, 0, quarter],
      ),
    )
    if (hasLedger) {
      for (const y of [0.09, height - 0.06]) {
        group.add(placePart(box(detail, [width, 0.14, 0.038], material('wood'), 0.004), [0, y, 0.019]))
      }
    }
    const low = hasLedger ? -0.02 : 0
    return groupParts(placePart(group, [0, -Math.min(0, low + 0.02), -(ledger + reach) / 2]))
  },
)

export const wallRacks: readonly Model[] = [foldingRack, wallPullUpBar]
