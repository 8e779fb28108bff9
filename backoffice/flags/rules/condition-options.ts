import { interestOf, segmentId, segmentPriority } from '#domain/customers/segments.ts'
import { siteSettings, sites } from '#domain/sites.ts'
import type { ConditionAttribute, ConditionValue } from '../draft/conditions.ts'
import type { CustomerGroup } from '../flag-types.ts'
import { texts } from '../texts/en.ts'

type Option = readonly [value: ConditionValue, label: string]

const t = texts.conditions
/** Group id of guests. */
const guestGroup = 0
const languages = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })
const tags = [...new Set(sites.flatMap((site) => siteSettings[site].locales.map(({ tag }) => tag)))]

/** Returns an attribute's values with their labels, including selected values that the store does not know. */
export function optionsOf(
  attribute: ConditionAttribute,
  chosen: readonly ConditionValue[],
  groups: readonly CustomerGroup[] | null,
): Option[] {
  const known = knownOptions(attribute, groups ?? [])
  const others = chosen.filter((value) => !known.some(([each]) => each === value))
  return [...known, ...others.map((value): Option => [value, typeof value === 'number' ? t.number(value) : `${value}`])]
}

function knownOptions(attribute: ConditionAttribute, groups: readonly CustomerGroup[]): Option[] {
  switch (attribute) {
    case 'site':
      return sites.map((site) => [site, siteSettings[site].title])
    case 'locale':
      return tags.map((tag) => [tag, languages.of(tag) ?? tag])
    case 'group': {
      const named = groups.filter(({ id }) => id !== guestGroup)
      return [[guestGroup, t.guests], ...named.map(({ id, name }): Option => [id, name])]
    }
    case 'segments':
      return segmentPriority.flatMap((id) => {
        const interest = interestOf(id)
        if (interest === null) return []
        const on = sites.filter((site) => segmentId(site, interest) === id).map((site) => siteSettings[site].title)
        return [[id, t.segment(t.interests[interest], on)] as const]
      })
    case 'deviceType':
      return Object.entries(t.devices)
    case 'employee':
    case 'loggedIn':
      return [
        [true, t.yes],
        [false, t.no],
      ]
  }
}
