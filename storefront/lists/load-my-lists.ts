import { redirect } from 'react-router'
import { sharedPath } from '#domain/lists/shared.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { textsOf } from '../texts.ts'

export interface MyListsView {
  /** Null before the first item. */
  wishlist: { count: number; link: string | null } | null
  saved: number
  registries: readonly { id: string; title: string; count: number }[]
}

const login = '/login?redirect=%2Faccount%2Fmy-lists'

/** Loads the customer's lists except the cart, with counts and visibility [LIST-003, LIST-401, LIST-403]. */
export async function loadMyLists({ shop, call }: PageContext): Promise<PageData<MyListsView>> {
  const session = await call('GET /svc_session/session', {})
  if (!isLoggedIn(session)) throw redirect(login)
  const lists = await call('GET /svc_list/lists', { query: { active: 'true' } })
  const wishlist = lists.find(({ type }) => type === 'wishlist')
  const urlKey = wishlist?.metadata.urlKey
  const link =
    urlKey === undefined ? null : shop.siteUrls[shop.site] + withLocalePrefix(shop.locale, sharedPath(urlKey))
  return {
    head: { title: textsOf(shop.language, 'lists').myLists },
    view: {
      wishlist: wishlist ? { count: wishlist.items.length, link } : null,
      saved: lists.find(({ type }) => type === 'sfl')?.items.length ?? 0,
      registries: lists
        .filter(({ type }) => type === 'registry')
        .map(({ _id, metadata, items }) => ({ id: _id, title: metadata.registry?.title ?? '', count: items.length })),
    },
  }
}

export async function createList(
  { call }: PageContext,
  _: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const title = (form.get('title') ?? '').trim().slice(0, 100)
  const type = form.get('type') === 'registry' ? 'registry' : 'wishlist'
  if (type === 'registry' && title === '') return { to: '/account/my-lists#registries' }
  const session = await call('GET /svc_session/session', {})
  if (!isLoggedIn(session)) return { to: login }
  const metadata = type === 'registry' ? { registry: { title } } : {}
  await call('POST /svc_list/lists', { body: { type, metadata }, key: crypto.randomUUID() })
  return { to: type === 'wishlist' ? '/account/wishlist' : '/account/my-lists#registries' }
}
