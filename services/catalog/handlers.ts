import { toWireAmount } from '#contract/codec/amounts.ts'
import type { catalog } from '#contract/catalog.ts'
import { linksOn, renamedLinks } from '#domain/catalog/links/category-links.ts'
import { isLinkable } from '#domain/catalog/visibility.ts'
import { hasGroupPrices } from '#domain/pricing/customer-group.ts'
import { promotionStatus, type Promotion } from '#domain/promotions/promotion.ts'
import { baseSku, siteSku } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { flagTag, isPageFlagOn, type FlagDeps } from '#services/flags/steps.ts'
import { findCategory, readMovedCategories } from './categories/find-category.ts'
import { barbellChart } from './categories/barbell-chart.ts'
import type { Card } from './listing/card.ts'
import { readCompatibleHandles, readCompatibleProducts } from './listing/compatible.ts'
import { readCards } from './listing/listing.ts'
import { readHotDeals } from './promotions/promotions.ts'
import type { Categories } from './categories/categories.ts'
import type { RequestTerms } from './translations/request-terms.ts'
import {
  readBars,
  readBrands,
  readCategoryIds,
  readGroupPrices,
  readParents,
  readProducts,
  readProductsBySku,
  type CategoryRow,
  type ProductRow,
  type ProductView,
} from './repository.ts'
import { wireComplete, wireProduct } from './wire.ts'

interface CatalogDeps extends FlagDeps {
  categories: Categories
  terms: RequestTerms
}

const mostId = 2_147_483_647

export const catalogHandlers: Handlers<typeof catalog, CatalogDeps> = {
  async 'GET /svc_content/hot/active'({ site, now, tag }, { db }) {
    tag(`${site}:hot`)
    const { products, weightTierProductIds } = await readHotDeals(db, site, now)
    return {
      products: Object.fromEntries(products.map(({ sellableId, promotion }) => [sellableId, wireDeal(promotion, now)])),
      hundoProductIds: weightTierProductIds,
      now,
    }
  },

  // The group comes from the session, never from the query.
  async 'GET /svc_content/catalog/product/group-prices'({ site, scope }, { db }) {
    const { groupId } = scope
    const prices = hasGroupPrices(groupId) ? await readGroupPrices(db, site, groupId) : []
    return { groupId, prices: Object.fromEntries(prices.map(({ id, price }) => [id, toWireAmount(price)])) }
  },

  async 'GET /svc_content/catalog/category/{id}'({ site, params, refuse, tag }, deps) {
    const { db, categories, terms } = deps
    const all = await categories.all()
    const category = all.find(({ id }) => id === params.id)
    if (!category) throw refuse('category_not_found')
    tag(`${site}:category:${category.id}`, flagTag('rfk_fallback'))
    const soldHere = await categories.soldOn(site)
    const sold = new Map(all.filter(({ id }) => soldHere.has(id)).map((each) => [each.handle, each]))
    const moved = await readMovedCategories(
      { db, site, tag },
      all,
      category.links.links.flatMap(({ category: handle }) => handle ?? []),
    )
    const links = renamedLinks(category.links, moved)
    const labels = await terms.read(links.links.flatMap(({ label }) => label ?? []))
    return {
      categoryId: category.id,
      name: category.name,
      url: `/${category.handle}`,
      path: trailTo(all, category).map(({ name, handle }) => ({ name, url: `/${handle}` })),
      topLinks: linksOn(site, links, (handle) => sold.has(handle)).map(
        ({ category: handle = '', url = `/${handle}`, label, image }) => {
          const { name = '', picture = null } = sold.get(handle) ?? {}
          const shown = label === undefined ? name : (labels.get(label) ?? label)
          return { name: shown, url, picture: image ?? picture }
        },
      ),
      topLinksStyle: links.style,
      text: category.text,
      picture: category.picture,
      facets: category.facets,
      isFallback: await isPageFlagOn(deps, 'rfk_fallback', site),
    }
  },

  async 'GET /svc_content/catalog/tree'({ site, tag }, { categories }) {
    tag(`${site}:tree`)
    const [all, soldHere] = await Promise.all([categories.all(), categories.soldOn(site)])
    const branch = ({ id, name, handle }: CategoryRow) => ({ categoryId: id, name, url: `/${handle}` })
    const below = (parent: number | null) => all.filter(({ id, parentId }) => parentId === parent && soldHere.has(id))
    return below(null).map((top) => ({
      ...branch(top),
      picture: top.picture,
      children: below(top.id).map(branch),
    }))
  },

  async 'GET /svc_content/catalog/product'({ site, query, tag, now }, deps) {
    const { db } = deps
    const { id, sku, childId } = query
    const found = id
      ? await readProducts(db, { site, now }, numbers(id))
      : sku
        ? await readProductsBySku(db, { site, now }, sku.map(baseSku))
        : await readParents(db, { site, now }, numbers(childId!))
    const keyed = found.flatMap((product) => keysOf(product, { id, sku }).map((key) => [key, product] as const))
    const byKey = new Map(keyed)
    const requested = (id ?? sku?.map(baseSku))?.map((key) => byKey.get(key)) ?? found
    return requested.flatMap((product) => {
      if (!product) return []
      tag(`${site}:product:${product.id}`)
      return [wireProduct(site, product, now)]
    })
  },

  async 'GET /svc_content/catalog/product/complete/{id}'({ site, params, refuse, tag, now }, deps) {
    const { db, categories } = deps
    const product = await readSold(db, { site, now }, params.id)
    if (!product) throw refuse('product_not_found')
    tag(`${site}:product:${product.id}`, flagTag('enable_compatibility'))
    const fitting = await readCompatibleHandles(deps, site, product)
    const [all, listedIn, cards, gathered] = await Promise.all([
      categories.all(),
      readCategoryIds(db, site, product.id),
      readCards(db, site, [...product.related, ...fitting]),
      readGathered(db, { site, now }, product.gathers),
    ])
    for (const { id } of gathered) tag(`${site}:product:${id}`)
    for (const { productId } of cards.values()) tag(`${site}:product:${productId}`)
    const category = all.find(({ id }) => id === product.categoryId)
    const [related, fits] = [product.related, fitting].map((handles) => inOrder(cards, handles))
    const trail = category ? trailTo(all, category) : []
    const listed = all.filter(({ id }) => listedIn.includes(id))
    return wireComplete(site, product, { trail, categories: listed, related: related!, fits: fits!, gathered }, now)
  },

  async 'GET /svc_content/catalog/product/compatibility'({ site, query, tag }, { db }) {
    const rows = await readCompatibleProducts(db, site, query.group, query.tag)
    for (const { productId } of rows) tag(`${site}:product:${productId}`)
    return rows.map(({ productId, sku, name, compatibility }) => ({
      sku: siteSku(site, sku),
      name,
      productId,
      tag: compatibility.tag,
    }))
  },

  async 'GET /svc_content/catalog/product/{idOrSku}'({ site, params, refuse, tag, now }, { db }) {
    const { idOrSku } = params
    const byId = /^\d{1,9}$/.test(idOrSku) ? await readProducts(db, { site, now }, [Number(idOrSku)]) : []
    const found = byId.length > 0 ? byId : await readProductsBySku(db, { site, now }, [baseSku(idOrSku)])
    if (found.length === 0) throw refuse('product_not_found')
    return found.map((product) => {
      tag(`${site}:product:${product.id}`)
      return wireProduct(site, product, now)
    })
  },

  async 'GET /svc_content/cards'({ site, query, tag }, { db }) {
    const cards = await readCards(db, site, query.handles)
    for (const { productId } of cards.values()) tag(`${site}:product:${productId}`)
    return query.handles.flatMap((handle) => {
      const card = cards.get(handle)
      return card ? [{ ...card, handle }] : []
    })
  },

  async 'GET /svc_content/brands'({ site, tag }, { db }) {
    // Any product change may add or remove a brand.
    tag(`${site}:search`)
    return readBrands(db, site)
  },

  async 'GET /svc_content/barbells'({ site, query, tag }, { db, categories }) {
    const category = await findCategory({ db, site, tag }, await categories.all(), query.category)
    if (!category) return []
    tag(`${site}:category:${category.id}`)
    const bars = await readBars(db, site, category.id)
    // Includes bars outside the chart, because changing their data may add them.
    for (const { id } of bars) tag(`${site}:product:${id}`)
    return barbellChart(bars)
  },
}

function wireDeal(promotion: Promotion, now: number) {
  const { from, to, price, isQtyLimited, qty } = promotion
  const status = promotionStatus(promotion, now)
  return { from, to, price: toWireAmount(price), qtyEnable: isQtyLimited, status, ...(qty !== null && { qty }) }
}

async function readSold(db: QueryRunner, view: ProductView, id: number): Promise<ProductRow | undefined> {
  const [product] = await readProducts(db, view, [id])
  const isSold = product && (product.children.length > 0 || product.type === 'grouped')
  return isSold && isLinkable(product.visibility) ? product : undefined
}

/** Returns products by id; a child's id returns its parent. */
async function readGathered(db: QueryRunner, view: ProductView, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  const whole = await readProducts(db, view, ids)
  const others = ids.filter((id) => !whole.some((product) => product.id === id))
  return others.length === 0 ? whole : [...whole, ...(await readParents(db, view, others))]
}

/** Returns the path from the department down to the category. */
function trailTo(all: readonly CategoryRow[], category: CategoryRow): CategoryRow[] {
  const above = all.find(({ id }) => id === category.parentId)
  return above ? [...trailTo(all, above), category] : [category]
}

function inOrder(cards: ReadonlyMap<string, Card>, handles: readonly string[]): Card[] {
  return handles.flatMap((handle) => cards.get(handle) ?? [])
}

function numbers(keys: string[]) {
  return keys.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id <= mostId)
}

function keysOf(product: ProductRow, { id, sku }: { id?: string[]; sku?: string[] }): string[] {
  if (id) return [String(product.id)]
  return sku ? product.children.map((child) => child.sku) : []
}
