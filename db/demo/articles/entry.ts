import type { PictureEntry } from '#domain/catalog/product-entry.ts'
import type { BarbellChartBlock } from '#domain/content/block.ts'

/** An article of the magazine, as an editor would have saved it. */
export interface ArticleEntry {
  id: number
  slug: string
  title: string
  excerpt: string
  /** HTML of p, h2, h3, ul, ol, li, strong, em, blockquote, a, table. */
  content: string
  /** What stands below the text. */
  blocks?: readonly BarbellChartBlock[]
  /** One of the magazine's fixed categories [INDEX-012]. */
  category: number
  tags: readonly string[]
  /** ISO 8601. */
  date: string
  picture: PictureEntry
}
