import { redirect } from '#storefront/router/results.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import type { SiteLocale } from '#domain/sites.ts'
import type { PageContext } from './page.ts'

/** Redirects guests to /login, with the requested path as `redirect`. */
export async function requireLogin({ call }: Pick<PageContext, 'call'>, path: string): Promise<void> {
  if (isLoggedIn(await call('GET /svc_session/session', {}))) return
  throw redirect(`/login?redirect=${encodeURIComponent(path)}`)
}

/** Returns a request's path and query without the locale prefix, for a link back to it. */
export function requestedPath({ path: prefix }: Pick<SiteLocale, 'path'>, { pathname, search }: URL): string {
  const isPrefixed = prefix !== '' && `${pathname}/`.startsWith(`/${prefix}/`)
  return ((isPrefixed ? pathname.slice(prefix.length + 1) : pathname) || '/') + search
}
