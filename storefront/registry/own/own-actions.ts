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
import { restoreItem } from '#storefront/widgets/lists/restore-item.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import { type AccountAction, actionsOf } from '#storefront/widgets/account/messages/account-actions.ts'
import { registryStepPath } from '#domain/registry/steps.ts'

const page = '/account/registry'

const registries = actionsOf('own-registries')
const registry = actionsOf('own-registry')

/** Creates a registry and redirects to its first step, or restores a deleted one [REGISTRY-401, REGISTRY-403]. */
export async function changeRegistries(
  { call }: PageContext,
  _: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const op = registries.read(form)
  const [title, id] = [text(form, 'title', 100), form.get('list') ?? '']
  try {
    if (op === 'restore' && isUuid(id)) {
      await call('POST /svc_list/lists/{id}/reopen', { params: { id }, key: crypto.randomUUID() })
      return { to: page + registries.done(op, id) }
    }
    if (op !== 'create') return { to: page }
    if (title === '') return { to: `${page}?problem=title#create` }
    const body = { type: 'registry' as const, metadata: { registry: { title } } }
    const { _id } = await call('POST /svc_list/lists', { body, key: crypto.randomUUID() })
    return { to: registryStepPath(_id, 'about') + registries.done(op) }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    if (error.code === 'login_required') return { to: `/login?redirect=${encodeURIComponent(page)}` }
    return { to: page + (op === null ? '' : registries.failed(op)) }
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
  const op = registry.read(form)
  if (op === null) return { to: own }
  try {
    if (op === 'delete') {
      // A closed list can be restored until a job deletes it after 30 days.
      const input = { params: { id }, body: { isActive: false }, version: 'any' as const, key: crypto.randomUUID() }
      await call('PUT /svc_list/lists/{id}/metadata', input)
      return { to: page + registry.done(op, id) }
    }
    return { to: own + (await changed(call, id, op, form)) }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    const { code } = error
    if (code === 'login_required') return { to: `/login?redirect=${encodeURIComponent(own)}` }
    if (code === 'registry_not_found') return { to: page }
    const problem = problemOf(code)
    if (problem !== null) return { to: `${own}?problem=${problem}` }
    return { to: own + registry.failed(op, itemOf(form)) + placeOf(op, itemOf(form)) }
  }
}

/** Returns the anchor of the section that shows an action's result. */
function placeOf(op: AccountAction<'own-registry'>, item: string | undefined): string {
  switch (op) {
    case 'archive':
    case 'unarchive':
    case 'buy-rest':
    case 'delete':
      return ''
    case 'thanks':
      return '#purchases'
    case 'remove':
    case 'order':
      return '#items'
    default:
      return item === undefined ? '#items' : `#item-${item}`
  }
}

function itemOf(form: URLSearchParams): string | undefined {
  const item = form.get('item') ?? ''
  return isUuid(item) ? item : undefined
}

/** Applies the form and returns the query and anchor for the redirect. */
async function changed(
  call: StoreCall,
  id: string,
  op: AccountAction<'own-registry'>,
  form: URLSearchParams,
): Promise<string> {
  const key = crypto.randomUUID()
  const itemId = form.get('item') ?? ''
  const ofItem = { params: { id, itemId }, version: 'any' as const }
  const put = (body: object) => call('PUT /svc_registry/registries/{id}', { params: { id }, body, key })
  const done = (item?: string) => registry.done(op, item) + placeOf(op, item)
  switch (op) {
    case 'archive':
    case 'unarchive': {
      await put({ isArchived: op === 'archive' })
      return done(id)
    }
    case 'item': {
      const priority = registryPriorities.find((each) => each === form.get('priority')) ?? 'medium'
      const note = readTextField(form, 'note', 300)
      if (note.isTooLong) return '?problem=too_long'
      const qty = Number(/^\s*[1-9]\d{0,3}\s*$/.exec(form.get('qty') ?? '')?.[0] ?? 1)
      await call('PUT /svc_list/lists/{id}/items/{itemId}', { ...ofItem, body: { qty }, key })
      await call('PUT /svc_registry/registries/{id}/items/{itemId}', {
        params: { id, itemId },
        body: { priority, note: note.text },
        key: crypto.randomUUID(),
      })
      return done(itemId)
    }
    case 'remove':
      await call('DELETE /svc_list/lists/{id}/items/{itemId}', { ...ofItem, key })
      return done(itemOf(form))
    case 'restore':
      return done(await restoreItem(call, id, itemId))
    case 'add': {
      const added = await addWish(call, id, itemId)
      return added === undefined ? registry.failed(op) + placeOf(op, undefined) : done(added)
    }
    case 'add-product': {
      const productId = Number(/^[1-9]\d{0,8}$/.exec(form.get('product') ?? '')?.[0] ?? 0)
      if (productId <= 0) return '#items'
      return done(await addItems(call, id, [{ productId, qty: 1 }]))
    }
    case 'up':
    case 'down': {
      await putOrder(call, id, moveInOrder(await readOrder(call, id), itemId, op))
      return done(itemOf(form))
    }
    case 'order':
      await putOrder(call, id, form.getAll('item').filter(isUuid).slice(0, 200))
      return done()
    case 'buy-rest':
      return buyRest(call, id)
    case 'thanks': {
      const thanked = form.getAll('thanked').filter(isUuid).slice(0, 1_000)
      await call('PUT /svc_registry/registries/{id}/thanks', { params: { id }, body: { thanked }, key })
      return done()
    }
    case 'delete':
      return ''
  }
}

async function addWish(call: StoreCall, id: string, itemId: string): Promise<string | undefined> {
  const lists = await call('GET /svc_list/lists', { query: { active: 'true' } })
  const items = lists.filter(({ type }) => type === 'wishlist').flatMap((list) => list.items)
  const wish = items.find(({ _id }) => _id === itemId)
  if (!wish) return undefined
  const { _id, ...item } = wish
  return addItems(call, id, [item])
}

type Items = CallInput<Store, 'POST /svc_list/lists/{id}/items'>['body']['items']

/** Adds items and returns the id of the last item's line. */
async function addItems(call: StoreCall, id: string, items: Items): Promise<string | undefined> {
  const input = { params: { id }, body: { items }, version: 'any' as const, key: crypto.randomUUID() }
  const list = await call('POST /svc_list/lists/{id}/items', input)
  const productId = items.at(-1)?.productId
  return list.items.findLast((item) => item.productId === productId)?._id
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
  } as const
  return known[code as keyof typeof known] ?? null
}
