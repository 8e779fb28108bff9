/** Tablets and phones by the brand Cubot are not crawlers. */
const crawlers = /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|lighthouse|facebookexternalhit|mediapartners-google/i

/** Returns true for user agents of search engines, link previews, and page audits. */
export function isCrawler(userAgent: string): boolean {
  return crawlers.test(userAgent.slice(0, 500))
}
