import { promotionIn } from '#contract/promotion-attributes.ts'
import type { Reply } from '#contract/call.ts'
import type { Store } from '#contract/store.ts'
import type { PictureSource } from '#ui/picture-source.ts'
import { priceInForce, shownMinor, type ShownTax } from '../price.ts'
import type { ReviewsView } from '../reviews/reviews-view.ts'
import { type CardView, cardOfWire, isQuoted } from './card-view.ts'
import type { TellDeal } from './deals/deal-words.ts'
import { stockView } from './stock-view.ts'
import type { Option, Variant } from './variants.ts'

type CompleteProduct = Reply<Store, 'GET /svc_content/catalog/product/complete/{id}'>

/** All that a product page shows, the same for every choice on it. */
export interface ProductView {
  id: number
  name: string
  url: string
  brand: string
  lead: string
  /** Sanitised by the service. */
  description: string
  specification: readonly (readonly [label: string, value: string])[]
  trail: readonly { name: string; url: string }[]
  pictures: readonly PictureSource[]
  options: readonly Option[]
  variants: readonly Variant[]
  taxClass: string
  related: readonly CardView[]
  /** Null: they did not load. */
  reviews: ReviewsView | null
}

/** What the page shows of the wire's product: pictures once, shown prices, stock in words' terms. */
export function productView(
  product: CompleteProduct,
  reviews: ReviewsView | null,
  tax: ShownTax,
  tell?: TellDeal,
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
    specification: product.specification,
    trail: product.trail,
    pictures,
    options: product.configurableAttributes,
    variants: product.children.map((child) => variantOf(child, pictures, taxClass, { tax, tell })),
    taxClass,
    related: product.related.map((card) => cardOfWire(card, tax, tell)),
    reviews,
  }
}

/** The gallery: the product's pictures, then those that only a child has. */
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
  { tax, tell }: { tax: ShownTax; tell: TellDeal | undefined },
): Variant {
  const price = isQuoted(child.productId, child.price) ? null : priceInForce(child.price, child.special_price)
  const [own] = child.gallery
  const deal = tell?.(promotionIn(child.attributes), taxClass)
  return {
    id: child.productId,
    sku: child.sku,
    choice: child.choice,
    now: price && shownMinor(price.now, taxClass, tax),
    was: price === null || price.was === null ? null : shownMinor(price.was, taxClass, tax),
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
