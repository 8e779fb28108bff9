import type { CustomOption } from '#domain/catalog/options/custom-option.ts'
import type { BuyRequest } from '#domain/lists/list.ts'
import { priceOptions } from '#domain/pricing/components/custom-options.ts'

export interface Customization {
  productId: number
  options: BuyRequest['options']
  children: BuyRequest['children']
  plateOpts: Record<string, unknown> | null
}

/** A recipe. Its id is derived from the content, so it never changes [CART-240]. */
export interface Recipe extends Customization {
  id: string
  customSku: string
}

/** Builds a SKU from the product, its selected values, and the recipe id. */
export function customSku(
  sku: string,
  customOptions: readonly Pick<CustomOption, 'id' | 'sku' | 'values'>[],
  { id, options }: Pick<Recipe, 'id' | 'options'>,
): string {
  const parts = customOptions.flatMap((option) => {
    const chosen = options[option.id]?.split(',') ?? []
    if (chosen.length === 0) return []
    const values = option.values.filter((value) => chosen.includes(value.id)).map((value) => value.sku)
    return values.length > 0 ? values : [option.sku]
  })
  return `${sku}${parts.join('')}-R${id.slice(0, 6)}`
}

/** Returns true if every plate text is a valid option value. Recipes are public, so free text is refused [CART-242]. */
export function hasValidPlateTexts(
  plateOpts: Customization['plateOpts'],
  customOptions: readonly CustomOption[],
): boolean {
  return Object.entries(plateOpts ?? {}).every(([id, value]) => {
    const option = customOptions.find((each) => each.id === id)
    return option !== undefined && typeof value === 'string' && !('error' in priceOptions([option], { [id]: value }))
  })
}

/** Serializes a customization independently of key order. */
export function serializeCustomization({ productId, options, children, plateOpts }: Customization): string {
  return JSON.stringify(sorted({ productId, options, children, plateOpts }))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, sorted(each)]))
}

/**
 * Returns a line with its recipe's content, or undefined if the line contradicts the recipe. A line may contain only
 * the recipe id.
 */
export function lineFromRecipe(line: BuyRequest, recipe: Recipe): BuyRequest | undefined {
  const { productId, options, children, metadata } = line
  const { plateOpts } = recipe
  const isBare = Object.keys(options).length === 0 && children.length === 0 && metadata.plateOpts === undefined
  const required = isBare
    ? { ...recipe, productId }
    : { productId, options, children, plateOpts: metadata.plateOpts ?? null }
  if (serializeCustomization(required) !== serializeCustomization(recipe)) return undefined
  return {
    ...line,
    options: recipe.options,
    children: recipe.children,
    metadata: { ...metadata, customSku: recipe.customSku, ...(plateOpts && { plateOpts }) },
  }
}
