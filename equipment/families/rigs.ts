import { model, type Model } from '../model.ts'
import { crossmember, namePlate, pullUpBar } from '../parts/crossmember.ts'
import { rackCup, footHeight, platePegs, rackDefaults } from '../parts/rack-frame.ts'
import { snapToHole, foot, lastHole, holePitch, rackSteel, upright } from '../parts/upright.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'

const quarter = Math.PI / 2

const rigBay = model(
  'rig-bay',
  {
    ...rackDefaults,
    height: 2.74,
    depth: 1.83,
    bays: 2,
    /** Distance between upright centers. */
    bayWidth: 1.168,
    isWallMounted: false,
    cups: 'sandwich',
    cupHeight: 1.35,
    pullUp: 0.032,
  },
  (params, detail) => {
    const { height, depth, bays, bayWidth, isWallMounted, brand, numbersEvery } = params
    const steel = rackSteel(params)
    const post = upright(detail, steel, height - footHeight, { numbersEvery })
    const top = lastHole(height - footHeight)
    const at = (holeNumber: number) => footHeight + holeNumber * holePitch
    const columns = Array.from({ length: bays + 1 }, (_, index) => (index - bays / 2) * bayWidth)
    const front = (depth - steel.depth) / 2
    const rows = isWallMounted ? [front] : [front, -front]
    const acrossEnds = { length: bayWidth - steel.width, grip: steel.width, face: steel.depth }
    const group = groupParts()
    for (const x of columns) {
      for (const z of rows) {
        group.add(
          placePart(groupParts(placePart(post.clone(), [0, footHeight, 0]), foot(detail, steel, [0, -Math.sign(z)])), [
            x,
            0,
            z,
          ]),
        )
        const cup = rackCup(params.cups, detail, steel, brand)
        const isOut = z > 0
        if (cup) {
          const place = [x, footHeight + snapToHole(params.cupHeight), z + (isOut ? 0.5 : -0.5) * steel.depth] as const
          group.add(placePart(cup, place, [0, isOut ? 0 : Math.PI, 0]))
        }
      }
      const back = isWallMounted ? -depth / 2 + 0.0064 : -front + steel.depth / 2
      const length = front - steel.depth / 2 - back
      const ends = { length, grip: steel.depth, face: steel.width, loose: isWallMounted ? [1] : [] }
      const strut = crossmember(detail, steel, { ...ends, gusset: -1 })
      group.add(placePart(strut, [x, at(top - 4), back + length / 2], [0, quarter, 0]))
    }
    for (let bay = 0; bay < bays; bay += 1) {
      const x = (bay - (bays - 1) / 2) * bayWidth
      for (const z of rows) {
        const isNamed = bay === Math.floor((bays - 1) / 2) && z > 0
        const member = isNamed
          ? namePlate(detail, steel, { ...acrossEnds, brand })
          : crossmember(detail, steel, acrossEnds)
        group.add(placePart(member, [x, at(top - 1), z]))
        if (params.pullUp > 0) {
          const lift = bay % 2 === 0 ? 6 : 9
          const bar = pullUpBar(detail, steel, { ...acrossEnds, diameter: params.pullUp })
          group.add(placePart(bar, [x, at(top - lift) + 0.0381, z]))
        }
      }
    }
    return group
  },
)

const rackStorage = model(
  'rack-storage',
  { ...rackDefaults, height: 2.29, depth: 0.53, pegsAtSide: 4, peg: 0.23 },
  (params, detail) => {
    const { height, width, depth, numbersEvery, pegsAtSide, peg } = params
    const steel = rackSteel(params)
    const post = upright(detail, steel, height - footHeight, { numbersEvery })
    const top = lastHole(height - footHeight)
    const [x, rear] = [(width - steel.width) / 2, (-depth + steel.depth) / 2]
    const group = groupParts()
    const length = depth - steel.depth
    for (const side of [-x, x]) {
      group.add(
        placePart(groupParts(placePart(post.clone(), [0, footHeight, 0]), foot(detail, steel, [-Math.sign(side), 1])), [
          side,
          0,
          rear,
        ]),
      )
      for (const [hole, gusset] of [
        [2, 1],
        [top - 2, -1],
      ] as const) {
        const member = crossmember(detail, steel, { length, grip: steel.depth, face: steel.width, gusset, loose: [-1] })
        group.add(
          placePart(
            member,
            [side, footHeight + hole * holePitch, rear + steel.depth / 2 + length / 2],
            [0, quarter, 0],
          ),
        )
      }
      group.add(platePegs(detail, steel, { x: side, z: rear, count: pegsAtSide, height, peg }))
    }
    for (const hole of [3, top - 1]) {
      const member = crossmember(detail, steel, {
        length: width - 2 * steel.width,
        grip: steel.width,
        face: steel.depth,
      })
      group.add(placePart(member, [0, footHeight + hole * holePitch, rear]))
    }
    return group
  },
)

export const rigs: readonly Model[] = [rigBay, rackStorage]
