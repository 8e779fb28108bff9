import { ruleProblem } from '#domain/flags/attributes.ts'
import type { ScheduledRule } from '#domain/flags/feature.ts'
import { siteSettings, sites, type Site } from '#domain/sites.ts'
import { valueText } from './draft/flag-values.ts'
import type { Flag } from './flag-types.ts'
import { texts } from './texts/en.ts'

const t = texts.state

/** Returns a flag's value as text: On, Off, or the value on one line. */
export function shortValueText(type: Flag['type'], value: Flag['values'][Site]): string {
  if (type === 'boolean') return value === true ? t.on : t.off
  return type === 'json' ? JSON.stringify(value) : valueText(type, value) || t.emptyText
}

/** Returns the sites where a boolean flag is on, or each value of another flag with its sites. */
export function siteValuesText({ type, values }: Pick<Flag, 'type' | 'values'>): string {
  const byValue = Map.groupBy(sites, (site) => shortValueText(type, values[site]))
  const [[only, ...others]] = [[...byValue.keys()]]
  if (only !== undefined && others.length === 0) return type === 'boolean' ? t.everywhere(only) : only
  const shown = [...byValue].filter(([text]) => type !== 'boolean' || text === t.on)
  return shown
    .map(([text, on]) =>
      t.onSites(
        text,
        on.map((site) => siteSettings[site].title),
      ),
    )
    .join('; ')
}

/** Returns true if visitors to the same site can get different values. */
export function isPersonalized({
  feature: { rules = [] },
}: {
  feature: { rules?: ScheduledRule[] | undefined }
}): boolean {
  return rules.some(({ from: _from, to: _to, ...rule }) => {
    const problem = ruleProblem('page', rule)
    return rule.variations !== undefined || problem === 'personal_attribute' || problem === 'personal_share'
  })
}
