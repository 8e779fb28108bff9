import type { Site } from '#domain/sites.ts'

/** Settings that are not in the file. */
export interface ImportSettings {
  weightUnit: 'lb' | 'kg'
  /** Base URL or folder of relative picture names. */
  picturesAt: string
  /** The site that the file's prices and local times apply to. */
  site: Site
  now: number
  /** True to derive SKUs from handles and options. */
  makesSkus?: boolean
  /** Weight for products without one. If missing, such products become drafts. */
  defaultGrams?: number | null
  /** True to add quantities to the stock on hand. A negative quantity lowers it. */
  adjustsStock?: boolean
  /** Keys of stored SKUs that have a weight, and of those that do not ship. */
  stored?: { weighed: ReadonlySet<string>; unshipped: ReadonlySet<string> }
}
