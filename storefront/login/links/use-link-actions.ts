import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { requestLink, type LinkRequestResult } from './link-actions.ts'
import { updateStorageAfterLogin } from '../stored/update-storage-after-login.ts'
import { redirectTarget, withAddedCounts } from '../redirect-target.ts'

export type UseLinkResult = LinkRequestResult | { kind: 'linkInvalid' | 'linkExpired' }

/** Logs in with an emailed link's token, or requests a new link. */
export async function logInByLink(
  context: PageContext,
  page: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  if (form.get('op') === 'link') return requestLink(context, page, form, 'login')
  const respond = (status: number, data: UseLinkResult): ActionResult => ({ status, data })
  try {
    const { merged, customer } = await context.call('POST /svc_session/session/link/login', {
      body: { token: (page.params['token'] ?? '').slice(0, 200) },
      key: crypto.randomUUID(),
    })
    await updateStorageAfterLogin({ call: context.call, site: context.shop.site, customer })
    return { to: withAddedCounts(redirectTarget(page.url.searchParams.get('redirect')), merged) }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    switch (error.code) {
      case 'token_invalid':
        // After a double click, the first request has already logged in.
        if (isLoggedIn(await context.call('GET /svc_session/session', {})))
          return { to: redirectTarget(page.url.searchParams.get('redirect')) }
        return respond(422, { kind: 'linkInvalid' })
      case 'token_expired':
        return respond(422, { kind: 'linkExpired' })
      case 'too_many_requests':
        return respond(429, { kind: 'busy', seconds: Number(error.details['seconds'] ?? 0), email: '' })
      default:
        return respond(error.status || 503, { kind: 'failed', email: '' })
    }
  }
}
