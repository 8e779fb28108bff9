import type { Group } from 'three'
import { detailOf, type Lod } from './detail.ts'
import type { Model, Params } from './model.ts'

/** Builds a model in meters. Throws for an unknown parameter. */
export function buildModel({ kind, standard, build }: Model, params: Params, lod: Lod): Group {
  for (const [name, value] of Object.entries(params)) {
    if (typeof standard[name] !== typeof value) {
      throw new Error(`${kind} has no ${typeof value} parameter named ${name}.`)
    }
  }
  return build({ ...standard, ...params }, detailOf(lod))
}
