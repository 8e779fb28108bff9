import type { Feature } from './feature.ts'

/** Returns the first matching rule's value, else the default; off if missing. */
export function isOn(feature: Feature | undefined, visitor: Readonly<Record<string, string>>): boolean {
  if (!feature) return false
  const rule = feature.rules?.find(({ condition = {} }) =>
    Object.entries(condition).every(([name, wanted]) => {
      const said = visitor[name]
      return typeof wanted === 'string' ? said === wanted : said !== undefined && wanted.$in.includes(said)
    }),
  )
  return (rule ? rule.force : feature.defaultValue) === true
}
