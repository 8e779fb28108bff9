import { toWireAmount } from '#contract/codec/amounts.ts'
import type { staffCatalog } from '#contract/staff-catalog.ts'
import { locationOf } from '#domain/catalog/stock.ts'
import type { Database } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { refreshListings } from '#services/catalog/steps.ts'
import { assertSiteAccess } from './assert-site.ts'
import { changeAttributes } from './attributes/change-attributes.ts'
import { readWantedCategories } from './categories/wanted-categories.ts'
import { changePrices } from './change-prices.ts'
import { changeTexts } from './change-texts.ts'
import { listProducts } from './list-repository.ts'
import { changeSaleState, lockProduct } from './prices-repository.ts'
import { recordMovement } from './stock/record-movement.ts'
import { readPricedSites } from './variants/variants-repository.ts'
import { locationsOf, wireProduct } from './wire-product.ts'

/** Shorter search texts would match nearly every product. */
const minSearchLength = 3

export const staffCatalogHandlers: Handlers<typeof staffCatalog, { db: Database }> = {
  async 'GET /svc_admin/products'({ query, staff }, { db }) {
    const { site, q, filter, before = null, limit } = query
    assertSiteAccess(staff, site)
    const text = q.length < minSearchLength ? '' : q
    const location = locationOf(site)
    const categoryIds = await readWantedCategories(db, query)
    const rows = await listProducts(db, { site, location, text, filter, categoryIds, before, limit })
    return {
      products: rows.map(({ min, max, onHand, reserved, ...row }) => ({
        ...row,
        price: min === null || max === null ? null : { min: toWireAmount(min), max: toWireAmount(max) },
        stock: onHand === null || reserved === null ? null : { onHand, reserved },
      })),
      next: rows.length < limit ? null : String(rows.at(-1)!.id),
    }
  },

  async 'GET /svc_admin/products/{id}'({ params, staff, refuse }, { db }) {
    const product = await wireProduct(db, params.id, staff.sites)
    if (!product) throw refuse('product_not_found')
    return product
  },

  async 'PATCH /svc_admin/products/{id}/prices'({ params: { id }, body: { changes }, staff, refuse }, { db }) {
    for (const { site } of changes) assertSiteAccess(staff, site)
    await db.transaction(async (tx) => {
      if (!(await lockProduct(tx, id))) throw refuse('product_not_found')
      const problem = await changePrices(tx, id, changes)
      if (problem?.code === 'price_changed') throw refuse('price_changed', problem.details)
      if (problem) throw refuse(problem.code, problem.details)
    })
    return (await wireProduct(db, id, staff.sites))!
  },

  async 'PUT /svc_admin/products/{id}/texts'({ params: { id }, body, staff, refuse }, { db }) {
    await db.transaction(async (tx) => {
      if (!(await lockProduct(tx, id))) throw refuse('product_not_found')
      const fields = await changeTexts(tx, id, body)
      if (fields.length > 0) throw refuse('texts_changed', { fields })
    })
    return (await wireProduct(db, id, staff.sites))!
  },

  async 'PATCH /svc_admin/products/{id}/attributes'({ params: { id }, body, staff, refuse }, { db }) {
    await db.transaction(async (tx) => {
      if (!(await lockProduct(tx, id))) throw refuse('product_not_found')
      // The attributes apply to every site where the product has prices.
      for (const site of await readPricedSites(tx, id)) assertSiteAccess(staff, site)
      await changeAttributes(tx, id, body)
    })
    return (await wireProduct(db, id, staff.sites))!
  },

  async 'PUT /svc_admin/products/{id}/state'({ params: { id }, body: { site, state }, staff, refuse }, { db }) {
    assertSiteAccess(staff, site)
    await db.transaction(async (tx) => {
      if (!(await lockProduct(tx, id))) throw refuse('product_not_found')
      await changeSaleState(tx, id, site, state)
      await refreshListings(tx, id)
    })
    return (await wireProduct(db, id, staff.sites))!
  },

  async 'POST /svc_admin/stock/movements'({ body, staff, key, now, refuse }, { db }) {
    const locations = locationsOf(staff.sites)
    if (!locations.includes(body.location) || (body.kind === 'transferred' && !locations.includes(body.to)))
      throw refuse('stock_not_found')
    const recorder = { staffName: staff.name, requestKey: key, now }
    const moved = await db.transaction(async (tx) => {
      const result = await recordMovement(tx, body, recorder)
      if (!('code' in result)) return result
      if (result.code === 'stock_changed') throw refuse('stock_changed', { onHand: result.onHand })
      if (result.code === 'too_few_units') throw refuse('too_few_units', { free: result.free })
      throw refuse(result.code)
    })
    return (await wireProduct(db, moved.productId, staff.sites))!
  },
}
