import { articleParts } from '../article-parts.ts'
import type { ArticleDocument, ArticleMark, ArticleNode } from './article-document.ts'
import { hasUnknownEntity } from './entities.ts'
import { normalizeHtml, tokenizeHtml, type Token } from './tokens.ts'
import { nodeHtml } from './write-article.ts'

const headings: Readonly<Record<string, number>> = { h2: 2, h3: 3, h4: 4 }
const marks: Readonly<Record<string, string>> = { strong: 'bold', b: 'bold', em: 'italic', i: 'italic' }
const lists: Readonly<Record<string, string>> = { ul: 'bulletList', ol: 'orderedList' }

const isBlockTag = (name: string) => name in lists || ['li', 'blockquote', 'p'].includes(name) || name in headings

/**
 * Returns an article's HTML as the editor's document. A part that the editor cannot represent, such as a table, becomes
 * a node with its HTML, so that saving preserves it.
 */
export function readArticle(html: string): ArticleDocument {
  const content = articleParts(html).flatMap((part): ArticleNode[] => {
    if (part.type === 'product') return [{ type: 'articleProduct', attrs: { sku: part.sku } }]
    if (part.type === 'block') return [{ type: 'articleBlock', attrs: { id: part.id } }]
    return elementsOf(tokenizeHtml(part.html)).map(nodeOf)
  })
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

/** Splits tokens into top-level elements and texts. An unclosed element includes all tokens that follow. */
function elementsOf(tokens: readonly Token[]): Token[][] {
  const elements: Token[][] = []
  let current: Token[] = []
  let depth = 0
  for (const token of tokens) {
    if (depth === 0 && token.kind === 'text' && token.source.trim() === '') continue
    current.push(token)
    if (token.kind === 'open') depth += 1
    if (token.kind === 'close') depth = Math.max(0, depth - 1)
    if (depth > 0) continue
    elements.push(current)
    current = []
  }
  return current.length > 0 ? [...elements, current] : elements
}

function nodeOf(written: readonly Token[]): ArticleNode {
  const tokens = withoutGaps(written)
  // A comment, an unfinished tag, or a rare entity.
  const hasForeign = written.some(
    ({ kind, source }) => kind === 'text' && (source.includes('<') || hasUnknownEntity(source)),
  )
  const node = hasForeign ? null : elementNode(new Reader(tokens))
  if (node && nodeHtml(node) === normalizeHtml(tokens)) return node
  return {
    type: 'articleHtml',
    attrs: {
      html: written
        .map(({ source }) => source)
        .join('')
        .trim(),
    },
  }
}

/** Removes the whitespace next to list, quote, and paragraph tags, which HTML ignores. */
function withoutGaps(tokens: readonly Token[]): Token[] {
  const isBlock = (token: Token | undefined) => token === undefined || (token.kind !== 'text' && isBlockTag(token.name))
  return tokens.flatMap((token, index): Token[] => {
    if (token.kind !== 'text') return [token]
    const trimmed = trimGaps(token.text, { atStart: isBlock(tokens[index - 1]), atEnd: isBlock(tokens[index + 1]) })
    return trimmed === '' ? [] : [{ ...token, text: trimmed }]
  })
}

const gaps = ' \t\r\n'

/** Trims spaces and line breaks at the selected ends of a text, but not no-break spaces. */
function trimGaps(text: string, { atStart, atEnd }: { atStart: boolean; atEnd: boolean }): string {
  let start = 0
  let end = text.length
  while (atStart && start < end && gaps.includes(text.charAt(start))) start += 1
  while (atEnd && start < end && gaps.includes(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

class Reader {
  private position = 0
  private readonly tokens: readonly Token[]
  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }
  get next(): Token | undefined {
    return this.tokens[this.position]
  }
  take(): Token | undefined {
    this.position += 1
    return this.tokens[this.position - 1]
  }
  takeIf(kind: Token['kind'], name: string): boolean {
    const { next } = this
    if (next?.kind !== kind || next.kind === 'text' || next.name !== name) return false
    this.position += 1
    return true
  }
}

/** Reads the next element as a node. Returns null if the editor has no node for it. */
function elementNode(reader: Reader): ArticleNode | null {
  const opening = reader.take()
  if (opening?.kind !== 'open') return null
  const { name } = opening
  if (name === 'p') return withInline({ type: 'paragraph' }, reader)
  if (name in headings) return withInline({ type: 'heading', attrs: { level: headings[name] } }, reader)
  if (name in lists) return listNode(lists[name]!, reader)
  if (name === 'blockquote') return quoteNode(reader)
  return null
}

function withInline(node: ArticleNode, reader: Reader): ArticleNode {
  const content = inlineNodes(reader)
  return content.length > 0 ? { ...node, content } : node
}

/** Reads text with marks up to a tag that is neither a mark nor a line break. */
function inlineNodes(reader: Reader, active: readonly ArticleMark[] = []): ArticleNode[] {
  const nodes: ArticleNode[] = []
  for (let token = reader.next; token !== undefined; token = reader.next) {
    if (token.kind === 'text') {
      nodes.push({ type: 'text', text: token.text, ...(active.length > 0 && { marks: [...active] }) })
      reader.take()
    } else if (token.kind === 'void') {
      nodes.push({ type: 'hardBreak', ...(active.length > 0 && { marks: [...active] }) })
      reader.take()
    } else {
      const mark = token.kind === 'open' ? markOf(token) : null
      if (mark === null) break
      reader.take()
      nodes.push(...inlineNodes(reader, [...active, mark]))
      if (!reader.takeIf('close', token.name)) break
    }
  }
  return nodes
}

function markOf({ name, attributes }: Exclude<Token, { kind: 'text' }>): ArticleMark | null {
  const type = marks[name]
  if (type !== undefined) return { type }
  const [, href, rel] = /^href="([^"<>]*)"(?: rel="([^"<>]*)")?$/.exec(attributes) ?? []
  if (name !== 'a' || href === undefined) return null
  return { type: 'link', attrs: { href, rel: rel ?? null } }
}

function listNode(type: string, reader: Reader): ArticleNode | null {
  const items: ArticleNode[] = []
  while (reader.takeIf('open', 'li')) {
    const item = itemNode(reader)
    if (!item || !reader.takeIf('close', 'li')) return null
    items.push(item)
  }
  return items.length > 0 ? { type, content: items } : null
}

/** Returns a list item, which contains either text and optional nested lists, or paragraphs. */
function itemNode(reader: Reader): ArticleNode | null {
  const { next } = reader
  const isParagraphs = next?.kind === 'open' && next.name === 'p'
  const content: ArticleNode[] = isParagraphs ? [] : [withInline({ type: 'paragraph' }, reader)]
  for (let token = reader.next; token?.kind === 'open'; token = reader.next) {
    const { name } = token
    const child = elementNode(reader)
    if (!child || !(name === 'p' || name in lists) || !reader.takeIf('close', name)) return null
    content.push(child)
  }
  return { type: 'listItem', content }
}

/** Returns a quote that contains paragraphs, or text outside a paragraph. */
function quoteNode(reader: Reader): ArticleNode | null {
  const content: ArticleNode[] = []
  while (reader.takeIf('open', 'p')) {
    content.push(withInline({ type: 'paragraph' }, reader))
    if (!reader.takeIf('close', 'p')) return null
  }
  if (content.length > 0) return { type: 'blockquote', attrs: { isBare: false }, content }
  return { type: 'blockquote', attrs: { isBare: true }, content: [withInline({ type: 'paragraph' }, reader)] }
}
