import { data } from 'react-router'
import type { Reply } from '#contract/kernel/call.ts'
import { isRefused } from '#contract/kernel/refused.ts'
import type { Store } from '#contract/store.ts'
import { registryPath } from '#domain/registry/registry.ts'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import { requireLogin } from '#storefront/page/require-login.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { type LineView, lineView } from '../../side-cart/cart/cart-view.ts'
import { textsOf } from '../../texts.ts'

type Own = Reply<Store, 'GET /svc_registry/registries/{id}'>
export type OwnRow = Reply<Store, 'GET /svc_registry/registries'>['registries'][number]
export interface OwnRegistryView extends Pick<
  Own,
  'title' | 'about' | 'privacy' | 'isSurprise' | 'address' | 'code' | 'wanted' | 'purchased' | 'purchases'
> {
  id: string
  /** Identifies the page load. */
  load: string
  email: string
  firstname: string
  lastname: string
  link: string | null
  lines: readonly (LineView & Omit<Own['items'][number], 'itemId'>)[]
  wishes: readonly LineView[]
  problem: string | null
}

/** Loads the customer's registries; redirects guests to login [REGISTRY-004, REGISTRY-401]. */
export async function loadOwnRegistries(context: PageContext): Promise<PageData<readonly OwnRow[]>> {
  await requireLogin(context, '/account/registry')
  const { registries } = await context.call('GET /svc_registry/registries', {})
  return { head: { title: textsOf(context.shop.language, 'registry').title }, view: registries }
}

/** Loads the customer's registry for editing; another customer's registry isn't found. */
export async function loadOwnRegistry(
  context: PageContext,
  { url, params }: PageArguments,
): Promise<PageData<OwnRegistryView>> {
  const { shop, call } = context
  const id = params['id'] ?? ''
  if (!isUuid(id)) throw data(null, { status: 404 })
  await requireLogin(context, `/account/registry/${id}`)
  const own = await readOwn(context, id)
  const [{ items, urlKey, ...registry }, customer] = [own, await call('GET /svc_customer/customer', {})]
  const lists = await call('GET /svc_list/lists', { query: { active: 'true' } })
  const lines = await linesOf(context, id)
  const wishlist = lists.find(({ type }) => type === 'wishlist')
  const { title, about, privacy, isSurprise, address, code, wanted, purchased, purchases } = registry
  return {
    head: { title },
    view: {
      id,
      load: crypto.randomUUID(),
      title,
      about,
      privacy,
      isSurprise,
      address,
      code,
      wanted,
      purchased,
      purchases,
      email: customer.email,
      firstname: customer.firstname,
      lastname: customer.lastname,
      link: urlKey === null ? null : shop.siteUrls[shop.site] + withLocalePrefix(shop.locale, registryPath(urlKey)),
      lines: lines.flatMap((line) => {
        const item = items.find(({ itemId }) => itemId === line.id)
        return item ? [{ ...line, purchased: item.purchased, priority: item.priority, note: item.note }] : []
      }),
      wishes: wishlist ? await linesOf(context, wishlist._id) : [],
      problem: url.searchParams.get('problem'),
    },
  }
}

async function readOwn({ call }: PageContext, id: string): Promise<Own> {
  try {
    return await call('GET /svc_registry/registries/{id}', { params: { id } })
  } catch (error) {
    if (isRefused(error) && error.code === 'registry_not_found') throw data(null, { status: 404 })
    throw error
  }
}

async function linesOf({ shop, call }: PageContext, id: string): Promise<LineView[]> {
  const query = shop.site === 'EUR' ? { country: shop.country } : {}
  const { lines } = await call('GET /svc_list/lists/{id}/view', { params: { id }, query })
  return lines.map((line) => lineView(line, line._id))
}
