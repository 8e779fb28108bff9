/** A node in the JSON of the article editor (TipTap). */
export interface ArticleNode {
  type: string
  attrs?: Readonly<Record<string, unknown>>
  content?: ArticleNode[]
  marks?: ArticleMark[]
  text?: string
}
export interface ArticleMark {
  type: string
  attrs?: Readonly<Record<string, unknown>>
}

/** An article in the editor. */
export interface ArticleDocument extends ArticleNode {
  type: 'doc'
  content: ArticleNode[]
}

/** Returns the ids of the blocks that a document places in the text. */
export function placedBlockIds({ content }: Pick<ArticleNode, 'content'>): string[] {
  return (content ?? []).flatMap(({ type, attrs }) => (type === 'articleBlock' ? [String(attrs?.['id'])] : []))
}
