import type { Feature } from './feature.ts'

/** Returns the value of the first matching rule, else the default; a missing flag is off. */
export function isOn(feature: Feature | undefined, visitor: Readonly<Record<string, string>>): boolean {
  if (!feature) return false
  const rule = feature.rules?.find(({ condition = {} }) =>
    Object.entries(condition).every(([name, wanted]) => {
      const value = visitor[name]
      return typeof wanted === 'string' ? value === wanted : value !== undefined && wanted.$in.includes(value)
    }),
  )
  return (rule ? rule.force : feature.defaultValue) === true
}
