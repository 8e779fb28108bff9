import type { Reply } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { type LineView, lineView } from '../side-cart/cart/cart-view.ts'
import { textsOf } from '../texts.ts'

export type SharedList = Reply<Store, 'GET /svc_list/shared/{urlKey}'>
export interface SharedView {
  urlKey: string
  shared: { firstname: string; lines: readonly LineView[] } | null
  added: number
  left: readonly string[]
  /** True if the items were added to the visitor's wishlist. */
  isCopied: boolean
}

/** Returns the shared list for a key, or null if it is private or deleted. */
export async function readSharedList({ shop, call }: PageContext, urlKey: string): Promise<SharedList | null> {
  const query = shop.site === 'EUR' ? { country: shop.country } : {}
  try {
    return await call('GET /svc_list/shared/{urlKey}', { params: { urlKey: urlKey.slice(0, 100) }, query })
  } catch (error) {
    if (isRefusalError(error) && error.code === 'list_not_found') return null
    throw error
  }
}

/** Loads a shared wishlist. Its page is never indexed [LIST-001, LIST-002]. */
export async function loadSharedWishlist(
  context: PageContext,
  { url, params }: PageArguments,
): Promise<PageData<SharedView>> {
  const texts = textsOf(context.shop.language, 'lists')
  const urlKey = params['urlKey'] ?? ''
  const list = await readSharedList(context, urlKey)
  const lines = list === null ? [] : list.lines
  const remaining = (url.searchParams.get('left') ?? '').split('-').map((index) => lines[Number(index)]?.name ?? '')
  return {
    ...(list === null && { status: 404 as const }),
    head: { title: list === null ? texts.goneTitle : texts.sharedTitle(list.firstname) },
    view: {
      urlKey,
      shared: list && { firstname: list.firstname, lines: lines.map((line, index) => lineView(line, String(index))) },
      isCopied: url.searchParams.has('copied'),
      added: Number(/^[1-9]\d{0,2}$/.exec(url.searchParams.get('added') ?? '')?.[0] ?? 0),
      left: url.searchParams.has('left') ? remaining.filter((name) => name !== '') : [],
    },
  }
}
