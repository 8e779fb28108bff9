import { redirect } from 'react-router'
import { sharedPath } from '#domain/lists/shared.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import { optionalSection } from '#storefront/page/optional-section.ts'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import type { CartMessageList } from '../side-cart/cart-messages.tsx'
import { type CartView, cartView } from '../side-cart/cart/cart-view.ts'
import { type CartMessage, readMoved, readRemoved } from '../side-cart/messages.ts'
import { type Language, textsOf } from '../texts.ts'

export interface WishlistView extends CartMessageList {
  wishlist: CartView | null
  isGrid: boolean
  /** Absolute URL for sharing, or null while private. */
  link: string | null
  problem: string | null
  movedAll: { count: number; left: string[] } | null
}

/** Loads the customer's wishlist at current prices; redirects guests to login [LIST-202, LIST-206]. */
export async function loadWishlist(context: PageContext, { url }: PageArguments): Promise<PageData<WishlistView>> {
  const { shop, call } = context
  const session = await call('GET /svc_session/session', {})
  if (!isLoggedIn(session)) throw redirect('/login?redirect=%2Faccount%2Fwishlist')
  const lists = await call('GET /svc_list/lists', { query: { active: 'true' } })
  const own = lists.find(({ type }) => type === 'wishlist')
  const country = shop.site === 'EUR' ? { country: shop.country } : {}
  const view = own && (await call('GET /svc_list/lists/{id}/view', { params: { id: own._id }, query: country }))
  const { message, undo } = await messageOf(context, url.searchParams)
  const urlKey = own?.metadata.urlKey
  const wishlist = view ? cartView(view) : null
  const count = /^\d{1,3}$/.exec(url.searchParams.get('moved-all') ?? '')?.[0]
  return {
    head: { title: textsOf(shop.language, 'lists').wishlist },
    view: {
      wishlist,
      isGrid: url.searchParams.get('view') !== 'list',
      link: urlKey === undefined ? null : shop.siteUrls[shop.site] + withLocalePrefix(shop.locale, sharedPath(urlKey)),
      problem: url.searchParams.get('problem'),
      // The remaining items are the ones that could not be moved.
      movedAll: count === undefined ? null : { count: Number(count), left: namesOf(wishlist, shop.language) },
      load: crypto.randomUUID(),
      message,
      undo,
    },
  }
}

async function messageOf(context: PageContext, query: URLSearchParams) {
  const { shop, call } = context
  const removed = readRemoved(query.get('removed'))
  const moved = readMoved(query.get('moved'))
  const changed = removed ?? moved
  if (changed === null) return { message: null, undo: null }
  const cards = await optionalSection(call('GET /svc_content/cards', { query: { handles: changed.handle } }), context)
  const name = cards?.[0]?.name ?? textsOf(shop.language, 'lists').gone
  const message: CartMessage = moved
    ? { kind: 'move', name, list: textsOf(shop.language, 'cart').lists[moved.to] }
    : { kind: 'remove', name }
  return { message, undo: removed && query.get('removed') }
}

function namesOf(wishlist: CartView | null, language: Language): string[] {
  const { gone: goneText } = textsOf(language, 'lists')
  return (wishlist?.lines ?? []).map(({ name }) => name || goneText)
}
