import type { Group } from 'three'
import type { Detail } from './detail.ts'

/** What products of one kind differ in: plain values, so that they stand in data and hash the same everywhere. */
export type Params = Readonly<Record<string, string | number | boolean>>

/**
 * A kind of equipment. Models stand on the floor (y = 0), centred on x and z, their front towards +z; one unit is a metre.
 */
export interface Model<P extends Params = Params> {
  kind: string
  /** Every parameter, with its value where a product does not say. */
  standard: P
  build: (params: P, detail: Detail) => Group
}

/** Declares a kind; its parameters are those of `standard`. */
export function model<const P extends Params>(
  kind: string,
  standard: P,
  build: (params: Widened<P>, detail: Detail) => Group,
): Model {
  return { kind, standard, build: build as Model['build'] }
}

/** A literal's own type, so that 0.0285 stands for any number. */
type Widened<P> = { readonly [K in keyof P]: P[K] extends number ? number : P[K] extends boolean ? boolean : string }
