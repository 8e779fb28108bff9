import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { parseCatalogId } from './load-stock-alerts.ts'

const page = '/account/bin'

/** Adds or removes a back-in-stock alert. */
export async function changeStockAlerts(
  { call }: PageContext,
  _: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const key = crypto.randomUUID()
  const [product, parent] = [parseCatalogId(form.get('product')), parseCatalogId(form.get('parent'))]
  const about = product === null ? '' : `?product=${product}${parent === null ? '' : `&parent=${parent}`}`
  try {
    if (form.get('op') === 'remove') {
      await call('DELETE /svc_bin/bin/{id}', { params: { id: form.get('bin') ?? '' }, key })
      return { to: page }
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
    // The alert is already removed, which counts as success.
    if (code === 'bin_not_found') return { to: page }
    return { to: `${page}${about === '' ? '?' : `${about}&`}problem=${problemOf(code)}` }
  }
}

function problemOf(code: string): 'email' | 'limit' | 'gone' | 'failed' {
  const known = { invalid_email: 'email', bin_limit: 'limit', product_not_found: 'gone' } as const
  return known[code as keyof typeof known] ?? 'failed'
}
