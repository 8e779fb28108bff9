import type { Feature, FlagValue } from './feature.ts'

type FlagVisitor = Readonly<Record<string, string>>

/** Returns true if a flag's value is true. A missing flag is off. */
export function isOn(feature: Feature | undefined, visitor: FlagVisitor): boolean {
  return feature !== undefined && flagValue(feature, visitor) === true
}

/** Returns the value of the first matching rule, or else the default. */
export function flagValue(feature: Feature, visitor: FlagVisitor): FlagValue {
  const rule = feature.rules?.find(({ condition = {} }) =>
    Object.entries(condition).every(([name, wanted]) => {
      const value = visitor[name]
      return typeof wanted === 'string' ? value === wanted : value !== undefined && wanted.$in.includes(value)
    }),
  )
  return rule ? rule.force : feature.defaultValue
}
