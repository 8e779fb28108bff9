import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { categoryWidget } from '#domain/recommendations/widgets.ts'
import { stockFacet } from '#domain/search/offer-list.ts'
import { ratingsFrom } from '#domain/search/ratings.ts'
import type { ListingQuery, SortName } from '../catalog/listing/listing-query.ts'
import { pageSizes } from '../catalog/listing/page-sizes.ts'

/** User id for shared pages [SEARCH-071]. */
export const anonymousUser = '0'

type SearchBody = CallInput<Store, 'POST /api/search-rec/3'>['body']

/** Widget ids in the engine [SEARCH-073, SEARCH-074, SEARCH-407]. */
const widgets = { search: 'rfkid_7', preview: 'rfkid_6', category: categoryWidget } as const

const sortValues: Readonly<
  Record<SortName, { type: 'featured' | 'price' | 'rating' | 'newest' | 'name'; order: 'asc' | 'desc' }>
> = {
  featured: { type: 'featured', order: 'desc' },
  'price-asc': { type: 'price', order: 'asc' },
  'price-desc': { type: 'price', order: 'desc' },
  rating: { type: 'rating', order: 'desc' },
  newest: { type: 'newest', order: 'desc' },
  name: { type: 'name', order: 'asc' },
}

interface ListInput {
  uri: string
  query: ListingQuery
  userId: string
  /** True in the native app, which delivers programs directly. Lists in the app omit programs [SEARCH-029]. */
  isApp: boolean
  /** Displayed price divided by stored price: 1.19 with 19% VAT, or 1 without VAT. */
  grossFactor: number
  size?: number
}

/** Returns the request for a category or search list [SEARCH-064, SEARCH-066..069, SEARCH-075..081]. */
export function listRequest({ uri, query, userId, isApp, grossFactor, size = pageSizes.list }: ListInput): SearchBody {
  const isSearch = query.q !== ''
  const filter = filterOf(query, isApp, grossFactor)
  return {
    data: {
      n_item: size,
      page_number: query.page,
      widget: { rfkid: isSearch ? widgets.search : widgets.category },
      content: { product: {} },
      context: { page: { uri }, user: { user_id: userId } },
      facet: { all: true, total: true, max: maxFacetValues(uri) },
      ...(Object.keys(filter).length > 0 && { filter }),
      ...(isSearch && { query: { keyphrase: { value: [query.q] } } }),
      sort: { choices: true, value: [sortValues[query.sort]] },
      // Categories are a separate tab in the results.
      ...(isSearch && { suggestion: { ...suggestions, category: { max: 20 } } }),
    },
  }
}

/** Suggestions for search widgets. Category widgets request none [SEARCH-083, SEARCH-084]. */
const suggestions = { trending_category: { max: 10 }, keyphrase: { max: 10 }, category: { max: 10 } }

/** Returns the preview request: 12 products and suggestions, no facets [SEARCH-065, SEARCH-095]. */
export function previewRequest(q: string, userId: string): SearchBody {
  return {
    data: {
      n_item: pageSizes.preview,
      page_number: 1,
      widget: { rfkid: widgets.preview },
      content: { product: {} },
      context: { page: { uri: '/search' }, user: { user_id: userId } },
      ...(q !== '' && { query: { keyphrase: { value: [q] } } }),
      suggestion: suggestions,
    },
  }
}

/** Returns the request for the best-rated products in stock, shown when a search has no results [SEARCH-029]. */
export function popularRequest(userId: string, isApp: boolean): SearchBody {
  return {
    data: {
      n_item: pageSizes.preview,
      page_number: 1,
      widget: { rfkid: widgets.preview },
      content: { product: {} },
      context: { page: { uri: '/' }, user: { user_id: userId } },
      filter: { [stockFacet]: { value: ['In stock'] }, ...(isApp && noPrograms) },
      sort: { value: [sortValues.rating] },
      suggestion: suggestions,
    },
  }
}

/**
 * Returns the maximum number of values per facet: 10, or all (-1) for shoes, programming, and deals [SEARCH-076..078].
 */
export function maxFacetValues(uri: string): number {
  return /^\/(shoes|programming|deals)(\/|$)/.test(uri) ? -1 : 10
}

const noPrograms = { program_delivery: { value: ['Not Applicable'] } }

function filterOf({ filters, price }: ListingQuery, isApp: boolean, grossFactor: number) {
  const values = Object.entries(filters).map(([name, chosen]) => [
    name,
    { value: name === 'rating' ? ratingValues(chosen) : [...chosen] },
  ])
  const range = price && {
    ...(price.min !== null && { min: price.min / grossFactor }),
    ...(price.max !== null && { max: price.max / grossFactor }),
  }
  return {
    ...(Object.fromEntries(values) as Record<string, { value: string[] }>),
    ...(range && { price: { value: [range] } }),
    ...(isApp && noPrograms),
  }
}

function ratingValues(chosen: readonly string[]): string[] {
  const lowest = Math.min(...chosen.map(Number).filter((rating) => rating >= 1 && rating <= 5))
  return lowest === Infinity ? [] : ratingsFrom(lowest).map(String)
}
