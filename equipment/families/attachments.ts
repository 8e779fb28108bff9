import type { Group } from 'three'
import type { Detail } from '../detail.ts'
import { model, type Model } from '../model.ts'
import { placeOnFloor } from '../parts/place-on-floor.ts'
import { plainCup, rollerCup, sandwichCup } from '../parts/rack-cups.ts'
import { monoliftArm } from '../parts/monolift.ts'
import { attachmentDefaults, footHeight } from '../parts/rack-frame.ts'
import { pinPipe, spotterArm, strapSafety } from '../parts/rack-safeties.ts'
import { foot, holePitch, type RackSteel, rackSteel, upright } from '../parts/upright.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'

/** Builds a section of an upright to show how the attachment is mounted. */
function stump(detail: Detail, steel: RackSteel, holes: number): Group {
  const post = upright(detail, steel, (holes + 0.75) * holePitch, { numbersEvery: 0 })
  return groupParts(placePart(post, [0, footHeight, 0]), foot(detail, steel, [0, 0]))
}

function pairOf(
  detail: Detail,
  {
    steel,
    one,
    hasPost,
    holes,
    pinHole,
    apart,
  }: { steel: RackSteel; one: Group; hasPost: boolean; holes: number; pinHole: number; apart: number },
): Group {
  const half = apart / 2
  const post = hasPost ? stump(detail, steel, holes) : null
  const group = groupParts()
  for (const x of [-half, half]) {
    if (post) group.add(placePart(post.clone(), [x, 0, -steel.depth / 2]))
    group.add(placePart(one.clone(), [x, footHeight + pinHole * holePitch, 0]))
  }
  return placeOnFloor(group)
}

const jCups = model('j-cups', { ...attachmentDefaults, apart: 0.26 }, (params, detail) => {
  const steel = rackSteel(params)
  return pairOf(detail, { ...params, steel, one: plainCup(detail, steel), holes: 7, pinHole: 5 })
})

const sandwichJCups = model(
  'sandwich-j-cups',
  { ...attachmentDefaults, apart: 0.26, brand: 'IRONWRIGHT' },
  (params, detail) => {
    const steel = rackSteel(params)
    return pairOf(detail, { ...params, steel, one: sandwichCup(detail, steel, params.brand), holes: 7, pinHole: 5 })
  },
)

const rollerJCups = model('roller-j-cups', { ...attachmentDefaults, apart: 0.26 }, (params, detail) => {
  const steel = rackSteel(params)
  return pairOf(detail, { ...params, steel, one: rollerCup(detail, steel), holes: 7, pinHole: 5 })
})

const monoliftArms = model('monolift-arms', { ...attachmentDefaults, apart: 0.36, reach: 0.24 }, (params, detail) => {
  const steel = rackSteel(params)
  return pairOf(detail, { ...params, steel, one: monoliftArm(detail, steel, params.reach), holes: 9, pinHole: 7 })
})

const spotterArms = model(
  'spotter-arms',
  { ...attachmentDefaults, apart: 0.42, length: 0.61, brand: 'IRONWRIGHT' },
  (params, detail) => {
    const steel = rackSteel(params)
    const one = spotterArm(detail, steel, params.length, params.brand)
    return pairOf(detail, { ...params, steel, one, holes: 10, pinHole: 8 })
  },
)

function safeties(
  detail: Detail,
  steel: RackSteel,
  one: Group,
  params: { hasPost: boolean; inside: number; apart: number },
) {
  const group = groupParts()
  const post = params.hasPost ? stump(detail, steel, 6) : null
  for (const x of [-params.apart / 2, params.apart / 2]) {
    group.add(placePart(one.clone(), [x, footHeight + 4 * holePitch, 0]))
    for (const side of [-1, 1]) {
      if (post) group.add(placePart(post.clone(), [x, 0, (side * (params.inside + steel.depth)) / 2]))
    }
  }
  return placeOnFloor(group)
}

const pinPipeSafeties = model(
  'pin-pipe-safeties',
  { ...attachmentDefaults, inside: 0.61, apart: 0.32 },
  (params, detail) => {
    const steel = rackSteel(params)
    return safeties(detail, steel, pinPipe(detail, steel, params.inside), params)
  },
)

const strapSafeties = model(
  'strap-safeties',
  { ...attachmentDefaults, inside: 0.61, apart: 0.32 },
  (params, detail) => {
    const steel = rackSteel(params)
    return safeties(detail, steel, strapSafety(detail, steel, params.inside), params)
  },
)

export const attachments: readonly Model[] = [
  jCups,
  sandwichJCups,
  rollerJCups,
  monoliftArms,
  spotterArms,
  pinPipeSafeties,
  strapSafeties,
]
