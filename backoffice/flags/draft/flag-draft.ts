import type { ScheduledFeature } from '#domain/flags/feature.ts'
import type { FlagScope, FlagType } from '#domain/flags/registry.ts'
import { parseValue, valueText } from './flag-values.ts'
import { draftProblem, newRule, readRule, writeRule, type DraftProblem, type DraftRule } from './rule-draft.ts'

/** An edit of a flag. The draft gives each rule an id, because stored rules have no id. */
export interface FlagDraft {
  type: FlagType
  defaultValue: string
  rules: readonly DraftRule[]
  nextId: number
}

/** Maximum number of rules in a flag. */
export const maxRules = 50

export function readDraft(type: FlagType, { defaultValue, rules = [] }: ScheduledFeature): FlagDraft {
  return {
    type,
    defaultValue: valueText(type, defaultValue),
    rules: rules.map((rule, index) => readRule(type, rule, index)),
    nextId: rules.length,
  }
}

/** Returns the flag to save. The draft must have no problems. */
export function writeDraft({ type, defaultValue, rules }: FlagDraft): ScheduledFeature {
  return {
    defaultValue: parseValue(type, defaultValue)!,
    ...(rules.length > 0 && { rules: rules.map((rule) => writeRule(type, rule)) }),
  }
}

/** A draft's problems: with the default value, and with rules by id. */
export interface DraftProblems {
  isDefaultWrong: boolean
  rules: ReadonlyMap<number, DraftProblem>
}

export function problemsOf(scope: FlagScope, { type, defaultValue, rules }: FlagDraft): DraftProblems {
  const wrong = rules.flatMap((rule) => {
    const problem = draftProblem(type, scope, rule)
    return problem === undefined ? [] : [[rule.id, problem] as const]
  })
  return { isDefaultWrong: parseValue(type, defaultValue) === undefined, rules: new Map(wrong) }
}

/** Returns true if two drafts have the same values. */
export function isSameDraft(left: FlagDraft, right: FlagDraft): boolean {
  return shown(left) === shown(right)
}

function shown({ defaultValue, rules }: FlagDraft): string {
  return JSON.stringify([defaultValue, rules], (name, value: unknown) => (name === 'isEdited' ? undefined : value))
}

export function addRule(draft: FlagDraft): FlagDraft {
  const { type, defaultValue, rules, nextId } = draft
  return { ...draft, rules: [...rules, newRule(type, defaultValue, nextId)], nextId: nextId + 1 }
}

export function changeRule(draft: FlagDraft, changed: DraftRule): FlagDraft {
  return { ...draft, rules: draft.rules.map((rule) => (rule.id === changed.id ? changed : rule)) }
}

export function removeRule(draft: FlagDraft, id: number): FlagDraft {
  return { ...draft, rules: draft.rules.filter((rule) => rule.id !== id) }
}

/** Moves a rule to an index. An index outside the list changes nothing. */
export function moveRule(draft: FlagDraft, from: number, to: number): FlagDraft {
  const { rules } = draft
  const moved = rules[from]
  if (!moved || to < 0 || to >= rules.length) return draft
  return { ...draft, rules: rules.toSpliced(from, 1).toSpliced(to, 0, moved) }
}
