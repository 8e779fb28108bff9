import type { z } from 'zod'
import type { WireCard, WireInventory } from '#contract/catalog.ts'
import { toWire } from '#contract/codec/amounts.ts'
import type { OptionEntry } from '#domain/catalog/product-entry.ts'
import { availableNow, available, lowStock, stockState, type Stock } from '#domain/catalog/stock.ts'
import { siteSku, type Site } from '#domain/sites.ts'
import { priceSuffix } from '#domain/programs/price-suffix.ts'
import { priceOf } from '#domain/pricing/price.ts'
import type { ProductType } from '#domain/catalog/product-type.ts'
import { activePrice, promotionStatus, type Promotion } from '#domain/promotions/promotion.ts'
import { averageOf, type Rating } from '#domain/reviews/rating.ts'
import type { Picture } from './pictures.ts'

export type Card = z.output<typeof WireCard>
type Inventory = z.output<typeof WireInventory>

export interface ChildFacts {
  id: number
  sku: string
  choice: Record<string, string>
  price: number
  special: number | null
  promotion: Promotion | null
  stock: Stock
}

/** What a card is made of. */
export interface CardFacts {
  id: number
  /** The handle of the page that it is linked to. */
  page: string
  name: string
  /** Of a product that is not sold itself; empty for a configurable one. */
  sku: string
  type: ProductType
  brand: string
  fact: string
  pictures: Picture[]
  options: OptionEntry[]
  /** What must be chosen before it can be bought. */
  hasRequiredOptions: boolean
  taxClass: string
  /** At which it is charged anew; missing for what is bought once. */
  interval?: string | null
  /** Milliseconds since 1970. */
  addedAt: number
  rating: Rating | null
  children: ChildFacts[]
}

/** A product as lists show it on a site at an instant: the cheapest child speaks for all. */
export function cardOf(site: Site, product: CardFacts, at: number): Card {
  const priced = product.children.map((child) => ({
    child,
    now: priceOf({ base: child.price, special: child.special, promo: activePrice(child.promotion, at) }),
  }))
  const cheapest = priced.reduce((low, each) => (each.now.price < low.now.price ? each : low))
  const { child, now } = cheapest
  const swatches = product.options.flatMap(({ code, values }) =>
    values.flatMap(({ label, swatch }) =>
      swatch && product.children.some(({ choice }) => choice[code] === label) ? [{ label, swatch }] : [],
    ),
  )
  return {
    productId: product.id,
    sku: siteSku(site, product.type === 'configurable' ? skuStem(product.children) : product.sku),
    name: product.name,
    url: `/${product.page}`,
    brand: product.brand,
    fact: product.fact,
    price: toWire(now.base),
    special_price: now.price < now.base ? toWire(now.price) : null,
    isFrom: product.type === 'giftcard' || priced.some(({ now: { price } }) => price !== now.price),
    promo: promoOf(child.promotion, at),
    taxClass: product.taxClass,
    inventory: coarse(bestInventory(product.children.map(({ stock }) => stock))),
    picture: product.pictures[0] ?? null,
    hover: product.pictures[1] ?? null,
    swatches,
    isNew: false,
    addable:
      (product.type === 'simple' || product.type === 'virtual') && !product.hasRequiredOptions && !product.interval,
    rating: ratingOf(product),
    ...(product.interval && { priceSuffix: priceSuffix(product.interval) }),
  }
}

/** The promotion of what is shown, when it is not over yet: a browser tells by its clock when it begins and ends. */
export function promoOf(promotion: Promotion | null, at: number): Card['promo'] {
  const status = promotionStatus(promotion, at)
  if (!promotion || (status !== 'active' && status !== 'upcoming')) return null
  const { price, from, to, isQtyLimited, qty } = promotion
  return { status, price: toWire(price), from, to, qty: isQtyLimited ? qty : null }
}

function ratingOf({ rating }: CardFacts): Card['rating'] {
  const average = rating && averageOf(rating)
  return average === null ? null : { average, count: rating!.count }
}

/** The longest beginning that the skus of a configurable product's children share, without a dangling dash. */
export function skuStem(children: readonly { sku: string }[]): string {
  const [first = '', ...rest] = children.map(({ sku }) => sku)
  let length = first.length
  for (const sku of rest) while (!sku.startsWith(first.slice(0, length))) length--
  return first.slice(0, length).replace(/(?<![-_.])[-_.]+$/, '') || first
}

/** A stock as the wire writes it [CATALOG-218, CATALOG-238, CATALOG-239]. */
export function inventoryOf(stock: Stock): Inventory {
  const state = stockState(stock)
  const now = availableNow(stock)
  const most = Math.min(stock.most, available(stock))
  const later = state === 'backorder' || state === 'made_to_order'
  const restockStatus =
    state === 'sold_out' ? 'discontinued' : state === 'notify_only' ? 'restocking' : later ? 'backorder' : 'in_stock'
  return {
    min: 1,
    max: most,
    bin: state === 'notify_only',
    qoh: Number.isFinite(now) ? now : 0,
    backorder: state === 'backorder',
    leadTime: later ? stock.leadTimeDays : null,
    restockStatus,
    promoQty: null,
    ms: stock.managed,
  }
}

// A card tells no number from ten pieces up, so that an order of one of a thousand changes no card and purges no page.
function coarse(inventory: Inventory): Inventory {
  return { ...inventory, qoh: Math.min(inventory.qoh, lowStock) }
}

/** Of several children's stock the one that can be had soonest. */
export function bestInventory(stocks: readonly Stock[]): Inventory {
  const order = ['in_stock', 'low', 'made_to_order', 'backorder', 'notify_only', 'sold_out']
  const [best] = stocks.toSorted((a, b) => order.indexOf(stockState(a)) - order.indexOf(stockState(b)))
  return inventoryOf(best!)
}
