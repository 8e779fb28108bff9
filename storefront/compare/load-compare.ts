import { data as answerWith } from 'react-router'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { PictureSource } from '#ui/picture-source.ts'
import { type GroupPrices, ownSpecial, readGroupPrices } from '#storefront/browser/group-prices.ts'
import { optionalSection } from '#storefront/page/optional-section.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { currentPrice, displayPrice, type ShownTax } from '#storefront/page/price.ts'
import { textsOf } from '../texts.ts'
import { compareAddress, comparing, idsIn } from './compare-list.ts'

type Product = Reply<Store, 'GET /svc_content/catalog/product/complete/{id}'>

interface Compared {
  id: number
  name: string
  url: string
  picture: PictureSource | null
  price: { now: number; isFrom: boolean; isOwn: boolean } | null
  brand: string
  isSold: boolean
  without: string
}

export interface CompareView {
  category: string
  products: readonly Compared[]
  /** Values by attribute; null if a product has none. */
  rows: readonly { label: string; values: readonly (string | null)[] }[]
  isFull: boolean
  hasOthers: boolean
  added: readonly number[]
}

/** The category in '/compare/barbells'. */
const categoryPath = /^[a-z0-9-]{1,120}$/

/** Loads the compared products of one category [CATALOG-002, CATALOG-003]. */
export async function loadCompare(
  context: PageContext,
  { url, params }: PageArguments,
): Promise<PageData<CompareView>> {
  const { shop } = context
  const category = params['*'] ?? ''
  if (!categoryPath.test(category)) throw answerWith(null, { status: 404 })
  // The query is not declared as known: too many combinations to cache.
  const added = idsIn(url.searchParams, 'add')
  const { ids, isFull } = comparing(idsIn(url.searchParams, 'ids'), added)
  const [own, ...found] = await Promise.all([readGroupPrices(context), ...ids.map((id) => loadProduct(context, id))])
  const all = found.filter((product) => product !== null)
  const products = all.filter(({ trail }) => trail.some((step) => step.url === `/${category}`))
  const texts = textsOf(shop.language, 'compare')
  const name = products[0]?.trail.find((step) => step.url === `/${category}`)?.name
  const shownIds = products.map(({ productId }) => productId)
  const labels = [...new Set(products.flatMap(({ specification }) => specification.map(([label]) => label)))]
  return {
    head: { title: name === undefined ? texts.title : texts.titleOf(name), description: texts.text },
    view: {
      category,
      products: products.map((product) => compared(product, { category, ids: shownIds, own, tax: shop.tax })),
      rows: labels.map((label) => ({
        label,
        values: products.map(({ specification }) => specification.find(([other]) => other === label)?.[1] ?? null),
      })),
      isFull,
      hasOthers: products.length < all.length,
      added,
    },
  }
}

function loadProduct(context: PageContext, id: number): Promise<Product | null> {
  const { call, signal } = context
  const params = { id: String(id) }
  return optionalSection(call('GET /svc_content/catalog/product/complete/{id}', { params }, { signal }), context)
}

/** Returns a comparison's product at the shopper's lower group price, if any [PRICE-207]. */
export function compared(
  { productId: id, name, url, gallery, price, special_price: special, children, attributes, brand, inventory }: Product,
  { category, ids, own, tax }: { category: string; ids: readonly number[]; own: GroupPrices; tax: ShownTax },
): Compared {
  const lowered = ownSpecial(own, id, price, special)
  const found = currentPrice(price, lowered)
  const prices = children.map(
    (child) => ownSpecial(own, child.productId, child.price, child.special_price) ?? child.price,
  )
  return {
    id,
    name,
    url,
    picture: gallery[0] ?? null,
    price: found && {
      now: displayPrice(found.now, String(attributes['tax_class_id'] ?? 'goods'), tax),
      isFrom: new Set(prices).size > 1,
      isOwn: lowered !== special,
    },
    brand,
    isSold: inventory.max > 0,
    without: compareAddress(
      category,
      ids.filter((other) => other !== id),
    ),
  }
}
