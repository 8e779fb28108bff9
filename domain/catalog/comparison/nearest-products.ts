import type { Minor } from '#domain/money.ts'

interface PricedProduct {
  id: number
  price: Minor | null
  isBuyable: boolean
}

/** Returns the products with the prices closest to a price, buyable ones first. Unpriced products come last. */
export function nearestProducts<P extends PricedProduct>(
  price: Minor | null,
  products: readonly P[],
  max: number,
): P[] {
  const distance = (product: P) =>
    price && product.price ? Math.abs(Math.log(product.price / price)) : product.price === price ? 0 : Infinity
  const byDistance = (a: P, b: P) => (distance(a) === distance(b) ? 0 : distance(a) - distance(b))
  return products
    .toSorted((a, b) => Number(b.isBuyable) - Number(a.isBuyable) || byDistance(a, b) || a.id - b.id)
    .slice(0, max)
}
