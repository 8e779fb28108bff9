import type { PictureEntry } from '#domain/catalog/product-entry.ts'
import type { FamilyBlock } from './families/family-blocks.ts'

/** `type` selects the component; `props` contains the editor's input [CMS-410]. */
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
    /** Use light text on a dark picture, or dark text on a light one. */
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

/** Rich text with p, ul, li, strong, em, a, h2, and h3. */
interface TextBlock {
  type: 'Text'
  /** The announcement bar shows the text between these times in epoch milliseconds. */
  props: { id: string; heading?: string; html: string; from?: number; until?: number }
}

/** [INDEX-038] */
export interface BarbellChartBlock {
  type: 'BarbellChart'
  props: { id: string; heading: string; category: string }
}

/** A form on the site, identified by its key. The form's title is the default heading [SHELL-408]. */
interface FormBlock {
  type: 'Form'
  props: { id: string; formHash: string; heading?: string }
}

/** Shows the blocks on the page `block_{name}`, which several pages may share [CMS-407]. */
interface SharedBlock {
  type: 'Shared'
  props: { id: string; name: string }
}

/** A top-level entry in the Shop menu; `categories` are handles, each of which is a column [SHELL-019]. */
export interface MenuSectionBlock {
  type: 'MenuSection'
  props: {
    id: string
    label: string
    categories: readonly string[]
    promo?: { label: string; href: string; picture: PictureEntry }
  }
}

/** A link in the bar below the header, shown between these times in epoch milliseconds [SHELL-020]. */
export interface BarLinkBlock {
  type: 'BarLink'
  props: { id: string; label: string; href: string; badge?: string; from?: number; until?: number }
}

/** A page in the Puck format, so that editors can use Puck [CMS-001, CMS-002, CMS-410]. */
export interface PuckDocument {
  root: { props: { title: string } }
  content: readonly Block[]
  zones: Record<string, readonly Block[]>
  version: number
}
