import type { ModelEntry } from '#domain/catalog/product-entry.ts'
import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import { halfRackModels, rackModels } from '../models/racks.ts'
import { rigModels, wallRackModels } from '../models/rigs.ts'

/** Camera at the front left and slightly above, to show the sides, the name, and the depth. */
const camera: Camera = { from: [0.62, 0.3, 1], angle: 24, room: 1 }
/** Wall-mounted racks are viewed from a wider side angle, to show how far they project. */
const aside: Camera = { ...camera, from: [0.85, 0.26, 1] }

const rack = (name: string, model: ModelEntry): Shot => ({ name, pieces: [model], camera })

/** Builds a close-up that is `width` meters wide, centered on `at`. */
const detail = (
  name: string,
  model: ModelEntry,
  at: readonly [number, number, number],
  width: number,
  from: Camera['from'] = [0.75, 0.3, 1],
): Shot => ({ name, pieces: [model], camera: { from, angle: 24, look: { at, width } } })

const back: Camera = { ...camera, from: [0.7, 0.3, -1] }
const {
  'power-rack-black': power,
  'six-post-rack': six,
  'deep-rack': deep,
  'flat-foot-rack': flat,
  'iw2-rack': light,
} = rackModels

export const racks: readonly Shot[] = [
  ...Object.entries({ ...rackModels, ...halfRackModels }).map(([name, model]) => rack(name, model)),
  ...Object.entries({ ...wallRackModels, ...rigModels }).map(([name, model]) => ({
    ...rack(name, model),
    camera: aside,
  })),
  detail('power-rack-cups', power, [0.58, 1.26, 0.4], 0.55),
  detail('power-rack-name', power, [0.4, 2, 0.38], 0.7, [0.5, 0.12, 1]),
  detail('power-rack-foot', rackModels['short-rack'], [0.56, 0.16, 0.25], 0.65, [-0.75, 0.45, 1]),
  detail('six-post-rack-pegs', six, [-0.62, 0.75, -0.5], 1.2, [-1, 0.3, 0.35]),
  detail('deep-rack-straps', deep, [0.45, 0.8, 0.1], 1.25, [0.9, 0.5, 0.8]),
  detail('flat-foot-rack-shoe', flat, [0.58, 0.14, 0.34], 0.62, [0.95, 0.4, 0.9]),
  detail('iw2-rack-holes', light, [0.57, 0.95, 0.36], 0.5, [0.5, 0.14, 1]),
  detail('iw2-rack-pin', light, [0.56, 0.77, 0.24], 0.52, [0.85, 0.35, 0.9]),
  { ...rack('iw2-rack-back', light), camera: back },
  { ...rack('half-rack-back', halfRackModels['half-rack']), camera: back },
  detail('squat-stand-foot', halfRackModels['squat-stand'], [0.55, 0.18, 0], 0.75, [0.9, 0.45, 0.9]),
  detail('pull-up-stand-bar', halfRackModels['pull-up-stand'], [0.3, 2.2, -0.12], 0.9, [0.6, -0.1, 1]),
  {
    name: 'folding-rack-folded',
    pieces: [{ kind: 'folding-rack', params: { isFolded: true } }],
    camera: aside,
  },
  detail('folding-rack-hinge', wallRackModels['folding-rack'], [0.58, 0.4, -0.24], 0.55, [1, 0.35, 0.75]),
  detail('rig-name', rigModels['rig-two-bays'], [-0.3, 2.3, 0.9], 1.1, [0.5, 0.05, 1]),
]
