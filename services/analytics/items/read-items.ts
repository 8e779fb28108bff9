import type { ItemDetails } from '#domain/analytics/item-metadata.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readCategories, readFeedProducts, readParents, type FeedProduct } from '#services/catalog/steps.ts'
import { itemFacts } from './item-facts.ts'

/** Events use English category names, so that reports do not split by language. */
const eventLanguage = 'en'

interface FoundItem {
  id: number
  facts: ItemDetails
  product: FeedProduct
}

/** Returns the products and variants with these ids that the site sells, in the same order as the ids. */
export async function readItems(db: QueryRunner, site: Site, ids: readonly number[], at: number): Promise<FoundItem[]> {
  if (ids.length === 0) return []
  const whole = await readFeedProducts(db, { site, now: at }, ids)
  const others = ids.filter((id) => !whole.some((product) => product.id === id))
  const parents = others.length > 0 ? await readParents(db, { site, now: at }, others) : []
  const categories = await readCategories(db, eventLanguage)
  return ids.flatMap((id) => {
    const product =
      whole.find((each) => each.id === id) ?? parents.find(({ children }) => children.some((child) => child.id === id))
    const facts = product && itemFacts(product, id, { site, categories, at })
    return product && facts ? [{ id, facts, product }] : []
  })
}
