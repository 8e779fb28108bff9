import { createSkus, isSku } from '../import/cells/sku.ts'
import type { OptionEntry, SitePrice, VariantEntry } from '../product-entry.ts'
import type { Site } from '#domain/sites.ts'
import { combinationsOf, optionsProblem } from './option-choices.ts'
import { emptyStock } from './new-product.ts'

/** Values that staff add to an option of a product. */
export interface AddedValues {
  /** Code of the option. */
  option: string
  values: readonly string[]
  /** Beginning of the new variants' SKUs. */
  sku: string
}

/** The first variant of the product, from which the new ones take prices and weight. */
export interface SampleVariant {
  weightGrams: number | null
  prices: Partial<Record<Site, SitePrice>>
}

/** A variant of the product that is no longer sold and has no stock. */
export interface RetiredVariant {
  sku: string
  choice: Readonly<Record<string, string>>
}

type AddedProblem = 'option_not_found' | 'invalid_sku' | NonNullable<ReturnType<typeof optionsProblem>>

/** Returns a product's options with added values and the variants that these make, or the first problem. */
export function withAddedValues(
  options: readonly OptionEntry[],
  { option, values, sku }: AddedValues,
  sample: SampleVariant,
): { options: OptionEntry[]; variants: VariantEntry[] } | AddedProblem {
  if (!options.some(({ code }) => code === option)) return 'option_not_found'
  if (!isSku(sku)) return 'invalid_sku'
  const added = values.map((label) => ({ label }))
  const extended = options.map((each) =>
    each.code === option ? { ...each, values: [...each.values, ...added] } : each,
  )
  const problem = optionsProblem(labelsOf(extended))
  if (problem) return problem
  const choices = combinationsOf(
    labelsOf(options.map((each) => (each.code === option ? { ...each, values: added } : each))),
  )
  const skus = createSkus(sku, choices, () => false)
  const variants = choices.map((choice, index): VariantEntry => ({
    ...sample,
    sku: skus[index]!,
    choice: Object.fromEntries(options.map(({ code }, at) => [code, choice[at]!])),
    stock: emptyStock,
  }))
  return { options: extended, variants }
}

/**
 * Gives variants that the product had before their SKU again, so that these return instead of new ones. `fresh` are the
 * SKUs of the others.
 */
export function withRetiredSkus(
  variants: readonly VariantEntry[],
  retired: readonly RetiredVariant[],
): { variants: VariantEntry[]; fresh: string[] } {
  const skus = new Map(retired.toReversed().map(({ sku, choice }) => [choiceKey(choice), sku]))
  const isKnown = ({ choice }: VariantEntry) => skus.has(choiceKey(choice))
  return {
    variants: variants.map((variant) => ({ ...variant, sku: skus.get(choiceKey(variant.choice)) ?? variant.sku })),
    fresh: variants.filter((variant) => !isKnown(variant)).map(({ sku }) => sku),
  }
}

function choiceKey(choice: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(choice).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function labelsOf(options: readonly OptionEntry[]) {
  return options.map(({ label, values }) => ({ label, values: values.map((value) => value.label) }))
}
