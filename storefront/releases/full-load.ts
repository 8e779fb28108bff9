import { needsFullLoad } from '#domain/releases/full-load.ts'
import type { SiteLocale } from '#domain/sites.ts'
import { navigationOf } from '#storefront/shell/link-clicks.ts'

/** Reasons to load the next page as a document. */
export interface LoadState {
  loadedAt: number
  hasNewRelease: boolean
  isUnrecoverable: boolean
}

interface FullLoads {
  state: Readonly<LoadState>
  locale: Pick<SiteLocale, 'path'>
  hasUnsavedForm: () => boolean
  now: () => number
}

type LinkClick = Parameters<typeof navigationOf>
type Anchor = LinkClick[1] & Pick<HTMLAnchorElement, 'href'>

/** Returns the URL that a clicked link must load as a document. Returns null for clicks that the router handles. */
export function documentToLoad(
  click: LinkClick[0],
  anchor: Anchor,
  here: LinkClick[2],
  loads: FullLoads,
): { href: string; replace: boolean } | null {
  const navigation = navigationOf(click, anchor, here, loads.locale)
  if (!navigation) return null
  return isDocumentNeeded(here.pathname, loads) ? { href: anchor.href, replace: navigation.replace } : null
}

/** Returns true if a navigation from the page at a path must load a document. */
export function isDocumentNeeded(path: string, { state, hasUnsavedForm, now }: Omit<FullLoads, 'locale'>): boolean {
  return needsFullLoad({ ...state, path, now: now(), hasUnsavedForm: hasUnsavedForm() })
}

/**
 * Makes link clicks load a document while there is a reason to do so. Listens between React and the router's listener
 * on the document, so that links handled by React do not load a document.
 */
export function interceptForFullLoads(page: Document, loads: FullLoads): void {
  page.documentElement.addEventListener('click', (event) => {
    const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    const load = anchor && documentToLoad(event, anchor, location, loads)
    if (!load) return
    event.preventDefault()
    if (load.replace) location.replace(load.href)
    else location.assign(load.href)
  })
}
