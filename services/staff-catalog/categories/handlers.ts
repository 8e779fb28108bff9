import type { categoryEditor } from '#contract/category-editor.ts'
import { categoryLimits } from '#domain/catalog/categories/category-tree.ts'
import { pagesOfCategory } from '#domain/content/page-path.ts'
import { sites } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import type { Categories } from '#services/catalog/categories/categories.ts'
import { lockCategory } from '#services/catalog/steps.ts'
import { readSitesOfPage } from '#services/content/steps.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { assertAllSitesAccess, assertSiteAccess } from '../assert-site.ts'
import { lockCreation } from '../create/create-repository.ts'
import { lockProduct } from '../prices-repository.ts'
import { readPricedSites } from '../variants/variants-repository.ts'
import { changeCategory, matchesEdit } from './change-category.ts'
import { changePath } from './change-path.ts'
import { createCategory } from './create-category.ts'
import { moveCategory } from './move-category.ts'
import { changeProductCategories, readProductCategories } from './product-categories.ts'
import { deleteCategory, listCategories, lockCategories, readBranchContents, readCategory } from './repository.ts'
import { depthLimit, purgeCategoryPath } from './publish-category.ts'

interface CategoryEditorDeps {
  db: Database
  categories: Pick<Categories, 'soldOn'>
}

export const categoryEditorHandlers: Handlers<typeof categoryEditor, CategoryEditorDeps> = {
  async 'GET /svc_admin/categories'(_, { db, categories }) {
    const [all, ...soldOn] = await Promise.all([listCategories(db), ...sites.map((site) => categories.soldOn(site))])
    return all.map((category) => ({ ...category, sites: sites.filter((_site, at) => soldOn[at]!.has(category.id)) }))
  },

  async 'GET /svc_admin/categories/{id}'({ params, refuse }, { db }) {
    const category = await readCategory(db, params.id)
    if (!category) throw refuse('category_not_found')
    return category
  },

  async 'GET /svc_admin/categories/{id}/contents'({ params, refuse }, { db }) {
    const branch = await readBranchContents(db, params.id)
    if (!branch) throw refuse('category_not_found')
    const { handle, products, links } = branch
    const pages = pagesOfCategory(handle)
    const [landingPages, pagesBelow] = await Promise.all([
      readSitesOfPage(db, pages.landing),
      readSitesOfPage(db, pages.below),
    ])
    return { products, links, landingPages, pagesBelow }
  },

  async 'POST /svc_admin/categories'({ body, staff, key, refuse }, { db }) {
    assertAllSitesAccess(staff)
    return db.transaction(async (tx) => {
      const result = await createCategory(tx, body, key)
      if (!('code' in result)) return (await readCategory(tx, result.id))!
      if (result.code === 'path_redirected') {
        const { site, from, to } = result
        throw refuse('path_redirected', { site, from, to })
      }
      if (result.code === 'too_deep') throw refuse('too_deep', depthLimit)
      if (result.code === 'too_many_categories') throw refuse('too_many_categories', { max: categoryLimits.all })
      throw refuse(result.code)
    })
  },

  async 'PUT /svc_admin/categories/{id}'({ params: { id }, body, version, staff, refuse }, { db }) {
    assertAllSitesAccess(staff)
    return db.transaction(async (tx) => {
      await lockCategories(tx)
      const stored = await readCategory(tx, id)
      if (!stored) throw refuse('category_not_found')
      if (matchesEdit(stored, body)) return stored
      if (version !== 'any' && version !== stored.version) throw refuse('version_conflict', { current: stored })
      const problem = await changeCategory(tx, stored, body)
      if (problem) throw refuse(problem)
      return (await readCategory(tx, id))!
    })
  },

  async 'PUT /svc_admin/categories/{id}/place'({ params: { id }, body, staff, refuse }, { db }) {
    assertAllSitesAccess(staff)
    return db.transaction(async (tx) => {
      await lockCategories(tx)
      if (!(await readCategory(tx, id))) throw refuse('category_not_found')
      const problem = await moveCategory(tx, id, body)
      if (problem === 'too_deep') throw refuse('too_deep', depthLimit)
      if (problem) throw refuse(problem)
      return (await readCategory(tx, id))!
    })
  },

  async 'PUT /svc_admin/categories/{id}/path'({ params: { id }, body, staff, refuse }, { db }) {
    assertAllSitesAccess(staff)
    return db.transaction(async (tx) => {
      const problem = await changePath(tx, id, body)
      if (problem?.code === 'handle_changed') throw refuse('handle_changed', { handle: problem.handle })
      if (problem?.code === 'path_redirected') {
        const { site, from, to } = problem
        throw refuse('path_redirected', { site, from, to })
      }
      if (problem) throw refuse(problem.code)
      return (await readCategory(tx, id))!
    })
  },

  async 'DELETE /svc_admin/categories/{id}'({ params: { id }, staff, refuse }, { db }) {
    assertAllSitesAccess(staff)
    return db.transaction(async (tx) => {
      // New products name their category before they are added to it.
      await lockCreation(tx)
      await lockCategories(tx)
      if (!(await lockCategory(tx, id))) throw refuse('category_not_found')
      const stored = (await readCategory(tx, id))!
      const { products, subcategories, handle } = stored
      if (products + subcategories > 0) throw refuse('category_not_empty', { products, subcategories })
      await deleteCategory(tx, id)
      await purgeCategoryPath(tx, handle)
      return { success: true as const }
    })
  },

  async 'GET /svc_admin/products/{id}/categories'({ params, refuse }, { db }) {
    const categories = await readProductCategories(db, params.id)
    if (!categories) throw refuse('product_not_found')
    return { categories }
  },

  async 'PUT /svc_admin/products/{id}/categories'({ params: { id }, body, staff, refuse }, { db }) {
    return db.transaction(async (tx) => {
      if (!(await lockProduct(tx, id))) throw refuse('product_not_found')
      for (const site of await readPricedSites(tx, id)) assertSiteAccess(staff, site)
      const problem = await changeProductCategories(tx, id, body)
      if (problem?.code === 'categories_changed') throw refuse('categories_changed', { categories: problem.categories })
      if (problem) throw refuse(problem.code)
      return { categories: body.categories }
    })
  },
}
