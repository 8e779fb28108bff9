import type { Figures } from '#domain/reports/figures.ts'
import type { Site } from '#domain/sites.ts'

/** A row of a report as its statement returns it. */
export interface ReportRow {
  site: Site
  key: string
  label: string
  detail: string
  figures: Figures
}
