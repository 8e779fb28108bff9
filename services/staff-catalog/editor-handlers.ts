import { toMinor } from '#contract/codec/amounts.ts'
import type { productEditor } from '#contract/product-editor.ts'
import { optionLimits } from '#domain/catalog/create/option-choices.ts'
import type { Database } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { assertSite } from './assert-site.ts'
import { createProduct } from './create/create-product.ts'
import { listCategories } from './create/create-repository.ts'
import { wireProduct } from './wire-product.ts'

export const productEditorHandlers: Handlers<typeof productEditor, { db: Database }> = {
  async 'GET /svc_admin/categories'(_, { db }) {
    return listCategories(db)
  },

  async 'POST /svc_admin/products'({ body, staff, key, now, refuse }, { db }) {
    for (const { site } of body.prices) assertSite(staff, site)
    const prices = Object.fromEntries(body.prices.map(({ site, price }) => [site, toMinor(price)]))
    const created = await db.transaction(async (tx) => {
      const result = await createProduct(tx, { ...body, prices }, { requestKey: key, now })
      if (!('code' in result)) return result
      if (result.code === 'sku_taken') throw refuse('sku_taken', { sku: result.sku })
      if (result.code === 'too_many_variants') throw refuse('too_many_variants', { max: optionLimits.variants })
      throw refuse(result.code)
    })
    return (await wireProduct(db, created.id, staff.sites))!
  },
}
