type Json = boolean | string | number | null | Json[] | { [key: string]: Json }
export type FlagValue = Json

/** A flag in the GrowthBook feature format. The first rule that applies determines the value. */
export interface Feature {
  defaultValue: FlagValue
  rules?: FlagRule[]
}

/** Conditions by attribute or operator, in the GrowthBook targeting language. */
export type FlagCondition = Record<string, Json>
/** A half-open interval of hash values between 0 and 1. */
type HashRange = [from: number, to: number]

export interface FlagRule {
  id?: string
  condition?: FlagCondition
  /** Applies only while these flags match; a `gate` switches the whole flag off (null) otherwise. */
  parentConditions?: { id: string; condition: FlagCondition; gate?: boolean }[]
  force?: FlagValue
  /** Fraction of visitors to include, from 0 to 1, selected by attribute hash. */
  coverage?: number
  range?: HashRange
  /** Defaults to `id`. */
  hashAttribute?: string
  hashVersion?: 1 | 2
  seed?: string
  filters?: { seed: string; ranges: HashRange[]; attribute?: string; hashVersion?: 1 | 2 }[]
  /** Experiment values. */
  variations?: FlagValue[]
  weights?: number[]
  ranges?: HashRange[]
  /** Experiment key. Defaults to the flag's key. */
  key?: string
  name?: string
  phase?: string
  namespace?: [id: string, from: number, to: number]
  meta?: { key?: string; name?: string; passthrough?: boolean }[]
}

/** A rule that applies from `from` until just before `to`, in epoch milliseconds. */
export interface ScheduledRule extends FlagRule {
  from?: number
  to?: number
}

/** A flag as staff define it. */
export interface ScheduledFeature {
  defaultValue: FlagValue
  rules?: ScheduledRule[]
}
