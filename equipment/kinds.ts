import type { Group } from 'three'
import { built } from './built.ts'
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
import type { Model, Params } from './model.ts'

/** Every kind of equipment that can be built, by family. */
export const models: readonly Model[] = [
  ...barbells,
  ...plates,
  ...gripPlates,
  ...specialtyBars,
  ...racks,
  ...attachments,
  ...benches,
  ...handWeights,
  ...storage,
  ...floors,
  ...strongman,
  ...conditioning,
  ...accessories,
  ...apparel,
]
const byKind = new Map(models.map((model) => [model.kind, model]))

/** Builds a piece of equipment in metres; throws for a kind or a parameter that does not exist. */
export function build(kind: string, params: Params, lod: Lod = 'full'): Group {
  const model = byKind.get(kind)
  if (!model) throw new Error(`There is no equipment of the kind ${kind}; there is ${[...byKind.keys()].join(', ')}.`)
  return built(model, params, lod)
}
