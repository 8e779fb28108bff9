import { createSkus, isSku } from '../import/cells/sku.ts'
import type { OptionEntry, SitePrice, VariantEntry } from '../product-entry.ts'
import type { Site } from '#domain/sites.ts'
import { optionCombinations, optionsProblem } from './option-choices.ts'
import { emptyStock } from './new-product.ts'

/** Values that staff add to an option of a product. */
export interface AddedValues {
  /** Option code. */
  option: string
  values: readonly string[]
  /** Prefix of the new variants' SKUs. */
  sku: string
}

/** The product's first variant, which provides prices and weight for the new ones. */
export interface SampleVariant {
  weightGrams: number | null
  prices: Partial<Record<Site, SitePrice>>
}

/** A variant of the product that is no longer sold. */
export interface RetiredVariant {
  id: number
  sku: string
  choice: Readonly<Record<string, string>>
  /** The removed value as its option defined it, or null if the variant was retired for another reason. */
  value: OptionEntry['values'][number] | null
  /** Code of the option that contained the value, or null. */
  option: string | null
}

type AddedProblem = 'option_not_found' | 'invalid_sku' | NonNullable<ReturnType<typeof optionsProblem>>

/**
 * Returns a product's options with the added values, and the resulting variants, or else the first problem. A value
 * that the option had before is restored with its earlier details, such as its swatch.
 */
export function withAddedValues(
  options: readonly OptionEntry[],
  { option, values, sku }: AddedValues,
  sample: SampleVariant,
  retired: readonly RetiredVariant[] = [],
): { options: OptionEntry[]; variants: VariantEntry[] } | AddedProblem {
  if (!options.some(({ code }) => code === option)) return 'option_not_found'
  if (!isSku(sku)) return 'invalid_sku'
  const earlier = retired.filter((each) => each.option === option).flatMap(({ value }) => value ?? [])
  const added = values.map((label) => earlier.find((value) => value.label === label) ?? { label })
  const extended = options.map((each) =>
    each.code === option ? { ...each, values: [...each.values, ...added] } : each,
  )
  const problem = optionsProblem(labelsOf(extended))
  if (problem) return problem
  const choices = optionCombinations(
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
 * Separates new variants from earlier ones, which are restored with their SKU and id. If several earlier variants have
 * the same choice, the first one is restored.
 */
export function separateRestored(
  variants: readonly VariantEntry[],
  retired: readonly RetiredVariant[],
): { returning: (VariantEntry & { id: number })[]; fresh: VariantEntry[] } {
  const known = new Map(retired.toReversed().map((each) => [choiceKey(each.choice), each]))
  const returning = variants.flatMap((variant) => {
    const earlier = known.get(choiceKey(variant.choice))
    return earlier ? [{ ...variant, id: earlier.id, sku: earlier.sku }] : []
  })
  return { returning, fresh: variants.filter(({ choice }) => !known.has(choiceKey(choice))) }
}

/** Restores the added values that the option had before in a product's facets, if the option is a facet. */
export function withRestoredFacets(
  facets: Readonly<Record<string, readonly string[]>>,
  { option, values }: Pick<AddedValues, 'option' | 'values'>,
  retired: readonly RetiredVariant[],
): Readonly<Record<string, readonly string[]>> {
  const stored = facets[option]
  if (!stored) return facets
  const earlier = new Set(retired.flatMap((each) => (each.option === option && each.value ? [each.value.label] : [])))
  return { ...facets, [option]: [...stored, ...values.filter((each) => earlier.has(each) && !stored.includes(each))] }
}

function choiceKey(choice: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(choice).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function labelsOf(options: readonly OptionEntry[]) {
  return options.map(({ label, values }) => ({ label, values: values.map((value) => value.label) }))
}
