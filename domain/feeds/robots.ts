import { type Site, siteSettings } from '#domain/sites.ts'

/** Personal pages and search results. The ends are anchored, because products also have paths at the root. */
const closedPages = [
  '/account',
  '/cart',
  '/checkout',
  '/compare',
  '/expired-password',
  '/five-for-five',
  '/giftregistry',
  '/login',
  '/mps-review',
  '/newsletter-error',
  '/newsletter-signup',
  '/newsletters',
  '/order-complete',
  '/payment-link',
  '/preferences',
  '/registry',
  '/rmaprocess',
  '/search',
  '/stop-stock-mails',
  '/wishlist',
]
const calls = ['/svc_', '/api/', '/openapi.json', '/theindex/wp-json/']

/** Returns a site's robots.txt, which excludes personal pages, search results, and service endpoints. */
export function robotsText(site: Site, siteUrl: string): string {
  const prefixes = siteSettings[site].locales.map(({ path }) => (path === '' ? '' : `/${path}`))
  const pages = prefixes.flatMap((prefix) =>
    closedPages.flatMap((path) => ['$', '/', '?'].map((end) => prefix + path + end)),
  )
  return [
    'User-agent: *',
    ...[...calls, ...pages].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
