import { redirect } from 'react-router'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import type { PageContext } from './page.ts'

/** Sends whoever is not logged in to the log-in, which leads back to the path that they asked for. */
export async function asCustomer({ call }: Pick<PageContext, 'call'>, path: string): Promise<void> {
  if (isLoggedIn(await call('GET /svc_session/session', {}))) return
  throw redirect(`/login?redirect=${encodeURIComponent(path)}`)
}
