interface Storefront {
  /** Site URL without a trailing slash. */
  origin: string
  /** Prefix of the page's locale; '' for the first locale. */
  prefix: string
  /** Prefixes of all locales on the site. */
  prefixes: readonly string[]
}

/** Matches paths of files and services, which have no locale. */
const notPages = /^\/(?:assets|media|feeds|api|svc_\w+|__\w+)\//

/**
 * Returns editors' HTML with links adapted to a locale: links to the site's pages become paths with its prefix, and
 * links to other hosts get rel=noopener. An invalid link is reported and left unchanged [SHELL-418, ERROR-416].
 */
export function rewriteLinks(html: string, site: Storefront, warn: (message: string, href: string) => void): string {
  return html.replace(/<a href="([^"<>]*)">/g, (tag, href: string) => {
    if (href.startsWith('/') && !href.startsWith('//')) return `<a href="${withPrefix(href, site)}">`
    if (!/^(?:https?:)?\/\//i.test(href)) return tag
    const url = URL.parse(href.replaceAll('&amp;', '&'), site.origin)
    if (url === null) {
      warn('a link in the content is invalid', href)
      return tag
    }
    if (url.host !== new URL(site.origin).host) return `<a href="${href}" rel="noopener">`
    const path = href.replace(/^(?:https?:)?\/\/[^/?#]*/i, '')
    return `<a href="${withPrefix(path.startsWith('/') ? path : `/${path}`, site)}">`
  })
}

function withPrefix(path: string, { prefix, prefixes }: Storefront): string {
  const [first = ''] = path.slice(1).split(/[/?#]/)
  if (prefix === '' || notPages.test(path) || (first !== '' && prefixes.includes(first))) return path
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`
}
