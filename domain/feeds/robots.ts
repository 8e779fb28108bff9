import { type Site, siteSettings } from '#domain/sites.ts'

/** Pages of one shopper, and search results; the ends are marked, because products have paths at the root too. */
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

/** Returns the robots.txt of a site: no pages of one shopper, no search results, no calls. */
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
