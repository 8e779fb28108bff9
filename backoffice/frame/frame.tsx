import { lazy, Suspense, useState } from 'react'
import { Outlet, redirect, ScrollRestoration, useNavigation, type LoaderFunctionArgs } from 'react-router'
import { call } from '../call/call.ts'
import { factorDialog } from '../call/factor-dialog.ts'
import { session } from '../call/session.ts'
import { useCell } from '../call/store.ts'
import { Toasts } from '../kit/toasts.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { scrollKey } from './scroll-key.ts'
import { SideNav } from './nav/side-nav.tsx'
import { texts } from './texts/en.ts'
import { TopBar } from './top-bar.tsx'
import { useFrameKeys, type FrameOverlay } from './keys/use-frame-keys.ts'
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts'
import { useSession } from './use-me.ts'

const Palette = lazy(async () => ({ default: (await import('./palette/palette.tsx')).Palette }))
const ShortcutsDialog = lazy(async () => ({ default: (await import('./keys/shortcuts-dialog.tsx')).ShortcutsDialog }))
const FactorDialog = lazy(async () => ({ default: (await import('./factor-dialog.tsx')).FactorDialog }))

/** Returns the session. Redirects to the login page if there is none. After login, the requested page opens. */
export async function loader({ request }: LoaderFunctionArgs) {
  const current = await call('GET /svc_admin/session', {}, { isFresh: true })
  session.current.set(current)
  if (current.state === 'signed_in') return current
  const { pathname, search } = new URL(request.url)
  const from = pathname === '/' ? '' : `?from=${encodeURIComponent(pathname + search)}`
  throw redirect(`/login${from}`)
}

/** The session is read once per visit. Later calls detect when it has ended. */
export const shouldRevalidate = () => false

/** Renders the navigation, the top bar, and the current page. */
export function Component() {
  const { brand } = useSession()
  const [overlay, setOverlay] = useState<FrameOverlay>(null)
  const isNavOpen = overlay === 'nav'
  const needsCode = useCell(factorDialog.pending).length > 0
  const isLoading = useNavigation().state === 'loading'
  useFrameKeys(setOverlay)
  const mainRef = useFocusAfterNavigation(() => setOverlay(null))
  const close = () => setOverlay(null)
  return (
    <div className={isNavOpen ? 'frame frame--nav-open' : 'frame'}>
      <a className="skip-link" href="#content">
        {texts.skip}
      </a>
      <SideNav brand={brand} isOpen={isNavOpen} onClose={close} />
      <div className="frame__page">
        <TopBar
          onMenu={() => setOverlay('nav')}
          onSearch={() => setOverlay('palette')}
          onKeys={() => setOverlay('keys')}
        />
        <div className="progress-line" data-active={isLoading || undefined} />
        <OfflineBanner />
        <main id="content" ref={mainRef} className="frame__main" tabIndex={-1} aria-busy={isLoading}>
          <Outlet />
        </main>
      </div>
      <Suspense>
        {overlay === 'palette' && <Palette onClose={close} onKeys={() => setOverlay('keys')} />}
        {overlay === 'keys' && <ShortcutsDialog onClose={close} />}
        {needsCode && <FactorDialog />}
      </Suspense>
      <Toasts />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  )
}
