import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefused } from '#contract/kernel/refused.ts'
import { registryPriorities } from '#domain/lists/list.ts'
import { eventTypes, registryPrivacies } from '#domain/registry/registry.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { isUuid } from '#storefront/page/route/is-uuid.ts'

const page = '/account/registry'

/** Creates a registry and redirects to its details [REGISTRY-401, REGISTRY-403]. */
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
    return { to: `${page}/${_id}` }
  } catch (error) {
    if (isRefused(error) && error.code === 'login_required')
      return { to: `/login?redirect=${encodeURIComponent(page)}` }
    throw error
  }
}

/** Applies a form of the customer's registry and redirects to it, with any problem in the query [REGISTRY-402]. */
export async function changeOwn(
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
    if (!isRefused(error)) throw error
    const { code, status } = error
    if (code === 'login_required') return { to: `/login?redirect=${encodeURIComponent(own)}` }
    if (code === 'registry_not_found') return { to: page }
    if (status >= 500) throw error
    return { to: `${own}?problem=${problemOf(code)}` }
  }
}

/** Makes the change and returns the page's anchor. */
async function changed(call: StoreCall, id: string, form: URLSearchParams): Promise<string> {
  const key = crypto.randomUUID()
  const itemId = form.get('item') ?? ''
  const ofItem = { params: { id, itemId }, version: 'any' as const }
  const put = (body: object) => call('PUT /svc_registry/registries/{id}', { params: { id }, body, key })
  switch (form.get('op')) {
    case 'about':
      await put({ about: readAbout(form) })
      return '#ships-to'
    case 'privacy': {
      const privacy = registryPrivacies.find((each) => each === form.get('privacy')) ?? 'private'
      await put({ privacy, isSurprise: form.get('surprise') === 'on' })
      return '#visibility'
    }
    case 'item': {
      const priority = registryPriorities.find((each) => each === form.get('priority')) ?? 'medium'
      const qty = Number(/^\s*[1-9]\d{0,3}\s*$/.exec(form.get('qty') ?? '')?.[0] ?? 1)
      await call('PUT /svc_list/lists/{id}/items/{itemId}', { ...ofItem, body: { qty }, key })
      await call('PUT /svc_registry/registries/{id}/items/{itemId}', {
        params: { id, itemId },
        body: { priority, note: text(form, 'note', 300) },
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
  await call('POST /svc_list/lists/{id}/items', {
    params: { id },
    body: { items: [item] },
    version: 'any',
    key: crypto.randomUUID(),
  })
}

function readAbout(form: URLSearchParams) {
  return {
    title: text(form, 'title', 100),
    eventType: eventTypes.find((each) => each === form.get('eventType')) ?? 'other',
    eventDate: text(form, 'eventDate', 10),
    firstname: text(form, 'firstname', 40),
    lastname: text(form, 'lastname', 40),
    coRegistrant: text(form, 'coRegistrant', 80),
    message: text(form, 'message', 1_000),
  }
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
  return known[code as keyof typeof known] ?? 'failed'
}
