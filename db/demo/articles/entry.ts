import type { PictureEntry } from '#domain/catalog/product-entry.ts'
import type { BarbellChartBlock } from '#domain/content/block.ts'

export interface ArticleEntry {
  id: number
  slug: string
  title: string
  excerpt: string
  /** HTML. Allowed tags: p, h2, h3, ul, ol, li, strong, em, blockquote, a and table. */
  content: string
  /** Blocks shown below the text. */
  blocks?: readonly BarbellChartBlock[]
  /** One of the magazine's fixed categories [INDEX-012]. */
  category: number
  tags: readonly string[]
  /** ISO 8601. */
  date: string
  picture: PictureEntry
}
