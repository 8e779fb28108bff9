import { catalogued, searchable } from '#domain/catalog/visibility.ts'
import { createFacetSets } from '#domain/search/facet-sets.ts'
import type { Columns } from '#domain/search/select-rows.ts'
import { wordsOf, wordsOfSku } from '#domain/search/words.ts'
import { siteSettings, sites, type Site } from '#domain/sites.ts'
import { createDictionary } from './dictionary.ts'
import { withRoom, type Numbers } from './grow.ts'
import { placesOfNames } from './name-order.ts'
import { createPostings, entryOf, maxRows } from './postings.ts'
import type { IndexedProduct } from './read-products.ts'

/** Bit per field that contains a word. */
export const places = { name: 1, category: 2, facts: 4, lead: 8 } as const

/** Rebuild threshold: this share of dead rows, and at least this count. */
const deadPart = 0.1
const fewDead = 1_000

/** Columns of a site, including those of its fixed lists. */
interface SiteColumns extends Columns {
  special: Uint8Array
  /** 1 if listed on the site, by visibility. */
  inCatalogue: Uint8Array
  inSearch: Uint8Array
}

/** Products as rows: shared texts, and columns per site. */
export type Rows = ReturnType<typeof createRows>

export function createRows() {
  const words = createDictionary()
  const categories = createPostings<number>()
  const facets = createFacetSets()
  const names: string[] = []
  const rowOfProduct = new Map<number, number>()
  const shared = {
    productIds: new Int32Array(256),
    addedAt: new Float64Array(256),
    textMarks: new Float64Array(256),
    nameLengths: new Uint8Array(256),
    namePlaces: new Int32Array(256).fill(-1),
  }
  const perSite = Object.fromEntries(sites.map((site) => [site, emptyColumns()])) as Record<Site, SiteColumns>
  let count = 0

  function emptyColumns(): SiteColumns {
    return {
      productIds: shared.productIds,
      addedAt: shared.addedAt,
      namePlaces: shared.namePlaces,
      names,
      facets,
      prices: new Int32Array(256),
      facetSets: new Int32Array(256).fill(-1),
      featured: new Int32Array(256),
      ratings: new Int32Array(256),
      special: new Uint8Array(256),
      inCatalogue: new Uint8Array(256),
      inSearch: new Uint8Array(256),
    }
  }
  const resize = (as: <A extends Numbers>(column: A, filling?: number) => A) => {
    shared.productIds = as(shared.productIds)
    shared.addedAt = as(shared.addedAt)
    shared.textMarks = as(shared.textMarks)
    shared.nameLengths = as(shared.nameLengths)
    shared.namePlaces = as(shared.namePlaces, -1)
    for (const site of sites) {
      const columns = perSite[site]
      columns.productIds = shared.productIds
      columns.addedAt = shared.addedAt
      columns.namePlaces = shared.namePlaces
      columns.prices = as(columns.prices)
      columns.facetSets = as(columns.facetSets, -1)
      columns.featured = as(columns.featured)
      columns.ratings = as(columns.ratings)
      columns.special = as(columns.special)
      columns.inCatalogue = as(columns.inCatalogue)
      columns.inSearch = as(columns.inSearch)
    }
  }
  const append = (product: IndexedProduct, textMark: number) => {
    if (count >= maxRows) throw new Error(`The search index holds ${maxRows} products at most`)
    if (count === shared.productIds.length) resize((column, filling) => withRoom(column, count + 1, filling))
    const row = count++
    shared.productIds[row] = product.id
    shared.textMarks[row] = textMark
    names[row] = product.name
    const { byWord, nameLength } = placesOf(product)
    shared.nameLengths[row] = nameLength
    for (const [word, bits] of byWord) words.add(word, entryOf(row, bits))
    for (const id of categoryIdsOf(product)) categories.add(id, entryOf(row, 0))
    rowOfProduct.set(product.id, row)
    return row
  }
  const unlist = (row: number) => {
    for (const site of sites) {
      const { facetSets, inCatalogue, inSearch } = perSite[site]
      facetSets[row] = -1
      inCatalogue[row] = inSearch[row] = 0
    }
  }
  const remove = (productId: number) => {
    const row = rowOfProduct.get(productId)
    if (row === undefined) return
    unlist(row)
    rowOfProduct.delete(productId)
  }
  return {
    words,
    categories,
    nameLengths: () => shared.nameLengths,
    columns: (site: Site): SiteColumns => perSite[site],
    /** Includes dead rows. */
    count: () => count,
    dead: () => count - rowOfProduct.size,
    /** True if there are enough dead rows for a rebuild. */
    isWorn: () => count - rowOfProduct.size > Math.max(fewDead, count * deadPart),
    remove,
    /** Packs the build; later puts are changes. */
    pack: async () => {
      await words.pack()
      await categories.pack()
      resize((column) => column.slice(0, count) as typeof column)
      shared.namePlaces.set(await placesOfNames(names))
    },
    /** Updates a product: with unchanged words in the same row, else in a new one. */
    put: (product: IndexedProduct) => {
      if (product.listings.length === 0) return remove(product.id)
      const mark = textMarkOf(product)
      const known = rowOfProduct.get(product.id)
      const keeps = known !== undefined && shared.textMarks[known] === mark
      if (!keeps) remove(product.id)
      const row = keeps ? known : append(product, mark)
      shared.addedAt[row] = product.listings[0]!.addedAt
      unlist(row)
      for (const { site, price, facets: own, inStock, isSpecial, featured, rating, visibility } of product.listings) {
        const columns = perSite[site]
        columns.prices[row] = price ?? -1
        columns.facetSets[row] = facets.idOf(own, inStock)
        columns.featured[row] = featured
        columns.ratings[row] = rating
        columns.special[row] = Number(isSpecial)
        columns.inCatalogue[row] = Number(catalogued.includes(visibility))
        columns.inSearch[row] = Number(searchable.includes(visibility))
      }
    },
    /** Size of columns and postings, without texts and maps. */
    bytes: () => {
      const columns = sites.flatMap((site) => Object.values(perSite[site]))
      const arrays = new Set([...Object.values(shared), ...columns].filter((each) => ArrayBuffer.isView(each)))
      return [...arrays].reduce((sum, { byteLength }) => sum + byteLength, words.bytes() + categories.bytes())
    },
  }
}

function categoryIdsOf({ listings }: IndexedProduct) {
  return new Set(listings.flatMap(({ categoryIds }) => categoryIds.split(' ').filter(Boolean).map(Number)))
}

/** The words of a product with their fields. */
function placesOf({ name, brand, skus, fact, lead, categories, listings }: IndexedProduct) {
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

/** A 53-bit hash of texts and categories, to detect changes (cyrb53). */
function textMarkOf({ listings, ...texts }: IndexedProduct): number {
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
