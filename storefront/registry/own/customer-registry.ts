import { RouteError } from '#storefront/router/results.ts'
import type { Reply } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import { registryPath } from '#domain/registry/registry.ts'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import { requireLogin } from '#storefront/page/require-login.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { type LineView, lineView } from '../../side-cart/cart/cart-view.ts'
import { textsOf } from '../../texts.ts'
import { findProducts, type FoundProducts } from './find-products.ts'

export type CustomerRegistry = Reply<Store, 'GET /svc_registry/registries/{id}'>
export type CustomerRegistryRow = Reply<Store, 'GET /svc_registry/registries'>['registries'][number]
export interface OwnRegistryView extends Pick<
  CustomerRegistry,
  | 'title'
  | 'about'
  | 'privacy'
  | 'isSurprise'
  | 'isArchived'
  | 'shipBefore'
  | 'address'
  | 'code'
  | 'wanted'
  | 'purchased'
  | 'purchases'
> {
  id: string
  /** True from the event date on. */
  isPast: boolean
  /** The result of 'Buy the rest': the number of lines added to the cart, and the names of the other lines. */
  bought: { count: number; left: readonly string[] } | null
  link: string | null
  lines: readonly (LineView & Omit<CustomerRegistry['items'][number], 'itemId'>)[]
  wishes: readonly LineView[]
  found: FoundProducts | null
  problem: string | null
}

/** Loads the customer's registries; redirects guests to login [REGISTRY-004, REGISTRY-401]. */
export async function loadOwnRegistries(context: PageContext): Promise<PageData<readonly CustomerRegistryRow[]>> {
  await requireLogin(context, '/account/registry')
  const { registries } = await context.call('GET /svc_registry/registries', {})
  return { head: { title: textsOf(context.shop.language, 'registry').title }, view: registries }
}

/** Loads the customer's registry for editing. A registry owned by a different customer is not found. */
export async function loadOwnRegistry(
  context: PageContext,
  { url, params }: PageArguments,
): Promise<PageData<OwnRegistryView>> {
  const { shop, call } = context
  const id = params['id'] ?? ''
  if (!isUuid(id)) throw new RouteError(404)
  await requireLogin(context, `/account/registry/${id}`)
  const { items, urlKey, customKey: _, ...registry } = await readCustomerRegistry(context, id)
  const lists = await call('GET /svc_list/lists', { query: { active: 'true' } })
  const lines = await linesOf(context, id)
  const wishlist = lists.find(({ type }) => type === 'wishlist')
  const { title, about, privacy, isSurprise, isArchived, shipBefore, address, code, wanted, purchased, purchases } =
    registry
  const query = url.searchParams
  const ordered = items.flatMap(({ itemId, purchased, priority, note }) => {
    const line = lines.find((each) => each.id === itemId)
    return line ? [{ ...line, purchased, priority, note }] : []
  })
  return {
    head: { title },
    view: {
      id,
      title,
      about,
      privacy,
      isSurprise,
      isArchived,
      shipBefore,
      address,
      code,
      wanted,
      purchased,
      purchases,
      isPast: about !== null && about.eventDate <= new Date(shop.now).toISOString().slice(0, 10),
      bought: readBought(query, ordered),
      link: urlKey === null ? null : shop.siteUrls[shop.site] + withLocalePrefix(shop.locale, registryPath(urlKey)),
      lines: ordered,
      wishes: wishlist ? await linesOf(context, wishlist._id) : [],
      found: await findProducts(context, query.get('find') ?? ''),
      problem: query.get('problem'),
    },
  }
}

function readBought(query: URLSearchParams, lines: readonly LineView[]): OwnRegistryView['bought'] {
  const count = /^\d{1,3}$/.exec(query.get('bought') ?? '')?.[0]
  if (count === undefined) return null
  const left = (query.get('left') ?? '').split('-').flatMap((index) => lines[Number(index || -1)]?.name ?? [])
  return { count: Number(count), left }
}

export async function readCustomerRegistry({ call }: PageContext, id: string): Promise<CustomerRegistry> {
  try {
    return await call('GET /svc_registry/registries/{id}', { params: { id } })
  } catch (error) {
    if (isRefusalError(error) && error.code === 'registry_not_found') throw new RouteError(404)
    throw error
  }
}

async function linesOf({ shop, call }: PageContext, id: string): Promise<LineView[]> {
  const query = shop.site === 'EUR' ? { country: shop.country } : {}
  const { lines } = await call('GET /svc_list/lists/{id}/view', { params: { id }, query })
  return lines.map((line) => lineView(line, line._id))
}
