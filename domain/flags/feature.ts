/** A flag in the shape of a GrowthBook feature: its value, and rules that force another for some visitors. */
export interface Feature {
  defaultValue: FlagValue
  rules?: readonly FlagRule[]
}
export type FlagValue = boolean | string | number
export interface FlagRule {
  force: FlagValue
  /** By attribute: the visitor has this value, or one of these. */
  condition?: Readonly<Record<string, string | { $in: readonly string[] }>>
}

/** The value of a flag for a visitor: of the first rule that holds, else its default; undefined for no such flag. */
export function flagValue(
  feature: Feature | undefined,
  attributes: Readonly<Record<string, string>>,
): FlagValue | undefined {
  if (!feature) return undefined
  const rule = feature.rules?.find(({ condition = {} }) =>
    Object.entries(condition).every(([name, wanted]) => {
      const actual = attributes[name]
      if (actual === undefined) return false
      return typeof wanted === 'string' ? actual === wanted : wanted.$in.includes(actual)
    }),
  )
  return rule ? rule.force : feature.defaultValue
}
