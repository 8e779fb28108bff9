/** A page as it was made, before it is kept. */
export interface MadePage {
  status: number
  headers: Readonly<Record<string, string>>
  html: string
  /** What the page is made of: a purge of any of these ends it. */
  tags: readonly string[]
  /** When its content changes by the clock, in milliseconds since 1970. */
  expiresAt?: number
  /** Whether it may be kept at all. */
  isCacheable: boolean
}

/** A kept page, ready to be sent. */
export interface CachedPage {
  status: number
  /** Complete header objects, one for each encoding, so that a hit builds nothing. */
  headers: Readonly<Record<Encoding, Readonly<Record<string, string>>>>
  etag: string
  br: Buffer
  gzip: Buffer
  tags: readonly string[]
  /** Until when it is fresh; later it is still served while a new one is made. */
  freshUntil: number
  /** After this it is never served. */
  endsAt: number
  bytes: number
  hits: number
  /** Whether brotli was done again at its best. */
  isDense: boolean
}

export type Encoding = 'br' | 'gzip' | 'identity'
