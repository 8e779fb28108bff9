import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { DocumentFiles } from './html-document.ts'
import type { Shop } from './page.ts'

/** The chunks of the build by source file: what a page's document names beside the entry. */
export interface BuildFiles extends Omit<DocumentFiles, 'styles' | 'modules'> {
  styles: readonly string[]
  chunks: Readonly<Record<string, { scripts: readonly string[]; styles: readonly string[] }>>
}

/** What one page is rendered from. */
export interface PageInput {
  /** With origin, the locale's prefix, and only the query that counts. */
  url: string
  method: 'GET' | 'POST'
  /** With files where the page takes some. */
  form?: URLSearchParams | FormData
  shop: Shop
  call: StoreCall
  files: BuildFiles
  requestId: string
  /** Hears of defects, which a shopper sees as an id. */
  report: (defect: unknown, requestId: string) => void
  /** Hears of what a page went without. */
  warn: (message: string, error: unknown, requestId: string) => void
}

/** A rendered page. */
export interface PageResult {
  status: number
  headers: Readonly<Record<string, string>>
  html: string
  /** Whether the page may be kept for others: it was found, whole, and used only the query that it knows. */
  isCacheable: boolean
  /** Addresses of stylesheets and scripts, for a Link header or early hints. */
  preload: readonly string[]
  /** When the page's content changes by the clock, in milliseconds since 1970. */
  expiresAt?: number
}
