export interface OutlineEntry {
  id: string
  text: string
  level: 2 | 3
}

/** An article with fewer headings needs no table of contents. */
const minHeadings = 3
const opening = /<h[23](?: id="[^"<>]*")?>/g

/**
 * Adds ids to an article's h2 and h3 headings and returns its table of contents, which is empty if there are fewer than
 * three headings.
 */
export function outlineArticle(html: string): { html: string; outline: OutlineEntry[] } {
  const used = new Map<string, number>()
  const outline: OutlineEntry[] = []
  const linked: string[] = []
  let rest = 0
  for (const { 0: start, index } of html.matchAll(opening)) {
    const tag = start.slice(1, 3)
    const from = index + start.length
    const end = html.indexOf(`</${tag}>`, from)
    if (index < rest || end === -1) continue
    const text = plainText(html.slice(from, end))
    const id = uniqueId(text, used)
    outline.push({ id, text, level: tag === 'h2' ? 2 : 3 })
    linked.push(html.slice(rest, index), `<${tag} id="${id}">`)
    rest = from
  }
  linked.push(html.slice(rest))
  return { html: linked.join(''), outline: outline.length >= minHeadings ? outline : [] }
}

/** Returns a unique id. The prefix distinguishes article ids from the page's ids. */
function uniqueId(text: string, used: Map<string, number>): string {
  const words = (
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  )
    .join('-')
    .slice(0, 60)
  const base = `s-${words}`
  const count = (used.get(base) ?? 0) + 1
  used.set(base, count)
  return count === 1 ? base : `${base}-${count}`
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'", nbsp: ' ' }

function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#039|nbsp);/g, (_, name: string) => entities[name]!)
    .trim()
}
