/** A flag in the GrowthBook feature format. */
export interface Feature {
  defaultValue: FlagValue
  rules?: readonly FlagRule[]
}
type FlagValue = boolean | string | number
interface FlagRule {
  force: FlagValue
  /** One value or a list, by visitor attribute. */
  condition?: Readonly<Record<string, string | { $in: readonly string[] }>>
}
