import { createFacetSets } from '#domain/search/facet-sets.ts'
import { wordsOfProduct } from '#domain/search/product-words.ts'
import type { Site } from '#domain/sites.ts'
import { bytesOfColumns, createColumns, listRow, resizeColumns, unlistRow, type SiteColumns } from './columns.ts'
import { createDictionary, vocabularyOf } from './dictionary.ts'
import { ensureCapacity } from './grow.ts'
import { rankNames } from './rank-names.ts'
import { entryOf, type WordIndex } from '../match/word-index.ts'
import { createPostings, entriesOf, maxRows } from './postings.ts'
import type { IndexedProduct } from './read-products.ts'
import { createTranslatedNames } from './translated-names.ts'
import { textHashOf } from './text-hash.ts'

/** Share of dead rows at which a rebuild is due, if there are also more than `fewDead`. */
const deadPart = 0.1
const fewDead = 1_000

/** Products as rows: shared texts, and separate columns per site. */
export type Rows = ReturnType<typeof createRows>

export function createRows() {
  const words = createDictionary()
  const categories = createPostings<number>()
  const names: string[] = []
  const columns = createColumns(names, createFacetSets())
  const { shared } = columns
  const translated = createTranslatedNames(names, () => shared.nameLengths)
  const rowOfProduct = new Map<number, number>()
  let count = 0

  const append = (product: IndexedProduct, textHash: number) => {
    if (count >= maxRows) throw new Error(`The search index holds at most ${maxRows} products`)
    if (count === shared.productIds.length)
      resizeColumns(columns, (column, filling) => ensureCapacity(column, count + 1, filling))
    const row = count++
    shared.productIds[row] = product.id
    shared.textHashes[row] = textHash
    names[row] = product.name
    const { byWord, nameLength } = wordsOfProduct(product, sitesOf(product))
    shared.nameLengths[row] = nameLength
    for (const [word, bits] of byWord) words.add(word, entryOf(row, bits))
    translated.add(row, product, nameLength)
    for (const id of categoryIdsOf(product)) categories.add(id, entryOf(row, 0))
    rowOfProduct.set(product.id, row)
    return row
  }
  const remove = (productId: number) => {
    const row = rowOfProduct.get(productId)
    if (row === undefined) return
    unlistRow(columns, row)
    rowOfProduct.delete(productId)
  }
  const wordIndex: WordIndex = {
    vocabulary: (inSearch, language) => translated.vocabulary(vocabularyOf(words, inSearch), inSearch, language),
    count: () => count,
    nameLengths: (language) => translated.of(language)?.lengths() ?? shared.nameLengths,
    withWord: (word, language) => translated.withWord(entriesOf(words, word), word, language),
    inCategory: (id) => entriesOf(categories, id),
    rowOfProduct: (id) => rowOfProduct.get(id),
  }
  return {
    wordIndex,
    columns: (site: Site, language: string): SiteColumns => {
      const names = translated.of(language)
      const ofSite = columns.bySite[site]
      return names ? { ...ofSite, names: names.names, namePlaces: names.places(), language } : ofSite
    },
    /** Includes dead rows. */
    count: () => count,
    dead: () => count - rowOfProduct.size,
    /** True if there are enough dead rows, or a language has no name order, so that a rebuild is due. */
    isWorn: () => translated.isUnordered() || count - rowOfProduct.size > Math.max(fewDead, count * deadPart),
    remove,
    /** Packs the built rows; rows added later are stored separately. */
    pack: async () => {
      await words.pack()
      await categories.pack()
      resizeColumns(columns, (column) => column.slice(0, count) as typeof column)
      shared.namePlaces.set(await rankNames(names))
      await translated.pack()
    },
    /** Updates a product, in the same row if its words are unchanged, or else in a new row. */
    put: (product: IndexedProduct) => {
      if (product.listings.length === 0) return remove(product.id)
      const textHash = textHashOf(product)
      const known = rowOfProduct.get(product.id)
      const keeps = known !== undefined && shared.textHashes[known] === textHash
      if (!keeps) remove(product.id)
      const row = keeps ? known : append(product, textHash)
      shared.addedAt[row] = product.listings[0]!.addedAt
      unlistRow(columns, row)
      for (const listing of product.listings) listRow(columns, row, listing)
    },
    /** Size of columns and postings, without texts and maps. */
    bytes: () => bytesOfColumns(columns) + words.bytes() + categories.bytes() + translated.bytes(),
  }
}

function categoryIdsOf({ listings }: IndexedProduct) {
  return new Set(listings.flatMap(({ categoryIds }) => categoryIds.split(' ').filter(Boolean).map(Number)))
}

const sitesOf = ({ listings }: IndexedProduct) => listings.map(({ site }) => site)
