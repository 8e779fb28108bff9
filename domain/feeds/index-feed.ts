import { escapeXml } from './sitemap.ts'

interface FeedPost {
  title: string
  /** Absolute URL of its page, and its permanent id. */
  link: string
  /** HTML. */
  excerpt: string
  /** RFC 1123. */
  published: string
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
export function indexFeed({ title, link, self, language, posts }: IndexFeed): string {
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

function itemOf({ title, link, excerpt, published }: FeedPost): string {
  const fields = [
    element('title', title),
    element('link', link),
    element('guid', link),
    element('pubDate', published),
    element('description', excerpt),
  ]
  return `<item>${fields.join('')}</item>\n`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
