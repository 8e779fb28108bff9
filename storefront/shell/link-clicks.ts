import type { SiteLocale } from '#domain/sites.ts'

interface Navigation {
  /** Path, query, and fragment, without the locale prefix. */
  to: string
  replace: boolean
  preventScrollReset: boolean
}

type Anchor = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'hasAttribute'>
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/** Paths of files and services. */
const notPages = /^\/(assets|media|feeds|svc_\w+|api|__\w+)\//

/**
 * Returns the navigation for a link click, or null to leave it to the browser: modifier keys, other mouse buttons, new
 * windows, downloads, files, fragments, and other origins or locales.
 */
export function navigationOf(
  click: Click,
  anchor: Anchor,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
  { path: prefix }: Pick<SiteLocale, 'path'>,
): Navigation | null {
  const isPlain = click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
  if (!isPlain || click.defaultPrevented || anchor.origin !== here.origin) return null
  if ((anchor.target !== '' && anchor.target !== '_self') || anchor.hasAttribute('download')) return null
  // /de/en/plates is the English page of /de/plates, not a page of /de.
  if (anchor.hasAttribute('hreflang')) return null
  const { pathname, search, hash } = anchor
  if (notPages.test(pathname)) return null
  if (pathname === here.pathname && search === here.search && hash !== '') return null
  const base = prefix === '' ? '' : `/${prefix}`
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return null
  return {
    to: (pathname.slice(base.length) || '/') + search + hash,
    replace: anchor.hasAttribute('data-replaces'),
    preventScrollReset: anchor.hasAttribute('data-keeps-scroll'),
  }
}

/** Sends link clicks through the router, including clicks in editors' texts. */
export function interceptLinkClicks(
  locale: Pick<SiteLocale, 'path'>,
  navigate: (to: string, options: { replace: boolean; preventScrollReset: boolean }) => void,
) {
  document.addEventListener('click', (event) => {
    const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    const navigation = anchor && navigationOf(event, anchor, location, locale)
    if (!navigation) return
    event.preventDefault()
    const { to, ...options } = navigation
    navigate(to, options)
  })
}
