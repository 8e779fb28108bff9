import type { FlagValue } from './feature.ts'

export const flagTypes = ['boolean', 'number', 'string', 'json'] as const
export type FlagType = (typeof flagTypes)[number]

/**
 * Where a flag is evaluated. A `page` flag changes a page that all visitors share, so only attributes in the page's
 * cache key may target it. A `visitor` flag is evaluated in personal calls.
 */
export type FlagScope = 'page' | 'visitor'

/** Reasons why a rule cannot apply. */
export const ruleProblems = [
  'unknown_attribute',
  'personal_attribute',
  'personal_share',
  'empty_period',
  'regular_expression',
] as const
export type RuleProblem = (typeof ruleProblems)[number]

interface FlagDefinition {
  type: FlagType
  defaultValue: FlagValue
  scope: FlagScope
}

const switchOf = (scope: FlagScope, defaultValue = false) => ({ type: 'boolean', defaultValue, scope }) as const

/** The flags that the shop reads, with the values that apply until staff set others [FLAG-010]. */
const registry = {
  enable_region_popup: switchOf('visitor'),
  matte_black_banner: switchOf('page'),
  christmas_banner: switchOf('page'),
  five_for_five_drawer: switchOf('page'),
  picture_in_picture: switchOf('visitor'),
  enable_gym_map: switchOf('page'),
  'enable-eu-returns': switchOf('visitor'),
  rfk_fallback: switchOf('page'),
  invitational_year: { type: 'number', defaultValue: 2025, scope: 'page' },
  enable_compatibility: switchOf('page'),
  enable_compatibility_cart: switchOf('page'),
  enable_app_paypal: switchOf('page'),
  sw: switchOf('page', true),
  /** { from, to }: paths without the locale's prefix; the control has `to: null`. */
  redirect_experiment: { type: 'json', defaultValue: null, scope: 'visitor' },
} as const satisfies Readonly<Record<string, FlagDefinition>>

export const flagRegistry: ReadonlyMap<string, FlagDefinition> = new Map<string, FlagDefinition>(
  Object.entries(registry),
)

/** Returns true if a value has a flag's type. */
export function hasFlagType(type: FlagType, value: FlagValue): boolean {
  if (type === 'json') return true
  return typeof value === type
}
