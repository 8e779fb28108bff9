import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { Minor } from '#domain/money.ts'
import { displayedStars, isAverageShown } from '#domain/reviews/rating.ts'
import type { PictureSource } from '#ui/picture-source.ts'
import { currentPrice, displayPrice } from '#storefront/page/price.ts'
import { type CardPromo, type DealView, promotionOfCard } from '../deals/deal-formatter.ts'
import { withDisplayedPrice, type PriceDisplay } from '../deals/price-display.ts'
import { stockView, type StockView } from '../product/stock-view.ts'

export type SearchProduct = Reply<Store, 'POST /api/search-rec/3'>['content']['product']['value'][number]
type WireCard = Omit<Reply<Store, 'GET /svc_content/cards'>[number], 'handle'>

/** A product's displayed price with its deal. Null means 'Quote Available'. */
export type PriceView = {
  now: Minor
  was: Minor | null
  isFrom: boolean
  deal?: DealView | undefined
  suffix?: string
} | null

interface RatingView {
  average: number
  stars: number
  count: number
}

/** Contains only displayed fields, because cards are part of the page data. */
export interface CardView {
  id: number
  name: string
  url: string
  fact: string
  /** Set for texts that stay English on a page in another language. */
  lang?: WireCard['lang']
  rating: RatingView | null
  price: PriceView
  stock: StockView
  picture: PictureSource | null
  hover: PictureSource | null
  swatches: readonly (readonly [label: string, color: string])[]
  isNew: boolean
  /** Badge for the product's event [SEARCH-051]. */
  challenge?: string
  isAddable: boolean
  /** True if the URL leads to a different product that contains this one. A click then needs a route lookup. */
  hasRedirect?: boolean
}

/** Products sold by quote when they have no price [SEARCH-047, SEARCH-048]. */
const quotedProductIds: readonly number[] = [91377]

/** Returns true for a quote product without a price or with a price of 0 [SEARCH-011, SEARCH-047]. */
export function isQuoted(id: number, price: number | null): boolean {
  return quotedProductIds.includes(id) && !price
}

/** Converts a search result to a card [SEARCH-036..046]. */
export function cardOfSearch(product: SearchProduct, display: PriceDisplay): CardView {
  const { entity_id: id, final_price: special, tax_class_id: taxClass, rogue_rfk_custom_data: custom } = product
  const challenge = display.challenges[product.challenge_status]
  return {
    id,
    name: product.name,
    url: product.url,
    fact: display.measures.card(product.fact),
    rating: ratingView(product.rating),
    price: priceView(
      display,
      { id, price: product.price, special, isFrom: product.is_from, taxClass, suffix: product.price_suffix },
      product.promo,
    ),
    stock: stockView(product.inventory),
    picture: product.picture,
    hover: product.hover,
    swatches: custom.related.map(({ color, swatch }) => [color, swatch] as const),
    isNew: product.is_new,
    ...(challenge !== undefined && { challenge }),
    isAddable: product.addable,
    lang: product.lang,
    ...(product.product_has_redirect && { hasRedirect: true }),
  }
}

/** Converts a wire catalog card for display. */
export function cardViewFromWire(card: WireCard, display: PriceDisplay): CardView {
  const { productId: id } = card
  return {
    id,
    name: card.name,
    url: card.url,
    fact: display.measures.card(card.fact),
    rating: ratingView(card.rating),
    price: priceView(
      display,
      {
        id,
        price: card.price,
        special: card.special_price,
        isFrom: card.isFrom,
        taxClass: card.taxClass,
        suffix: card.priceSuffix,
      },
      card.promo,
    ),
    stock: stockView(card.inventory),
    picture: card.picture,
    hover: card.hover,
    swatches: card.swatches.map(({ label, swatch }) => [label, swatch] as const),
    isNew: card.isNew,
    isAddable: card.addable,
    lang: card.lang,
  }
}

function ratingView(rating: WireCard['rating']): RatingView | null {
  return rating && isAverageShown(rating.count) ? { ...rating, stars: displayedStars(rating.average) } : null
}

interface Priced {
  id: number
  price: number | null
  special: number | null
  isFrom: boolean
  taxClass: string
  suffix: string | undefined
}

function priceView(display: PriceDisplay, priced: Priced, promo: CardPromo | null): PriceView {
  const { id, price, isFrom, taxClass, suffix } = priced
  const { special, deal } = withDisplayedPrice(display, priced, promotionOfCard(promo))
  const found = isQuoted(id, price) ? null : currentPrice(price, special)
  if (found === null) return null
  return {
    now: displayPrice(found.now, taxClass, display.tax),
    was: found.was === null ? null : displayPrice(found.was, taxClass, display.tax),
    isFrom,
    ...(deal && { deal }),
    ...(suffix && { suffix }),
  }
}
