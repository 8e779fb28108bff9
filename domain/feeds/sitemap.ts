import { brandPaths } from '#domain/brand-paths.ts'
import { type Site, siteSettings, sites } from '#domain/sites.ts'
import { alternatesOf, indexedUrl } from './alternates.ts'

/** Sitemap kinds. Each has separate files, numbered from 1. */
export const sitemapKinds = ['products', 'categories', 'articles', 'pages'] as const
export type SitemapKind = (typeof sitemapKinds)[number]

/**
 * URLs per file. The protocol allows 50,000 URLs and 50 MB. With all alternates, a URL takes about 2 KB, so the size is
 * the tighter limit.
 */
export const maxSitemapUrls = 20_000

export interface SitemapPage {
  /** Path without the locale prefix. */
  path: string
  /** Date of the last change, or null if unknown. */
  changedAt: Date | null
  /** Sites that have this page. */
  sites: readonly Site[]
}

type SiteUrls = Readonly<Record<Site, string>>

/** Returns the built-in pages that search engines index, with their sites. */
function builtInPages(brandSlug: string | undefined): SitemapPage[] {
  const { stories, storyForm, printCatalog } = brandPaths(brandSlug)
  return [
    { path: '/', sites },
    { path: '/new-gear', sites },
    { path: '/deals', sites },
    { path: '/3-ships-free', sites },
    { path: '/brands', sites },
    { path: stories, sites },
    { path: storyForm, sites },
    { path: '/shippingtracker', sites },
    { path: printCatalog, sites: sites.filter((site) => siteSettings[site].features.catalogPage) },
  ].map((page) => ({ ...page, changedAt: null }))
}

/** Returns a site's built-in pages that search engines index. APO has only its home page [SEO-409]. */
export function builtInPagesOf(site: Site, brandSlug?: string): SitemapPage[] {
  return builtInPages(brandSlug).filter(({ path, sites: on }) => on.includes(site) && isSitemapPath(site, path))
}

/** Returns true if a site's sitemaps may include a path. On APO, this is only the home page [SEO-409]. */
export function isSitemapPath(site: Site, path: string): boolean {
  return site !== 'APO' || path === '/'
}

export const sitemapStart =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
export const sitemapEnd = '</urlset>\n'

/** Returns a sitemap entry with its alternates in other languages [SEO-401..407]. */
export function sitemapEntry(site: Site, { path, changedAt, sites: on }: SitemapPage, siteUrls: SiteUrls): string {
  const links = alternatesOf(path, siteUrls, on).map(
    ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
  )
  return `<url><loc>${escapeXml(indexedUrl(site, path, siteUrls))}</loc>${lastModified(changedAt)}${links.join('')}</url>\n`
}

interface SitemapFile {
  kind: SitemapKind
  number: number
  changedAt: Date | null
}

/** Returns a site's sitemap index. */
export function sitemapIndex(siteUrl: string, files: readonly SitemapFile[]): string {
  const entries = files.map(({ kind, number, changedAt }) => {
    const url = escapeXml(`${siteUrl}/sitemaps/${kind}-${number}.xml`)
    return `<sitemap><loc>${url}</loc>${lastModified(changedAt)}</sitemap>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}

function lastModified(changedAt: Date | null): string {
  return changedAt === null ? '' : `<lastmod>${changedAt.toISOString().slice(0, 19)}Z</lastmod>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes text for XML content and attributes, and removes characters forbidden in XML 1.0. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character]!)
}
