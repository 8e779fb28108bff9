import { bulkEditLimits } from '#domain/bulk-edits/bulk-change.ts'
import type { SheetPage, SheetProduct } from '../bulk-edit-types.ts'

/** The products of a selection that have been loaded. */
interface LoadedProducts {
  products: readonly SheetProduct[]
  /** Value of `before` for the next page, or null before the first page and after the last page. */
  next: number | null
  isComplete: boolean
  /** True if the selection has more variants than a sheet can hold. */
  isCut: boolean
}

export const noProductsLoaded: LoadedProducts = { products: [], next: null, isComplete: false, isCut: false }

/** Appends a page of products, up to the sheet's variant limit. */
export function withPage({ products }: LoadedProducts, page: SheetPage): LoadedProducts {
  const loaded = [...products]
  let variants = loaded.reduce((sum, each) => sum + each.variants.length, 0)
  for (const product of page.products) {
    variants += product.variants.length
    if (variants > bulkEditLimits.rows) return { products: loaded, next: null, isComplete: true, isCut: true }
    loaded.push(product)
  }
  return { products: loaded, next: page.next, isComplete: page.next === null, isCut: false }
}

/** Replaces products with their reloaded values, and removes products that no longer exist. */
export function withReloadedProducts(
  loaded: LoadedProducts,
  ids: readonly number[],
  reloaded: readonly SheetProduct[],
): LoadedProducts {
  const fresh = new Map(reloaded.map((product) => [product.id, product]))
  const products = loaded.products.flatMap((product) => {
    if (!ids.includes(product.id)) return [product]
    const current = fresh.get(product.id)
    return current ? [current] : []
  })
  return { ...loaded, products }
}
