import { type ComparableProduct, findSimilar } from '#domain/recommendations/similar.ts'
import { recommendationPageSize } from '#domain/recommendations/widgets.ts'
import { sites, type Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import {
  hasNewProducts,
  readCategories,
  readCategorySizes,
  readComparableProducts,
  storePopular,
  storeSimilar,
} from './repository.ts'

/**
 * Maximum number of a category's products in memory. In a larger category, products are compared only with their
 * neighbors in category order.
 */
const perRead = 2_000
/** Popular products are a last resort, so a few pages of them suffice. */
const maxPopular = 60
/** Each product is compared with at most this many neighbors, so that the cost grows linearly with the catalog. */
const maxCompared = 200
const maxStored = 24
const perStatement = 200

/** Computes similar products for every product, one site and category at a time. */
export async function refreshSimilar(db: QueryRunner): Promise<void> {
  const categories = await readCategories(db)
  const depths = depthsOf(categories)
  for (const site of sites) {
    const sizes = await readCategorySizes(db, site)
    const ownOf = ({ categoryIds }: ComparableProduct) => deepestOf(categoryIds, depths, sizes)
    for (const { id } of categories) await refreshCategory(db, site, id, ownOf)
    await storePopular(db, site, maxPopular)
  }
}

/** Compares products if there are new ones, such as after an import; otherwise only refreshes popular products. */
export async function refreshRecommendations(db: QueryRunner): Promise<void> {
  if (await hasNewProducts(db)) await refreshSimilar(db)
  else for (const site of sites) await storePopular(db, site, maxPopular)
}

/**
 * Returns the deepest category with enough products, because its products are the most similar. If there is none,
 * returns the largest category.
 */
function deepestOf(
  ids: readonly number[],
  depths: ReadonlyMap<number, number>,
  sizes: ReadonlyMap<number, number>,
): number | undefined {
  const depthOf = (id: number) => depths.get(id) ?? 0
  const sizeOf = (id: number) => sizes.get(id) ?? 0
  const large = ids.filter((id) => sizeOf(id) > recommendationPageSize)
  const [deepest] = large.toSorted((a, b) => depthOf(b) - depthOf(a) || a - b)
  return deepest ?? ids.toSorted((a, b) => sizeOf(b) - sizeOf(a) || a - b)[0]
}

async function refreshCategory(
  db: QueryRunner,
  site: Site,
  categoryId: number,
  ownOf: (product: ComparableProduct) => number | undefined,
) {
  for (let after: Awaited<ReturnType<typeof readComparableProducts>>[number] | undefined; ;) {
    const products = await readComparableProducts(db, site, categoryId, { after, max: perRead })
    const own = products.filter((product) => ownOf(product) === categoryId)
    for (let from = 0; from < own.length; from += perStatement) {
      const some = own.slice(from, from + perStatement)
      await storeSimilar(db, site, new Map(some.map((product) => [product.id, alternativesOf(product, products)])))
    }
    if (products.length < perRead) return
    after = products.at(-1)
  }
}

/** Returns each category's number of ancestors. */
function depthsOf(categories: readonly { id: number; parentId: number | null }[]): Map<number, number> {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]))
  const depthOf = (id: number, limit = categories.length): number => {
    const parent = parents.get(id) ?? null
    return parent === null || limit === 0 ? 0 : 1 + depthOf(parent, limit - 1)
  }
  return new Map(categories.map(({ id }) => [id, depthOf(id)]))
}

function alternativesOf(product: ComparableProduct, products: readonly ComparableProduct[]): number[] {
  const at = products.indexOf(product)
  const from = Math.max(0, Math.min(at - maxCompared / 2, products.length - maxCompared))
  return findSimilar(product, products.slice(from, from + maxCompared), maxStored)
}
