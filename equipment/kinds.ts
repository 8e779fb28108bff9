import type { Group } from 'three'
import { buildModel } from './build-model.ts'
import type { Lod } from './detail.ts'
import { accessories } from './families/accessories.ts'
import { apparel } from './families/apparel.ts'
import { attachments } from './families/attachments.ts'
import { barbells } from './families/barbells.ts'
import { benches } from './families/benches.ts'
import { conditioning } from './families/conditioning.ts'
import { floors } from './families/floors.ts'
import { gripPlates } from './families/grip-plates.ts'
import { handWeights } from './families/hand-weights.ts'
import { plates } from './families/plates.ts'
import { racks } from './families/racks.ts'
import { specialtyBars } from './families/specialty-bars.ts'
import { storage } from './families/storage.ts'
import { strongman } from './families/strongman.ts'
import { bars } from './families/attached-bars.ts'
import { latTower } from './families/lat-tower.ts'
import { pegs } from './families/pegs.ts'
import { rackParts } from './families/rack-parts.ts'
import { replacementParts } from './families/replacement-parts.ts'
import { scaleFigure } from './families/scale-figure.ts'
import { abMat, abWheel } from './families/ab-trainers.ts'
import { airBike } from './families/air-bikes.ts'
import { medicineBall, slamBall } from './families/balls.ts'
import { meetGear } from './families/meet-gear.ts'
import { printedProducts } from './families/printed-products.ts'
import { tub } from './families/tubs.ts'
import { exerciseMat, foamRoller, massageBall, parallettes } from './families/mobility.ts'
import { rower } from './families/rowers.ts'
import { collars } from './families/collars.ts'
import { kneeSleeves, liftingBelt } from './families/lifting-gear.ts'
import { liftingStraps, wristWraps } from './families/wraps.ts'
import type { Model, Params } from './model.ts'

/** All kinds by family. Large families span several files, so that a view loads only one of them. */
export const models: readonly Model[] = [
  ...barbells,
  ...plates,
  ...gripPlates,
  ...specialtyBars,
  ...racks,
  ...attachments,
  ...bars,
  ...pegs,
  latTower,
  ...rackParts,
  ...replacementParts,
  ...benches,
  ...handWeights,
  ...storage,
  ...floors,
  ...strongman,
  rower,
  airBike,
  ...conditioning,
  medicineBall,
  slamBall,
  abWheel,
  abMat,
  parallettes,
  foamRoller,
  massageBall,
  exerciseMat,
  ...collars,
  ...accessories,
  liftingBelt,
  liftingStraps,
  wristWraps,
  kneeSleeves,
  ...apparel,
  ...printedProducts,
  tub,
  ...meetGear,
  scaleFigure,
]
const byKind = new Map(models.map((model) => [model.kind, model]))

/** Builds equipment in meters. Throws for an unknown kind or parameter. */
export function build(kind: string, params: Params, lod: Lod = 'full'): Group {
  const model = byKind.get(kind)
  if (!model) throw new Error(`There is no equipment of the kind ${kind}. Kinds: ${[...byKind.keys()].join(', ')}.`)
  return buildModel(model, params, lod)
}
