import { decodeEntities } from './entities.ts'

/** A tag or a text between tags, as written. */
export type Token = { kind: 'open' | 'close' | 'void'; name: string; attributes: string; source: string } | Text
interface Text {
  kind: 'text'
  /** Without entities. */
  text: string
  source: string
}

const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/gi
const aliases: Readonly<Record<string, string>> = { b: 'strong', i: 'em' }

/** Splits HTML into tags and texts. Their joined sources equal the HTML. */
export function tokenizeHtml(html: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  const addText = (source: string) => {
    if (source !== '') tokens.push({ kind: 'text', text: decodeEntities(source), source })
  }
  for (const found of html.matchAll(tag)) {
    const [source, slash, written = '', attributes = ''] = found
    addText(html.slice(end, found.index))
    const name = written.toLowerCase()
    const kind = slash === '/' ? 'close' : name === 'br' ? 'void' : 'open'
    tokens.push({ kind, name, attributes: withoutSlash(attributes.trim()), source })
    end = found.index + source.length
  }
  addText(html.slice(end))
  return tokens
}

function withoutSlash(attributes: string): string {
  return attributes.endsWith('/') ? attributes.slice(0, -1).trimEnd() : attributes
}

/** Returns tokens as the editor's HTML, with one spelling for equivalent tags and characters. */
export function normalizeHtml(tokens: readonly Token[]): string {
  return tokens.map(normalized).join('')
}

function normalized(token: Token): string {
  if (token.kind === 'text') return escapeText(token.text)
  const { kind, attributes } = token
  const name = aliases[token.name] ?? token.name
  if (kind === 'close') return `</${name}>`
  return attributes === '' ? `<${name}>` : `<${name} ${attributes}>`
}

/** Escapes a text for HTML. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00A0', '&nbsp;')
}
