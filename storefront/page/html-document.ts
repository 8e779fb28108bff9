import { brandPicture, jpegPath, shareSize } from '#domain/catalog/jpeg-path.ts'
import { fileOf, sourceSet } from '#ui/picture-source.ts'
import type { Shop } from './page.ts'
import type { Head } from '#storefront/page/page-head.ts'
import { absoluteUrlOf, isIndexable, titleOf } from '#storefront/shell/head/head.ts'
import { alternatesOf } from '#domain/feeds/alternates.ts'

export interface DocumentFiles {
  script: string
  /** Path of the script that loads the entry script after the first paint. */
  boot: string
  styles: readonly string[]
  /** Chunks that the page imports, preloaded with the script. */
  modules: readonly string[]
  font: string
  /** Release id, for scripts that compare it with the server's release. */
  release: string
}

/** React hydrates `page`. The markup before and after it is static. */
interface Markup {
  before: string
  page: string
  after: string
}

/** Returns a complete document around the rendered markup, with the page data as inert JSON. */
export function htmlDocument(
  shop: Shop,
  head: Head,
  { before, page, after }: Markup,
  data: unknown,
  files: DocumentFiles,
): string {
  const { brand, contrast, locale } = shop
  const themed = contrast === 'high' ? ' data-contrast="high"' : ''
  return (
    `<!doctype html><html lang="${escapeHtml(locale.tag)}"${themed}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(titleOf(head, shop))}</title>` +
    pictureOf(head) +
    `<link rel="preload" href="${files.font}" as="font" type="font/woff2" crossorigin>` +
    files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('') +
    metaOf(shop, head) +
    `<meta property="og:site_name" content="${escapeHtml(brand)}"><link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
    (head.jsonLd ?? []).map((item) => `<script type="application/ld+json">${json(item)}</script>`).join('') +
    `<script defer src="${files.boot}" data-entry="${files.script}" data-modules="${files.modules.join(' ')}" data-release="${files.release}"></script></head><body>${before}<div id="root">${page}</div>` +
    `<script type="application/json" id="data">${json(data)}</script>${after}</body></html>`
  )
}

function pictureOf({ picture }: Head) {
  if (!picture) return ''
  const { source, sizes } = picture
  const [href, set] = [fileOf(source, 308), sourceSet(source)].map(escapeHtml)
  return `<link rel="preload" as="image" href="${href}" imagesrcset="${set}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high">`
}

/** Returns meta tags. Only indexable pages have a canonical link and og:url [SEO-408, SEO-410, SEO-411]. */
function metaOf(shop: Shop, head: Head) {
  const tags = [
    head.description ? `<meta name="description" content="${escapeHtml(head.description)}">` : '',
    shareTags(shop, head),
    head.previous === undefined ? '' : `<link rel="prev" href="${escapeHtml(absoluteUrlOf(head.previous, shop))}">`,
    head.next === undefined ? '' : `<link rel="next" href="${escapeHtml(absoluteUrlOf(head.next, shop))}">`,
  ]
  if (!isIndexable(head, shop)) return `${tags.join('')}<meta name="robots" content="noindex,nofollow">`
  const address = escapeHtml(absoluteUrlOf(head.canonical!, shop))
  const openSites = shop.openSites.filter((site) => head.sites?.includes(site) ?? true)
  const alternates = alternatesOf(head.canonical!, shop.siteUrls, openSites).map(
    ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
  )
  return `${tags.join('')}<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">${alternates.join('')}${feedOf(head.canonical!)}`
}

/** Returns the link that feed readers use to find the magazine's feed. */
function feedOf(canonical: string) {
  const isMagazine = /^\/theindex(?:[/?]|$)/.test(canonical)
  return isMagazine
    ? '<link rel="alternate" type="application/rss+xml" href="/svc_rss/index">' +
        '<link rel="alternate" type="application/feed+json" href="/svc_rss/index.json">'
    : ''
}

/** Returns Open Graph and Twitter tags. Link previews don't support AVIF, so the image is a separate JPEG. */
function shareTags({ brand, site, siteUrls, locale }: Shop, { title, description, picture, share }: Head) {
  const base = share?.picture ?? picture?.source.base
  const image = (base && jpegPath(base, 'share')) ?? brandPicture
  const tags = {
    'og:title': title === '' ? brand : title,
    'og:description': description ?? '',
    'og:type': share?.type ?? 'website',
    'og:locale': locale.tag.replace('-', '_'),
    'og:image': siteUrls[site] + image,
    'og:image:width': String(shareSize.width),
    'og:image:height': String(shareSize.height),
    'og:image:alt': picture?.source.alt ?? '',
  }
  const properties = Object.entries(tags).filter(([, content]) => content !== '')
  return (
    properties.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`).join('') +
    '<meta name="twitter:card" content="summary_large_image">'
  )
}

const unsafe = /[<\u2028\u2029]/g
const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** Serializes JSON so that it cannot close its script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replace(unsafe, (character) => escapes[character]!)
}

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
