import { mixRecommendations } from '#domain/recommendations/mix.ts'
import type { RecommendationKind } from '#domain/recommendations/widgets.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readAvailableProducts, readRelatedProductLists, readPopularIds } from './repository.ts'

/** Maximum number of products checked for availability. */
const maxCandidates = 200

interface Wanted {
  /** SKUs with the site prefix, such as EU-1234. */
  skus: readonly string[]
  handles: readonly string[]
  max: number
}

/**
 * Returns the ids of recommended products for these SKUs and handles that can currently be bought on a site, best
 * first.
 */
export async function recommendProducts(
  db: QueryRunner,
  site: Site,
  kind: RecommendationKind,
  { skus, handles, max }: Wanted,
): Promise<number[]> {
  const { skuPrefix } = siteSettings[site]
  const plain = skus.map((sku) => (skuPrefix !== '' && sku.startsWith(skuPrefix) ? sku.slice(skuPrefix.length) : sku))
  const [seeds, popular] = await Promise.all([
    plain.length + handles.length > 0 ? readRelatedProductLists(db, site, { skus: plain, handles }) : [],
    kind === 'similar' ? [] : readPopularIds(db, site),
  ])
  const unique = [...new Map(seeds.map((seed) => [seed.id, seed])).values()]
  if (kind !== 'forYou' && unique.length === 0) return []
  return readAvailableProducts(db, site, mixRecommendations(kind, unique, popular).slice(0, maxCandidates), max)
}
