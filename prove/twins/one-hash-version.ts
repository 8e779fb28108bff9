import type { Feature } from '#domain/flags/feature.ts'
import { flagReference } from '../reference/flags/flag-reference.ts'

// Known bad: hashes every rule with version 1, so some visitors get a different variation than GrowthBook would assign.

/** Evaluates a flag as if all rules had hash version 1. */
export function flagByOldHash(features: Readonly<Record<string, Feature>>, key: string, attributes: object) {
  const old = Object.entries(features).map(([name, feature]) => [
    name,
    {
      ...feature,
      ...(feature.rules && { rules: feature.rules.map((rule) => ({ ...rule, hashVersion: 1 as const })) }),
    },
  ])
  return flagReference(Object.fromEntries(old), key, { ...attributes })
}
