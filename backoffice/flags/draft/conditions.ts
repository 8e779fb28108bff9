import type { FlagCondition, FlagValue } from '#domain/flags/feature.ts'
import type { FlagScope } from '#domain/flags/registry.ts'

type AttributeType = 'string' | 'number' | 'boolean'

/** Attributes that the form offers, with their value types. */
const attributeTypes = {
  site: 'string',
  locale: 'string',
  group: 'number',
  segments: 'number',
  employee: 'boolean',
  deviceType: 'string',
  loggedIn: 'boolean',
} as const satisfies Record<string, AttributeType>

export type ConditionAttribute = keyof typeof attributeTypes
export type ConditionValue = string | number | boolean

/** A rule's condition: the attribute has one of the values, or none of them if the condition is negated. */
export interface DraftCondition {
  attribute: ConditionAttribute
  isNegated: boolean
  values: readonly ConditionValue[]
}

const attributes = Object.keys(attributeTypes) as ConditionAttribute[]
const pageAttributes: readonly ConditionAttribute[] = ['site', 'locale']

/** Returns the attributes that a flag's rules may target. */
export function attributesFor(scope: FlagScope): readonly ConditionAttribute[] {
  return scope === 'page' ? pageAttributes : attributes
}

/** Returns true for boolean attributes. */
export function isBooleanAttribute(attribute: ConditionAttribute): boolean {
  return attributeTypes[attribute] === 'boolean'
}

/** Returns a new condition without values, or with `true` for a boolean attribute. */
export function newCondition(attribute: ConditionAttribute): DraftCondition {
  return { attribute, isNegated: false, values: isBooleanAttribute(attribute) ? [true] : [] }
}

/** Converts a GrowthBook condition for the form. Returns null if the form cannot show the condition. */
export function readConditions(condition: FlagCondition): DraftCondition[] | null {
  const found = Object.entries(condition).map(([name, wanted]) => {
    const attribute = attributes.find((each) => each === name)
    return attribute === undefined ? null : readCondition(attribute, wanted)
  })
  const known = found.filter((each) => each !== null)
  return known.length === found.length ? known : null
}

function readCondition(attribute: ConditionAttribute, wanted: FlagValue): DraftCondition | null {
  const type = attributeTypes[attribute]
  const isValue = (value: FlagValue): value is ConditionValue => typeof value === type
  // GrowthBook compares an array as a whole with a single value, so a single segment would never match.
  if (isValue(wanted)) return attribute === 'segments' ? null : { attribute, isNegated: false, values: [wanted] }
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted) || isBooleanAttribute(attribute))
    return null
  const [[operator, values] = [], ...others] = Object.entries(wanted)
  if (others.length > 0 || (operator !== '$in' && operator !== '$nin')) return null
  if (!Array.isArray(values) || !values.every(isValue)) return null
  return { attribute, isNegated: operator === '$nin', values }
}

/** Returns the GrowthBook condition, or undefined if there are no conditions. */
export function writeConditions(conditions: readonly DraftCondition[]): FlagCondition | undefined {
  if (conditions.length === 0) return undefined
  return Object.fromEntries(
    conditions.map(({ attribute, isNegated, values }) => {
      const [only, ...others] = values
      if (only !== undefined && others.length === 0 && !isNegated && attribute !== 'segments') return [attribute, only]
      return [attribute, { [isNegated ? '$nin' : '$in']: [...values] }]
    }),
  )
}
