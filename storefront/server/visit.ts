import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FlagOverrides } from '#domain/flags/overrides.ts'
import type { Site } from '#domain/sites.ts'
import type { Shop } from '#storefront/page/page.ts'
import type { PageInput, PageResult } from '#storefront/page/route/page-result.ts'
import type { PageHandlerInput } from './page-handler-input.ts'
import type { ResolvedLocale } from './request/locale.ts'
import type { StandaloneVisitor } from './standalone/standalone-page.ts'

/** A request for a page, with its parsed URL. */
export interface Visit {
  request: IncomingMessage
  response: ServerResponse
  site: Site
  /** Includes the locale prefix. */
  url: string
  resolved: Exclude<ResolvedLocale, { to: string }>
  query: string
  /** Flags that the visitor overrides in the debug panel; absent where the store has no panel. */
  flagOverrides?: FlagOverrides | undefined
}

/** State that the handler shares across all visits. */
export interface PageServer {
  input: PageHandlerInput
  now: () => number
  security: Readonly<Record<string, string>>
  /** Also allows frames and videos in content blocks, and third-party scripts that need consent. */
  browseSecurity: Readonly<Record<string, string>>
  /** For previews: allows content blocks but no third-party scripts. */
  previewSecurity: Readonly<Record<string, string>>
  files: PageInput['files']
  renderPage: (page: PageInput) => Promise<PageResult>
  /** The visitor of a request before its shop is resolved: English and normal contrast. */
  stranger: StandaloneVisitor
}

/**
 * Thrown instead of rendering a page if the network address is over its budget (429) or the shop is at capacity (503).
 */
export class CapacityExceeded extends Error {
  readonly status: 429 | 503
  readonly seconds: number
  readonly shop: Shop

  constructor(status: 429 | 503, seconds: number, shop: Shop) {
    super(`No page now, retry in ${seconds} s`)
    this.status = status
    this.seconds = seconds
    this.shop = shop
  }
}
