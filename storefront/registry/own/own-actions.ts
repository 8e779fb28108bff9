import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { CallInput } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import { registryPriorities } from '#domain/lists/list.ts'
import { moveInOrder } from '#domain/registry/registry.ts'
import { addLines } from '#storefront/browser/add-lines.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { readTextField } from '#storefront/page/read-text-field.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import { stepPath } from '#domain/registry/steps.ts'

const page = '/account/registry'

/** Creates a registry and redirects to its first step [REGISTRY-401, REGISTRY-403]. */
export async function createRegistry(
  { call }: PageContext,
  _: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const title = text(form, 'title', 100)
  if (title === '') return { to: page }
  try {
    const body = { type: 'registry' as const, metadata: { registry: { title } } }
    const { _id } = await call('POST /svc_list/lists', { body, key: crypto.randomUUID() })
    return { to: stepPath(_id, 'about') }
  } catch (error) {
    if (isRefusalError(error) && error.code === 'login_required')
      return { to: `/login?redirect=${encodeURIComponent(page)}` }
    throw error
  }
}

/**
 * Applies a form for the customer's registry and redirects to it, with the problem in the query if there is one
 * [REGISTRY-402].
 */
export async function changeCustomerRegistry(
  { call }: PageContext,
  { params }: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const id = params['id'] ?? ''
  if (!isUuid(id)) return { to: page }
  const own = `${page}/${id}`
  try {
    if (form.get('op') === 'delete') {
      await call('DELETE /svc_list/lists/{id}', { params: { id }, version: 'any', key: crypto.randomUUID() })
      return { to: page }
    }
    return { to: own + (await changed(call, id, form)) }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    const { code, status } = error
    if (code === 'login_required') return { to: `/login?redirect=${encodeURIComponent(own)}` }
    if (code === 'registry_not_found') return { to: page }
    if (status >= 500) throw error
    return { to: `${own}?problem=${problemOf(code)}` }
  }
}

/** Applies the form and returns the query or anchor for the redirect. */
async function changed(call: StoreCall, id: string, form: URLSearchParams): Promise<string> {
  const key = crypto.randomUUID()
  const itemId = form.get('item') ?? ''
  const ofItem = { params: { id, itemId }, version: 'any' as const }
  const put = (body: object) => call('PUT /svc_registry/registries/{id}', { params: { id }, body, key })
  switch (form.get('op')) {
    case 'archive':
    case 'unarchive': {
      const isArchived = form.get('op') === 'archive'
      await put({ isArchived })
      return isArchived ? '?archived=1' : ''
    }
    case 'item': {
      const priority = registryPriorities.find((each) => each === form.get('priority')) ?? 'medium'
      const note = readTextField(form, 'note', 300)
      if (note.isTooLong) return '?problem=too_long#items'
      const qty = Number(/^\s*[1-9]\d{0,3}\s*$/.exec(form.get('qty') ?? '')?.[0] ?? 1)
      await call('PUT /svc_list/lists/{id}/items/{itemId}', { ...ofItem, body: { qty }, key })
      await call('PUT /svc_registry/registries/{id}/items/{itemId}', {
        params: { id, itemId },
        body: { priority, note: note.text },
        key: crypto.randomUUID(),
      })
      return '#items'
    }
    case 'remove':
      await call('DELETE /svc_list/lists/{id}/items/{itemId}', { ...ofItem, key })
      return '#items'
    case 'add':
      await addWish(call, id, itemId)
      return '#items'
    case 'add-product': {
      const productId = Number(/^[1-9]\d{0,8}$/.exec(form.get('product') ?? '')?.[0] ?? 0)
      if (productId > 0) await addItems(call, id, [{ productId, qty: 1 }])
      return '#items'
    }
    case 'up':
    case 'down': {
      const direction = form.get('op') === 'up' ? 'up' : 'down'
      await putOrder(call, id, moveInOrder(await readOrder(call, id), itemId, direction))
      return '#items'
    }
    case 'order':
      await putOrder(call, id, form.getAll('item').filter(isUuid).slice(0, 200))
      return '#items'
    case 'buy-rest':
      return buyRest(call, id)
    case 'thanks': {
      const thanked = form.getAll('thanked').filter(isUuid).slice(0, 1_000)
      await call('PUT /svc_registry/registries/{id}/thanks', { params: { id }, body: { thanked }, key })
      return '#purchases'
    }
    default:
      return ''
  }
}

async function addWish(call: StoreCall, id: string, itemId: string) {
  const lists = await call('GET /svc_list/lists', { query: { active: 'true' } })
  const items = lists.filter(({ type }) => type === 'wishlist').flatMap((list) => list.items)
  const wish = items.find(({ _id }) => _id === itemId)
  if (!wish) return
  const { _id, ...item } = wish
  await addItems(call, id, [item])
}

type Items = CallInput<Store, 'POST /svc_list/lists/{id}/items'>['body']['items']

async function addItems(call: StoreCall, id: string, items: Items) {
  const input = { params: { id }, body: { items }, version: 'any' as const, key: crypto.randomUUID() }
  await call('POST /svc_list/lists/{id}/items', input)
}

async function readOrder(call: StoreCall, id: string): Promise<string[]> {
  const { items } = await call('GET /svc_registry/registries/{id}', { params: { id } })
  return items.map(({ itemId }) => itemId)
}

async function putOrder(call: StoreCall, id: string, items: string[]) {
  const body = { items }
  await call('PUT /svc_registry/registries/{id}/order', { params: { id }, body, key: crypto.randomUUID() })
}

/** Adds the units that were not purchased to the cart. Returns the query with the result. */
async function buyRest(call: StoreCall, id: string): Promise<string> {
  const { items } = await call('GET /svc_registry/registries/{id}', { params: { id } })
  const list = await call('GET /svc_list/lists/{id}', { params: { id } })
  const rest = items.flatMap(({ itemId, purchased }, index) => {
    const item = list.items.find(({ _id }) => _id === itemId)
    const qty = item && purchased !== null ? item.qty - purchased : 0
    if (!item || qty <= 0) return []
    const { _id, ...request } = item
    return [{ index, request: { ...request, qty } }]
  })
  const refused = await addLines(
    call,
    rest.map(({ request }) => request),
  )
  const left = refused.map((at) => rest[at]!.index)
  const query = new URLSearchParams({ bought: String(rest.length - left.length) })
  if (left.length > 0) query.set('left', left.join('-'))
  return `?${query.toString()}`
}

function text(form: URLSearchParams, name: string, longest: number): string {
  return (form.get(name) ?? '').trim().slice(0, longest)
}

function problemOf(code: string) {
  const known = {
    about_missing: 'about',
    address_missing: 'address',
    invalid_address: 'fields',
    invalid_request: 'fields',
    item_not_found: 'gone',
    list_not_found: 'gone',
    list_full: 'full',
    product_not_found: 'failed',
  } as const
  return known[code as keyof typeof known] ?? 'failed'
}
