import { Node, type Extensions } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { StarterKit } from '@tiptap/starter-kit'

/** Returns true if an article may link to this URL. Same rule as the shop's sanitizer. */
export function isLinkUrl(address: string): boolean {
  return /^(?:https:|mailto:|tel:|[/?#])[^"<>\s]*$/.test(address) && !address.startsWith('//')
}

// Only the document accepts cards: lists and quotes cannot store them.
const atom = { group: 'articleCard', atom: true, selectable: true, draggable: true } as const

/** A product card, identified by SKU. */
export const ProductNode = Node.create({
  name: 'articleProduct',
  ...atom,
  addAttributes: () => ({ sku: { default: '' } }),
  parseHTML: () => [
    { tag: 'div[data-article-product]', getAttrs: ({ dataset }) => ({ sku: dataset['articleProduct'] }) },
  ],
  renderHTML: ({ node }) => ['div', { 'data-article-product': String(node.attrs['sku']) }],
})

/** A block in the article, such as a picture or a chart, identified by id. */
export const BlockNode = Node.create({
  name: 'articleBlock',
  ...atom,
  addAttributes: () => ({ id: { default: '' } }),
  parseHTML: () => [{ tag: 'div[data-article-block]', getAttrs: ({ dataset }) => ({ id: dataset['articleBlock'] }) }],
  renderHTML: ({ node }) => ['div', { 'data-article-block': String(node.attrs['id']) }],
})

/** HTML that the editor cannot represent. */
export const HtmlNode = Node.create({
  name: 'articleHtml',
  ...atom,
  addAttributes: () => ({ html: { default: '' } }),
  parseHTML: () => [{ tag: 'div[data-article-html]', getAttrs: ({ dataset }) => ({ html: dataset['articleHtml'] }) }],
  renderHTML: ({ node }) => ['div', { 'data-article-html': String(node.attrs['html']) }],
})

const ArticleDocumentNode = Node.create({ name: 'doc', topNode: true, content: '(block | articleCard)+' })

/** `isBare` marks a quote with text outside a paragraph. */
const Quote = Blockquote.extend({ addAttributes: () => ({ isBare: { default: false, rendered: false } }) })

/** Returns the editor extensions for articles. `own` replaces the custom nodes. */
export function articleExtensions(own: Extensions = [ProductNode, BlockNode, HtmlNode]): Extensions {
  return [
    StarterKit.configure({
      document: false,
      blockquote: false,
      code: false,
      codeBlock: false,
      horizontalRule: false,
      strike: false,
      underline: false,
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null },
        isAllowedUri: isLinkUrl,
      },
    }),
    ArticleDocumentNode,
    Quote,
    ...own,
  ]
}
