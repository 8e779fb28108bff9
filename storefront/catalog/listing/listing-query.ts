/** Sort orders by their URL names. The first one is the default. */
export const sortNames = ['featured', 'price-asc', 'price-desc', 'rating', 'newest', 'name'] as const
export type SortName = (typeof sortNames)[number]

export interface ListingQuery {
  q: string
  page: number
  sort: SortName
  /** Values by facet: OR within a facet, AND between facets. */
  filters: Readonly<Record<string, readonly string[]>>
  price: PriceRange | null
}
export interface PriceRange {
  min: number | null
  max: number | null
}

/** Returns a list URL with sorted names and without defaults, so that each list has exactly one URL [SEARCH-030]. */
export function listingUrl(path: string, { q, page, sort, filters, price }: ListingQuery): string {
  const params = new URLSearchParams()
  if (q !== '') params.set('q', q)
  for (const name of Object.keys(filters).toSorted()) {
    for (const value of (filters[name] ?? []).toSorted()) params.append(name, value)
  }
  if (price) params.set('price', `${price.min ?? ''}-${price.max ?? ''}`)
  if (sort !== 'featured') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text === '' ? path : `${path}?${text}`
}

export function toggleFilterValue(query: ListingQuery, facet: string, value: string): ListingQuery {
  const values = query.filters[facet] ?? []
  // A rating includes all higher ratings, so only one can be selected.
  const selected = facet === 'rating' ? [] : values
  const rest = values.includes(value) ? selected.filter((other) => other !== value) : [...selected, value]
  const { [facet]: _, ...others } = query.filters
  return { ...query, page: 1, filters: rest.length === 0 ? others : { ...others, [facet]: rest } }
}

/** Removes filters that are not facets in the list. */
export function withKnownFacets(query: ListingQuery, known: readonly string[]): ListingQuery {
  const filters = Object.fromEntries(Object.entries(query.filters).filter(([name]) => known.includes(name)))
  return { ...query, filters }
}

export function appliedFilterCount({ filters, price }: Pick<ListingQuery, 'filters' | 'price'>): number {
  return Object.values(filters).reduce((sum, values) => sum + values.length, price ? 1 : 0)
}
