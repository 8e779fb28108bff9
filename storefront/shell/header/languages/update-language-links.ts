import { otherLanguages } from './other-languages.ts'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import type { Shop } from '#storefront/page/page.ts'

/** Points the language links in the top bar to the current page, by its path with the locale prefix. */
export function updateLanguageLinks({ site, locale }: Pick<Shop, 'site' | 'locale'>, path: string): void {
  const page = locale.path === '' ? path : path.slice(locale.path.length + 1) || '/'
  for (const other of otherLanguages(site, locale)) {
    const link = document.querySelector<HTMLAnchorElement>(`.topbar__languages a[hreflang="${other.tag}"]`)
    link?.setAttribute('href', withLocalePrefix(other, page))
  }
}

interface ClosestLink {
  closest?: (selector: string) => Pick<HTMLAnchorElement, 'search'> | null
}

/** Adds the current query to a clicked language link, because cached pages omit it. */
export function addQueryToLink({ target }: { target: unknown }, search: string): void {
  const link = (target as ClosestLink | null)?.closest?.('.topbar__languages a')
  if (link) link.search = search
}
