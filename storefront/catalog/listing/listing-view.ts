import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { dealFacetCode } from '#domain/search/offer-list.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import { displayPrice, type DisplayedTax } from '#storefront/page/price.ts'
import { type CardView, cardOfSearch } from '../card/card-view.ts'
import type { PriceDisplay } from '../deals/price-display.ts'
import { arrangeFacets, type FacetView } from './filters/arrange-facets.ts'
import type { ListingQuery } from './listing-query.ts'

export type SearchReply = Reply<Store, 'POST /api/search-rec/3'>

export interface ListingView {
  path: string
  query: ListingQuery
  total: number
  pages: number
  cards: readonly CardView[]
  facets: readonly FacetView[]
  /** Lowest and highest displayed prices in whole currency units. */
  price: { min: number; max: number } | null
  /** True if the catalog produced this list without the search service. The catalog then also lists the next pages. */
  isFromCatalog?: boolean
}

/**
 * Converts the engine's response for display: products, counts, and facets in the engine's order [SEARCH-085,
 * SEARCH-086, SEARCH-090].
 */
export function listingView(
  path: string,
  query: ListingQuery,
  reply: SearchReply,
  display: PriceDisplay,
  /** The category's declared facets, most important first. */
  declaredFacets: readonly string[] = ['use'],
): ListingView {
  return {
    path,
    query,
    total: reply.total_item,
    pages: reply.total_page,
    cards: reply.content.product.value.map((product) => cardOfSearch(product, display)),
    facets: arrangeFacets(facetsOf(reply, query), declaredFacets),
    price: priceRange(reply, display.tax),
  }
}

function facetsOf({ facet, facet_names: names }: SearchReply, { filters }: ListingQuery): Omit<FacetView, 'isOpen'>[] {
  return names
    .filter((code) => code !== 'price' && code !== dealFacetCode)
    .flatMap((code) => {
      const { display_name: name = code, value = [] } = facet[code] ?? {}
      const found = value.map(({ text, count, label }) => ({ text, count, ...(label !== undefined && { label }) }))
      if (code === 'rating') return [{ code, name, values: starRows(found) }]
      const lost = (filters[code] ?? []).filter((text) => !found.some((other) => other.text === text))
      const values = [...found, ...lost.map((text) => ({ text, count: 0 }))]
      return values.length > 0 ? [{ code, name, values }] : []
    })
}

/** Returns rating rows from 5 down to 2. Each count includes all higher ratings [SEARCH-027, SEARCH-028]. */
function starRows(found: FacetView['values']): FacetView['values'] {
  return [5, 4, 3, 2].map((min) => ({
    text: String(min),
    count: found.reduce((sum, { text, count }) => (Number(text) >= min ? sum + count : sum), 0),
  }))
}

function priceRange({ facet }: SearchReply, tax: DisplayedTax) {
  const { min, max } = facet['price']?.value[0] ?? {}
  if (min === undefined || max === undefined) return null
  const shown = (amount: number) => displayPrice(toMinor(amount), 'goods', tax) / 100
  return { min: Math.floor(shown(min)), max: Math.ceil(shown(max)) }
}

/** Returns true if the engine has no list at this URL [SEARCH-089, ERROR-011]. */
export function isUnknownList({ errors = [] }: SearchReply): boolean {
  return errors.some(({ message, code, type }) => [message, code, type].includes('uri_not_found'))
}
