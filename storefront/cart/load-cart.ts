import { type FreightView, loadFreight } from './freight-view.ts'
import { loadMilitaryNotice } from '../shell/notices/load-military-notice.ts'
import { loadOptionalSection } from '#storefront/page/load-optional-section.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { type DeliveryPlace, readDeliveryPlace } from '#storefront/browser/storage/delivery-postcode.ts'
import { textsOf } from '../texts.ts'
import { type EarnedOffer, earnedOffers, readEarnedDiscounts } from './earned-offers.ts'
import type { CardView } from '../catalog/card/card-view.ts'
import { loadPopularSection } from '../search/popular-products.ts'
import type { CartTexts } from './texts/en.ts'
import { cartView, type CartView } from '../side-cart/cart/cart-view.ts'
import type { CartMessageList } from '../side-cart/cart-messages.tsx'
import { type CartMessage, readAddedCount, readMovedLine, readRemovedLine } from '../side-cart/messages.ts'

export interface CartPageView extends CartMessageList {
  cart: CartView | null
  freight: FreightView | null
  notice: string | null
  earned: Record<string, EarnedOffer>
  saved: CartView | null
  /** Shown below an empty cart. */
  popular: readonly CardView[]
  problem: string | null
  problemLine: string | null
}

/** Loads the cart and, from the query, the result of the last change. */
export async function loadCart(context: PageContext, { url }: PageArguments): Promise<PageData<CartPageView>> {
  const { shop, call } = context
  const query = url.searchParams
  const removed = readRemovedLine(query.get('removed'))
  const moved = readMovedLine(query.get('moved'))
  const changed = removed ?? moved
  const [cart, saved, name] = await Promise.all([
    call('GET /svc_list/cart', { query: shop.site === 'EUR' ? { country: shop.country } : {} }),
    readSaved(context),
    changed && nameOf(context, changed.handle),
  ])
  const shown = cart && cart.lines.length > 0 ? cart : null
  const texts = textsOf(shop.language, 'cart')
  const added = readAddedCount(query.get('added'))
  const [freight, own] = shown
    ? await Promise.all([
        loadFreight(context, shown.list._id, storedPlace(shop)),
        loadOptionalSection(readEarnedDiscounts(call), context),
      ])
    : [null, null]
  const popular = shown ? [] : await loadPopularSection(context)
  // APO shows this notice above the header.
  const hasNotice = freight?.isMilitary === true && shop.site !== 'APO'
  return {
    head: { title: texts.title },
    view: {
      cart: shown && cartView(shown),
      freight,
      notice: hasNotice ? await loadMilitaryNotice(context) : null,
      earned: shown && own ? earnedOffers(shown, own) : {},
      saved: saved && saved.lines.length > 0 ? cartView(saved) : null,
      popular,
      message: messageOf(texts, name, removed !== null, moved, added),
      undo: removed && query.get('removed'),
      problem: query.get('problem'),
      problemLine: query.get('line'),
      load: crypto.randomUUID(),
    },
  }
}

/**
 * Returns the stored delivery place. The browser reads its cookie, because the first page of a visit may be a shared
 * page without it.
 */
function storedPlace({ deliveryPlace }: PageContext['shop']): DeliveryPlace | undefined {
  return typeof document === 'undefined' ? deliveryPlace : readDeliveryPlace(document.cookie)
}

function messageOf(
  texts: CartTexts,
  name: string | null,
  isRemoved: boolean,
  moved: ReturnType<typeof readMovedLine>,
  added: number | null,
): CartMessage | null {
  if (isRemoved) return { kind: 'remove', name: name ?? texts.gone }
  if (moved) return { kind: 'move', name: name ?? texts.gone, list: texts.lists[moved.to] }
  return added === null ? null : { kind: 'multiAdd', count: added }
}

async function readSaved({ shop, call }: PageContext) {
  const lists = await call('GET /svc_list/lists', { query: { active: 'true' } })
  const saved = lists.find(({ type }) => type === 'sfl')
  if (!saved || saved.items.length === 0) return null
  const query = shop.site === 'EUR' ? { country: shop.country } : {}
  return call('GET /svc_list/lists/{id}/view', { params: { id: saved._id }, query })
}

/** Returns a removed product's name from the catalog, never from the URL. */
async function nameOf(context: PageContext, handle: string): Promise<string | null> {
  const reading = context.call('GET /svc_content/cards', { query: { handles: handle } })
  return (await loadOptionalSection(reading, context))?.[0]?.name ?? null
}
