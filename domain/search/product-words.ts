import { siteSettings, type Site } from '#domain/sites.ts'
import { tokenizeText, wordsOfSku } from './query/words.ts'

/** A product's searchable texts. */
export interface ProductTexts {
  name: string
  brand: string
  fact: string
  lead: string
  /** Facet and option values. */
  attributes: string
  /** Space-separated SKUs without site prefixes. */
  skus: string
  /** Names of its categories and their parents. */
  categories: string
}

/** One bit for each field that contains a word. The next three bits contain its position in the name, from 1 to 7. */
export const fieldFlags = { name: 1, category: 2, brand: 4, facts: 8, lead: 16 } as const
export const positionShift = 5
const maxPlace = 7

/** Returns the words of a translated name with their field bits, and the number of words, up to 255. */
export function wordsOfName(name: string) {
  const noTexts = { brand: '', fact: '', lead: '', attributes: '', skus: '', categories: '' }
  return wordsOfProduct({ ...noTexts, name }, [])
}

/** Returns a product's words with their field bits, and the number of words in its name, up to 255. */
export function wordsOfProduct(product: ProductTexts, sites: readonly Site[]) {
  const byWord = new Map<string, number>()
  const add = (word: string, bits: number) => {
    const known = byWord.get(word) ?? 0
    // Only the word's first position in the name is stored.
    byWord.set(word, known >> positionShift > 0 ? known | (bits & ((1 << positionShift) - 1)) : known | bits)
  }
  const addText = (text: string, field: number, hasPlaces = false) => {
    const tokens = tokenizeText(text)
    for (const [index, { surface, stem, measure }] of tokens.entries()) {
      const bits = field | (hasPlaces ? Math.min(index + 1, maxPlace) << positionShift : 0)
      add(stem, bits)
      if (surface !== stem) add(surface, bits)
      if (measure) add(measure.word, bits)
    }
    return tokens
  }
  const nameTokens = addText(product.name, fieldFlags.name, true)
  addText(product.categories, fieldFlags.category)
  addText(product.brand, fieldFlags.brand)
  addText(`${product.fact} ${product.attributes}`, fieldFlags.facts)
  const prefixes = new Set(['', ...sites.map((site) => siteSettings[site].skuPrefix)])
  for (const sku of product.skus.split(' '))
    for (const prefix of prefixes) for (const word of wordsOfSku(prefix + sku)) add(word, fieldFlags.facts)
  addText(product.lead, fieldFlags.lead)
  return { byWord, nameLength: Math.min(new Set(nameTokens.map(({ stem }) => stem)).size, 255) }
}
