import type { PictureEntry } from '#domain/catalog/product-entry.ts'
import type { VideoHost } from './video.ts'

/** Blocks with code that browsers load after the page. */
export type FamilyBlock =
  | DealsBlock
  | PostsBlock
  | StoryBlock
  | VideoBlock
  | ComparisonBlock
  | FaqBlock
  | NewsletterBandBlock
  | MapBlock
  | HtmlBlock
  | PictureBlock
  | QuoteBlock

interface LinkProps {
  linkLabel?: string
  href?: string
}

/** The site's current deals with their end times. Hidden if there are no deals. */
interface DealsBlock {
  type: 'Deals'
  props: LinkProps & { id: string; heading: string; max?: number }
}

/** Posts from The Index by slug, or the newest in a category, with a tag, or overall. */
export interface PostsBlock {
  type: 'Posts'
  props: LinkProps & {
    id: string
    heading: string
    max?: number
    category?: number
    tag?: number
    slugs?: readonly string[]
  }
}

/** A large picture next to rich text, with a person's quote. */
interface StoryBlock {
  type: 'Story'
  props: LinkProps & {
    id: string
    heading: string
    html: string
    picture: PictureEntry
    pictureSide?: 'left' | 'right'
    quote?: { text: string; name: string; role?: string }
  }
}

/** A video from a host, or our own video with files under /media/. */
export interface VideoBlock {
  type: 'Video'
  props: {
    id: string
    title: string
    text?: string
    /** Seconds. */
    duration?: number
    picture: PictureEntry
    host?: VideoHost
    videoId?: string
    file?: string
    captions?: readonly { language: string; label: string; file: string }[]
  }
}

/** Two to four products by handle, with their prices and the listed specification rows, or all of them. */
interface ComparisonBlock {
  type: 'Comparison'
  props: { id: string; heading: string; handles: readonly string[]; rows?: readonly string[] }
}

/** Questions with answers in rich text. */
interface FaqBlock {
  type: 'Faq'
  props: { id: string; heading: string; questions: readonly { question: string; html: string }[] }
}

/** The newsletter form for the site's first list or a different one. */
interface NewsletterBandBlock {
  type: 'NewsletterBand'
  props: { id: string; heading: string; text: string; list?: string }
}

/** A map of a place, drawn by the store, with its address. Maps on other origins are only linked. */
export interface MapBlock {
  type: 'Map'
  props: {
    id: string
    heading: string
    address: readonly string[]
    latitude: number
    longitude: number
    picture?: PictureEntry
    hours?: readonly { days: string; time: string }[]
  }
}

/** A picture within a text. */
interface PictureBlock {
  type: 'Picture'
  props: { id: string; picture: PictureEntry; caption?: string }
}

/** A pull quote, with the quoted person if there is one. */
interface QuoteBlock {
  type: 'Quote'
  props: { id: string; text: string; name?: string; role?: string }
}

/** An editor's custom code, which runs in a frame with an opaque origin [T14]. */
export interface HtmlBlock {
  type: 'Html'
  props: {
    id: string
    title: string
    html: string
    css?: string
    js?: string
    /** Height in pixels, fixed so that nothing on the page shifts. */
    height: number
    heading?: string
  }
}
