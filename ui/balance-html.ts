/** Elements that their parent's end tag also closes. */
const impliedEnd = new Set(['p', 'li', 'thead', 'tbody', 'tr', 'th', 'td'])
/** For each element, the open elements that its start tag closes within the same table cell or list. */
const endsOpen: Readonly<Record<string, readonly string[]>> = {
  li: ['li', 'p'],
  td: ['td', 'th', 'p'],
  th: ['td', 'th', 'p'],
  tr: ['tr', 'td', 'th', 'p'],
  thead: ['thead', 'tbody', 'tr', 'td', 'th', 'p'],
  tbody: ['thead', 'tbody', 'tr', 'td', 'th', 'p'],
}
const endsParagraph = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'table', 'details'])
const tag = /<(\/?)([a-z][a-z0-9]*)(?:[^<>a-z0-9][^<>]*)?>/g

/**
 * Closes the tags that rich text left open and drops end tags without a start tag, so that the text ends within its
 * element.
 */
export function balanceHtml(html: string): string {
  const open: string[] = []
  const closeTo = (depth: number) => {
    let closed = ''
    while (open.length > depth) {
      const name = open.pop()!
      if (!impliedEnd.has(name)) closed += `</${name}>`
    }
    return closed
  }
  const balanced = html.replace(tag, (whole, slash: string, name: string) => {
    if (name === 'br') return slash === '' ? whole : ''
    if (slash === '') {
      const ended = endsParagraph.has(name) ? ['p'] : (endsOpen[name] ?? [])
      const from = open.length - [...open].reverse().findIndex((each) => !ended.includes(each))
      const depth = from > open.length ? 0 : from
      const before = ended.length === 0 ? '' : closeTo(depth)
      open.push(name)
      return before + whole
    }
    const at = open.lastIndexOf(name)
    if (at < 0) return ''
    const before = closeTo(at + 1)
    open.pop()
    return before + whole
  })
  return balanced + closeTo(0)
}
