import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marked } from 'marked'
import type { Block } from '#domain/content/block.ts'
import type { Site } from '#domain/sites.ts'
import { sanitizeDescription } from '#services/catalog/products/sanitize-description.ts'

/** Pages linked from the header, footer, and checkout. */
export const pageHandles = [
  'privacy',
  'returns',
  'shipping-information',
  'contact',
  'accessibility',
  'terms',
  'app',
] as const

interface PageText {
  title: string
  description: string
  content: readonly Block[]
}
interface Unfinished {
  /** One sentence per placeholder, with its line number. */
  problems: readonly string[]
}

const marker = /\[FILL IN\b[^\]]*\]?/g

/** Returns the lines in a text that contain placeholders. */
export function unfinishedLines(text: string): string[] {
  return text
    .split('\n')
    .flatMap((each, index) => [...each.matchAll(marker)].map(([found]) => `line ${index + 1}: ${found.slice(0, 120)}`))
}

/** Reads a page from `pages/<SITE>/<handle>.md` or `pages/<handle>.md`. Returns undefined if neither exists. */
export function readPageFile(folder: string, site: Site, handle: string): { file: string; text: string } | undefined {
  const names = [join('pages', site, `${handle}.md`), join('pages', `${handle}.md`)]
  const file = names.find((name) => existsSync(join(folder, name)))
  return file === undefined ? undefined : { file, text: readFileSync(join(folder, file), 'utf8') }
}

/**
 * Converts a Markdown page. `#` is the title, each `##` starts a block, and the line `{form:contact}` becomes a form.
 * Returns the problems if the page has placeholders or no title.
 */
export function parseMarkdownPage(markdown: string, contact: string): PageText | Unfinished {
  const unfinished = unfinishedLines(markdown)
  if (unfinished.length > 0) return { problems: unfinished }
  const text = markdown.replaceAll('\r\n', '\n').replaceAll('{contact}', `<${contact}>`)
  const title = /^#[ \t]+(\S.*)$/m.exec(text)?.[1]?.trim()
  if (title === undefined) return { problems: ['line 1: the title is missing, such as "# Returns"'] }
  const body = text.slice(text.indexOf('\n', text.search(/^#[ \t]+\S/m)) + 1)
  const [opening = '', ...sections] = body.split(/^##[ \t]+/m)
  const content = [...blocksOf('opening', '', opening), ...sections.flatMap(sectionBlocks)]
  const [firstWords = title] = content
    .map((block) => (block.type === 'Text' ? plainText(block.props.html) : ''))
    .filter((words) => words !== '')
  return { title, description: firstWords.slice(0, 160).trim(), content }
}

type TextBlock = Extract<Block, { type: 'Text' }>

function sectionBlocks(section: string, index: number): Block[] {
  const [heading = '', ...lines] = section.split('\n')
  return blocksOf(`section-${index + 1}`, heading.trim(), lines.join('\n'))
}

const formLine = /^\{form:([A-Za-z0-9-]{1,40})\}[ \t]*$/m

/** A section's form follows its text. If the section has no text, the form gets its heading. */
function blocksOf(id: string, heading: string, markdown: string): Block[] {
  const formHash = formLine.exec(markdown)?.[1]
  const text = markdown.replace(formLine, '')
  const isFormOnly = formHash !== undefined && text.trim() === ''
  const block = isFormOnly ? null : textBlock(id, heading, text)
  const titled = isFormOnly && heading !== '' ? { heading } : {}
  return [
    ...(block ? [block] : []),
    ...(formHash === undefined ? [] : [{ type: 'Form' as const, props: { id: `${id}-form`, formHash, ...titled } }]),
  ]
}

function textBlock(id: string, heading: string, markdown: string): TextBlock | null {
  const html = sanitizeDescription(marked.parse(markdown, { async: false })).trim()
  if (html === '' && heading === '') return null
  return { type: 'Text', props: { id, ...(heading !== '' && { heading }), html } }
}

function plainText(html: string): string {
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&').trim()
}
