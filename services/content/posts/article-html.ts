import sanitizeHtml from 'sanitize-html'

const textTags = 'p ul ol li strong em b i br h2 h3 h4 blockquote table thead tbody tr th td a details summary'.split(
  ' ',
)
/** Elements removed together with their text, which is not part of the article. */
const droppedWhole = ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'svg', 'math', 'template']

/**
 * Reduces an article from another system to the markup that shop pages support (ui/sanitize-rich-html.ts), without
 * scripts, styles, resources, or frames [T14]. Rewrites links to that system's magazine to point to ours.
 */
export function articleHtml(html: string, baseUrl: string): string {
  return sanitizeHtml(html, {
    allowedTags: textTags,
    allowedAttributes: { a: ['href'], th: [{ name: 'scope', values: ['col', 'row'] }] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: droppedWhole,
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkOf(href, baseUrl) }),
    },
  })
}

/** Returns the text of an HTML fragment, such as a title, without tags and entities. */
export function plainText(html: string): string {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {}, nonTextTags: droppedWhole })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}

function linkOf(href: string, baseUrl: string): { href?: string } {
  const url = URL.parse(href)
  const base = new URL(baseUrl)
  if (url && url.host === base.host && url.pathname.startsWith(`${base.pathname}/`)) {
    const path = url.pathname.slice(base.pathname.length).replace(/\/$/, '')
    return { href: `/theindex${path}${url.hash}` }
  }
  // Relative links would point to the other system's pages. Links with other schemes are not allowed in an article.
  return /^(?:https:\/\/|mailto:|tel:|#)/i.test(href) ? { href } : {}
}
