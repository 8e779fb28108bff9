/** A node in the JSON of the article editor (TipTap). */
export interface ArticleNode {
  type: string
  attrs?: Readonly<Record<string, unknown>>
  content?: readonly ArticleNode[]
  marks?: readonly ArticleMark[]
  text?: string
}
export interface ArticleMark {
  type: string
  attrs?: Readonly<Record<string, unknown>>
}

/** An article in the editor. */
export interface ArticleDocument extends ArticleNode {
  type: 'doc'
  content: readonly ArticleNode[]
}

/** Returns the ids of the blocks that a document places in the text. */
export function placedBlocks({ content }: Pick<ArticleNode, 'content'>): string[] {
  return (content ?? []).flatMap(({ type, attrs }) => (type === 'articleBlock' ? [String(attrs?.['id'])] : []))
}
