import type { Reply } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { type CartView, cartView, type LineView, lineView } from '../../side-cart/cart/cart-view.ts'
import { openGifts, readGifts } from '../../side-cart/gifts.ts'
import { textsOf } from '../../texts.ts'

type Shared = Reply<Store, 'GET /svc_registry/shared/{urlKey}'>
type SharedLine = Shared['lines'][number]
export type GiftLine = LineView & Pick<SharedLine, 'wanted' | 'purchased' | 'left' | 'priority' | 'note'>
export interface SharedView {
  urlKey: string
  /** True if the registry has a password that the visitor has not entered. */
  isLocked: boolean
  /** Submission keys for the add forms, created when the page loads, so that submitting twice adds once. */
  keys: readonly string[]
  registry:
    | (Omit<Shared, 'lines' | 'registryId' | 'firstname' | 'lastname'> & {
        names: string
        firstname: string
        lines: readonly GiftLine[]
      })
    | null
  gifts: (CartView & { tooMany: readonly string[] }) | null
  sort: 'priority' | 'price'
  show: 'all' | 'wanted'
  added: string | null
  /** True if gifts chosen before login were merged. */
  hasMet: boolean
  problem: string | null
}

/**
 * Returns the registry for a key. Returns 'locked' until its password is entered, or null if it is private or deleted.
 */
export async function readSharedRegistry(
  { shop, call }: PageContext,
  urlKey: string,
): Promise<Shared | 'locked' | null> {
  const query = shop.site === 'EUR' ? { country: shop.country } : {}
  try {
    return await call('GET /svc_registry/shared/{urlKey}', { params: { urlKey: urlKey.slice(0, 100) }, query })
  } catch (error) {
    if (isRefusalError(error) && error.code === 'registry_not_found') return null
    if (isRefusalError(error) && error.code === 'registry_locked') return 'locked'
    throw error
  }
}

const weight = { high: 0, medium: 1, low: 2 }

/** Loads a shared registry with the visitor's gifts. Its page is never indexed [REGISTRY-001, REGISTRY-003]. */
export async function loadSharedRegistry(
  context: PageContext,
  { url, params }: PageArguments,
): Promise<PageData<SharedView>> {
  const texts = textsOf(context.shop.language, 'registry')
  const urlKey = params['urlKey'] ?? ''
  const found = await readSharedRegistry(context, urlKey)
  const isLocked = found === 'locked'
  const shared = isLocked ? null : found
  const query = url.searchParams
  const sort = query.get('sort') === 'price' ? 'price' : 'priority'
  const show = query.get('show') === 'wanted' ? 'wanted' : 'all'
  const lines = (shared?.lines ?? []).map((line, index) => giftLine(line, String(index)))
  return {
    ...(found === null && { status: 404 as const }),
    head: { title: isLocked ? texts.lockedPage : (shared?.title ?? texts.gonePage) },
    view: {
      urlKey,
      isLocked,
      keys: lines.map(() => crypto.randomUUID()),
      registry: shared && {
        ...shared,
        names: texts.withNames(`${shared.firstname} ${shared.lastname}`, shared.coRegistrant),
        lines: lines
          .filter(({ left }) => show === 'all' || left !== 0)
          .toSorted((a, b) => (sort === 'price' ? a.now - b.now : weight[a.priority] - weight[b.priority])),
      },
      gifts: shared && (await giftsFor(context, shared, urlKey)),
      sort,
      show,
      added: lines[Number(query.get('put') ?? -1)]?.name ?? null,
      hasMet: query.has('gifts'),
      problem: query.get('problem'),
    },
  }
}

function giftLine(line: SharedLine, id: string): GiftLine {
  const { wanted, purchased, left, priority, note } = line
  return { ...lineView(line, id), wanted, purchased, left, priority, note }
}

/** Returns the visitor's gifts, and the names of gifts that exceed the registry's remaining quantity. */
async function giftsFor(context: PageContext, { registryId, lines }: Shared, urlKey: string) {
  const { shop, call } = context
  const list = await readGifts(call, registryId)
  if (!list) return null
  // The registry's URL has changed, so the gifts move to the new URL, which the visitor already has.
  if (list.metadata.registry?.urlKey !== urlKey) await openGifts(call, { registryId, urlKey })
  const query = shop.site === 'EUR' ? { country: shop.country } : {}
  const cart = await call('GET /svc_list/lists/{id}/view', { params: { id: list._id }, query })
  const view = cartView(cart)
  const remaining = (childId: number) =>
    lines.filter((line) => line.childId === childId).reduce((sum, line) => sum + (line.left ?? line.wanted), 0)
  const tooMany = view.lines.filter(({ childId, qty }) => qty > remaining(childId)).map(({ name }) => name)
  return { ...view, tooMany }
}
