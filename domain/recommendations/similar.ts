/** Product data on a site that determines similarity. */
export interface ComparableProduct {
  id: number
  brand: string
  categoryIds: readonly number[]
  /** Values by facet code. */
  facets: Readonly<Record<string, readonly string[]>>
  /** Price in minor units, or null if the product has no price on the site. */
  price: number | null
}

const weights = { category: 1, maxCategories: 3, brand: 0.5, facets: 2, price: 2 }

/**
 * Returns a similarity score of 0 or more, based on shared categories, brand, the share of common facet values, and the
 * price difference.
 */
function likeness(one: ComparableProduct, other: ComparableProduct): number {
  const shared = one.categoryIds.filter((id) => other.categoryIds.includes(id)).length
  return (
    weights.category * Math.min(shared, weights.maxCategories) +
    (one.brand === other.brand ? weights.brand : 0) +
    weights.facets * sharedFacets(one, other) +
    weights.price * closeness(one.price, other.price)
  )
}

/** Returns the ids of the most similar products, best first. Ties stay in the order of `others`. */
export function findSimilar(product: ComparableProduct, others: readonly ComparableProduct[], max: number): number[] {
  return others
    .filter(({ id }) => id !== product.id)
    .map((other, order) => ({ id: other.id, order, score: likeness(product, other) }))
    .toSorted((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, max)
    .map(({ id }) => id)
}

/** Returns the number of shared values divided by all values, from 0 to 1. Returns 0 if neither product has any. */
function sharedFacets(one: ComparableProduct, other: ComparableProduct): number {
  let shared = 0
  let all = 0
  for (const code of new Set([...Object.keys(one.facets), ...Object.keys(other.facets)])) {
    const [mine = [], theirs = []] = [one.facets[code], other.facets[code]]
    const both = mine.filter((value) => theirs.includes(value)).length
    shared += both
    all += mine.length + theirs.length - both
  }
  return all === 0 ? 0 : shared / all
}

function closeness(one: number | null, other: number | null): number {
  if (one === null || other === null || one <= 0 || other <= 0) return 0
  return Math.min(one, other) / Math.max(one, other)
}
