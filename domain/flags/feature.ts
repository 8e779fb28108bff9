/** A flag in the shape of a GrowthBook feature: its value, and rules that force another for some visitors. */
export interface Feature {
  defaultValue: FlagValue
  rules?: readonly FlagRule[]
}
type FlagValue = boolean | string | number
interface FlagRule {
  force: FlagValue
  /** By attribute: the visitor has this value, or one of these. */
  condition?: Readonly<Record<string, string | { $in: readonly string[] }>>
}
