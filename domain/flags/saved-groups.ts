import type { Feature, FlagValue } from './feature.ts'

type SavedGroups = Readonly<Record<string, FlagValue>>

/**
 * Replaces saved groups in a feature's conditions with their values, so that the feature needs no other data. Throws if
 * one of the groups is not a list.
 */
export function inlineSavedGroups(feature: Feature, groups: SavedGroups): Feature {
  const { rules } = feature
  if (rules === undefined) return feature
  return {
    ...feature,
    rules: rules.map((rule) =>
      rule.condition === undefined
        ? rule
        : { ...rule, condition: inlined(rule.condition, groups) as NonNullable<typeof rule.condition> },
    ),
  }
}

function inlined(value: FlagValue, groups: SavedGroups): FlagValue {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => inlined(each, groups))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (name === '$inGroup') return ['$in', valuesOf(inner, groups)]
      if (name === '$notInGroup') return ['$nin', valuesOf(inner, groups)]
      return [name, inlined(inner, groups)]
    }),
  )
}

/** As in the SDK, an unknown group has no values. */
function valuesOf(id: FlagValue, groups: SavedGroups): FlagValue[] {
  if (typeof id !== 'string') return []
  const values = groups[id] ?? []
  if (!Array.isArray(values)) throw new Error(`saved group ${id} is not a list of values`)
  return values
}
