import type { SiteLocale } from '#domain/sites.ts'

/** How a click is to be followed inside of the shop. */
interface Followed {
  /** Path, query and place, without the locale's prefix. */
  to: string
  replace: boolean
  preventScrollReset: boolean
}

type Anchor = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'hasAttribute'>
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/** Files and services that are no pages. */
const notPages = /^\/(assets|media|svc_\w+|api|__\w+)\//

/**
 * What a click on a link does inside of the shop; null leaves it to the browser: other keys and buttons, other origins
 * and locales, new windows, downloads, files, and places on the same page.
 */
export function followedClick(
  click: Click,
  anchor: Anchor,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
  { path: prefix }: Pick<SiteLocale, 'path'>,
): Followed | null {
  const isPlain = click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
  if (!isPlain || click.defaultPrevented || anchor.origin !== here.origin) return null
  if ((anchor.target !== '' && anchor.target !== '_self') || anchor.hasAttribute('download')) return null
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

/** Follows clicks on links by the router, wherever they stand: also in texts that editors wrote. */
export function followLinks(
  locale: Pick<SiteLocale, 'path'>,
  navigate: (to: string, options: { replace: boolean; preventScrollReset: boolean }) => void,
) {
  document.addEventListener('click', (event) => {
    const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    const followed = anchor && followedClick(event, anchor, location, locale)
    if (!followed) return
    event.preventDefault()
    const { to, ...options } = followed
    navigate(to, options)
  })
}
