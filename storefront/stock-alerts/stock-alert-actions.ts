import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { actionsOf } from '#storefront/widgets/account/messages/account-actions.ts'
import { parseCatalogId } from './load-stock-alerts.ts'

const page = '/account/bin'
const actions = actionsOf('stock-alerts')

/** Adds, removes, or restores a back-in-stock alert. */
export async function changeStockAlerts(
  { call }: PageContext,
  _: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const key = crypto.randomUUID()
  const [product, parent] = [parseCatalogId(form.get('product')), parseCatalogId(form.get('parent'))]
  const about = product === null ? '' : `?product=${product}${parent === null ? '' : `&parent=${parent}`}`
  const op = actions.read(form)
  if (op === null) return { to: page + about }
  try {
    if (op === 'remove') {
      const id = form.get('bin') ?? ''
      const again = await restorable(call, id)
      await call('DELETE /svc_bin/bin/{id}', { params: { id }, key })
      return { to: page + actions.done(op, again) }
    }
    if (op === 'restore') {
      if (product === null) return { to: page }
      const body = { product_id: product, parent_id: parent }
      const { id } = await call('POST /svc_bin/bin', { body, key })
      return { to: page + actions.done(op, id) }
    }
    if (product !== null) {
      const email = (form.get('email') ?? '').trim().slice(0, 320)
      await call('POST /svc_bin/bin', { body: { product_id: product, parent_id: parent, email }, key })
    }
    return { to: page + about }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    const { code } = error
    if (code === 'login_required') return { to: `/login?redirect=${encodeURIComponent(page + about)}` }
    // An alert that is already removed counts as success.
    if (code === 'bin_not_found') return { to: page + actions.done('remove') }
    const problem = problemOf(code)
    const query = problem === null ? actions.failed(op) : `?problem=${problem}`
    return { to: page + (op === 'ask' && about !== '' ? about + query.replace('?', '&') : query) }
  }
}

/**
 * Returns product and parent of an alert that can be restored. An alert for a different email address cannot be
 * restored, because URLs must not contain addresses.
 */
async function restorable(call: StoreCall, id: string): Promise<string | undefined> {
  const [alerts, { email }] = await Promise.all([call('GET /svc_bin/bin', {}), call('GET /svc_customer/customer', {})])
  const alert = alerts.find((each) => each.id === id)
  if (alert?.email.toLowerCase() !== email.toLowerCase()) return undefined
  return [alert.product_id, ...(alert.parent_id === null ? [] : [alert.parent_id])].join('.')
}

function problemOf(code: string): 'email' | 'limit' | 'gone' | null {
  const known = { invalid_email: 'email', bin_limit: 'limit', product_not_found: 'gone' } as const
  return known[code as keyof typeof known] ?? null
}
