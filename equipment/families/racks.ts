import { model, type Model } from '../model.ts'
import { crossmember, namePlate, pullUpBar } from '../parts/crossmember.ts'
import { rackCup, footHeight, uprightPairs, platePegs, rackDefaults } from '../parts/rack-frame.ts'
import { pinPipe, spotterArm, strapSafety } from '../parts/rack-safeties.ts'
import { runner, shoe } from '../parts/runner.ts'
import { snapToHole, lastHole, holePitch, rackSteel, upright } from '../parts/upright.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { rigs } from './rigs.ts'
import { stands } from './stands.ts'
import { wallRacks } from './wall-racks.ts'

const quarter = Math.PI / 2

/** A rack with four uprights, or six with plate posts at the rear. Depths are outer dimensions. */
const powerRack = model(
  'power-rack',
  {
    ...rackDefaults,
    cups: 'sandwich',
    cupHeight: 1.3,
    safeties: 'pipe',
    safetyHeight: 0.76,
    pullUp: 0.032,
    storageDepth: 0,
    pegsAtSide: 4,
    /** True if the rack stands on floor runners instead of bolted plates. */
    hasRunners: false,
  },
  (params, detail) => {
    const { height, width, depth, brand, storageDepth, pullUp, numbersEvery, hasRunners } = params
    const steel = rackSteel(params)
    const whole = depth + storageDepth
    const front = (whole - steel.depth) / 2
    const back = front - depth + steel.depth
    const rear = -front
    const isSix = storageDepth > 0
    const base = hasRunners ? steel.depth : footHeight
    const [x, top] = [(width - steel.width) / 2, lastHole(height - base)]
    const at = (holeNumber: number) => base + holeNumber * holePitch
    const group = groupParts(
      uprightPairs(detail, steel, {
        height,
        width,
        numbersEvery,
        base,
        at: isSix ? [front, back, rear] : [front, back],
      }),
    )
    if (hasRunners) for (const side of [-x, x]) group.add(placePart(runner(detail, steel, whole + 0.3), [side, 0, 0]))
    const wide = width - 2 * steel.width
    const acrossEnds = { length: wide, grip: steel.width, face: steel.depth }
    const alongEnds = (length: number) => ({ length, grip: steel.depth, face: steel.width })
    const spans = isSix ? [[front, back] as const, [back, rear] as const] : [[front, back] as const]
    for (const [from, to] of spans) {
      const length = from - to - steel.depth
      for (const [y, gusset] of [
        [at(2), 1],
        [at(top - 2), -1],
      ] as const) {
        const member = crossmember(detail, steel, { ...alongEnds(length), gusset })
        for (const side of [-x, x]) group.add(placePart(member.clone(), [side, y, (from + to) / 2], [0, quarter, 0]))
      }
    }
    group.add(placePart(crossmember(detail, steel, { ...acrossEnds, gusset: 1 }), [0, at(3), rear]))
    group.add(placePart(namePlate(detail, steel, { ...acrossEnds, brand }), [0, at(top - 1), front]))
    group.add(placePart(crossmember(detail, steel, { ...acrossEnds, gusset: -1 }), [0, at(top - 1), rear]))
    if (pullUp > 0)
      group.add(
        placePart(pullUpBar(detail, steel, { ...acrossEnds, diameter: pullUp }), [0, at(top - 4) + 0.0381, front]),
      )
    const face = front + steel.depth / 2
    const inside = depth - 2 * steel.depth
    const safetyAt = base + snapToHole(params.safetyHeight - base + footHeight)
    for (const side of [-x, x]) {
      const cup = rackCup(params.cups, detail, steel, brand)
      if (cup) group.add(placePart(cup, [side, base + snapToHole(params.cupHeight - base + footHeight), face]))
      const place = [side, safetyAt, (front + back) / 2] as const
      if (params.safeties === 'pipe') group.add(placePart(pinPipe(detail, steel, inside), place))
      if (params.safeties === 'strap') group.add(placePart(strapSafety(detail, steel, inside), place))
      if (isSix) group.add(platePegs(detail, steel, { x: side, z: rear, count: params.pegsAtSide, height }))
    }
    return group
  },
)

const halfRack = model(
  'half-rack',
  {
    ...rackDefaults,
    height: 2.29,
    depth: 1.27,
    cups: 'sandwich',
    cupHeight: 1.35,
    armLength: 0.61,
    armHeight: 0.71,
    pullUp: 0.032,
    pegsAtSide: 3,
  },
  (params, detail) => {
    const { height, width, depth, brand, numbersEvery, pullUp } = params
    const steel = rackSteel(params)
    const x = (width - steel.width) / 2
    const base = footHeight + steel.depth
    // Runners are as long as the rack is deep. The front uprights are one arm length behind the tips.
    const rear = -depth / 2 + steel.depth / 2
    const front = depth / 2 - params.armLength - 0.02
    const top = lastHole(height - base)
    const at = (holeNumber: number) => base + holeNumber * holePitch
    const post = upright(detail, steel, height - base, { numbersEvery })
    const wide = width - 2 * steel.width
    const acrossEnds = { length: wide, grip: steel.width, face: steel.depth }
    const between = front - rear - steel.depth
    const group = groupParts()
    for (const side of [-x, x]) {
      group.add(placePart(runner(detail, steel, depth), [side, 0, 0]))
      for (const z of [front, rear])
        group.add(placePart(groupParts(post.clone(), shoe(detail, steel)), [side, base, z]))
      const member = crossmember(detail, steel, { length: between, grip: steel.depth, face: steel.width, gusset: -1 })
      group.add(placePart(member, [side, at(top - 2), (front + rear) / 2], [0, quarter, 0]))
      const face = front + steel.depth / 2
      const cup = rackCup(params.cups, detail, steel, brand)
      if (cup) group.add(placePart(cup, [side, base + snapToHole(params.cupHeight - base), face]))
      if (params.armLength > 0) {
        group.add(
          placePart(spotterArm(detail, steel, params.armLength, brand), [
            side,
            base + snapToHole(params.armHeight - base),
            face,
          ]),
        )
      }
      group.add(
        placePart(platePegs(detail, steel, { x: side, z: rear, count: params.pegsAtSide, height }), [
          0,
          steel.depth,
          0,
        ]),
      )
    }
    group.add(placePart(crossmember(detail, steel, { ...acrossEnds, gusset: 1 }), [0, at(2), rear]))
    group.add(placePart(crossmember(detail, steel, { ...acrossEnds, gusset: -1 }), [0, at(top - 1), rear]))
    group.add(placePart(namePlate(detail, steel, { ...acrossEnds, brand }), [0, at(top - 1), front]))
    if (pullUp > 0)
      group.add(
        placePart(pullUpBar(detail, steel, { ...acrossEnds, diameter: pullUp }), [0, at(top - 4) + 0.0381, front]),
      )
    return group
  },
)

export const racks: readonly Model[] = [powerRack, halfRack, ...stands, ...rigs, ...wallRacks]
