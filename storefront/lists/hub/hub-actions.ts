import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { stepPath } from '#domain/registry/steps.ts'

const page = '/account/my-lists'
const login = `/login?redirect=${encodeURIComponent(page)}`

/** Creates, renames, shares, deletes, or restores a list, and redirects [LIST-403]. */
export async function changeLists(
  { call }: PageContext,
  _: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  try {
    return { to: await changed(call, form) }
  } catch (error) {
    if (!isRefusalError(error) || error.status >= 500) throw error
    if (error.code === 'login_required') return { to: login }
    return { to: `${page}?problem=${problems[error.code] ?? 'failed'}` }
  }
}

const problems: Readonly<Record<string, string>> = {
  list_exists: 'exists',
  list_not_found: 'list_gone',
  list_closed: 'list_gone',
}

async function changed(call: StoreCall, form: URLSearchParams): Promise<string> {
  const key = crypto.randomUUID()
  const id = form.get('list') ?? ''
  const title = (form.get('title') ?? '').trim().slice(0, 100)
  const change = (body: { isActive?: boolean; isShared?: boolean; registry?: { title: string } }) =>
    call('PUT /svc_list/lists/{id}/metadata', { params: { id }, body, version: 'any', key })
  if (form.get('op') === null) return create(call, form.get('type'), title)
  if (!isUuid(id)) return page
  switch (form.get('op')) {
    case 'rename':
      if (title === '') return `${page}?problem=title`
      await change({ registry: { title } })
      return page
    case 'share':
    case 'hide':
      await change({ isShared: form.get('op') === 'share' })
      return page
    case 'delete':
      // A closed list can be restored until a job deletes it after 30 days.
      await change({ isActive: false })
      return `${page}?deleted=${id}`
    case 'restore':
      await call('POST /svc_list/lists/{id}/reopen', { params: { id }, key })
      return page
    default:
      return page
  }
}

async function create(call: StoreCall, type: string | null, title: string): Promise<string> {
  if (type === 'registry' && title === '') return `${page}?problem=title`
  const body =
    type === 'registry'
      ? { type: 'registry' as const, metadata: { registry: { title } } }
      : { type: 'wishlist' as const, metadata: {} }
  const { _id } = await call('POST /svc_list/lists', { body, key: crypto.randomUUID() })
  return type === 'registry' ? stepPath(_id, 'about') : '/account/wishlist'
}
