import type { Site } from '#domain/sites.ts'
import type { PictureSource } from '#ui/picture-source.ts'

/** A page's contribution to the document's head. */
export interface Head {
  title: string
  description?: string
  /** Canonical path without origin; absent if the page must not be indexed. */
  canonical?: string
  /** The sites that have the page, for alternate links. Defaults to all. */
  sites?: readonly Site[]
  jsonLd?: readonly object[]
  /** The largest picture above the fold, for preloading. */
  picture?: { source: PictureSource; sizes: string }
  /** Data for link previews, rendered only on the server. Defaults to a website with the picture above. */
  share?: { type: 'product' | 'article'; picture?: string | null }
  /** Adjacent pages of a paginated list. */
  previous?: string
  next?: string
}
