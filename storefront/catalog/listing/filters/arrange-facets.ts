import { stockFacet } from '#domain/search/offer-list.ts'

type Facet = Omit<FacetView, 'isOpen'>

export interface FacetView {
  code: string
  name: string
  values: readonly { text: string; count: number }[]
  isOpen: boolean
}

/** How many of the top facets start expanded, not counting the price. */
const openPlaces = 3

/**
 * Puts the facets that decide a purchase first: availability, the category's first own facet, brand, its other own
 * facets, rating. The others keep their order. Places depend only on the category, so that filters move no facet.
 */
export function arrangeFacets(facets: readonly Facet[], declared: readonly string[]): FacetView[] {
  const first = [stockFacet, ...declared.slice(0, 1), 'brand', ...declared.slice(1), 'rating']
  const place = ({ code }: Facet) => (first.includes(code) ? first.indexOf(code) : first.length)
  return facets
    .toSorted((a, b) => place(a) - place(b))
    .map((facet) => ({ ...facet, isOpen: place(facet) < openPlaces }))
}
