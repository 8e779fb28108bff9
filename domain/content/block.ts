import type { PictureEntry } from '#domain/catalog/product-entry.ts'
import type { FamilyBlock } from './families/family-blocks.ts'

/** `type` selects the component; `props` holds the editor's input [CMS-410]. */
export type Block =
  | HeroBlock
  | SlidesBlock
  | TilesBlock
  | ProductsBlock
  | TextBlock
  | BarbellChartBlock
  | FormBlock
  | SharedBlock
  | MenuSectionBlock
  | BarLinkBlock
  | FamilyBlock

export interface HeroBlock {
  type: 'Hero'
  props: {
    id: string
    heading: string
    text: string
    linkLabel: string
    href: string
    picture: PictureEntry
    /** Light text on a dark picture, or the reverse. */
    tone: 'dark' | 'light'
  }
}

/** [PROMO-009] */
interface SlidesBlock {
  type: 'Slides'
  props: { id: string; label: string; slides: readonly HeroBlock['props'][] }
}

interface TilesBlock {
  type: 'Tiles'
  props: { id: string; heading: string; tiles: readonly TileEntry[] }
}
export interface TileEntry {
  label: string
  href: string
  picture: PictureEntry
}

/** Products that the site does not sell are skipped. */
interface ProductsBlock {
  type: 'Products'
  props: { id: string; heading: string; linkLabel?: string; href?: string; handles: readonly string[] }
}

/** Rich text of p, ul, li, strong, em, a, h2 and h3. */
interface TextBlock {
  type: 'Text'
  /** The announcement bar shows the text from and until these moments, in epoch milliseconds. */
  props: { id: string; heading?: string; html: string; from?: number; until?: number }
}

/** [INDEX-038] */
export interface BarbellChartBlock {
  type: 'BarbellChart'
  props: { id: string; heading: string; category: string }
}

/** A form of the site by its key; the form's title is the default heading [SHELL-408]. */
interface FormBlock {
  type: 'Form'
  props: { id: string; formHash: string; heading?: string }
}

/** Shows the blocks of the page `block_{name}`, which several pages may share [CMS-407]. */
interface SharedBlock {
  type: 'Shared'
  props: { id: string; name: string }
}

/** One entry of the Shop menu's first level; `categories` are handles, and each is a column [SHELL-019]. */
export interface MenuSectionBlock {
  type: 'MenuSection'
  props: {
    id: string
    label: string
    categories: readonly string[]
    promo?: { label: string; href: string; picture: PictureEntry }
  }
}

/** A link of the bar below the header, shown from and until these moments, in epoch milliseconds [SHELL-020]. */
export interface BarLinkBlock {
  type: 'BarLink'
  props: { id: string; label: string; href: string; badge?: string; from?: number; until?: number }
}

/** A page in the Puck format, so it can be edited with Puck [CMS-001, CMS-002, CMS-410]. */
export interface PuckDocument {
  root: { props: { title: string } }
  content: readonly Block[]
  zones: Record<string, readonly Block[]>
  version: number
}
