import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { Minor } from '#domain/money.ts'
import { defaultRedemptions } from '#domain/shipping/promotions.ts'
import type { PictureSource } from '#ui/picture-source.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import { displayPrice } from '#storefront/page/price.ts'
import { withSiteLinks } from '#storefront/routing/content-links.ts'

type Context = Pick<PageContext, 'call' | 'shop' | 'warn'>
type Sale = NonNullable<Reply<Store, 'GET /svc_content/cms/drawer'>>
type Cart = NonNullable<Reply<Store, 'GET /svc_list/cart'>>

export interface FiveView {
  /** Terms written by an editor. */
  html: string
  maxItems: number
  price: Minor
  until: number
  /** Eligible units in the cart, including those above the limit. */
  pieces: number
  remaining: number
  isBeaten: boolean
  lines: readonly {
    id: string
    name: string
    choice: string
    url: string
    picture: PictureSource | null
    pieces: number
  }[]
}

/**
 * Loads the content for the page and the drawer. Returns null if there is no active sale or the flag is off
 * [PROMO-005].
 */
export async function loadFiveForFive({ call, shop, warn }: Context): Promise<FiveView | null> {
  const query = shop.site === 'EUR' ? { country: shop.country } : {}
  const [sale, cart] = await Promise.all([
    call('GET /svc_content/cms/drawer', {}),
    call('GET /svc_list/cart', { query }),
  ])
  if (!sale) return null
  const empty = withoutCart({ ...sale, html: withSiteLinks(sale.html, { shop, warn }) }, shop)
  if (!cart || cart.lines.length === 0) return empty
  const params = { listId: cart.list._id }
  const progress = await call('GET /svc_checkout/five-for-five/{listId}', { params, query })
  if (!progress) return null
  const { lines, remaining, isBeaten, maxItems, shownPrice } = progress
  return {
    ...empty,
    maxItems,
    price: toMinor(shownPrice),
    pieces: lines.reduce((sum, line) => sum + line.pieces, 0),
    remaining,
    isBeaten,
    lines: lines.flatMap(({ _id, pieces }) => lineOf(cart, _id, pieces)),
  }
}

function withoutCart({ html, maxItems, price, until }: Sale, shop: Context['shop']): FiveView {
  return {
    html,
    maxItems,
    price: salePrice(price, shop),
    until,
    pieces: 0,
    remaining: defaultRedemptions,
    isBeaten: false,
    lines: [],
  }
}

export function salePrice(price: number, { tax }: Pick<Context['shop'], 'tax'>): Minor {
  return displayPrice(toMinor(price), 'goods', tax)
}

function lineOf({ lines }: Cart, id: string, pieces: number): FiveView['lines'][number][] {
  const line = lines.find(({ _id }) => _id === id)
  return line ? [{ id, name: line.name, choice: line.choice, url: line.url, picture: line.picture, pieces }] : []
}
