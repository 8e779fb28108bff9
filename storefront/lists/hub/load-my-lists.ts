import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import { sharedWishlistPath } from '#domain/lists/shared.ts'
import type { Minor } from '#domain/money.ts'
import { registryPath } from '#domain/registry/registry.ts'
import type { RegistryPrivacy } from '#domain/registry/registry.ts'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import { requireLogin } from '#storefront/page/require-login.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import type { PictureSource } from '#ui/picture-source.ts'
import { textsOf } from '../../texts.ts'

export interface ListCard {
  id: string
  type: 'wishlist' | 'sfl' | 'registry'
  /** Title of a registry; other lists have none. */
  title: string | null
  count: number
  total: Minor
  privacy: RegistryPrivacy
  isArchived: boolean
  /** Absolute URL for sharing. Null while the list is private. */
  link: string | null
  /** Unix milliseconds. */
  updatedAt: number
  pictures: readonly PictureSource[]
}
export interface MyListsView {
  lists: readonly ListCard[]
  /** Id of the list that was just deleted. */
  deleted: string | null
  load: string
  problem: string | null
}

type WireList = Reply<Store, 'GET /svc_list/lists'>[number]
type Registry = Reply<Store, 'GET /svc_registry/registries'>['registries'][number]

const maxPictures = 4
/** Registries beyond this limit show only a name and a count. */
const maxViewed = 20
const order = ['wishlist', 'sfl', 'registry'] as const

/** Loads the customer's lists except the cart, with counts and visibility [LIST-003, LIST-401, LIST-403]. */
export async function loadMyLists(context: PageContext, { url }: PageArguments): Promise<PageData<MyListsView>> {
  const { shop, call } = context
  await requireLogin(context, '/account/my-lists')
  const lists = await call('GET /svc_list/lists', { query: { active: 'true' } })
  const hasRegistry = lists.some(({ type }) => type === 'registry')
  const { registries } = hasRegistry ? await call('GET /svc_registry/registries', {}) : { registries: [] }
  const shown = order.flatMap((type) => lists.filter((list) => list.type === type).map((list) => ({ type, list })))
  const deleted = url.searchParams.get('deleted')
  return {
    head: { title: textsOf(shop.language, 'lists').myLists },
    view: {
      lists: await Promise.all(
        shown.map(async ({ type, list }, index) => ({
          ...cardOf(context, list, type, registries),
          ...(index < maxViewed && list.items.length > 0 && (await contentOf(context, list._id))),
        })),
      ),
      deleted: deleted !== null && isUuid(deleted) ? deleted : null,
      load: crypto.randomUUID(),
      problem: url.searchParams.get('problem'),
    },
  }
}

function cardOf(
  { shop }: PageContext,
  list: WireList,
  type: ListCard['type'],
  registries: readonly Registry[],
): ListCard {
  const { _id: id, metadata, items } = list
  const registry = registries.find(({ _id }) => _id === id)
  const key = type === 'registry' ? registry?.urlKey : metadata.urlKey
  const path = key && (type === 'registry' ? registryPath(key) : sharedWishlistPath(key))
  return {
    id,
    type,
    title: type === 'registry' ? (metadata.registry?.title ?? '') : null,
    count: items.length,
    total: 0,
    privacy: registry?.privacy ?? (key ? 'link' : 'private'),
    isArchived: registry?.isArchived ?? false,
    link: path ? shop.siteUrls[shop.site] + withLocalePrefix(shop.locale, path) : null,
    updatedAt: metadata.activeCartTs,
    pictures: [],
  }
}

async function contentOf({ shop, call }: PageContext, id: string): Promise<Pick<ListCard, 'total' | 'pictures'>> {
  const query = shop.site === 'EUR' ? { country: shop.country } : {}
  const { lines, shownSubtotal } = await call('GET /svc_list/lists/{id}/view', { params: { id }, query })
  const pictures = lines.flatMap(({ picture }) => (picture ? [picture] : [])).slice(0, maxPictures)
  return { total: toMinor(shownSubtotal), pictures }
}
