import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { scrollKey } from '#backoffice/frame/scroll-key.ts'
import { orderManagerPermissions } from '#domain/staff/order-manager.ts'
import { call } from '../call/call.ts'
import { session, type StaffSession } from '../call/session.ts'
import { OfflineBanner } from '../frame/offline-banner.tsx'
import { sitesOf } from '../frame/site/site-of.ts'
import { useFocusAfterNavigation } from '../frame/use-focus-after-navigation.ts'
import { useSession } from '../frame/use-me.ts'
import { notify, Toasts } from '../kit/toasts.tsx'
import { texts } from './texts/en.ts'

/**
 * Returns the session with only the order manager's permissions and sites, so that pages do not link to other areas.
 */
export async function loader(): Promise<StaffSession> {
  const current = await call('GET /svc_admin/session', {}, { isFresh: true })
  const limited = current.me && {
    ...current,
    orderManagerSites: [],
    me: {
      ...current.me,
      sites: sitesOf(current, true),
      permissions: orderManagerPermissions.filter((each) => current.me!.permissions.includes(each)),
    },
  }
  session.current.set(limited ?? current)
  return limited ?? current
}

/** The session is read once per visit. Later calls detect when it has ended. */
export const shouldRevalidate = () => false

/** Renders the current page without header or navigation [ADMIN-007]. */
export function Component() {
  const { me } = useSession()
  const isLoading = useNavigation().state === 'loading'
  const mainRef = useFocusAfterNavigation(ignoreNavigation)
  return (
    <div className="funnel">
      <div className="progress-line" data-active={isLoading || undefined} />
      <OfflineBanner />
      <main id="content" ref={mainRef} className="funnel__main" tabIndex={-1} aria-busy={isLoading}>
        <Outlet />
      </main>
      <footer className="funnel__foot muted small">
        <span>{texts.signedInAs(me.name)}</span>
        <button type="button" className="text-button" onClick={() => void logOut()}>
          {texts.logOut}
        </button>
      </footer>
      <Toasts />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  )
}

const ignoreNavigation = () => {}

async function logOut() {
  try {
    await call('DELETE /svc_admin/session', { key: crypto.randomUUID() })
    session.end(true)
  } catch {
    notify(texts.failed)
  }
}
