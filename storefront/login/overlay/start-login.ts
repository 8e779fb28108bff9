import type { StoreCall } from '#contract/kernel/call-options.ts'
import { loginOverlayFor, loginReasonOf, type LoginOverlay } from '#domain/sessions/login-overlay.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import type { Shop } from '#storefront/page/page.ts'
import { isLoggedInByCookie } from '#storefront/shell/header/account/account-entries.ts'

interface LoginContext {
  call: StoreCall
  shop: Shop
}

/** Makes login links open a dialog where `loginOverlayFor` allows it. The dialog's code loads on the first click. */
export function startLogin({ call, shop }: LoginContext): void {
  if (shop.isApp) return
  const prefix = shop.locale.path === '' ? '' : `/${shop.locale.path}`
  const bare = (path: string) => (path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path)
  const open = async (overlay: LoginOverlay, link: HTMLAnchorElement) => {
    if (isLoggedIn(await call('GET /svc_session/session', {}))) return location.assign(link.href)
    const { showLogin } = await import('./login-dialog.tsx')
    const to = bare(link.pathname) + link.search
    const reason = loginReasonOf(to)
    const redirect = overlay === 'program-login' ? new URL(link.href).searchParams.get('redirect') : null
    const next = reason === null ? redirect : to
    const here = bare(location.pathname) + location.search
    return showLogin({ call, shop, overlay, reason, target: next ?? here, isElsewhere: next !== null, opener: link })
  }
  // Runs before the listener that sends link clicks through the router.
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!link || !isPlain || link.origin !== location.origin) return
      const to = bare(link.pathname) + link.search
      const overlay = loginOverlayFor(bare(location.pathname), to)
      if (overlay === null) return
      // For customers, the router opens the page.
      if (loginReasonOf(to) !== null && isLoggedInByCookie(shop.site, document.cookie, Date.now())) return
      event.preventDefault()
      event.stopPropagation()
      // If the dialog's code fails to load, the login page opens instead.
      open(overlay, link).catch(() => location.assign(link.href))
    },
    true,
  )
}
