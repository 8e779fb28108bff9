/** A rendered page before caching. */
export interface MadePage {
  status: number
  headers: Readonly<Record<string, string>>
  html: string
  /** Purging any of them removes the page. */
  tags: readonly string[]
  /** Scheduled content change, in milliseconds since 1970. */
  expiresAt?: number
  isCacheable: boolean
}

export interface CachedPage {
  status: number
  /** Complete per encoding, so that a hit allocates nothing. */
  headers: Readonly<Record<Encoding, Readonly<Record<string, string>>>>
  etag: string
  br: Buffer
  gzip: Buffer
  tags: readonly string[]
  /** Later, it is served while rendered again. */
  freshUntil: number
  endsAt: number
  bytes: number
  hits: number
  isDense: boolean
}

export type Encoding = 'br' | 'gzip' | 'identity'
