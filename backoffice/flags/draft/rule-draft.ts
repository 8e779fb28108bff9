import { ruleProblem } from '#domain/flags/attributes.ts'
import type { ScheduledRule } from '#domain/flags/feature.ts'
import { hasFlagType, type FlagScope, type FlagType, type RuleProblem } from '#domain/flags/registry.ts'
import { readConditions, writeConditions, type DraftCondition } from './conditions.ts'
import { parseValue, valueText } from './flag-values.ts'

export interface EditableRule {
  kind: 'editable'
  id: number
  /** The rule that the draft started from. If staff do not edit the draft, this rule is saved unchanged. */
  stored: ScheduledRule | null
  isEdited: boolean
  value: string
  conditions: readonly DraftCondition[]
  /** Percentage as text, or empty for all visitors. */
  percent: string
  /** Epoch milliseconds. */
  from?: number | undefined
  to?: number | undefined
}

/** A rule that the form cannot show. It is saved unchanged. */
interface RawRule {
  kind: 'raw'
  id: number
  stored: ScheduledRule
}

export type DraftRule = EditableRule | RawRule

/** Fields of a rule that can be marked with a problem. */
export type RuleField = 'value' | 'conditions' | 'percent' | 'period'
export type DraftProblem = RuleProblem | 'wrong_type' | 'no_values' | 'wrong_percent'

const problemFields: Readonly<Record<DraftProblem, RuleField>> = {
  wrong_type: 'value',
  no_values: 'conditions',
  unknown_attribute: 'conditions',
  personal_attribute: 'conditions',
  regular_expression: 'conditions',
  wrong_percent: 'percent',
  personal_share: 'percent',
  empty_period: 'period',
}

/** Returns the field that a problem is shown at. */
export function fieldOf(problem: DraftProblem): RuleField {
  return problemFields[problem]
}

/** Rule properties that the form shows, or that have no effect without an experiment. */
const shownParts = ['id', 'name', 'condition', 'force', 'coverage', 'from', 'to']

/**
 * Returns a draft for a stored rule. Experiment rules and rules that the form cannot show become raw rules, which stay
 * unchanged.
 */
export function readRule(type: FlagType, stored: ScheduledRule, id: number): DraftRule {
  const { condition = {}, force, coverage, from, to } = stored
  const conditions = readConditions(condition)
  const isShown = Object.keys(stored).every((part) => shownParts.includes(part))
  if (!isShown || conditions === null || force === undefined || !hasFlagType(type, force))
    return { kind: 'raw', id, stored }
  const percent = coverage === undefined ? '' : String(rounded(coverage * 100))
  return { kind: 'editable', id, stored, isEdited: false, value: valueText(type, force), conditions, percent, from, to }
}

/** Returns a new rule. For a boolean flag, the rule turns it on. */
export function newRule(type: FlagType, value: string, id: number): EditableRule {
  const initial = type === 'boolean' ? 'true' : value
  return { kind: 'editable', id, stored: null, isEdited: true, value: initial, conditions: [], percent: '' }
}

/** Returns the rule to save. The draft must have no problem. */
export function writeRule(type: FlagType, draft: DraftRule): ScheduledRule {
  if (draft.kind === 'raw' || (draft.stored && !draft.isEdited)) return draft.stored!
  const { id, name } = draft.stored ?? {}
  const condition = writeConditions(draft.conditions)
  const coverage = draft.percent.trim() === '' ? undefined : coverageOf(draft.percent)
  return {
    ...(id !== undefined && { id }),
    ...(name !== undefined && { name }),
    force: parseValue(type, draft.value)!,
    ...(condition && { condition }),
    ...(coverage !== undefined && { coverage }),
    ...(draft.from !== undefined && { from: draft.from }),
    ...(draft.to !== undefined && { to: draft.to }),
  }
}

/** Returns the reason that a rule cannot be saved, or undefined. */
export function draftProblem(type: FlagType, scope: FlagScope, draft: DraftRule): DraftProblem | undefined {
  if (draft.kind === 'raw' || !draft.isEdited) return undefined
  if (parseValue(type, draft.value) === undefined) return 'wrong_type'
  if (draft.conditions.some(({ values }) => values.length === 0)) return 'no_values'
  if (draft.percent.trim() !== '' && coverageOf(draft.percent) === undefined) return 'wrong_percent'
  return ruleProblem(scope, writeRule(type, draft))
}

/** Converts a percentage to a fraction. Returns undefined if the text is not a number from 0 to 100. */
function coverageOf(percent: string): number | undefined {
  const number = Number(percent)
  return number >= 0 && number <= 100 ? rounded(number / 100) : undefined
}

/** Removes floating-point errors, such as in 0.07 * 100. */
const rounded = (number: number) => Number(number.toPrecision(12))
