import { optionCode } from '../options/option-code.ts'

/** An option as staff enter it, such as Color with the values Red and Black. */
export interface EnteredOption {
  label: string
  values: readonly string[]
}

/** `label` and `value` are maximum lengths in characters. */
export const optionLimits = { options: 3, variants: 500, label: 40, value: 60 }

type OptionProblem = 'too_many_variants' | 'repeated_option' | 'repeated_value' | 'missing_value'

/** Returns the number of option value combinations, which is 1 without options. */
function countVariants(options: readonly EnteredOption[]): number {
  return options.reduce((count, { values }) => count * values.length, 1)
}

/** Returns every combination of option values in option order, or a single empty one without options. */
export function optionCombinations(options: readonly EnteredOption[]): string[][] {
  return options.reduce<string[][]>(
    (choices, { values }) => choices.flatMap((choice) => values.map((value) => [...choice, value])),
    [[]],
  )
}

/** Returns the first problem with a product's options, or null. Values that differ only in case are duplicates. */
export function optionsProblem(options: readonly EnteredOption[]): OptionProblem | null {
  if (options.some(({ values }) => values.length === 0)) return 'missing_value'
  if (hasRepeats(options.map(({ label }, index) => optionCode(label, index)))) return 'repeated_option'
  if (options.some(({ values }) => hasRepeats(values))) return 'repeated_value'
  return countVariants(options) > optionLimits.variants ? 'too_many_variants' : null
}

function hasRepeats(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => text.toLowerCase())).size < texts.length
}
