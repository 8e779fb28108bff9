export const productFilters = ['all', 'active', 'withheld', 'low', 'out'] as const
type ProductFilter = (typeof productFilters)[number]

/** Builds the product list query from the URL filters. Ignores an unknown filter. */
export function productQuery(params: URLSearchParams): { q?: string; filter?: ProductFilter } {
  const q = params.get('q')?.trim() ?? ''
  const filter = productFilters.find((each) => each === params.get('filter'))
  return { ...(q !== '' && { q }), ...(filter && { filter }) }
}
