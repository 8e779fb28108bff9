import { escapeXml } from './sitemap.ts'

interface FeedPost {
  title: string
  /** Absolute URL of the post's page, and its permanent id. */
  link: string
  /** HTML. */
  excerpt: string
  /** Publication time in RFC 1123 and ISO 8601. */
  published: { rfc: string; iso: string }
  /** Absolute URL, or null. */
  picture: string | null
}

interface IndexFeed {
  title: string
  /** Absolute URL of the magazine. */
  link: string
  /** Absolute URL of the feed. */
  self: string
  language: string
  posts: readonly FeedPost[]
}

/** Returns the magazine's latest posts as an RSS 2.0 document [ROUTE-047]. */
export function indexRssFeed({ title, link, self, language, posts }: IndexFeed): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>' +
    element('title', title) +
    element('link', link) +
    element('description', title) +
    element('language', language) +
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>\n` +
    `${posts.map(itemOf).join('')}</channel></rss>\n`
  )
}

/** Returns the magazine's latest posts as a JSON Feed 1.1 document (jsonfeed.org). */
export function indexJsonFeed({ title, link, self, language, posts }: IndexFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: link,
    feed_url: self,
    language,
    items: posts.map((post) => ({
      id: post.link,
      url: post.link,
      title: post.title,
      content_html: post.excerpt,
      date_published: post.published.iso,
      ...(post.picture !== null && { image: post.picture }),
    })),
  })
}

function itemOf({ title, link, excerpt, published }: FeedPost): string {
  const fields = [
    element('title', title),
    element('link', link),
    element('guid', link),
    element('pubDate', published.rfc),
    element('description', excerpt),
  ]
  return `<item>${fields.join('')}</item>\n`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
