/** A rendered page before it is cached. */
export interface RenderedPage {
  status: number
  headers: Readonly<Record<string, string>>
  html: string
  /** Purging any of these tags removes the page. */
  tags: readonly string[]
  /** Time of a scheduled content change, as Unix time in milliseconds. */
  expiresAt?: number
  isCacheable: boolean
}

export interface CachedPage {
  status: number
  /** A complete set of headers per encoding, so a cache hit allocates nothing. */
  headers: Readonly<Record<Encoding, Readonly<Record<string, string>>>>
  etag: string
  br: Buffer
  gzip: Buffer
  tags: readonly string[]
  /** After this time, the page is still served while it is being rendered again. */
  freshUntil: number
  endsAt: number
  bytes: number
  hits: number
  isDense: boolean
}

export type Encoding = 'br' | 'gzip' | 'identity'
