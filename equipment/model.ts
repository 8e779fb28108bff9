import type { Group } from 'three'
import type { Detail } from './detail.ts'

/**
 * Parameters that distinguish products of the same kind: plain values that serialize and hash identically everywhere.
 */
export type Params = Readonly<Record<string, string | number | boolean>>

/**
 * A kind of equipment. Models stand on the floor (y = 0), are centered on x and z, and face +z. One unit is a meter.
 */
export interface Model<P extends Params = Params> {
  kind: string
  /** Every parameter with its default value. */
  standard: P
  build: (params: P, detail: Detail) => Group
}

/** Declares a kind with its parameters and their defaults in `standard`. */
export function model<const P extends Params>(
  kind: string,
  defaults: P,
  build: (params: Widened<P>, detail: Detail) => Group,
): Model {
  return { kind, standard: defaults, build: build as Model['build'] }
}

/** Widens literal types, so that a default of 0.0285 allows any number. */
type Widened<P> = { readonly [K in keyof P]: P[K] extends number ? number : P[K] extends boolean ? boolean : string }
