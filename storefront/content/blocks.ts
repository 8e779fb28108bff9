import type { Block, HeroBlock } from '#domain/content/block.ts'
import type { Conditions } from '#domain/content/conditions.ts'
import type { PictureSource } from '#ui/picture-source.ts'
import type { CardView } from '../catalog/card/card-view.ts'
import type { DealTexts } from '../catalog/deals/texts/en.ts'
import type { FormView } from '../forms/form-view.ts'
import type { ChartView } from './chart/load-charts.ts'

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
  link: { label: string; to: string } | null
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
      link: { label: string; to: string } | null
      cards: readonly CardView[]
    }
  | { type: 'Text'; id: string; heading: string; html: string }
  | ChartView
  | FormView

/** Loaded data of blocks: cards by product URL, charts and forms by block id. */
interface BlockData {
  cards: ReadonlyMap<string, CardView>
  charts: ReadonlyMap<string, ChartView>
  forms: ReadonlyMap<string, FormView>
  slideWords: DealTexts['slides']
}

export function handlesOf(block: StoredBlock): readonly string[] {
  return block.type === 'Products' ? block.props.handles : []
}

/** Converts a block for display, or returns null for unknown ones and for products, charts or forms that are not here. */
export function blockView(block: StoredBlock, { cards, charts, forms, slideWords }: BlockData): BlockView | null {
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
      const { id, heading, linkLabel, href, handles } = block.props
      const sold = handles.flatMap((handle) => cards.get(`/${handle}`) ?? [])
      const link = linkLabel !== undefined && href !== undefined ? { label: linkLabel, to: href } : null
      return sold.length === 0 ? null : { type: 'Products', id, heading, link, cards: sold }
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
      // A block type that this storefront does not know.
      return null
  }
}

function heroView({ id, heading, text, linkLabel, href, picture, tone }: HeroBlock['props']): HeroView {
  const link = linkLabel === '' ? null : { label: linkLabel, to: href }
  return { type: 'Hero', id, heading, text, link, picture: pictureOf(picture), tone }
}

function pictureOf(picture: object): PictureSource | null {
  return 'base' in picture ? (picture as PictureSource) : null
}
