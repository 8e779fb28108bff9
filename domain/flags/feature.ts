/** A flag in the GrowthBook feature format. */
export interface Feature {
  defaultValue: FlagValue
  rules?: readonly FlagRule[]
}
export type FlagValue = boolean | string | number
interface FlagRule {
  force: FlagValue
  /** Conditions by visitor attribute: a single value or a list of values. */
  condition?: Readonly<Record<string, string | { $in: readonly string[] }>>
}
