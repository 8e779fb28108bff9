import type { FlagValue } from './feature.ts'
import { flagRegistry, hasFlagType, type FlagType } from './registry.ts'

/** Session cookie with the flags that a visitor overrides in the debug panel. */
export const overridesCookie = 'flag_overrides'

/** Values by flag; never empty. */
export type FlagOverrides = Readonly<Record<string, FlagValue>>

const maxLength = 2_000

/** Returns the valid overrides in a cookie's value, or undefined if there are none [SHELL-027]. */
export function parseOverrides(value: string | undefined): FlagOverrides | undefined {
  if (value === undefined || value === '' || value.length > maxLength) return undefined
  const parsed = parseJson(decoded(value))
  if (typeof parsed !== 'object' || parsed === null) return undefined
  return nonEmpty(
    Object.entries(parsed).filter(([key, each]) => {
      const flag = flagRegistry.get(key)
      return flag !== undefined && hasFlagType(flag.type, each)
    }),
  )
}

/** Returns the cookie's value for overrides, or undefined if it is too long for a cookie. */
export function serializeOverrides(overrides: FlagOverrides | undefined): string | undefined {
  const value = overrides ? encodeURIComponent(JSON.stringify(overrides)) : ''
  return value.length > maxLength ? undefined : value
}

/** Returns the overrides in the panel's fields, and the flags with invalid values. An empty field sets no override. */
export function overridesFromFields(fieldOf: (flag: string) => string | null): {
  overrides: FlagOverrides | undefined
  invalid: string[]
} {
  const invalid: string[] = []
  const entries: [string, FlagValue][] = []
  for (const [key, { type }] of flagRegistry) {
    const text = fieldOf(key)?.trim() ?? ''
    if (text === '') continue
    const value = valueOf(type, text)
    if (value === undefined) invalid.push(key)
    else entries.push([key, value])
  }
  return { overrides: nonEmpty(entries), invalid }
}

/** Returns an override's value as text for its field. */
export function overrideText(value: FlagValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function nonEmpty(entries: readonly (readonly [string, FlagValue])[]): FlagOverrides | undefined {
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function valueOf(type: FlagType, text: string): FlagValue | undefined {
  const value = type === 'string' ? text : parseJson(text)
  return value !== undefined && hasFlagType(type, value) ? value : undefined
}

function parseJson(text: string): FlagValue | undefined {
  try {
    return JSON.parse(text) as FlagValue
  } catch {
    return undefined
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
