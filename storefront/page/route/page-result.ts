import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Tag } from '#domain/consent/tags.ts'
import type { DocumentFiles } from '../html-document.ts'
import type { FloatingVideo } from '#storefront/shell/picture-in-picture/player-rules.ts'
import type { Shop } from '../page.ts'

export interface BuildFiles extends Omit<DocumentFiles, 'styles' | 'modules'> {
  styles: readonly string[]
  chunks: Readonly<Record<string, { scripts: readonly string[]; styles: readonly string[] }>>
}

export interface PageInput {
  /** Includes the origin, the locale prefix, and only the query that pages may read. */
  url: string
  method: 'GET' | 'POST'
  /** FormData only on pages that accept files. */
  form?: URLSearchParams | FormData
  shop: Shop
  call: StoreCall
  /** Enabled third-party scripts that need consent. */
  tags?: readonly Tag[]
  /** The page's content security policy allows their origins. */
  mayLoadTags?: boolean
  /** The store's floating video. */
  video?: FloatingVideo
  /** The page ends with the debug panel. */
  isDebug?: boolean
  files: BuildFiles
  requestId: string
  report: (defect: unknown, requestId: string) => void
  /** Logs an optional part that the page omits. */
  warn: (message: string, error: unknown, requestId: string) => void
}

export interface PageResult {
  status: number
  headers: Readonly<Record<string, string>>
  html: string
  /** True if the page was found, is complete, and its query has known parameters only. */
  isCacheable: boolean
  preload: readonly string[]
  /** Unix time in milliseconds at which the content changes. */
  expiresAt?: number
}
