import { stockFacet } from '#domain/search/offer-list.ts'

type Facet = Omit<FacetView, 'isOpen'>

export interface FacetView {
  code: string
  name: string
  /** `text` identifies a value; `label` is its translation. */
  values: readonly { text: string; count: number; label?: string }[]
  isOpen: boolean
}

/** Number of top facets that start expanded, not counting the price. */
const openPlaces = 3

/**
 * Puts the facets that matter most to a purchase first: availability, the category's first declared facet, brand, its
 * other declared facets, and rating. The remaining facets stay in the engine's order. Positions depend only on the
 * category, so that filters do not move facets.
 */
export function arrangeFacets(facets: readonly Facet[], declared: readonly string[]): FacetView[] {
  const first = [stockFacet, ...declared.slice(0, 1), 'brand', ...declared.slice(1), 'rating']
  const place = ({ code }: Facet) => (first.includes(code) ? first.indexOf(code) : first.length)
  return facets
    .toSorted((a, b) => place(a) - place(b))
    .map((facet) => ({ ...facet, isOpen: place(facet) < openPlaces }))
}
