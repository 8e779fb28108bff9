import type { Cookies } from '#contract/kernel/call.ts'
import type { Site } from '#domain/sites.ts'

/** Who asks, and from where: an HTTP request, or a page that is rendered in this process. */
export interface Caller {
  site: Site
  /** Where the caller's browser sees the shop. */
  origin: string
  now: number
  ip: string
  requestId: string
  bearer: string | undefined
  /** A page of our own asks, in this process. */
  isOwnPage: boolean
  cookies: Cookies
  /** The answer goes into a page that all shoppers share: nothing personal may be asked for it. */
  isShared: boolean
  /** When an answer comes too late, by the process's clock (performance.now): the calls of a page share one moment. */
  until?: number
  tag: (...tags: string[]) => void
}

/** The parts of a request before its call has checked them. */
export interface RawParts {
  params: Record<string, string>
  query: Record<string, string>
  /** Parsed JSON, or `malformed`. */
  body: unknown
  key: string | undefined
  version: number | 'any' | undefined
  /** Empty where none came. */
  captcha: string
}
export const malformed: unique symbol = Symbol('malformed')
