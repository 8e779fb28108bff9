import type { PictureEntry } from '#domain/catalog/product-entry.ts'
import type { BarbellChartBlock } from '#domain/content/block.ts'
import type { featuredSlots } from '#domain/content/index-categories.ts'

export interface ArticleEntry {
  id: number
  slug: string
  title: string
  excerpt: string
  /**
   * HTML. Allowed tags: p, h2, h3, ul, ol, li, strong, em, blockquote, a, and table. A separate paragraph may contain
   * [product sku="..."].
   */
  content: string
  /** Blocks shown below the text. */
  blocks?: readonly BarbellChartBlock[]
  /** One of the magazine's fixed categories [INDEX-012]. */
  category: number
  /** Featured positions chosen by editors [INDEX-058]. */
  slots?: readonly (keyof typeof featuredSlots)[]
  tags: readonly string[]
  /** ISO 8601. */
  date: string
  picture: PictureEntry
}
