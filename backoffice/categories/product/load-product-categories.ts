import { call } from '#backoffice/call/call.ts'
import type { TreeCategory } from '../category-types.ts'

/** All categories, and the ids of a product's categories, its main one first. */
export interface ProductCategories {
  all: readonly TreeCategory[]
  ids: readonly number[]
}

/** Returns a product's categories, and all categories to choose from. */
export async function loadProductCategories(id: string): Promise<ProductCategories> {
  const [all, { categories }] = await Promise.all([
    call('GET /svc_admin/categories', {}, { isFresh: true }),
    call('GET /svc_admin/products/{id}/categories', { params: { id } }, { isFresh: true }),
  ])
  return { all, ids: categories }
}
