import type { ModelEntry } from '#domain/catalog/product-entry.ts'
import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import { storageModels } from '../models/storage.ts'
import { balls, bars, bells, bumpersIn, bumpersOn, dumbbellsOn, ironOn, lyingBars } from './contents.ts'

type Piece = Shot['pieces'][number]

/** Shows storage at a slight angle. */
const camera: Camera = { from: [0.42, 0.3, 1], angle: 22, room: 1.02 }

const one = (name: string, model: ModelEntry, ...more: readonly Piece[]): Shot => ({
  name,
  pieces: [model, ...more],
  camera,
})

/** Builds a close-up that is `width` meters wide, centered on `at`. */
const near = (shot: Shot, at: readonly [number, number, number], width: number): Shot => ({
  ...shot,
  camera: { ...camera, look: { at, width } },
})

const models = storageModels
/** Storage that is shown full in its main picture. All other storage is shown empty. */
const full: Readonly<Record<string, Shot>> = {
  'bumper-cradle': one('bumper-cradle', models['bumper-cradle'], ...bumpersIn()),
  'bar-stand': near(one('bar-stand', models['bar-stand'], ...bars(0.143)), [0, 0.42, 0], 1.05),
  'bar-stand-five': near(one('bar-stand-five', models['bar-stand-five'], ...bars(0.124)), [0, 0.4, 0], 0.95),
  'wall-bar-hanger': near(
    one('wall-bar-hanger', models['wall-bar-hanger'], ...lyingBars(6, 0.76)),
    [0.4, 0.38, 0],
    1.5,
  ),
  'three-bar-hanger': near(
    one('three-bar-hanger', models['three-bar-hanger'], ...lyingBars(3, 0.38)),
    [0.3, 0.2, 0],
    1.75,
  ),
  'ten-bar-hanger': near(one('ten-bar-hanger', models['ten-bar-hanger'], ...lyingBars(10, 1.27)), [0.3, 0.64, 0], 1.7),
  'dumbbell-rack': one('dumbbell-rack', models['dumbbell-rack'], ...dumbbellsOn(3, 0.96)),
  'two-tier-rack': one('two-tier-rack', models['two-tier-rack'], ...dumbbellsOn(2, 0.72)),
  'kettlebell-shelf': one('kettlebell-shelf', models['kettlebell-shelf'], ...bells([0.156, 0.646])),
  'three-tier-shelf': one('three-tier-shelf', models['three-tier-shelf'], ...bells([0.156, 0.606, 1.056])),
  'ball-rack': one('ball-rack', models['ball-rack'], ...balls(4, 1.4)),
  'low-ball-rack': one('low-ball-rack', models['low-ball-rack'], ...balls(2, 0.92)),
}

export const storage: readonly Shot[] = [
  ...Object.entries(models).map(([name, model]) => full[name] ?? one(name, model)),
  one('plate-tree-loaded', models['plate-tree'], ...bumpersOn([0.34, 0.86])),
  one('tall-plate-tree-loaded', models['tall-plate-tree'], ...bumpersOn([0.34, 0.875, 1.41])),
  one('change-plate-tree-loaded', models['change-plate-tree'], ...ironOn([0.34, 0.525, 0.71])),
  one('dumbbell-rack-empty', models['dumbbell-rack']),
  one('bumper-cradle-empty', models['bumper-cradle']),
  one('bar-stand-empty', models['bar-stand']),
  one('wall-bar-rack', models['wall-bar-hanger']),
]
