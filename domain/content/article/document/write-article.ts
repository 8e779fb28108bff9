import type { ArticleMark, ArticleNode } from './article-document.ts'
import { escapeText } from './tokens.ts'

const markOrder = ['link', 'bold', 'italic']
const markTags: Readonly<Record<string, string>> = { link: 'a', bold: 'strong', italic: 'em' }

/** Returns the HTML of the editor's document. Empty paragraphs at the end are omitted. */
export function writeArticle({ content = [] }: Pick<ArticleNode, 'content'>): string {
  const last = content.findLastIndex((node) => node.type !== 'paragraph' || (node.content ?? []).length > 0)
  return content
    .slice(0, last + 1)
    .map(nodeHtml)
    .join('\n')
}

/** Returns the HTML of one node. */
export function nodeHtml(node: ArticleNode): string {
  const { type, attrs = {}, content = [] } = node
  switch (type) {
    case 'paragraph':
      return `<p>${inlineHtml(content)}</p>`
    case 'heading':
      return `<h${String(attrs['level'])}>${inlineHtml(content)}</h${String(attrs['level'])}>`
    case 'bulletList':
      return `<ul>${content.map(nodeHtml).join('')}</ul>`
    case 'orderedList':
      return `<ol>${content.map(nodeHtml).join('')}</ol>`
    case 'listItem':
      return `<li>${itemHtml(content)}</li>`
    case 'blockquote':
      return `<blockquote>${attrs['isBare'] === true ? itemHtml(content) : content.map(nodeHtml).join('')}</blockquote>`
    case 'articleProduct':
      return `<p>[product sku="${String(attrs['sku'])}"]</p>`
    case 'articleBlock':
      return `<p>[block id="${String(attrs['id'])}"]</p>`
    case 'articleHtml':
      return String(attrs['html'])
    default:
      throw new Error(`no HTML for ${type}`)
  }
}

/** An item with one paragraph contains its text without a p element. */
function itemHtml(content: readonly ArticleNode[]): string {
  const [first, ...rest] = content
  const isShort = first?.type === 'paragraph' && rest.every(({ type }) => type !== 'paragraph')
  return isShort ? `${inlineHtml(first.content ?? [])}${rest.map(nodeHtml).join('')}` : content.map(nodeHtml).join('')
}

function inlineHtml(nodes: readonly ArticleNode[]): string {
  let html = ''
  let open: readonly ArticleMark[] = []
  const switchTo = (wanted: readonly ArticleMark[]) => {
    let same = 0
    while (same < open.length && same < wanted.length && isSame(open[same]!, wanted[same]!)) same += 1
    for (const { type } of open.slice(same).toReversed()) html += `</${markTags[type]}>`
    for (const mark of wanted.slice(same)) html += opening(mark)
    open = wanted
  }
  for (const { type, text = '', marks = [] } of nodes) {
    switchTo(marks.toSorted((one, other) => markOrder.indexOf(one.type) - markOrder.indexOf(other.type)))
    html += type === 'hardBreak' ? '<br>' : escapeText(text)
  }
  switchTo([])
  return html
}

function opening({ type, attrs }: ArticleMark): string {
  if (type !== 'link') return `<${markTags[type]}>`
  const rel = attrs?.['rel']
  const href = String(attrs?.['href']).replaceAll('"', '%22').replaceAll('<', '%3C').replaceAll('>', '%3E')
  return `<a href="${href}"${typeof rel === 'string' ? ` rel="${rel}"` : ''}>`
}

function isSame(one: ArticleMark, other: ArticleMark): boolean {
  return one.type === other.type && opening(one) === opening(other)
}
