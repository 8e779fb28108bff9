/** Sort orders by URL name; the first is the default. */
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

export const emptyQuery: ListingQuery = { q: '', page: 1, sort: 'featured', filters: {}, price: null }

export const listParameters = ['q', 'page', 'sort', 'price', 'price_from', 'price_to'] as const
const reserved: ReadonlySet<string> = new Set(listParameters)
/** Not facets: as object keys, these names reach Object.prototype. */
const poisonous: ReadonlySet<string> = new Set(['constructor', 'prototype'])
const facetName = /^[a-z][a-z_]{0,39}$/
const maxValues = 40
/** Of the search call; no list is that long, so that its page does not exist. */
const maxPage = 10_000

/** Parses a list's URL; malformed values are ignored. */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const filters: Record<string, string[]> = {}
  for (const [name, value] of params) {
    if (reserved.has(name) || poisonous.has(name) || !facetName.test(name)) continue
    if (value === '' || value.length > 120) continue
    const values = (filters[name] ??= [])
    if (values.length < maxValues && !values.includes(value)) values.push(value)
  }
  const page = params.get('page') ?? ''
  return {
    q: (params.get('q') ?? '').trim().slice(0, 200),
    page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), maxPage) : 1,
    sort: sortNames.find((name) => name === params.get('sort')) ?? 'featured',
    filters,
    price: readPrice(params),
  }
}

/** 'price=50-100', '50-' or '-100'; a form without JavaScript sends both bounds by name. */
function readPrice(params: URLSearchParams): PriceRange | null {
  const [, from = '', to = ''] = /^(\d{0,6})-(\d{0,6})$/.exec(params.get('price') ?? '') ?? []
  const min = bound(params.get('price_from') ?? from)
  const max = bound(params.get('price_to') ?? to)
  return min === null && max === null ? null : { min, max }
}

function bound(text: string): number | null {
  const digits = text
    .replace(/[^\d.,]/g, '')
    .replace(/[.,]\d{1,2}$/, '')
    .replace(/[.,]/g, '')
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null
}

/** Returns a list's URL with sorted names and no defaults, so that each list has one URL [SEARCH-030]. */
export function listingAddress(path: string, { q, page, sort, filters, price }: ListingQuery): string {
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

/** Removes filters that are not facets of the list. */
export function withKnownFacets(query: ListingQuery, known: readonly string[]): ListingQuery {
  const filters = Object.fromEntries(Object.entries(query.filters).filter(([name]) => known.includes(name)))
  return { ...query, filters }
}

export function appliedCount({ filters, price }: Pick<ListingQuery, 'filters' | 'price'>): number {
  return Object.values(filters).reduce((sum, values) => sum + values.length, price ? 1 : 0)
}
