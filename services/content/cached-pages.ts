import type { Site } from '#domain/sites.ts'
import { readValidPage, type PageDeps, type PageReads, type ValidPage } from './checked-pages.ts'
import { requestLocale } from './request-locale.ts'

/** Maximum number of cached pages. Visitors can request any handle, so missing pages count too. */
const maxPages = 500

interface CachedPage {
  page: Promise<ValidPage | undefined>
  /** Time when the page was read, in epoch milliseconds. */
  readAt: number
}

/**
 * Caches pages and blocks, which nearly all shop pages show, until `forget` receives their tags or their next version
 * is due. Evicts the least recently requested page when the cache is full.
 */
export function cachedPages(deps: Omit<PageDeps, 'pages' | 'flags'>) {
  /** By site and id or handle, least recently requested first; then by locale. */
  const cached = new Map<string, Map<string, CachedPage>>()

  const localesOf = (site: Site, idOrHandle: string) => {
    const key = keyOf(site, idOrHandle)
    const locales = cached.get(key) ?? new Map<string, CachedPage>()
    cached.delete(key)
    cached.set(key, locales)
    if (cached.size > maxPages) cached.delete(cached.keys().next().value!)
    return locales
  }
  const reads: PageReads = {
    read: async (site, idOrHandle, now) => {
      const locales = localesOf(site, idOrHandle)
      const locale = requestLocale(site)
      const known = locales.get(locale)
      if (known && now >= known.readAt) {
        const page = await known.page
        if (now < (page?.nextAt ?? Infinity)) return page
      }
      const entry = { page: readValidPage(deps, site, idOrHandle, now), readAt: now }
      locales.set(locale, entry)
      entry.page.catch(() => {
        if (locales.get(locale) === entry) locales.delete(locale)
      })
      return entry.page
    },
  }
  return {
    ...reads,
    /** Drops the pages with these tags, such as USA:page:12 and USA:route:/returns. */
    forget: (tags: readonly string[]) => {
      for (const tag of tags) {
        const [, site = '', name = ''] = /^(\w+):(?:page:|route:\/)(.+)$/.exec(tag) ?? []
        cached.delete(keyOf(site, name))
      }
    },
    clear: () => cached.clear(),
  }
}

function keyOf(site: string, idOrHandle: string): string {
  return `${site} ${idOrHandle}`
}
