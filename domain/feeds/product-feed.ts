import { siteSettings, type Site } from '#domain/sites.ts'
import type { Minor } from '#domain/money.ts'
import { inStockQuantity, stockState, type Stock } from '../catalog/stock.ts'
import { priceOf } from '../pricing/price.ts'
import { activePrice, type Promotion } from '../promotions/promotion.ts'
import { displayedPrice } from '../tax/displayed-price.ts'
import { escapeXml } from './sitemap.ts'

/** A variant sold on a site. */
export interface FeedOffer {
  sku: string
  /** Product id shared by variants that belong together, or null for a product without options. */
  groupId: number | null
  title: string
  description: string
  brand: string
  gtin: string | null
  /** Absolute URLs. */
  link: string
  imageLink: string
  additionalImages: readonly string[]
  /** In minor units, as stored: net on EUR and GBR. */
  price: Minor
  special: Minor | null
  promotion: Promotion | null
  stock: Stock
  weightGrams: number | null
}

/** Assumed for a backorder without a lead time, because sales channels require a date. */
const defaultLeadDays = 14
const dayMs = 86_400_000
const max = { title: 150, description: 5_000, brand: 70, images: 10 } as const

export const feedStart = (site: Site, title: string, link: string) =>
  '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>' +
  `<title>${escapeXml(title)}</title><link>${escapeXml(link)}</link><description>${escapeXml(`${title} ${siteSettings[site].title}`)}</description>\n`
export const feedEnd = '</channel></rss>\n'

/** Returns an offer as a feed item for Google Merchant Center and Meta catalogs. */
export function feedItem(site: Site, offer: FeedOffer, percent: number, now: number): string {
  const fields: (readonly [name: string, value: string])[] = [
    ['id', offer.sku],
    ['title', shortened(offer.title, max.title)],
    ['description', shortened(plainText(offer.description) || offer.title, max.description)],
    ['link', offer.link],
    ['image_link', offer.imageLink],
    ...offer.additionalImages.slice(0, max.images).map((image) => ['additional_image_link', image] as const),
    ['condition', 'new'],
    ...availabilityOf(offer.stock, now),
    ...pricesOf(site, offer, percent, now),
    ['brand', shortened(offer.brand, max.brand)],
    ...(offer.gtin === null ? ([['mpn', offer.sku]] as const) : ([['gtin', offer.gtin]] as const)),
    ...(offer.groupId === null ? [] : ([['item_group_id', String(offer.groupId)]] as const)),
    ...(offer.weightGrams === null ? [] : ([['shipping_weight', `${offer.weightGrams / 1_000} kg`]] as const)),
  ]
  return `<item>${fields.map(([name, value]) => `<g:${name}>${escapeXml(value)}</g:${name}>`).join('')}</item>\n`
}

/** Returns the availability. A backorder includes its dispatch date. */
function availabilityOf(stock: Stock, now: number): (readonly [string, string])[] {
  if (inStockQuantity(stock) > 0 && stockState(stock) !== 'made_to_order') return [['availability', 'in_stock']]
  const state = stockState(stock)
  if (state !== 'backorder' && state !== 'made_to_order') return [['availability', 'out_of_stock']]
  const at = now + (stock.leadTimeDays ?? defaultLeadDays) * dayMs
  return [
    ['availability', 'backorder'],
    ['availability_date', minute(at)],
  ]
}

/** Returns the prices, including the tax that the site displays, as on the product page. */
function pricesOf(
  site: Site,
  { price, special, promotion }: FeedOffer,
  percent: number,
  now: number,
): (readonly [string, string])[] {
  const promo = activePrice(promotion, now)
  const current = priceOf({ base: price, special, promo }).price
  const amount = (minor: Minor) => `${(displayedPrice(minor, percent) / 100).toFixed(2)} ${siteSettings[site].currency}`
  if (current >= price) return [['price', amount(price)]]
  const { from, to } = promotion ?? { from: null, to: null }
  const isPromoted = promo === current && from !== null && to !== null
  const period = isPromoted ? ([['sale_price_effective_date', `${minute(from)}/${minute(to)}`]] as const) : []
  return [['price', amount(price)], ['sale_price', amount(current)], ...period]
}

const minuteFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' })
// The Swedish locale formats dates as ISO 8601.
const minute = (at: number) => `${minuteFormat.format(at).replace(' ', 'T')}Z`

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity]!)
    .replace(/\s+/g, ' ')
    .trim()
}

function shortened(text: string, length: number): string {
  return Array.from(text).slice(0, length).join('')
}
