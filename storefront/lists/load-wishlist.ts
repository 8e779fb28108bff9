import { redirect } from '#storefront/router/results.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { Minor } from '#domain/money.ts'
import { sharedWishlistPath } from '#domain/lists/shared.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import { loadOptionalSection } from '#storefront/page/load-optional-section.ts'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import type { CartMessageList } from '../side-cart/cart-messages.tsx'
import { type CartView, cartView, lineView, type LineView } from '../side-cart/cart/cart-view.ts'
import { type CartMessage, readMovedLine, readRemovedLine } from '../side-cart/messages.ts'
import { type Language, textsOf } from '../texts.ts'
import { sortWishlistLines, readViewOptions, type WishlistViewOptions } from './wishlist/wish-order.ts'

type ListView = Reply<Store, 'GET /svc_list/lists/{id}/view'>
type Wish = NonNullable<ListView['wishes']>[number]

/** A line with its owner's note. */
export type WishLine = LineView &
  Pick<Wish, 'note' | 'priority'> & {
    /** Unit price decrease since the line was added. */
    drop: Minor
    /** Days until dispatch. */
    leadTime: number | null
    isAlertOffered: boolean
  }
export interface WishlistView extends CartMessageList {
  wishlist: (Omit<CartView, 'lines'> & { lines: readonly WishLine[] }) | null
  /** Number of items before the filter. */
  total: number
  look: WishlistViewOptions
  registries: readonly { id: string; title: string }[]
  /** The registry that an item was moved to. */
  inRegistry: { id: string; title: string } | null
  /** Absolute URL for sharing. Null while the list is private. */
  link: string | null
  problem: string | null
  movedAll: { count: number; left: string[] } | null
}

/** Loads the customer's wishlist at current prices. Redirects guests to login [LIST-202, LIST-206]. */
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
  const look = readViewOptions(url.searchParams)
  const cart = view ? cartView(view) : null
  const lines = view ? wishLines(view) : []
  const all = sortWishlistLines(lines, { ...look, isInStock: false }, shop.locale.tag)
  const wishlist = cart && { ...cart, lines: sortWishlistLines(lines, look, shop.locale.tag) }
  const registries = lists.flatMap(({ _id, type, metadata }) =>
    type === 'registry' ? [{ id: _id, title: metadata.registry?.title ?? '' }] : [],
  )
  const count = /^\d{1,3}$/.exec(url.searchParams.get('moved-all') ?? '')?.[0]
  return {
    head: { title: textsOf(shop.language, 'lists').wishlist },
    view: {
      wishlist,
      total: lines.length,
      look,
      registries,
      inRegistry: registries.find(({ id }) => id === url.searchParams.get('to-registry')) ?? null,
      link:
        urlKey === undefined
          ? null
          : shop.siteUrls[shop.site] + withLocalePrefix(shop.locale, sharedWishlistPath(urlKey)),
      problem: url.searchParams.get('problem'),
      // `left` lists the items that could not be moved.
      movedAll: count === undefined ? null : { count: Number(count), left: namesOf(all, shop.language) },
      load: crypto.randomUUID(),
      message,
      undo,
    },
  }
}

async function messageOf(context: PageContext, query: URLSearchParams) {
  const { shop, call } = context
  const removed = readRemovedLine(query.get('removed'))
  const moved = readMovedLine(query.get('moved'))
  const changed = removed ?? moved
  if (changed === null) return { message: null, undo: null }
  const cards = await loadOptionalSection(
    call('GET /svc_content/cards', { query: { handles: changed.handle } }),
    context,
  )
  const name = cards?.[0]?.name ?? textsOf(shop.language, 'lists').gone
  const message: CartMessage = moved
    ? { kind: 'move', name, list: textsOf(shop.language, 'cart').lists[moved.to] }
    : { kind: 'remove', name }
  return { message, undo: removed && query.get('removed') }
}

function wishLines({ lines, wishes = [] }: ListView): WishLine[] {
  return lines.map((line) => {
    const wish = wishes.find(({ itemId }) => itemId === line._id)
    const { leadTime, bin } = line.inventory
    return {
      ...lineView(line, line._id),
      note: wish?.note ?? '',
      priority: wish?.priority ?? 'medium',
      drop: toMinor(wish?.shownDrop ?? 0),
      leadTime,
      isAlertOffered: bin && line.flags.some((flag) => flag === 'out_of_stock' || flag === 'notify_only'),
    }
  })
}

function namesOf(lines: readonly LineView[], language: Language): string[] {
  const { gone: goneText } = textsOf(language, 'lists')
  return lines.map(({ name }) => name || goneText)
}
