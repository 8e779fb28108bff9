import { optionLimits } from '#domain/catalog/create/option-choices.ts'
import type { Product } from '../product-types.ts'
import { texts } from '../texts/en.ts'

type ProductOption = Product['options'][number]

/** An edit of an option, as entered. */
export interface OptionDraft {
  label: string
  values: readonly { from: string; to: string; isRemoved: boolean }[]
}
interface OptionErrors {
  label?: string
  /** A message or undefined for each value. */
  values: readonly (string | undefined)[]
}

const t = texts.editOption

/** Returns the initial entries for editing an option. */
export function initialOptionDraft({ label, values }: ProductOption): OptionDraft {
  return { label, values: values.map((value) => ({ from: value, to: value, isRemoved: false })) }
}

/** Returns the label and values to send for a draft. */
export function optionBody({ label, values }: OptionDraft) {
  const remaining = values.filter(({ isRemoved }) => !isRemoved)
  return { label: label.trim(), values: remaining.map(({ from, to }) => ({ from, to: to.trim() })) }
}

/** Returns a draft's errors by field. `others` are the names of the product's other options. */
export function optionErrors({ label, values }: OptionDraft, others: readonly string[]): OptionErrors {
  const name = label.trim()
  const isTaken = others.some((other) => other.toLowerCase() === name.toLowerCase())
  const remaining = values.filter(({ isRemoved }) => !isRemoved)
  const keys = remaining.map(({ to }) => to.trim().toLowerCase())
  const errorOf = (value: OptionDraft['values'][number]) => {
    if (value.isRemoved) return remaining.length === 0 ? t.missingValue : undefined
    const text = value.to.trim()
    if (text === '' || text.length > optionLimits.value) return t.missingName
    return keys.indexOf(text.toLowerCase()) < remaining.indexOf(value) ? t.repeatedValue : undefined
  }
  return {
    ...(name === '' && { label: t.missingName }),
    ...(isTaken && { label: t.repeatedOption }),
    values: values.map(errorOf),
  }
}

/** Returns the SKUs that a refusal names, and how many more there are. */
export function refusedSkusText({ skus, total }: Readonly<Record<string, unknown>>): string {
  if (!Array.isArray(skus)) return ''
  return texts.editOption.skus(skus.join(', '), Number(total) - skus.length)
}
