import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Reply } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import { toWireRequest } from '#contract/codec/to-wire-request.ts'
import { allowsMultiple } from '#domain/catalog/options/custom-option.ts'
import type { BuyRequest } from '#domain/lists/list.ts'
import type { CompoundView } from '../compound-view.ts'

type Recipe = Reply<Store, 'GET /svc_content/recipes/{rid}'>

/**
 * Returns true if a choice of the product can be stored as a recipe. Choices with personal data or several lines
 * cannot.
 */
export function canStoreRecipes({ type, giftCard, customOptions, bundleOptions }: CompoundView): boolean {
  return type !== 'grouped' && giftCard === null && customOptions.length + bundleOptions.length > 0
}

/** Stores a choice and returns its recipe id. Equal choices have equal ids [CART-240]. */
export async function storeRecipe(call: StoreCall, item: BuyRequest): Promise<string> {
  const { productId, options, children } = toWireRequest(item)
  const body = { productId, options, children }
  return (await call('POST /svc_content/recipes', { body, key: crypto.randomUUID() })).recipeId
}

/** Returns a recipe's choice as a query string, or null if it belongs to another product [CATALOG-203]. */
export async function readRecipe(
  call: StoreCall,
  rid: string,
  productId: number,
  view: CompoundView,
): Promise<string | null> {
  if (!/^[\w-]{22}$/.test(rid)) return null
  try {
    const recipe = await call('GET /svc_content/recipes/{rid}', { params: { rid } })
    return recipe.productId === productId ? queryOf(recipe, view) : null
  } catch (error) {
    // Discontinued products are shown without a selection.
    if (isRefusalError(error) && error.status === 404) return null
    throw error
  }
}

export function queryOf({ options, children }: Pick<Recipe, 'options' | 'children'>, view: CompoundView): string {
  const query = new URLSearchParams()
  for (const { id, type } of view.customOptions) {
    const value = options[id]
    if (value === undefined) continue
    for (const each of allowsMultiple(type) ? value.split(',') : [value]) query.append(`o${id}`, each)
  }
  for (const { id } of view.bundleOptions) {
    const child = children.find(({ metadata }) => metadata.bundleOptionId === id)
    query.set(`b${id}`, child ? String(child.productId) : '')
    if (child) query.set(`n${id}`, String(child.qty))
  }
  return query.toString()
}
