import type { Feature } from './feature.ts'

/** The value of a flag for a visitor: that of the first rule whose conditions all hold, else its default; off when there is none. */
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
