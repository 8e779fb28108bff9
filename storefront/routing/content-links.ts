import { rewriteLinks } from '#domain/content/rewrite-links.ts'
import { siteSettings } from '#domain/sites.ts'
import type { PageContext } from '#storefront/page/page.ts'

/** Returns an editor's HTML with its links adapted to the page's site and locale [SHELL-418]. */
export function withSiteLinks(html: string, { shop, warn }: Pick<PageContext, 'shop' | 'warn'>): string {
  const { site, locale, siteUrls } = shop
  const prefixes = siteSettings[site].locales.map(({ path }) => path)
  return rewriteLinks(html, { origin: siteUrls[site], prefix: locale.path, prefixes }, warn)
}
