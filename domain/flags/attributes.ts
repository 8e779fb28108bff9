import type { FlagCondition, FlagRule, FlagValue, ScheduledRule } from './feature.ts'
import type { FlagScope, RuleProblem } from './registry.ts'

/** Attributes in a page's cache key. */
const pageAttributes = ['site', 'locale'] as const
/**
 * All attributes that rules can target. `id` is stable for a customer or a guest session, and `anonymousId` for a
 * browser that allows analytics.
 */
const visitorAttributes = [
  ...pageAttributes,
  'id',
  'anonymousId',
  'loggedIn',
  'group',
  'segments',
  'employee',
  'deviceType',
] as const

/** Values of attributes, such as { site: 'USA' }. A visitor without a session has no `id`. */
export type FlagAttributes = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>

/** Returns the reason why a rule cannot apply to a flag, or undefined if it can. */
export function ruleProblem(scope: FlagScope, rule: ScheduledRule): RuleProblem | undefined {
  if (hasRegularExpression(rule)) return 'regular_expression'
  const names = attributesIn(rule.condition ?? {})
  if (names.some((name) => !isOf(visitorAttributes, name))) return 'unknown_attribute'
  if (rule.from !== undefined && rule.to !== undefined && rule.from >= rule.to) return 'empty_period'
  if (scope === 'visitor') return undefined
  if (names.some((name) => !isOf(pageAttributes, name))) return 'personal_attribute'
  return rule.coverage === undefined && rule.variations === undefined ? undefined : 'personal_share'
}

/**
 * Returns true if a rule's condition contains a regular expression. Visitors control the matched text, so an expression
 * with nested repetition could block the process for minutes.
 */
export function hasRegularExpression({ condition = {}, parentConditions = [] }: FlagRule): boolean {
  return [condition, ...parentConditions.map((parent) => parent.condition)].some(usesRegularExpression)
}

function usesRegularExpression(value: FlagValue): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, inner]) => /^\$regexi?$/i.test(name) || usesRegularExpression(inner))
}

const isOf = (names: readonly string[], name: string) => names.includes(name)

/** Returns the attributes that a condition reads, without their nested paths. */
function attributesIn(condition: FlagCondition): string[] {
  return Object.entries(condition).flatMap(([name, wanted]) => {
    if (!name.startsWith('$')) return [name.split('.')[0]!]
    const nested = Array.isArray(wanted) ? wanted : [wanted]
    return nested.flatMap((each) => (isCondition(each) ? attributesIn(each) : []))
  })
}

function isCondition(value: unknown): value is FlagCondition {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
