import type { z } from 'zod'
import type { WireCard, WireInventory } from '#contract/catalog.ts'
import { toWireAmount } from '#contract/codec/amounts.ts'
import { registrationClosesAt } from '#domain/catalog/events/registration.ts'
import type { OptionEntry } from '#domain/catalog/product-entry.ts'
import { inStockQuantity, availableQuantity, lowStock, stockState, type Stock } from '#domain/catalog/stock.ts'
import { siteSku, type Site } from '#domain/sites.ts'
import { priceSuffix } from '#domain/programs/price-suffix.ts'
import { priceOf } from '#domain/pricing/price.ts'
import { isPricedByQuote, type ProductAttributes } from '#domain/catalog/product-attributes.ts'
import type { ProductType } from '#domain/catalog/product-type.ts'
import { activePrice, promotionStatus, type Promotion } from '#domain/promotions/promotion.ts'
import { averageRating, type Rating } from '#domain/reviews/rating.ts'
import type { Picture } from '../products/pictures.ts'

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

export interface CardFacts {
  id: number
  handle?: string
  page: string
  name: string
  /** The product's SKU, or empty for a configurable product. */
  sku: string
  type: ProductType
  brand: string
  fact: string
  pictures: Picture[]
  options: OptionEntry[]
  hasRequiredOptions: boolean
  taxClass: string
  interval?: string | null
  attributes?: ProductAttributes
  addedAt: number
  rating: Rating | null
  children: ChildFacts[]
}

/** Returns the card of a product on a site at a point in time, with the price of its cheapest child. */
export function cardOf(site: Site, product: CardFacts, at: number): Card {
  const priced = product.children.map((child) => ({
    child,
    now: priceOf({ base: child.price, special: child.special, promo: activePrice(child.promotion, at) }),
  }))
  const cheapest = priced.reduce((low, each) => (each.now.price < low.now.price ? each : low))
  const { child, now } = cheapest
  const { attributes = {} } = product
  const isByQuote = isPricedByQuote(attributes, now.base)
  const { event } = attributes
  return {
    productId: product.id,
    sku: siteSku(site, product.type === 'configurable' ? skuStem(product.children) : product.sku),
    name: product.name,
    url: `/${product.page}`,
    brand: product.brand,
    fact: product.fact,
    price: isByQuote ? null : toWireAmount(now.base),
    special_price: now.price < now.base ? toWireAmount(now.price) : null,
    isFrom: product.type === 'giftcard' || priced.some(({ now: { price } }) => price !== now.price),
    promo: promoOf(child.promotion, at),
    taxClass: product.taxClass,
    inventory: coarse(bestInventory(product.children.map(({ stock }) => stock))),
    picture: product.pictures[0] ?? null,
    hover: product.pictures[1] ?? null,
    swatches: swatchesOf(site, product, priced),
    ...(product.handle !== undefined && product.handle !== product.page && { isPart: true }),
    isNew: false,
    addable:
      (product.type === 'simple' || product.type === 'virtual') &&
      !product.hasRequiredOptions &&
      !product.interval &&
      !isByQuote,
    rating: ratingOf(product),
    ...(product.interval && { priceSuffix: priceSuffix(product.interval) }),
    type: product.type,
    ...(event && { registrationClosesAt: registrationClosesAt(event) }),
  }
}

interface PricedChild {
  child: ChildFacts
  now: { base: number; price: number }
}

/** Returns the color swatches of the options on sale, each with its cheapest child [SEARCH-032]. */
function swatchesOf(site: Site, { options, page }: CardFacts, priced: readonly PricedChild[]): Card['swatches'] {
  return options.flatMap(({ code, values }) =>
    values.flatMap(({ label, swatch }) => {
      const own = priced.filter(({ child }) => child.choice[code] === label)
      if (!swatch || own.length === 0) return []
      const { child, now } = own.reduce((low, each) => (each.now.price < low.now.price ? each : low))
      const variant = {
        id: child.id,
        sku: siteSku(site, child.sku),
        url: `/${page}?${new URLSearchParams({ [code]: label }).toString()}`,
        price: toWireAmount(now.base),
        special_price: now.price < now.base ? toWireAmount(now.price) : null,
      }
      return [{ label, swatch, variant }]
    }),
  )
}

/** Returns the promotion unless it is over. The browser's clock decides when it starts and ends. */
export function promoOf(promotion: Promotion | null, at: number): Card['promo'] {
  const status = promotionStatus(promotion, at)
  if (!promotion || (status !== 'active' && status !== 'upcoming')) return null
  const { price, from, to, isQtyLimited, qty } = promotion
  return { status, price: toWireAmount(price), from, to, qty: isQtyLimited ? qty : null }
}

function ratingOf({ rating }: CardFacts): Card['rating'] {
  const average = rating && averageRating(rating)
  return average === null ? null : { average, count: rating!.count }
}

/** Returns the longest common prefix of the child SKUs, without a trailing dash. */
export function skuStem(children: readonly { sku: string }[]): string {
  const [first = '', ...rest] = children.map(({ sku }) => sku)
  let length = first.length
  for (const sku of rest) while (!sku.startsWith(first.slice(0, length))) length--
  return first.slice(0, length).replace(/(?<![-_.])[-_.]+$/, '') || first
}

/** Converts stock to its wire form [CATALOG-218, CATALOG-238, CATALOG-239]. */
export function inventoryOf(stock: Stock): Inventory {
  const state = stockState(stock)
  const now = inStockQuantity(stock)
  const max = Math.min(stock.most, availableQuantity(stock))
  const later = state === 'backorder' || state === 'made_to_order'
  const restockStatus =
    state === 'sold_out' ? 'discontinued' : state === 'notify_only' ? 'restocking' : later ? 'backorder' : 'in_stock'
  return {
    min: 1,
    max,
    bin: state === 'notify_only',
    qoh: Number.isFinite(now) ? now : 0,
    backorder: state === 'backorder',
    leadTime: later ? stock.leadTimeDays : null,
    restockStatus,
    promoQty: null,
    ms: stock.managed,
  }
}

// Cards cap the quantity at ten, so most orders do not change a card or purge a page.
function coarse(inventory: Inventory): Inventory {
  return { ...inventory, qoh: Math.min(inventory.qoh, lowStock) }
}

/** Returns the inventory of the child that is available soonest. */
export function bestInventory(stocks: readonly Stock[]): Inventory {
  const order = ['in_stock', 'low', 'made_to_order', 'backorder', 'notify_only', 'sold_out']
  const [best] = stocks.toSorted((a, b) => order.indexOf(stockState(a)) - order.indexOf(stockState(b)))
  return inventoryOf(best!)
}
