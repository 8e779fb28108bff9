import { optionsProblem } from '../create/option-choices.ts'
import type { OptionEntry } from '../product-entry.ts'

/** An option edit: the new label, and the remaining values with their labels. Other values are removed. */
export interface OptionEdit {
  /** Option code. */
  option: string
  label: string
  values: readonly { from: string; to: string }[]
}
/** An option as the editor loaded it. */
interface ReadOption {
  label: string
  values: readonly string[]
}
interface EditedOptions {
  options: OptionEntry[]
  /** New value labels by earlier label, only for labels that changed. */
  renamed: Readonly<Record<string, string>>
  removed: string[]
}
type EditProblem = 'option_not_found' | 'option_changed' | 'missing_value' | 'repeated_option' | 'repeated_value'

/**
 * Returns a product's options after an edit of one option, or the first problem. Values stay in order, and values added
 * since the editor loaded the option are preserved.
 */
export function withEditedOption(
  options: readonly OptionEntry[],
  { option, label, values }: OptionEdit,
  read: ReadOption,
): EditedOptions | EditProblem {
  const stored = options.find(({ code }) => code === option)
  if (!stored) return 'option_not_found'
  const known = stored.values.map((value) => value.label)
  // Comparing positions detects two values that have since exchanged labels.
  const places = read.values.map((each) => known.indexOf(each))
  if (stored.label !== read.label || places.some((place, index) => place <= (places[index - 1] ?? -1)))
    return 'option_changed'
  const target = new Map(values.map(({ from, to }) => [from, to]))
  if (target.size < values.length || [...target.keys()].some((from) => !read.values.includes(from)))
    return 'option_changed'
  const removed = read.values.filter((each) => !target.has(each))
  const remaining = stored.values.flatMap((value) =>
    removed.includes(value.label) ? [] : [{ ...value, label: target.get(value.label) ?? value.label }],
  )
  const edited = options.map((each) => (each.code === option ? { ...each, label, values: remaining } : each))
  const problem = optionsProblem(edited.map((each) => ({ label: each.label, values: each.values.map((v) => v.label) })))
  // Removing values cannot exceed the variant limit.
  if (problem && problem !== 'too_many_variants') return problem
  return {
    options: edited,
    renamed: Object.fromEntries([...target].filter(([from, to]) => from !== to)),
    removed,
  }
}

/**
 * Returns true if a stored option already has the labels that an edit would set, for example after a repeated request.
 */
export function isEditApplied(options: readonly OptionEntry[], { option, label, values }: OptionEdit): boolean {
  const stored = options.find(({ code }) => code === option)
  if (stored?.label !== label) return false
  return JSON.stringify(stored.values.map((value) => value.label)) === JSON.stringify(values.map(({ to }) => to))
}

/** Returns a product's options without the removed one, or a problem if variants would no longer differ. */
export function withoutOption(
  options: readonly OptionEntry[],
  option: string,
): OptionEntry[] | 'option_not_found' | 'option_has_values' | 'last_option' {
  const stored = options.find(({ code }) => code === option)
  if (!stored) return 'option_not_found'
  if (stored.values.length > 1) return 'option_has_values'
  return options.length > 1 ? options.filter((each) => each !== stored) : 'last_option'
}

/** Compares options that differ only in labels. Returns the renamed values by option code. */
export function renamedValues(
  before: readonly OptionEntry[],
  after: readonly OptionEntry[],
): { option: string; renamed: Readonly<Record<string, string>> }[] {
  return before.flatMap(({ code, values }) => {
    const now = after.find((each) => each.code === code)?.values ?? []
    const pairs = values.map(({ label }, index) => [label, now[index]?.label ?? label] as const)
    const renamed = Object.fromEntries(pairs.filter(([from, to]) => from !== to))
    return Object.keys(renamed).length > 0 ? [{ option: code, renamed }] : []
  })
}
