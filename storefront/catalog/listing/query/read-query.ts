import { type ListingQuery, type PriceRange, sortNames } from '../listing-query.ts'

export const listParameters = ['q', 'page', 'sort', 'price', 'price_from', 'price_to'] as const
const reserved: ReadonlySet<string> = new Set(listParameters)
/** Not facets: as object keys, these names would reach Object.prototype. */
const poisonous: ReadonlySet<string> = new Set(['constructor', 'prototype'])
const facetName = /^[a-z][a-z_]{0,39}$/
const maxValues = 40
/** Maximum page number of the search call. No list has more pages. */
const maxPage = 10_000

/** Parses a list URL and ignores malformed values. */
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

/** Reads 'price=50-100', '50-', or '-100'. A form without JavaScript sends each bound in a separate field. */
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
