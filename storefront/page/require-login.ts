import { redirect } from 'react-router'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import type { PageContext } from './page.ts'

/** Redirects guests to /login, with the requested path as `redirect`. */
export async function requireLogin({ call }: Pick<PageContext, 'call'>, path: string): Promise<void> {
  if (isLoggedIn(await call('GET /svc_session/session', {}))) return
  throw redirect(`/login?redirect=${encodeURIComponent(path)}`)
}
