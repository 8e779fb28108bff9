type Json = boolean | string | number | null | Json[] | { [key: string]: Json }
export type FlagValue = Json

/** A flag in the GrowthBook feature format. The first rule that applies decides. */
export interface Feature {
  defaultValue: FlagValue
  rules?: FlagRule[]
}

/** Conditions by attribute or operator, in the GrowthBook targeting language. */
export type FlagCondition = Record<string, Json>
/** A half-open part of the hash values from 0 to 1. */
type HashRange = [from: number, to: number]

export interface FlagRule {
  id?: string
  condition?: FlagCondition
  /** Applies only while these flags match; a `gate` switches the whole flag off (null) otherwise. */
  parentConditions?: { id: string; condition: FlagCondition; gate?: boolean }[]
  force?: FlagValue
  /** Fraction of visitors, from 0 to 1, chosen by the hash of an attribute. */
  coverage?: number
  range?: HashRange
  /** `id` if missing. */
  hashAttribute?: string
  hashVersion?: 1 | 2
  seed?: string
  filters?: { seed: string; ranges: HashRange[]; attribute?: string; hashVersion?: 1 | 2 }[]
  /** Values of an experiment. */
  variations?: FlagValue[]
  weights?: number[]
  ranges?: HashRange[]
  /** Experiment key; the flag's key if missing. */
  key?: string
  name?: string
  phase?: string
  namespace?: [id: string, from: number, to: number]
  meta?: { key?: string; name?: string; passthrough?: boolean }[]
}

/** A rule that applies only in a period, in epoch milliseconds from `from` until before `to`. */
export interface ScheduledRule extends FlagRule {
  from?: number
  to?: number
}

/** A flag as staff define it. */
export interface ScheduledFeature {
  defaultValue: FlagValue
  rules?: ScheduledRule[]
}
