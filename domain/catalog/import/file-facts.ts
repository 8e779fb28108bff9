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
  /** Adds quantities to the stock on hand; a negative one lowers it. */
  adjustsStock?: boolean
  /** Keys of stored SKUs that have a weight, and of those that do not ship. */
  stored?: { weighed: ReadonlySet<string>; unshipped: ReadonlySet<string> }
}
