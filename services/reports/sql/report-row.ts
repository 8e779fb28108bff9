import type { Figures } from '#domain/reports/figures.ts'
import type { Site } from '#domain/sites.ts'

/** A report row as returned by its statement. */
export interface ReportRow {
  site: Site
  key: string
  label: string
  detail: string
  figures: Figures
}
