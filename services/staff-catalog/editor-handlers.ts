import { toMinor } from '#contract/codec/amounts.ts'
import type { productEditor } from '#contract/product-editor.ts'
import { optionLimits } from '#domain/catalog/create/option-choices.ts'
import type { Database } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { storeUpload } from '#services/media/library/upload-steps.ts'
import { assertSiteAccess } from './assert-site.ts'
import { createProduct } from './create/create-product.ts'
import { duplicateProduct } from './duplicate/duplicate-product.ts'
import { changePictures } from './pictures/change-pictures.ts'
import { readPictures } from './pictures/pictures-repository.ts'
import { lockProduct } from './prices-repository.ts'
import { changeTranslation, wireTranslation } from './translations/change-translation.ts'
import { changeUrl } from './url/change-url.ts'
import { addValues } from './variants/add-values.ts'
import { changeSku } from './variants/change-sku.ts'
import { editOption, removeOption } from './variants/edit-option.ts'
import { readPricedSites } from './variants/variants-repository.ts'
import { wireProduct } from './wire-product.ts'

interface ProductEditorDeps {
  db: Database
  /** Folder for stored pictures. */
  mediaFolder: string
}

/** Maximum number of SKUs that a refusal lists. */
const maxShownSkus = 5

export const productEditorHandlers: Handlers<typeof productEditor, ProductEditorDeps> = {
  async 'POST /svc_admin/products'({ body, staff, key, now, refuse }, { db }) {
    for (const { site } of body.prices) assertSiteAccess(staff, site)
    const prices = Object.fromEntries(body.prices.map(({ site, price }) => [site, toMinor(price)]))
    const created = await db.transaction(async (tx) => {
      const result = await createProduct(tx, { ...body, prices }, { requestKey: key, now })
      if (!('code' in result)) return result
      if (result.code === 'sku_taken') throw refuse('sku_taken', { sku: result.sku })
      if (result.code === 'path_redirected') {
        const { site, from, to } = result
        throw refuse('path_redirected', { site, from, to })
      }
      if (result.code === 'too_many_variants') throw refuse('too_many_variants', { max: optionLimits.variants })
      throw refuse(result.code)
    })
    return (await wireProduct(db, created.id, staff.sites))!
  },

  async 'POST /svc_admin/products/{id}/copies'({ params, body, staff, key, now, refuse }, { db }) {
    const copy = await db.transaction(async (tx) => {
      const result = await duplicateProduct(tx, params.id, body, { staff, requestKey: key, now })
      if (!('code' in result)) return result
      if ('sku' in result) throw refuse(result.code, { sku: result.sku })
      if (result.code === 'path_redirected') {
        const { site, from, to } = result
        throw refuse('path_redirected', { site, from, to })
      }
      throw refuse(result.code)
    })
    return (await wireProduct(db, copy.id, staff.sites))!
  },

  async 'POST /svc_admin/products/{id}/values'({ params: { id }, body, staff, now, refuse }, { db }) {
    await db.transaction(async (tx) => {
      // The new variants get a price on every site where the product has prices.
      for (const site of await readPricedSites(tx, id)) assertSiteAccess(staff, site)
      const problem = await addValues(tx, id, body, now)
      if (problem?.code === 'sku_taken') throw refuse('sku_taken', { sku: problem.sku })
      if (problem?.code === 'too_many_variants') throw refuse('too_many_variants', { max: optionLimits.variants })
      if (problem) throw refuse(problem.code)
    })
    return (await wireProduct(db, id, staff.sites))!
  },

  async 'PUT /svc_admin/products/{id}/options/{option}'({ params: { id, option }, body, staff, refuse }, { db }) {
    await db.transaction(async (tx) => {
      // The options apply to every site where the product has prices.
      for (const site of await readPricedSites(tx, id)) assertSiteAccess(staff, site)
      const problem = await editOption(tx, id, { option, ...body })
      if (problem && 'skus' in problem) {
        const { code, skus } = problem
        throw refuse(code, { skus: skus.slice(0, maxShownSkus), total: skus.length })
      }
      if (problem) throw refuse(problem.code)
    })
    return (await wireProduct(db, id, staff.sites))!
  },

  async 'DELETE /svc_admin/products/{id}/options/{option}'({ params: { id, option }, staff, refuse }, { db }) {
    await db.transaction(async (tx) => {
      for (const site of await readPricedSites(tx, id)) assertSiteAccess(staff, site)
      const problem = await removeOption(tx, id, option)
      if (problem) throw refuse(problem.code)
    })
    return (await wireProduct(db, id, staff.sites))!
  },

  async 'PUT /svc_admin/products/{id}/variants/{variantId}/sku'({ params, body, staff, refuse }, { db }) {
    const { id, variantId } = params
    await db.transaction(async (tx) => {
      // The SKU applies to every site where the product has prices.
      for (const site of await readPricedSites(tx, id)) assertSiteAccess(staff, site)
      const problem = await changeSku(tx, id, { variantId, ...body })
      if (problem && 'sku' in problem) throw refuse(problem.code, { sku: problem.sku })
      if (problem) throw refuse(problem.code)
    })
    return (await wireProduct(db, id, staff.sites))!
  },

  async 'PUT /svc_admin/products/{id}/url'({ params: { id }, body, staff, now, refuse }, { db }) {
    await db.transaction(async (tx) => {
      const problem = await changeUrl(tx, id, body, { staff, now })
      if (problem?.code === 'handle_changed') throw refuse('handle_changed', { handle: problem.handle })
      if (problem?.code === 'path_redirected') {
        const { site, from, to } = problem
        throw refuse('path_redirected', { site, from, to })
      }
      if (problem) throw refuse(problem.code)
    })
    return (await wireProduct(db, id, staff.sites))!
  },

  async 'POST /svc_admin/products/{id}/pictures'({ params: { id }, body, staff, refuse }, deps) {
    if (!(await readPictures(deps.db, id))) throw refuse('product_not_found')
    const stored = await storeUpload(deps, { ...body, uploadedBy: staff.name })
    if ('picture' in stored) return stored.picture
    const { code, ...size } = stored
    throw 'width' in size
      ? refuse('too_many_pixels', size)
      : refuse(stored.code as Exclude<typeof code, 'too_many_pixels'>)
  },

  async 'PUT /svc_admin/products/{id}/pictures'({ params: { id }, body, staff, refuse }, { db }) {
    await db.transaction(async (tx) => {
      if (!(await lockProduct(tx, id))) throw refuse('product_not_found')
      const problem = await changePictures(tx, id, body)
      if (problem?.code === 'picture_not_found') throw refuse('picture_not_found', { base: problem.base })
      if (problem) throw refuse(problem.code)
    })
    return (await wireProduct(db, id, staff.sites))!
  },

  async 'GET /svc_admin/products/{id}/translations/{language}'({ params: { id, language }, refuse }, { db }) {
    const translation = await wireTranslation(db, id, language)
    if (!translation) throw refuse('product_not_found')
    return translation
  },

  async 'PUT /svc_admin/products/{id}/translations/{language}'({ params, body, refuse }, { db }) {
    const { id, language } = params
    await db.transaction(async (tx) => {
      if (!(await lockProduct(tx, id))) throw refuse('product_not_found')
      const fields = await changeTranslation(tx, id, language, body)
      if (fields.length > 0) throw refuse('texts_changed', { fields })
    })
    return (await wireTranslation(db, id, language))!
  },
}
