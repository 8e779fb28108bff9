import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { type AccountAction, actionsOf } from '#storefront/widgets/account/messages/account-actions.ts'
import { registryStepPath } from '#domain/registry/steps.ts'

const page = '/account/my-lists'
const login = `/login?redirect=${encodeURIComponent(page)}`

/** Creates, renames, shares, deletes, or restores a list, and redirects [LIST-403]. */
export async function changeLists(
  { call }: PageContext,
  _: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const op = hub.read(form)
  if (op === null) return { to: page }
  try {
    return { to: await changed(call, op, form) }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    if (error.code === 'login_required') return { to: login }
    const problem = problems[error.code]
    return { to: page + (problem === undefined ? hub.failed(op, idOf(form)) : `?problem=${problem}`) }
  }
}

const hub = actionsOf('my-lists')

function idOf(form: URLSearchParams): string | undefined {
  const id = form.get('list') ?? ''
  return isUuid(id) ? id : undefined
}

const problems: Readonly<Record<string, string>> = {
  list_exists: 'exists',
  list_not_found: 'list_gone',
  list_closed: 'list_gone',
}

async function changed(call: StoreCall, op: AccountAction<'my-lists'>, form: URLSearchParams): Promise<string> {
  const key = crypto.randomUUID()
  const id = form.get('list') ?? ''
  const title = (form.get('title') ?? '').trim().slice(0, 100)
  const change = (body: { isActive?: boolean; isShared?: boolean; registry?: { title: string } }) =>
    call('PUT /svc_list/lists/{id}/metadata', { params: { id }, body, version: 'any', key })
  if (op === 'create-wishlist' || op === 'create-registry') return create(call, op, title)
  if (!isUuid(id)) return page
  switch (op) {
    case 'rename':
      if (title === '') return `${page}?problem=title`
      await change({ registry: { title } })
      return page + hub.done(op, id)
    case 'share':
    case 'hide':
      await change({ isShared: op === 'share' })
      return page + hub.done(op)
    case 'delete':
      // A closed list can be restored until a job deletes it after 30 days.
      await change({ isActive: false })
      return `${page}?deleted=${id}`
    case 'restore':
      await call('POST /svc_list/lists/{id}/reopen', { params: { id }, key })
      return page + hub.done(op)
  }
}

async function create(call: StoreCall, op: 'create-wishlist' | 'create-registry', title: string): Promise<string> {
  const isRegistry = op === 'create-registry'
  if (isRegistry && title === '') return `${page}?problem=title`
  const body = isRegistry
    ? { type: 'registry' as const, metadata: { registry: { title } } }
    : { type: 'wishlist' as const, metadata: {} }
  const { _id } = await call('POST /svc_list/lists', { body, key: crypto.randomUUID() })
  return (isRegistry ? registryStepPath(_id, 'about') : '/account/wishlist') + hub.done(op)
}
