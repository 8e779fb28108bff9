import { branchIds } from '#domain/catalog/categories/category-tree.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readPlaces } from './repository.ts'

interface CategoryFilter {
  category?: number | undefined
  subcategories?: 'yes' | undefined
}

/** Returns the ids of the categories that a product list includes, or null if it has no category filter. */
export async function readWantedCategories(
  db: QueryRunner,
  { category, subcategories }: CategoryFilter,
): Promise<number[] | null> {
  if (category === undefined) return null
  return subcategories === 'yes' ? branchIds(await readPlaces(db), category) : [category]
}
