import type { PictureEntry } from '#domain/catalog/product-entry.ts'

/** A block as the page builder stores it: `type` names what draws it, `props` is what an editor filled in [CMS-410]. */
export type Block = HeroBlock | SlidesBlock | TilesBlock | ProductsBlock | TextBlock | BarbellChartBlock

/** The picture with a heading over it that opens a page. */
export interface HeroBlock {
  type: 'Hero'
  props: {
    id: string
    heading: string
    text: string
    linkLabel: string
    href: string
    picture: PictureEntry
    /** The ground the text stands on: light text on a dark picture, or the other way round. */
    tone: 'dark' | 'light'
  }
}

/** Promotions that take turns in one place, each like the picture that opens a page [PROMO-009]. */
interface SlidesBlock {
  type: 'Slides'
  props: { id: string; label: string; slides: readonly HeroBlock['props'][] }
}

/** Links as pictures, in rows. */
interface TilesBlock {
  type: 'Tiles'
  props: { id: string; heading: string; tiles: readonly TileEntry[] }
}
export interface TileEntry {
  label: string
  href: string
  picture: PictureEntry
}

/** A row of product cards; what a site does not sell is left out where it is shown. */
interface ProductsBlock {
  type: 'Products'
  props: { id: string; heading: string; linkLabel?: string; href?: string; handles: readonly string[] }
}

/** Running text of p, ul, li, strong, em, a, h2, h3. */
interface TextBlock {
  type: 'Text'
  /** `until`, milliseconds since 1970, is when a strip leaves it out. */
  props: { id: string; heading?: string; html: string; until?: number }
}

/** The bars of a category side by side: a table that the catalogue fills, on a page or below an article [INDEX-038]. */
export interface BarbellChartBlock {
  type: 'BarbellChart'
  props: { id: string; heading: string; category: string }
}

/** A page in the shape of the page builder, so that its editor opens what the store shows [CMS-001, CMS-002, CMS-410]. */
export interface PuckDocument {
  root: { props: { title: string } }
  content: readonly Block[]
  zones: Record<string, readonly Block[]>
  version: number
}
