import { z } from 'zod'
import { isReportDay, periodPresets } from '#domain/reports/period.ts'
import { figures, type Figure } from '#domain/reports/figure-definitions.ts'
import { groupingTitles, reportNames, type Grouping } from '#domain/reports/reports.ts'
import { sites } from '#domain/sites.ts'
import { contract } from './kernel/call.ts'

const Day = z.iso.date().refine(isReportDay, 'the year is out of range')
const figureNames = Object.keys(figures) as [Figure, ...Figure[]]
const groupings = Object.keys(groupingTitles) as [Grouping, ...Grouping[]]

/** Counts, and amounts in minor units of the site's currency. */
const Figures = z.partialRecord(z.enum(figureNames), z.int())

const params = z.object({ report: z.enum(reportNames) })
const query = z.object({
  /** Defaults to all sites that the caller may access, each in its own currency. */
  site: z.enum(sites).optional(),
  /** First and last day, in each site's time zone. */
  from: Day,
  to: Day,
  /** A period based on each site's current day. If present, `from` and `to` are ignored. */
  preset: z.enum(periodPresets).optional(),
  /** If the report does not support this grouping, its default grouping applies. */
  by: z.enum(groupings).optional(),
})
/** Reports use a limited number of connections, so a report may wait for another one. */
const maxWaitMs = 20_000
const refusals = {
  period_reversed: { status: 422 },
  period_too_long: { status: 422, details: z.strictObject({ maxDays: z.int() }) },
} as const

/** Reports for staff on paid orders, refunds, taxes, and gift cards. */
export const reportCalls = contract({
  'GET /svc_admin/reports/{report}': {
    summary: 'Returns a report of up to 400 days by site, with totals and those of the period before',
    access: 'staff',
    permission: 'reports.read',
    rate: 'search',
    maxWaitMs,
    params,
    query,
    reply: z.strictObject({
      by: z.enum(groupings),
      /** False while orders from before an upgrade are still being added. */
      isComplete: z.boolean(),
      /** Totals are never added across sites, because currencies differ. */
      sites: z.array(
        z.strictObject({
          site: z.enum(sites),
          currency: z.string(),
          timeZone: z.string(),
          /** First and last day. With a preset, they differ by site. */
          from: z.string(),
          to: z.string(),
          /** Time spans in chronological order; other groupings with the largest row first. */
          rows: z.array(
            z.strictObject({
              /** The first day of a time span, an order number, an SKU, or another grouping key. */
              key: z.string(),
              label: z.string(),
              detail: z.string(),
              figures: Figures,
            }),
          ),
          /** True if there are more rows. The totals include them. */
          hasMore: z.boolean(),
          totals: Figures,
          /** Figures for the preceding period of the same length. */
          previous: Figures,
        }),
      ),
    }),
    refusals,
  },
  'GET /svc_admin/reports/{report}/export': {
    summary: 'Returns a report as CSV with up to 20,000 rows for each site, amounts as decimals',
    access: 'staff',
    permission: 'reports.read',
    rate: 'lookup',
    maxWaitMs,
    params,
    query,
    reply: z.strictObject({ count: z.int(), csv: z.string() }),
    refusals,
  },
})
