import type { Block, HeroBlock } from '#domain/content/block.ts'
import type { Conditions } from '#domain/content/conditions.ts'
import type { FamilyBlock } from '#domain/content/families/family-blocks.ts'
import type { PictureSource } from '#ui/picture-source.ts'
import type { CardView } from '../catalog/card/card-view.ts'
import type { DealTexts } from '../catalog/deals/texts/en.ts'
import type { FormView } from '../forms/form-view.ts'
import type { ChartView } from './chart/load-charts.ts'
import { linkOf, type LinkView, pictureOf } from './block-parts.ts'
import type { FamilyView } from './families/family-views.ts'

export type StoredBlock = Block & { props: { conditions?: Conditions } }

export interface TileView {
  label: string
  to: string
  picture: PictureSource | null
}
export interface HeroView {
  type: 'Hero'
  id: string
  heading: string
  text: string
  link: LinkView | null
  picture: PictureSource | null
  tone: 'dark' | 'light'
}

export interface SlidesView {
  type: 'Slides'
  id: string
  label: string
  slides: readonly HeroView[]
  words: DealTexts['slides']
}

export type BlockView =
  | HeroView
  | SlidesView
  | { type: 'Tiles'; id: string; heading: string; tiles: readonly TileView[] }
  | {
      type: 'Products'
      id: string
      heading: string
      link: LinkView | null
      cards: readonly CardView[]
    }
  | { type: 'Text'; id: string; heading: string; html: string }
  | ChartView
  | FormView
  | FamilyView

/** Loaded block data: cards by product URL, and charts, forms, and block families by block id. */
interface BlockData {
  cards: ReadonlyMap<string, CardView>
  charts: ReadonlyMap<string, ChartView>
  forms: ReadonlyMap<string, FormView>
  families: ReadonlyMap<string, FamilyView>
  slideWords: DealTexts['slides']
}

export function handlesOf(block: StoredBlock): readonly string[] {
  return block.type === 'Products' || block.type === 'Comparison' ? block.props.handles : []
}

const families: ReadonlySet<string> = new Set<FamilyBlock['type']>([
  'Deals',
  'Posts',
  'Story',
  'Video',
  'Comparison',
  'Faq',
  'NewsletterBand',
  'Map',
  'Html',
  'Picture',
  'Quote',
])

/** Returns true for a block with code that loads after the page. */
export function isFamily(block: StoredBlock): block is StoredBlock & FamilyBlock {
  return families.has(block.type)
}

/** Converts a block for display. Returns null if the block is unknown or its data is missing. */
export function blockView(block: StoredBlock, data: BlockData): BlockView | null {
  const { cards, charts, forms, slideWords } = data
  switch (block.type) {
    case 'Hero':
      return heroView(block.props)
    case 'Slides': {
      const { id, label, slides } = block.props
      return slides.length === 0 ? null : { type: 'Slides', id, label, slides: slides.map(heroView), words: slideWords }
    }
    case 'Tiles': {
      const { id, heading, tiles } = block.props
      const views = tiles.map(({ label, href, picture }) => ({ label, to: href, picture: pictureOf(picture) }))
      return { type: 'Tiles', id, heading, tiles: views }
    }
    case 'Products': {
      const { id, heading, handles } = block.props
      const sold = handles.flatMap((handle) => cards.get(`/${handle}`) ?? [])
      return sold.length === 0 ? null : { type: 'Products', id, heading, link: linkOf(block.props), cards: sold }
    }
    case 'Text': {
      const { id, heading = '', html } = block.props
      return { type: 'Text', id, heading, html }
    }
    case 'BarbellChart':
      return charts.get(block.props.id) ?? null
    case 'Form':
      return forms.get(block.props.id) ?? null
    default:
      return data.families.get(block.props.id) ?? null
  }
}

function heroView({ id, heading, text, linkLabel, href, picture, tone }: HeroBlock['props']): HeroView {
  const link = linkLabel === '' ? null : { label: linkLabel, to: href }
  return { type: 'Hero', id, heading, text, link, picture: pictureOf(picture), tone }
}
