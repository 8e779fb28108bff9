import type { Cookies, SetHeader } from '#contract/kernel/call.ts'
import type { Site } from '#domain/sites.ts'

/** Where a call comes from: an HTTP request, or a page rendered in this process. */
export interface Caller {
  site: Site
  origin: string
  now: number
  ip: string
  /** Returns null if the country of the address is unknown. If absent, it always is. */
  countryOf?: () => string | null
  /** If absent, it is unknown. */
  userAgent?: string | undefined
  /** BCP 47 tag of the site's locale that the caller reads; if absent, the first. */
  locale?: string
  requestId: string
  bearer: string | undefined
  isOwnPage: boolean
  /** The request came to the host of the back office. */
  isBackOffice?: true
  cookies: Cookies
  /** The response becomes part of a page shared by all shoppers, so personal calls throw. */
  isShared: boolean
  /** Deadline on the performance.now() clock, shared by all calls of a page. */
  until?: number
  tag: (...tags: string[]) => void
  /** Sets a header of the HTTP response. If absent, there is none. */
  setHeader?: SetHeader
}

export interface RawParts {
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  /** Null if malformed, undefined if absent. */
  key: string | null | undefined
  version: number | 'any' | null | undefined
  captcha: string
}
export const malformed: unique symbol = Symbol('malformed')
