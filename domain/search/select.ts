import { stockFacet } from './offer-list.ts'
import { isSize, sizeRank } from './sizes.ts'
import type { Minor } from '#domain/money.ts'

export interface Candidate {
  productId: number
  name: string
  price: Minor | null
  facets: Readonly<Record<string, readonly string[]>>
  inStock: boolean
  isSpecial: boolean
  featured: number
  /** Rating, or 0 if unrated. */
  rating: number
  /** Epoch milliseconds. */
  addedAt: number
  /** Relevance, or 0 when listing a category. */
  rank: number
}

export const sortTypes = ['featured', 'price', 'rating', 'newest', 'name'] as const
type SortType = (typeof sortTypes)[number]
export interface Sort {
  type: SortType
  order: 'asc' | 'desc'
}
export interface Range {
  min?: Minor
  max?: Minor
}
/** Selected filters. Values within a facet are alternatives, and all facets must match. */
export interface Filters {
  values: Readonly<Record<string, readonly string[]>>
  price: readonly Range[]
}
export interface FacetCount {
  code: string
  values: { text: string; count: number }[]
}
export interface Selection {
  total: number
  productIds: number[]
  facets: FacetCount[]
  /** Price range of the results, ignoring the price filter. */
  price: { min: Minor; max: Minor; count: number } | null
}

/** Value for the stock facet. */
export const inStockValue = 'In stock'

/**
 * Filters, counts, sorts, and paginates. A facet's counts ignore its own filter, to show the results of other
 * selections [SEARCH-082].
 */
export function selectProducts(
  candidates: readonly Candidate[],
  filters: Filters,
  sort: Sort,
  page: { number: number; size: number },
  language = 'en',
): Selection {
  const chosen = Object.entries(filters.values).filter(([, values]) => values.length > 0)
  const failures = (candidate: Candidate) => {
    const failed = chosen.filter(([code, values]) => !hasValue(candidate, code, values)).map(([code]) => code)
    return inRange(candidate, filters.price) ? failed : [...failed, 'price']
  }
  const counts = new Map<string, Map<string, number>>()
  const fitting: Candidate[] = []
  let price: Selection['price'] = null
  for (const candidate of candidates) {
    const failed = failures(candidate)
    if (failed.length === 0) fitting.push(candidate)
    if (failed.length > 1) continue
    for (const [code, values] of Object.entries(facetValuesOf(candidate))) {
      if (failed.length === 1 && failed[0] !== code) continue
      const ofCode = counts.get(code) ?? new Map<string, number>()
      counts.set(code, ofCode)
      for (const value of values) ofCode.set(value, (ofCode.get(value) ?? 0) + 1)
    }
    if (candidate.price !== null && (failed.length === 0 || failed[0] === 'price'))
      price = widened(price, candidate.price)
  }
  const from = (page.number - 1) * page.size
  return {
    total: fitting.length,
    productIds: fitting
      .toSorted(comparing(sort, language))
      .slice(from, from + page.size)
      .map(({ productId }) => productId),
    facets: [...counts]
      .map(([code, values]) => ({
        code,
        values: [...values]
          .map(([text, count]) => ({ text, count }))
          .toSorted((a, b) => compareNaturally(a.text, b.text)),
      }))
      .toSorted(compareByCode),
    price,
  }
}

// Shared, because creating a collator per comparison would dominate the cost.
export const wordCollator = new Intl.Collator('en')
const collators = new Map([['en', wordCollator]])

/** Returns the order of names in a language, such as `de`. */
export function collatorOf(language: string): Intl.Collator {
  const known = collators.get(language) ?? new Intl.Collator(language)
  collators.set(language, known)
  return known
}

const byWordAndNumber = new Intl.Collator('en', { numeric: true })

/** Compares in natural order: 10 lb, 25 lb, 45 lb, and S, M, L. */
export function compareNaturally(a: string, b: string): number {
  return (
    wordCollator.compare(unitOf(a), unitOf(b)) ||
    sizeRank(a) - sizeRank(b) ||
    numberOf(a) - numberOf(b) ||
    byWordAndNumber.compare(a, b)
  )
}

export function compareByCode(a: { code: string }, b: { code: string }): number {
  return a.code < b.code ? -1 : 1
}

function unitOf(text: string) {
  return isSize(text) ? '' : (/^\s*[\d.,]+\s*([a-z]{1,4})\b/i.exec(text)?.[1]?.toLowerCase() ?? '')
}

function numberOf(text: string) {
  const [digits] = /^[\d.]+/.exec(text.trim()) ?? []
  return digits === undefined ? 0 : Number.parseFloat(digits)
}

/** Returns the facet values, including availability. */
export function facetValuesOf({
  facets,
  inStock,
}: Pick<Candidate, 'facets' | 'inStock'>): Readonly<Record<string, readonly string[]>> {
  return inStock ? { ...facets, [stockFacet]: [inStockValue] } : facets
}

function hasValue(candidate: Candidate, code: string, values: readonly string[]) {
  const own = facetValuesOf(candidate)
  // A requested code could be an inherited property name, such as constructor.
  return Object.hasOwn(own, code) && own[code]!.some((value) => values.includes(value))
}

/** Returns true if a price is in one of the ranges, or if there are no ranges. */
export function inRange({ price }: Pick<Candidate, 'price'>, ranges: readonly Range[]): boolean {
  if (ranges.length === 0) return true
  return price !== null && ranges.some(({ min = 0, max = Infinity }) => price >= min && price <= max)
}

function widened(range: Selection['price'], price: Minor): NonNullable<Selection['price']> {
  if (!range) return { min: price, max: price, count: 1 }
  return { min: Math.min(range.min, price), max: Math.max(range.max, price), count: range.count + 1 }
}

function comparing({ type, order }: Sort, language: string): (a: Candidate, b: Candidate) => number {
  const sign = order === 'asc' ? 1 : -1
  const byType = {
    featured: (a: Candidate, b: Candidate) => b.rank - a.rank || b.featured - a.featured || b.addedAt - a.addedAt,
    // Products without a price come last in either order.
    price: (a: Candidate, b: Candidate) =>
      Number(a.price === null) - Number(b.price === null) || sign * ((a.price ?? 0) - (b.price ?? 0)),
    rating: (a: Candidate, b: Candidate) => b.rating - a.rating || b.featured - a.featured,
    newest: (a: Candidate, b: Candidate) => b.addedAt - a.addedAt,
    name: (a: Candidate, b: Candidate) => sign * collatorOf(language).compare(a.name, b.name),
  }[type]
  return (a, b) => byType(a, b) || a.productId - b.productId
}
