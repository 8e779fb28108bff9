import type { Site } from '#domain/sites.ts'

/** Settings that the file does not contain. */
export interface FileFacts {
  weightUnit: 'lb' | 'kg'
  /** Base URL or folder for relative picture names. */
  picturesAt: string
  /** The site that sells at the prices of the file, in its time zone. */
  site: Site
  now: number
  /** Derives SKUs from handles and options. */
  makesSkus?: boolean
  /** Weight of products without one; otherwise they are drafts. */
  defaultGrams?: number | null
}
