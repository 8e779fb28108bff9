import type { Cookies, SetHeader } from '#contract/kernel/call.ts'
import type { FlagOverrides } from '#domain/flags/overrides.ts'
import type { Site } from '#domain/sites.ts'

/** The source of a call: an HTTP request, or a page rendered in this process. */
export interface Caller {
  site: Site
  origin: string
  now: number
  ip: string
  /**
   * Returns the country of the IP address, or null if unknown. If this function is absent, all countries are unknown.
   */
  countryOf?: () => string | null
  /** If absent, the user agent is unknown. */
  userAgent?: string | undefined
  /** BCP 47 tag of the caller's locale on the site; if absent, the first locale. */
  locale?: string
  requestId: string
  bearer: string | undefined
  isOwnPage: boolean
  /** Set if the request was sent to the back office host. */
  isBackOffice?: true
  cookies: Cookies
  /** True if the response becomes part of a page shared by all shoppers. Personal calls then throw. */
  isShared: boolean
  /** Deadline on the performance.now() clock, shared by all calls on a page. */
  until?: number
  tag: (...tags: string[]) => void
  /** Flags that the visitor overrides in the debug panel; they apply to reads only. Absent if there is no panel. */
  flagOverrides?: FlagOverrides
  /** Sets a header of the HTTP response. Absent if there is no HTTP response. */
  setHeader?: SetHeader
}

export interface RawParts {
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  /** Null if malformed; undefined if absent. */
  key: string | null | undefined
  version: number | 'any' | null | undefined
  captcha: string
}
export const malformedBody: unique symbol = Symbol('malformed')
