import { wordsOf, wordsOfSku } from '#domain/search/words.ts'
import { siteSettings } from '#domain/sites.ts'
import type { IndexedProduct } from './read-products.ts'

/** One bit for each field that contains a word. */
export const places = { name: 1, category: 2, facts: 4, lead: 8 } as const

/** Returns the words of a product with the bits of their fields, and the number of words in its name, up to 255. */
export function wordsOfProduct({ name, brand, skus, fact, lead, categories, listings }: IndexedProduct) {
  const byWord = new Map<string, number>()
  const take = (words: readonly string[], place: number) => {
    for (const word of words) byWord.set(word, (byWord.get(word) ?? 0) | place)
  }
  const nameWords = wordsOf(name)
  take(nameWords, places.name)
  take(wordsOf(categories), places.category)
  take(wordsOf(`${brand} ${fact}`), places.facts)
  const prefixes = new Set(['', ...listings.map(({ site }) => siteSettings[site].skuPrefix)])
  for (const sku of skus.split(' ')) for (const prefix of prefixes) take(wordsOfSku(prefix + sku), places.facts)
  take(wordsOf(lead), places.lead)
  return { byWord, nameLength: Math.min(new Set(nameWords).size, 255) }
}

const inOrder = (a: string, b: string) => (a < b ? -1 : 1)

/** Returns a 53-bit hash (cyrb53) of texts and categories, to detect changes. */
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
