import { listedVisibilities, searchableVisibilities } from '#domain/catalog/visibility.ts'
import type { FacetSets } from '#domain/search/facet-sets.ts'
import type { Columns } from '#domain/search/select-rows.ts'
import { sites, type Site } from '#domain/sites.ts'
import type { Numbers } from './grow.ts'
import type { IndexedProduct } from './read-products.ts'

/** Columns for one site, including its predefined lists. */
export interface SiteColumns extends Columns {
  special: Uint8Array
  /** 1 if the site lists the product, according to its visibility. */
  inCatalog: Uint8Array
  inSearch: Uint8Array
}

/** Index columns. Shared columns are also part of each site's columns; others are separate per site. */
interface IndexColumns {
  shared: {
    productIds: Int32Array
    addedAt: Float64Array
    textHashes: Float64Array
    nameLengths: Uint8Array
    namePlaces: Int32Array
  }
  bySite: Record<Site, SiteColumns>
}

const startLength = 256

export function createColumns(names: readonly string[], facets: FacetSets): IndexColumns {
  const shared = {
    productIds: new Int32Array(startLength),
    addedAt: new Float64Array(startLength),
    textHashes: new Float64Array(startLength),
    nameLengths: new Uint8Array(startLength),
    namePlaces: new Int32Array(startLength).fill(-1),
  }
  const columnsOfSite = (): SiteColumns => ({
    productIds: shared.productIds,
    addedAt: shared.addedAt,
    namePlaces: shared.namePlaces,
    names,
    language: 'en',
    facets,
    prices: new Int32Array(startLength),
    facetSets: new Int32Array(startLength).fill(-1),
    featured: new Int32Array(startLength),
    ratings: new Int32Array(startLength),
    special: new Uint8Array(startLength),
    inCatalog: new Uint8Array(startLength),
    inSearch: new Uint8Array(startLength),
  })
  const bySite = Object.fromEntries(sites.map((site) => [site, columnsOfSite()])) as Record<Site, SiteColumns>
  return { shared, bySite }
}

/** Replaces every column with a longer or shorter copy. */
export function resizeColumns(
  { shared, bySite }: IndexColumns,
  resized: <A extends Numbers>(column: A, filling?: number) => A,
) {
  shared.productIds = resized(shared.productIds)
  shared.addedAt = resized(shared.addedAt)
  shared.textHashes = resized(shared.textHashes)
  shared.nameLengths = resized(shared.nameLengths)
  shared.namePlaces = resized(shared.namePlaces, -1)
  for (const site of sites) {
    const columns = bySite[site]
    columns.productIds = shared.productIds
    columns.addedAt = shared.addedAt
    columns.namePlaces = shared.namePlaces
    columns.prices = resized(columns.prices)
    columns.facetSets = resized(columns.facetSets, -1)
    columns.featured = resized(columns.featured)
    columns.ratings = resized(columns.ratings)
    columns.special = resized(columns.special)
    columns.inCatalog = resized(columns.inCatalog)
    columns.inSearch = resized(columns.inSearch)
  }
}

/** Writes a product's listing on a site into its row. */
export function listRow({ bySite }: IndexColumns, row: number, listing: IndexedProduct['listings'][number]) {
  const { site, price, facets, inStock, isSpecial, featured, rating, visibility } = listing
  const columns = bySite[site]
  columns.prices[row] = price ?? -1
  columns.facetSets[row] = columns.facets.idOf(facets, inStock)
  columns.featured[row] = featured
  columns.ratings[row] = rating
  columns.special[row] = Number(isSpecial)
  columns.inCatalog[row] = Number(listedVisibilities.includes(visibility))
  columns.inSearch[row] = Number(searchableVisibilities.includes(visibility))
}

/** Removes a row from the lists and searches of all sites. */
export function unlistRow({ bySite }: IndexColumns, row: number) {
  for (const site of sites) {
    const { facetSets, inCatalog, inSearch } = bySite[site]
    facetSets[row] = -1
    inCatalog[row] = inSearch[row] = 0
  }
}

export function bytesOfColumns({ shared, bySite }: IndexColumns): number {
  const columns = sites.flatMap((site) => Object.values(bySite[site]))
  const arrays = new Set([...Object.values(shared), ...columns].filter((each) => ArrayBuffer.isView(each)))
  return [...arrays].reduce((sum, { byteLength }) => sum + byteLength, 0)
}
