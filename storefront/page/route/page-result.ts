import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { ServerDestination } from '#domain/analytics/deliveries/server-destinations.ts'
import type { Tag } from '#domain/consent/tags.ts'
import type { DocumentFiles } from '../html-document.ts'
import type { FloatingVideo } from '#storefront/shell/picture-in-picture/player-rules.ts'
import type { FlagOverrides } from '#domain/flags/overrides.ts'
import type { Shop } from '../page.ts'

export interface BuildFiles extends Omit<DocumentFiles, 'styles' | 'modules'> {
  styles: readonly string[]
  chunks: Readonly<Record<string, { scripts: readonly string[]; styles: readonly string[] }>>
}

export interface PageInput {
  /** Includes the origin, the locale prefix, and only the query parameters that pages may read. */
  url: string
  method: 'GET' | 'POST'
  /** FormData is possible only on pages that accept files. */
  form?: URLSearchParams | FormData
  shop: Shop
  call: StoreCall
  /** Enabled third-party scripts that need consent. */
  tags?: readonly Tag[]
  /** Destinations for the server's events. If undefined, there are none. */
  destinations?: readonly ServerDestination[]
  /** True if the page's content security policy allows the scripts' origins. */
  mayLoadTags?: boolean
  /** The store's floating video, if configured. */
  video?: FloatingVideo
  /** True to end the page with the debug panel. */
  isDebug?: boolean
  /** Flags that the visitor overrides in the debug panel. */
  flagOverrides?: FlagOverrides
  files: BuildFiles
  requestId: string
  report: (defect: unknown, requestId: string) => void
  /** Logs that the page omits an optional part. */
  warn: (message: string, error: unknown, requestId: string) => void
}

export interface PageResult {
  status: number
  headers: Readonly<Record<string, string>>
  html: string
  /** True if the page was found and is complete, and its query has only known parameters. */
  isCacheable: boolean
  preload: readonly string[]
  /** Time of the next content change in Unix milliseconds. */
  expiresAt?: number
}
