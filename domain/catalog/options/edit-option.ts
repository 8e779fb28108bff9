import { optionsProblem } from '../create/option-choices.ts'
import type { OptionEntry } from '../product-entry.ts'

/** An edit of an option: its label, and the values that it keeps with their labels. Others are removed. */
export interface OptionEdit {
  /** Code of the option. */
  option: string
  label: string
  values: readonly { from: string; to: string }[]
}
/** An option as its editor saw it. */
interface ReadOption {
  label: string
  values: readonly string[]
}
interface EditedOptions {
  options: OptionEntry[]
  /** New labels of values by their earlier ones, without those that stay the same. */
  renamed: Readonly<Record<string, string>>
  removed: string[]
}
type EditProblem = 'option_not_found' | 'option_changed' | 'missing_value' | 'repeated_option' | 'repeated_value'

/**
 * Returns a product's options after an edit of one of them, or the first problem. Values keep their order, and those that
 * were added since the editor read the option stay.
 */
export function withEditedOption(
  options: readonly OptionEntry[],
  { option, label, values }: OptionEdit,
  read: ReadOption,
): EditedOptions | EditProblem {
  const stored = options.find(({ code }) => code === option)
  if (!stored) return 'option_not_found'
  const known = stored.values.map((value) => value.label)
  // The order distinguishes two values that exchanged their labels since.
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
  // Removing values cannot exceed the number of variants.
  if (problem && problem !== 'too_many_variants') return problem
  return {
    options: edited,
    renamed: Object.fromEntries([...target].filter(([from, to]) => from !== to)),
    removed,
  }
}

/** Returns true if a changed option has exactly the labels that an edit results in, such as after a repeated request. */
export function isAsEdited(options: readonly OptionEntry[], { option, label, values }: OptionEdit): boolean {
  const stored = options.find(({ code }) => code === option)
  if (stored?.label !== label) return false
  return JSON.stringify(stored.values.map((value) => value.label)) === JSON.stringify(values.map(({ to }) => to))
}

/** Returns a product's options without one of them, or why variants would no longer differ without it. */
export function withoutOption(
  options: readonly OptionEntry[],
  option: string,
): OptionEntry[] | 'option_not_found' | 'option_has_values' | 'last_option' {
  const stored = options.find(({ code }) => code === option)
  if (!stored) return 'option_not_found'
  if (stored.values.length > 1) return 'option_has_values'
  return options.length > 1 ? options.filter((each) => each !== stored) : 'last_option'
}

/** Returns the renamed values of each option, by code, between options that differ only in labels. */
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
