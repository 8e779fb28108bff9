import { RouteError } from '#storefront/router/results.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { nearestProducts } from '#domain/catalog/comparison/nearest-products.ts'
import { localizeMeasures } from '#domain/measures/localize.ts'
import type { PictureSource } from '#ui/picture-source.ts'
import { type GroupPrices, lowerSpecialPrice, readGroupPrices } from '#storefront/browser/group-prices.ts'
import { loadOptionalSection } from '#storefront/page/load-optional-section.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { currentPrice, displayPrice, type DisplayedTax } from '#storefront/page/price.ts'
import { isQuoted as isQuotedProduct, type SearchProduct } from '../catalog/card/card-view.ts'
import { isUnknownList } from '../catalog/listing/listing-view.ts'
import { isBuyable, stockView } from '../catalog/product/stock-view.ts'
import { listRequest } from '../search/search-request.ts'
import { textsOf } from '../texts.ts'
import { compareUrl, addToComparison, maxCompared, readIdsFromQuery } from './compare-list.ts'

type Product = Reply<Store, 'GET /svc_content/catalog/product/complete/{id}'>

export interface ComparedProduct {
  id: number
  name: string
  url: string
  picture: PictureSource | null
  price: { now: number; isFrom: boolean; isOwn: boolean } | null
  brand: string
  isSold: boolean
  isQuoted: boolean
  /** True if the product can be added to the cart without choosing options. */
  isAddable: boolean
  /** URL of the comparison without this product. */
  without: string
}

export interface CompareView {
  /** Empty on the page for picking a category. */
  category: string
  categories: readonly { name: string; url: string }[]
  products: readonly ComparedProduct[]
  /** Products that fill the comparison when the shopper has chosen only one. */
  similar: readonly ComparedProduct[]
  /** Values by attribute; null if a product has none. */
  rows: readonly { label: string; values: readonly (string | null)[] }[]
  /** Products that the shopper can add. Empty if the comparison is full. */
  choices: readonly { id: number; name: string }[]
  /** Number of products offered as choices, and total number of products in the category. */
  listed: { shown: number; total: number }
  isFull: boolean
  hasOthers: boolean
  added: readonly number[]
}

/** Matches the category in '/compare/barbells'. */
const categoryPath = /^[a-z0-9-]{1,120}$/
/** Number of columns that the page fills if there is a single product. */
const filledColumns = 3

interface OtherProducts {
  products: readonly SearchProduct[]
  total: number
}
const noProducts: OtherProducts = { products: [], total: 0 }

/** Loads the compared products in one category, or the categories to choose from [CATALOG-002, CATALOG-003]. */
export async function loadCompare(
  context: PageContext,
  { url, params }: PageArguments,
): Promise<PageData<CompareView>> {
  const category = params['*'] ?? ''
  if (category === '') return loadCompareStart(context)
  if (!categoryPath.test(category)) throw new RouteError(404)
  const { shop } = context
  // The query is not declared as cacheable, because there are too many combinations.
  const added = readIdsFromQuery(url.searchParams, 'add')
  const { ids, isFull } = addToComparison(readIdsFromQuery(url.searchParams, 'ids'), added)
  const [own, early, ...found] = await Promise.all([
    readGroupPrices(context),
    ids.length < maxCompared ? loadOtherProducts(context, category) : null,
    ...ids.map((id) => loadProduct(context, id)),
  ])
  const all = found.filter((product) => product !== null)
  const isListed = ({ categories }: Product) => categories.includes(`/${category}`)
  const isComplete = all.filter(isListed).length === maxCompared
  const others = early ?? (isComplete ? noProducts : await loadOtherProducts(context, category))
  // A list such as deals is not a product category, so its products are looked up in the list.
  const isOffered = ({ productId }: Product) => others.products.some(({ entity_id: id }) => id === productId)
  const chosen = all.filter((product) => isListed(product) || isOffered(product))
  // A product to add is merged with the stored list in the browser, so only a URL with a list is filled with similar
  // products.
  const similar = url.searchParams.has('ids') ? await loadSimilar(context, chosen, others.products) : []
  const shown = [...chosen, ...similar]
  const shownIds = shown.map(({ productId }) => productId)
  const compare = (product: Product) => toComparedProduct(product, { category, ids: shownIds, own, tax: shop.tax })
  const texts = textsOf(shop.language, 'compare')
  const name = shown.flatMap(({ trail }) => trail).find((step) => step.url === `/${category}`)?.name
  const rows = shown.flatMap(({ specification }) => specification)
  const labels = new Map(rows.map(({ label, text }) => [label, text ?? label]))
  return {
    head: { title: name === undefined ? texts.title : texts.titleOf(name), description: texts.text },
    view: {
      category,
      categories: [],
      products: chosen.map(compare),
      similar: similar.map(compare),
      rows: [...labels].map(([key, label]) => ({
        label,
        values: shown.map(({ specification }) => {
          const value = specification.find((row) => row.label === key)?.value
          return value === undefined ? null : localizeMeasures(value, shop.units)
        }),
      })),
      choices: shown.length < maxCompared ? choicesOf(others.products, shownIds) : [],
      listed: { shown: others.products.length, total: others.total },
      isFull,
      hasOthers: chosen.length < all.length,
      added,
    },
  }
}

async function loadCompareStart({ call, shop, signal }: PageContext): Promise<PageData<CompareView>> {
  const tree = await call('GET /svc_content/catalog/tree', {}, { signal })
  const { title, startText } = textsOf(shop.language, 'compare')
  const categories = tree.map(({ name, url }) => ({ name, url: `/compare${url}` }))
  const none = { products: [], similar: [], rows: [], choices: [], added: [] }
  const nothing = { ...none, listed: { shown: 0, total: 0 }, isFull: false, hasOthers: false }
  return {
    head: { title, description: startText, canonical: '/compare' },
    view: { category: '', categories, ...nothing },
  }
}

/** Returns the first products in the category list. Returns an empty list if the list fails to load. */
async function loadOtherProducts(context: PageContext, category: string): Promise<OtherProducts> {
  const { call, shop, signal } = context
  // The user id for shared pages.
  const about = { uri: `/${category}`, userId: '0', isApp: shop.isApp, grossFactor: 1 }
  const body = listRequest({ ...about, query: { q: '', page: 1, sort: 'featured', filters: {}, price: null } })
  const reply = await loadOptionalSection(call('POST /api/search-rec/3', { body }, { signal }), context)
  if (reply && isUnknownList(reply)) throw new RouteError(404)
  return reply ? { products: reply.content.product.value, total: reply.total_item } : noProducts
}

/** If there is only one product to compare, loads products from the same group with a similar price. */
async function loadSimilar(
  context: PageContext,
  chosen: readonly Product[],
  others: readonly SearchProduct[],
): Promise<Product[]> {
  const [product, second] = chosen
  if (!product || second) return []
  const { productId, price, special_price: special, trail } = product
  const group = trail.at(-1)?.name
  const candidates = others
    .filter(({ entity_id: id }) => id !== productId)
    .map(({ entity_id: id, final_price: final, inventory, cat1, cat2, cat3 }) => ({
      id,
      price: final === null ? null : toMinor(final),
      isBuyable: isBuyable(stockView(inventory)),
      isSameGroup: [cat1, cat2, cat3].includes(group ?? ''),
    }))
  const now = currentPrice(price, special)?.now ?? null
  const max = filledColumns - 1
  const near = [true, false].flatMap((isSame) =>
    nearestProducts(
      now,
      candidates.filter(({ isSameGroup }) => isSameGroup === isSame),
      max,
    ),
  )
  const loaded = await Promise.all(near.slice(0, max).map(({ id }) => loadProduct(context, id)))
  return loaded.filter((each) => each !== null)
}

function choicesOf(others: readonly SearchProduct[], shownIds: readonly number[]): CompareView['choices'] {
  return others
    .filter(({ entity_id: id }) => !shownIds.includes(id))
    .map(({ entity_id: id, name }) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

function loadProduct(context: PageContext, id: number): Promise<Product | null> {
  const { call, signal } = context
  const params = { id: String(id) }
  return loadOptionalSection(call('GET /svc_content/catalog/product/complete/{id}', { params }, { signal }), context)
}

/** Converts a product for comparison, at the shopper's group price if it is lower [PRICE-207]. */
export function toComparedProduct(
  product: Product,
  { category, ids, own, tax }: { category: string; ids: readonly number[]; own: GroupPrices; tax: DisplayedTax },
): ComparedProduct {
  const { productId: id, name, url, gallery, price, special_price: special, children, attributes, brand } = product
  const lowered = lowerSpecialPrice(own, id, price, special)
  const found = isQuotedProduct(id, price) ? null : currentPrice(price, lowered)
  const prices = children.map(
    (child) => lowerSpecialPrice(own, child.productId, child.price, child.special_price) ?? child.price,
  )
  const isSold = product.inventory.max > 0
  const isPlain = product.type === 'simple' && product.customOptions.length === 0 && !product.isProgram
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
    isSold,
    // A grouped product has no price, because its members have the prices.
    isQuoted: found === null && product.type !== 'grouped',
    isAddable: isPlain && isSold && found !== null,
    without: compareUrl(
      category,
      ids.filter((other) => other !== id),
    ),
  }
}
