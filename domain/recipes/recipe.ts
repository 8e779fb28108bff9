import type { CustomOption } from '#domain/catalog/custom-option.ts'
import type { BuyRequest } from '#domain/lists/list.ts'
import { priceOptions } from '#domain/pricing/custom-options.ts'

/** What a customer made of a product: chosen options, children, and what a plate says. */
export interface Customisation {
  productId: number
  options: BuyRequest['options']
  children: BuyRequest['children']
  plateOpts: Record<string, unknown> | null
}

/** A customisation as it is stored: its id is made of what is in it, so that it can never become another [CART-240]. */
export interface Recipe extends Customisation {
  id: string
  customSku: string
}

/** The sku of a customised product: its own, those of the chosen values, and the beginning of the recipe's id. */
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

/**
 * Whether what a plate says is what the product's own options may say: what is stored for everybody holds nothing else
 * where no schema says more [CART-242].
 */
export function isOfOptions(plateOpts: Customisation['plateOpts'], customOptions: readonly CustomOption[]): boolean {
  return Object.entries(plateOpts ?? {}).every(([id, value]) => {
    const option = customOptions.find((each) => each.id === id)
    return option !== undefined && typeof value === 'string' && !('error' in priceOptions([option], { [id]: value }))
  })
}

/** One writing of a customisation, whatever the order of its keys. */
export function canonical({ productId, options, children, plateOpts }: Customisation): string {
  return JSON.stringify(sorted({ productId, options, children, plateOpts }))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, sorted(each)]))
}

/**
 * The line that a recipe stands for; undefined when the line says something else than its recipe. A line may name the
 * recipe alone.
 */
export function lineOfRecipe(line: BuyRequest, recipe: Recipe): BuyRequest | undefined {
  const { productId, options, children, metadata } = line
  const { plateOpts } = recipe
  const isBare = Object.keys(options).length === 0 && children.length === 0 && metadata.plateOpts === undefined
  const asked = isBare
    ? { ...recipe, productId }
    : { productId, options, children, plateOpts: metadata.plateOpts ?? null }
  if (canonical(asked) !== canonical(recipe)) return undefined
  return {
    ...line,
    options: recipe.options,
    children: recipe.children,
    metadata: { ...metadata, customSku: recipe.customSku, ...(plateOpts && { plateOpts }) },
  }
}
