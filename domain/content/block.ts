import type { PictureEntry } from '#domain/catalog/product-entry.ts'

/** A page builder block: `type` selects the component, `props` has the editor's input [CMS-410]. */
export type Block = HeroBlock | SlidesBlock | TilesBlock | ProductsBlock | TextBlock | BarbellChartBlock

/** A page's opening picture with a heading. */
export interface HeroBlock {
  type: 'Hero'
  props: {
    id: string
    heading: string
    text: string
    linkLabel: string
    href: string
    picture: PictureEntry
    /** Background of the text: light text on a dark picture, or the reverse. */
    tone: 'dark' | 'light'
  }
}

/** A carousel of promotions [PROMO-009]. */
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

/** A row of product cards; products that the site does not sell are skipped. */
interface ProductsBlock {
  type: 'Products'
  props: { id: string; heading: string; linkLabel?: string; href?: string; handles: readonly string[] }
}

/** Rich text of p, ul, li, strong, em, a, h2 and h3. */
interface TextBlock {
  type: 'Text'
  /** `until` is when the announcement bar hides the text, in epoch milliseconds. */
  props: { id: string; heading?: string; html: string; until?: number }
}

/** A comparison table of a category's bars, filled from the catalog [INDEX-038]. */
export interface BarbellChartBlock {
  type: 'BarbellChart'
  props: { id: string; heading: string; category: string }
}

/** A page in the Puck format, so that the Puck editor can open it [CMS-001, CMS-002, CMS-410]. */
export interface PuckDocument {
  root: { props: { title: string } }
  content: readonly Block[]
  zones: Record<string, readonly Block[]>
  version: number
}
