import type { FlagValue } from '#domain/flags/feature.ts'
import { hasFlagType, type FlagType } from '#domain/flags/registry.ts'

/** Initial values of new flags, which change nothing. */
export const emptyValues = { boolean: false, number: 0, string: '', json: {} } as const satisfies Record<
  FlagType,
  FlagValue
>

/** Returns the field text for a value. */
export function valueText(type: FlagType, value: FlagValue): string {
  if (type === 'json') return JSON.stringify(value, null, 2)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Parses a field's text. Returns undefined if the text is not a value of the type. */
export function parseValue(type: FlagType, text: string): FlagValue | undefined {
  if (type === 'string') return text
  try {
    const value = JSON.parse(text) as FlagValue
    return hasFlagType(type, value) ? value : undefined
  } catch {
    return undefined
  }
}
