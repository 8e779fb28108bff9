import { readPromotion } from '#contract/codec/promotion-attributes.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { PictureSource } from '#ui/picture-source.ts'
import { currentPrice, displayPrice } from '#storefront/page/price.ts'
import type { ReviewsView } from '../../reviews/reviews-view.ts'
import { type CardView, cardViewFromWire, isQuoted } from '../card/card-view.ts'
import { withDisplayedPrice, type PriceDisplay } from '../deals/price-display.ts'
import { stockView } from './stock-view.ts'
import type { ProductNotes } from './notes/product-notes.ts'
import type { Option, Variant } from './variants.ts'

export type CompleteProduct = Reply<Store, 'GET /svc_content/catalog/product/complete/{id}'>
type Attributes = CompleteProduct['attributes']

/** Returns true if a product needs the compound page, because it is a program or has options beyond its children. */
export function isCompound({ type, customOptions, isProgram }: CompleteProduct): boolean {
  const isPlain = type === 'simple' || type === 'configurable'
  return !isPlain || customOptions.length > 0 || isProgram
}

export interface ProductView extends ProductNotes {
  id: number
  name: string
  url: string
  brand: string
  lead: string
  /** HTML that the service has sanitized. */
  description: string
  /** Labels and values as displayed. */
  specification: readonly (readonly [label: string, value: string])[]
  /** Set for texts that stay English on a page in another language. */
  lang?: CompleteProduct['lang']
  trail: readonly { name: string; url: string }[]
  /** URL that adds the product to its category's comparison. */
  compare: string | null
  pictures: readonly PictureSource[]
  options: readonly Option[]
  variants: readonly Variant[]
  taxClass: string
  /** Ticket types, one of which the buyer needs, and the maximum quantity per account. */
  needs: { tickets: readonly string[]; perAccount: number | null }
  related: readonly CardView[]
  fits: readonly CardView[]
  /** Null if the reviews failed to load. */
  reviews: ReviewsView | null
}

/** Converts a product for display, with unique pictures, displayed prices, and stock state. */
export function productView(
  product: CompleteProduct,
  reviews: ReviewsView | null,
  display: PriceDisplay,
  notes: ProductNotes,
): ProductView {
  const taxClass = String(product.attributes['tax_class_id'] ?? 'goods')
  const pictures = everyPicture(product)
  return {
    id: product.productId,
    name: product.name,
    url: product.url,
    brand: product.brand,
    lead: product.lead,
    description: product.description,
    specification: product.specification.map(({ label, value, text }) => [text ?? label, display.measures.spec(value)]),
    trail: product.trail,
    compare: product.trail[0] ? `/compare${product.trail[0].url}?add=${product.productId}` : null,
    pictures,
    options: product.configurableAttributes.map((option) => ({
      ...option,
      values: option.values.map((value) => ({ ...value, shown: display.measures.label(value.text ?? value.label) })),
    })),
    variants: product.children.map((child) => variantOf(child, pictures, taxClass, display)),
    taxClass,
    needs: needsOf(product.attributes),
    related: cardsWithout([product, ...product.fits], product.related, display),
    fits: cardsWithout([product], product.fits, display),
    reviews,
    lang: product.lang,
    ...notes,
  }
}

type Identified = Pick<CompleteProduct, 'productId'>

/** Returns each card once, without products that the page already shows. */
function cardsWithout(shown: readonly Identified[], cards: CompleteProduct['related'], display: PriceDisplay) {
  const known = new Set(shown.map(({ productId }) => productId))
  const fresh = cards.filter(({ productId }) => !known.has(productId) && known.add(productId))
  return fresh.map((card) => cardViewFromWire(card, display))
}

function needsOf({ required_ticket: tickets, purchase_limit: limit, purchase_limit_scope: scope }: Attributes) {
  return {
    tickets: Array.isArray(tickets) ? tickets : [],
    perAccount: scope === 'account' && typeof limit === 'number' ? limit : null,
  }
}

/** Returns the product's pictures, followed by its children's own pictures. */
function everyPicture({ gallery, children }: CompleteProduct): PictureSource[] {
  const byBase = new Map(
    [...gallery, ...children.flatMap((child) => child.gallery)].map((picture) => [picture.base, picture]),
  )
  return [...byBase.values()]
}

function variantOf(
  child: CompleteProduct['children'][number],
  pictures: readonly PictureSource[],
  taxClass: string,
  display: PriceDisplay,
): Variant {
  const { productId: id, price: base, attributes } = child
  const { special, deal } = withDisplayedPrice(
    display,
    { id, price: base, special: child.special_price, taxClass },
    readPromotion(attributes),
  )
  const price = isQuoted(id, base) ? null : currentPrice(base, special)
  const [own] = child.gallery
  return {
    id,
    sku: child.sku,
    choice: child.choice,
    now: price && displayPrice(price.now, taxClass, display.tax),
    was: price === null || price.was === null ? null : displayPrice(price.was, taxClass, display.tax),
    stock: stockView(child.inventory),
    most: child.inventory.max,
    picture: Math.max(
      0,
      pictures.findIndex(({ base }) => base === own?.base),
    ),
    model: child.model,
    ...(deal && { deal }),
  }
}
