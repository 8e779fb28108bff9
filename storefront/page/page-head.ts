import type { Site } from '#domain/sites.ts'
import type { PictureSource } from '#ui/picture-source.ts'

/** A page's contribution to the document's head. */
export interface Head {
  title: string
  description?: string
  /** Canonical path without origin; absent if the page must not be indexed. */
  canonical?: string
  /** The sites that have the page, for links to its alternates; all by default. */
  sites?: readonly Site[]
  jsonLd?: readonly object[]
  /** The largest picture of the first view, for preloading. */
  picture?: { source: PictureSource; sizes: string }
  /** For link previews, rendered on the server only; by default a website with the picture above. */
  share?: { type: 'product' | 'article'; picture?: string | null }
  /** Neighbors of a paginated list. */
  previous?: string
  next?: string
}
