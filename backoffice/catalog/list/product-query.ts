export const productFilters = ['all', 'active', 'withheld', 'low', 'out'] as const
type ProductFilter = (typeof productFilters)[number]

interface ProductQuery {
  q?: string
  filter?: ProductFilter
  /** Id of a category. */
  category?: string
  subcategories?: 'yes'
}

/** Builds the product list query from the URL filters. Ignores unknown filters, and subcategories without a category. */
export function productQuery(params: URLSearchParams): ProductQuery {
  const q = params.get('q')?.trim() ?? ''
  const filter = productFilters.find((each) => each === params.get('filter'))
  const category = params.get('category') ?? ''
  const isInCategory = /^[1-9]\d{0,8}$/.test(category)
  return {
    ...(q !== '' && { q }),
    ...(filter && { filter }),
    ...(isInCategory && { category }),
    ...(isInCategory && params.get('subcategories') === 'yes' && { subcategories: 'yes' }),
  }
}

/** Returns the path of the list of a category's products, optionally with those of its subcategories. */
export function productsOfCategory(id: number, isWithSubcategories: boolean): string {
  return `/products?category=${id}${isWithSubcategories ? '&subcategories=yes' : ''}`
}
