import { stockFacet } from '#domain/search/offer-list.ts'

type Facet = Omit<FacetView, 'isOpen'>

export interface FacetView {
  code: string
  name: string
  values: readonly { text: string; count: number }[]
  isOpen: boolean
}

/** Number of facets that are open at first, in addition to the price. */
const openFacets = 3

/**
 * Puts the facets that decide a purchase first: availability, the category's first own facet, brand, its other own
 * facets, rating. Then come the others, those with the most frequent values first. The first ones are open.
 */
export function arrangeFacets(facets: readonly Facet[], declared: readonly string[]): FacetView[] {
  const byUse = facets.toSorted((a, b) => mostFrequent(b) - mostFrequent(a))
  const fixed = [stockFacet, 'brand', 'rating']
  const own = declared.filter((code) => facets.some((facet) => facet.code === code))
  const [type = byUse.find(({ code }) => !fixed.includes(code))?.code ?? '', ...others] = own
  const first = [stockFacet, type, 'brand', ...others, 'rating']
  const place = ({ code }: Facet) => (first.includes(code) ? first.indexOf(code) : first.length)
  return byUse.toSorted((a, b) => place(a) - place(b)).map((facet, index) => ({ ...facet, isOpen: index < openFacets }))
}

function mostFrequent({ values }: Facet): number {
  return Math.max(0, ...values.map(({ count }) => count))
}
