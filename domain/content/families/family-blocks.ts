import type { PictureEntry } from '#domain/catalog/product-entry.ts'
import type { VideoHost } from './video.ts'

/** Blocks whose code a browser loads after the page. */
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

interface LinkProps {
  linkLabel?: string
  href?: string
}

/** The site's current deals with their own end; hidden without one. */
interface DealsBlock {
  type: 'Deals'
  props: LinkProps & { id: string; heading: string; max?: number }
}

/** Posts of The Index by slugs, or the newest of a category, of a tag, or of all. */
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

/** A large picture next to rich text, with a person's words. */
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

/** A video of a host, or of our own with its files below /media/. */
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

/** Two to four products by handle, with their prices and these rows of their specifications, or all. */
interface ComparisonBlock {
  type: 'Comparison'
  props: { id: string; heading: string; handles: readonly string[]; rows?: readonly string[] }
}

/** Questions with answers in rich text. */
interface FaqBlock {
  type: 'Faq'
  props: { id: string; heading: string; questions: readonly { question: string; html: string }[] }
}

/** The newsletter form with the site's first list, or with another one. */
interface NewsletterBandBlock {
  type: 'NewsletterBand'
  props: { id: string; heading: string; text: string; list?: string }
}

/** A place with its address, drawn by us; a map of another origin is a link. */
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

/** An editor's own code, which runs in a frame of an opaque origin [T14]. */
export interface HtmlBlock {
  type: 'Html'
  props: {
    id: string
    title: string
    html: string
    css?: string
    js?: string
    /** Pixels; stated, so that nothing on the page moves. */
    height: number
    heading?: string
  }
}
