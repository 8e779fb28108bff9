import { redirect } from '#storefront/router/results.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import {
  sortEarnedDiscounts,
  earnedPrice,
  type CustomerEarnedDiscount,
} from '#domain/earned/customer-earned-discount.ts'
import type { Minor } from '#domain/money.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import type { PictureSource } from '#ui/picture-source.ts'
import type { PageContext, PageData } from '#storefront/page/page.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import { currentPrice, displayPrice, type DisplayedTax } from '#storefront/page/price.ts'
import { textsOf } from '../../texts.ts'
import { eventName } from './event-name.ts'

type Tickets = Reply<Store, 'GET /svc_ticket/tickets'>
type Product = Reply<Store, 'GET /svc_content/catalog/product'>[number]

export interface EarnedTile {
  id: number
  name: string
  url: string
  picture: PictureSource | null
  /** Displayed price, or null if the product has no price. */
  price: { now: Minor; was: Minor; isFrom: boolean } | null
  discount: { type: 'percent'; percent: number } | { type: 'fixed'; amount: Minor }
  usesLeft: number
  shipsFree: boolean
  /** An event such as 'Spring Open', or an order. Null if staff granted the discount. */
  source: { event: string } | { order: string } | null
}
export interface EarnedStoreView {
  isGuest: boolean
  tiles: readonly EarnedTile[]
}

/**
 * Loads products, each with its best earned discount. Redirects guests to login, except in the app [EARNED-001,
 * EARNED-002, EARNED-402, EARNED-404].
 */
export async function loadEarnedStore({ shop, call }: PageContext): Promise<PageData<EarnedStoreView>> {
  const head = { title: textsOf(shop.language, 'account').earnedStore }
  if (!isLoggedIn(await call('GET /svc_session/session', {}))) {
    if (!shop.isApp) throw redirect('/login?redirect=%2Faccount%2Fearned-store')
    return { head, view: { isGuest: true, tiles: [] } }
  }
  const own = await call('GET /svc_ticket/tickets', {})
  // Maximum number of ids per call.
  const ids = Object.keys(own.earnedProducts).slice(0, 100)
  const products = ids.length === 0 ? [] : await call('GET /svc_content/catalog/product', { query: { id: ids.join() } })
  return { head, view: { isGuest: false, tiles: products.flatMap((product) => tileOf(product, own, shop.tax)) } }
}

function tileOf(product: Product, { earnedProducts, tickets }: Tickets, tax: DisplayedTax): EarnedTile[] {
  const { productId, name, url, gallery, price, special_price: special, childrenIds } = product
  const found = currentPrice(price, special)
  const own = (earnedProducts[productId] ?? []).map(
    (each): CustomerEarnedDiscount & Pick<typeof each, 'orderId' | '_id'> => ({
      ...each,
      productId,
      value: each.type === 'fixed' ? toMinor(each.value) : each.value,
    }),
  )
  const [best] = sortEarnedDiscounts(own, found?.now ?? 0)
  if (!best) return []
  const shown = (amount: Minor) => displayPrice(amount, String(product.attributes['tax_class_id'] ?? ''), tax)
  return [
    {
      id: productId,
      name,
      url,
      picture: gallery[0] ?? null,
      price: found && {
        now: shown(earnedPrice(found.now, best)),
        was: shown(found.now),
        isFrom: childrenIds.length > 1,
      },
      discount:
        best.type === 'fixed' ? { type: 'fixed', amount: shown(best.value) } : { type: 'percent', percent: best.value },
      usesLeft: best.remainingUses,
      shipsFree: best.freeShipping,
      source: sourceOf(productId, best, tickets),
    },
  ]
}

function sourceOf(
  productId: number,
  best: CustomerEarnedDiscount & { orderId: string | null },
  tickets: Tickets['tickets'],
) {
  const ticket = tickets.find(
    ({ orderId, status, benefits }) =>
      orderId === best.orderId &&
      status !== 'cancelled' &&
      benefits.some((benefit) => benefit.productId === productId && isSame(benefit, best)),
  )
  if (ticket) return { event: eventName(ticket.eventId) }
  return best.orderId === null ? null : { order: best.orderId }
}

function isSame(benefit: Tickets['tickets'][number]['benefits'][number], best: CustomerEarnedDiscount) {
  const value = benefit.type === 'fixed' ? toMinor(benefit.value) : benefit.value
  return benefit.type === best.type && value === best.value && benefit.freeShipping === best.freeShipping
}
