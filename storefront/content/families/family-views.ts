import type { PictureSource } from '#ui/picture-source.ts'
import type { MapBlock, VideoBlock } from '#domain/content/families/family-blocks.ts'
import type { CardView, PriceView } from '../../catalog/card/card-view.ts'
import type { PostCard } from '../../magazine/posts.ts'
import type { LinkView } from '../block-parts.ts'
import type { FamilyTexts } from './texts/en.ts'

interface Headed {
  id: string
  heading: string
}

interface DealsView extends Headed {
  type: 'Deals'
  link: LinkView | null
  cards: readonly CardView[]
}
interface PostsView extends Headed {
  type: 'Posts'
  link: LinkView | null
  posts: readonly PostCard[]
  words: FamilyTexts['posts']
}
export interface StoryView extends Headed {
  type: 'Story'
  html: string
  picture: PictureSource | null
  pictureSide: 'left' | 'right'
  quote: { text: string; name: string; role?: string } | null
  link: LinkView | null
}
/** Texts for a video on a different origin. They are plain strings, because page data cannot contain functions. */
interface HostWords {
  play: string
  note: string
  ask: string
  playOnce: string
  preferences: string
}
export interface VideoView {
  type: 'Video'
  id: string
  title: string
  text: string
  /** A duration such as 2:05, with its ISO 8601 form. */
  duration: { text: string; iso: string } | null
  poster: PictureSource | null
  source:
    | { kind: 'own'; file: string; captions: NonNullable<VideoBlock['props']['captions']> }
    | { kind: 'host'; frame: string; page: string; words: HostWords }
  /** Label for the duration. */
  durationLabel: string
}
export interface ComparisonView extends Headed {
  type: 'Comparison'
  products: readonly { name: string; url: string; picture: PictureSource | null; price: PriceView }[]
  /** Values by attribute; null if a product has none. */
  rows: readonly { label: string; values: readonly (string | null)[] }[]
  words: FamilyTexts['comparison']
}
export interface FaqView extends Headed {
  type: 'Faq'
  questions: readonly { question: string; html: string }[]
}
interface NewsletterBandView extends Headed {
  type: 'NewsletterBand'
  text: string
  list?: string
}
export interface MapView extends Headed {
  type: 'Map'
  address: readonly string[]
  latitude: number
  longitude: number
  picture: PictureSource | null
  hours: NonNullable<MapBlock['props']['hours']>
  words: FamilyTexts['map']
}
interface HtmlView extends Headed {
  type: 'Html'
  title: string
  /** Path of the frame's document. */
  src: string
  height: number
}

interface PictureView {
  type: 'Picture'
  id: string
  picture: PictureSource
  caption: string
}
interface QuoteView {
  type: 'Quote'
  id: string
  text: string
  name: string
  role: string
}

export type FamilyView =
  | DealsView
  | PostsView
  | StoryView
  | VideoView
  | ComparisonView
  | FaqView
  | NewsletterBandView
  | MapView
  | HtmlView
  | PictureView
  | QuoteView
