import type { ItemDetails, ItemFlag } from '#domain/analytics/item-metadata.ts'
import { stockState } from '#domain/catalog/stock.ts'
import { productPathSegment } from '#domain/catalog/visibility.ts'
import { priceOf } from '#domain/pricing/price.ts'
import { activePrice } from '#domain/promotions/promotion.ts'
import { siteSku, type Site } from '#domain/sites.ts'
import type { CategoryRow, FeedProduct } from '#services/catalog/steps.ts'

interface Around {
  site: Site
  categories: readonly CategoryRow[]
  /** Unix milliseconds, for promotions. */
  at: number
}

/**
 * Returns the details of one unit of a product or variant, or null if the site does not sell it. A product with
 * variants has the price of its cheapest one.
 */
export function itemFacts(product: FeedProduct, id: number, { site, categories, at }: Around): ItemDetails | null {
  const priced = product.children
    .filter((child) => child.id === id || product.id === id)
    .map((child) => ({
      child,
      now: priceOf({ base: child.price, special: child.special, promo: activePrice(child.promotion, at) }),
    }))
  const cheapest = priced.toSorted((a, b) => a.now.price - b.now.price)[0]
  if (!cheapest) return null
  const { child, now } = cheapest
  const isVariant = product.type === 'configurable'
  const linkSku = siteSku(site, product.sku)
  const state = stockState(child.stock)
  const isLater = state === 'backorder' || state === 'made_to_order'
  return {
    productId: product.id,
    sku: siteSku(site, child.sku),
    linkSku,
    configSku: isVariant ? linkSku : null,
    baseSku: child.sku,
    name: product.name,
    brand: product.brand,
    price: now.price,
    basePrice: child.price,
    specialPrice: child.special,
    qty: 1,
    categories: trailTo(categories, product.categoryId),
    stockStatus: isLater ? 'backorder' : state === 'sold_out' || state === 'notify_only' ? 'outOfStock' : 'inStock',
    leadTime: isLater ? child.stock.leadTimeDays : null,
    thumbnail: thumbnailOf(child.pictures?.[0] ?? product.pictures[0]),
    linkPath: `/${productPathSegment(product, product.parent) ?? ''}`,
    type: product.type,
    flags: flagsOf(product, activePrice(child.promotion, at) !== null),
  }
}

function flagsOf({ attributes }: FeedProduct, isPromoted: boolean): ItemFlag[] {
  const flags: readonly (readonly [ItemFlag, boolean | undefined])[] = [
    ['hideReviews', attributes.hidesReviews],
    ['excludedFromAffiliates', attributes.isExcludedFromAffiliates],
    ['promotion', isPromoted],
  ]
  return flags.flatMap(([flag, isSet]) => (isSet ? [flag] : []))
}

function trailTo(all: readonly CategoryRow[], id: number | null): string[] {
  const category = all.find((each) => each.id === id)
  return category ? [...trailTo(all, category.parentId), category.name] : []
}

function thumbnailOf(picture: { base: string; widths: readonly number[] } | undefined): string | null {
  return picture?.widths[0] === undefined ? null : `${picture.base}-${picture.widths[0]}.avif`
}
