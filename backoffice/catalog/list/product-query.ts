export const productFilters = ['all', 'active', 'withheld', 'low', 'out'] as const
type ProductFilter = (typeof productFilters)[number]

/** Returns the query of the list from the filters of the URL; an unknown filter is left out. */
export function productQuery(params: URLSearchParams): { q?: string; filter?: ProductFilter } {
  const q = params.get('q')?.trim() ?? ''
  const filter = productFilters.find((each) => each === params.get('filter'))
  return { ...(q !== '' && { q }), ...(filter && { filter }) }
}
