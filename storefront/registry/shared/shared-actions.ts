import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { CallInput } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import { registryPasswordLength, registryPath } from '#domain/registry/registry.ts'
import { readSubmissionKey } from '#storefront/page/route/read-submission-key.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { parseQuantity } from '#storefront/widgets/lists/parse-quantity.ts'
import { openGifts, type GiftList } from '../../side-cart/gifts.ts'
import { throwIfReduced } from '../../side-cart/cart/throw-if-reduced.ts'
import { problemOfWrite } from '../../side-cart/cart/problem-of-write.ts'
import { readSharedRegistry } from './load-shared.ts'

type NewItem = CallInput<Store, 'POST /svc_list/lists/{id}/items'>['body']['items'][number]

/** Adds an item to the visitor's gifts or changes one, with the problem in the query if there is one [REGISTRY-203]. */
export async function changeGifts(
  context: PageContext,
  { url, params }: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const { call } = context
  const urlKey = params['urlKey'] ?? ''
  const at = (result: Record<string, string> = {}) => inSameView(urlKey, url, result)
  if (form.get('op') === 'unlock') return { to: at(await unlock(call, urlKey, form)) }
  const qty = parseQuantity(form.get('qty') ?? '1')
  if (qty === null) return { to: at({ problem: 'quantity' }) }
  // With JavaScript, the scroll position must not change.
  const gifts = form.has('in-place') ? '' : '#gifts'
  const key = crypto.randomUUID()
  try {
    const item = { id: form.get('list') ?? '', itemId: form.get('item') ?? '' }
    if (form.get('op') === 'quantity') {
      const input = { params: item, body: { qty }, version: 'any' as const, key }
      await call('PUT /svc_list/lists/{id}/items/{itemId}', input)
      return { to: at() + gifts }
    }
    if (form.get('op') === 'remove') {
      await call('DELETE /svc_list/lists/{id}/items/{itemId}', { params: item, version: 'any', key })
      return { to: at() + gifts }
    }
    const shared = await readSharedRegistry(context, urlKey)
    const index = Number(/^\d{1,3}$/.exec(form.get('line') ?? '')?.[0] ?? -1)
    if (shared === null || shared === 'locked') return { to: at() }
    const line = shared.isOver ? undefined : shared.lines[index]
    if (!line) return { to: at() }
    const { wanted, purchased, priority, request } = line
    const registry = { registryId: shared.registryId, wanted, purchased: purchased ?? 0, priority }
    const { registryId, title } = shared
    const list = await openGifts(call, { registryId, title, urlKey })
    await addGift(
      call,
      list,
      { ...request, qty, metadata: { ...request.metadata, registry } },
      readSubmissionKey(form) ?? key,
    )
    return { to: `${at({ put: String(index) })}#gifts` }
  } catch (error) {
    if (!isRefusalError(error) || error.status >= 500) throw error
    // The form was submitted twice, and the first request has added the item.
    if (error.code === 'idempotency_key_reused') return { to: `${at({ put: form.get('line') ?? '' })}#gifts` }
    return { to: at({ problem: problemOf(error.code) }) }
  }
}

/** Sends the password. Returns the problem for the query. */
async function unlock(call: StoreCall, urlKey: string, form: URLSearchParams): Promise<Record<string, string>> {
  const password = (form.get('password') ?? '').slice(0, registryPasswordLength.max)
  try {
    const params = { urlKey: urlKey.slice(0, 100) }
    await call('POST /svc_registry/shared/{urlKey}/unlock', { params, body: { password } })
    return {}
  } catch (error) {
    if (!isRefusalError(error) || error.status >= 500) throw error
    if (error.code === 'registry_not_found') return {}
    return { problem: error.code === 'too_many_requests' ? 'wait' : 'wrong' }
  }
}

/** Returns the registry URL with a result, preserving the form's sort order and filter. */
function inSameView(urlKey: string, { searchParams }: URL, result: Record<string, string>): string {
  const view = [...searchParams].filter(([name]) => name === 'sort' || name === 'show')
  const query = new URLSearchParams([...view, ...Object.entries(result)]).toString()
  return registryPath(urlKey) + (query === '' ? '' : `?${query}`)
}

/**
 * Adds an item to the visitor's gift list for the registry. Raises the quantity of an equal item instead of adding a
 * line.
 */
async function addGift(call: StoreCall, list: GiftList, item: NewItem, key: string) {
  const same = list.items.find((each) => sameThing(each) === sameThing(item))
  const input = { version: 'any' as const, key }
  if (same) {
    const params = { id: list._id, itemId: same._id }
    const body = { qty: same.qty + item.qty }
    throwIfReduced(await call('PUT /svc_list/lists/{id}/items/{itemId}', { ...input, params, body }))
  } else {
    const params = { id: list._id }
    throwIfReduced(await call('POST /svc_list/lists/{id}/items', { ...input, params, body: { items: [item] } }))
  }
}

function sameThing({ productId, options, children, metadata }: Omit<NewItem, 'qty'>): string {
  return JSON.stringify([productId, options, children?.map((child) => child.productId), metadata?.recipeId])
}

/** Returns the problem code. Maps a missing choice to `failed`, because the gifts page cannot offer options. */
function problemOf(code: string) {
  const problem = problemOfWrite(code)
  return problem === 'choice' ? 'failed' : problem
}
