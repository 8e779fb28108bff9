import type { IndexedProduct } from './read-products.ts'

const inOrder = (a: string, b: string) => (a < b ? -1 : 1)

/** Returns a 53-bit hash (cyrb53) of a product's texts and categories, used to detect changes. */
export function textHashOf({ listings, ...texts }: IndexedProduct): number {
  const text = JSON.stringify([
    texts,
    listings.map(({ site, categoryIds }) => `${site} ${categoryIds}`).toSorted(inOrder),
  ])
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2_654_435_761)
    low = Math.imul(low ^ unit, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0)
}
