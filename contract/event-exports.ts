import { z } from 'zod'
import { eventFileFormats } from '#domain/analytics/exports/event-file.ts'
import { isReportDay } from '#domain/reports/period.ts'
import { sites } from '#domain/sites.ts'
import { contract } from './kernel/call.ts'

const Day = z.iso.date().refine(isReportDay, 'the year is out of range')
const params = z.object({ id: z.uuid() })
const missing = { event_export_not_found: { status: 404 } } as const

const WireEventExport = z.strictObject({
  id: z.string(),
  state: z.enum(['running', 'ready', 'deleted', 'withdrawn', 'expired']),
  format: z.enum(eventFileFormats),
  sites: z.array(z.enum(sites)),
  from: z.string(),
  to: z.string(),
  events: z.int(),
  /** Size of the compressed file. */
  bytes: z.int(),
  /** Number of days written so far, and number of days in the range. */
  progress: z.strictObject({ days: z.int(), of: z.int() }),
  staffName: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  downloads: z.int(),
})

/** Exports of stored events for a data warehouse, written by a background job. */
export const eventExports = contract({
  'GET /svc_admin/event-exports': {
    summary: 'Returns the latest exports of events on sites of the caller, newest first',
    access: 'staff',
    permission: 'analytics.export',
    rate: 'read',
    reply: z.strictObject({ exports: z.array(WireEventExport) }),
  },
  'POST /svc_admin/event-exports': {
    summary: 'Starts a background job that writes stored events of a range of days to a file; a repeat has no effect',
    access: 'staff',
    permission: 'analytics.export',
    rate: 'write',
    body: z.object({
      /** First and last day (UTC) on which the events were received. */
      from: Day,
      to: Day,
      format: z.enum(eventFileFormats),
      /** Defaults to all sites that the caller may access. */
      site: z.enum(sites).optional(),
    }),
    reply: WireEventExport,
    refusals: {
      period_reversed: { status: 422 },
      period_too_long: { status: 422, details: z.strictObject({ maxDays: z.int() }) },
      /** Files take up space in the database, so the number of concurrent exports is limited. */
      event_exports_running: { status: 409, details: z.strictObject({ max: z.int() }) },
    },
  },
  'POST /svc_admin/event-exports/{id}/download': {
    summary: 'Returns a path on this host that downloads the file within five minutes, and logs the download',
    access: 'staff',
    permission: 'analytics.export',
    rate: 'write',
    params,
    reply: z.strictObject({ path: z.string() }),
    refusals: { ...missing, event_export_not_ready: { status: 409 } },
  },
  'DELETE /svc_admin/event-exports/{id}': {
    summary: 'Stops an export and deletes its file; a repeat has no effect',
    access: 'staff',
    permission: 'analytics.export',
    rate: 'write',
    params,
    reply: WireEventExport,
    refusals: missing,
  },
})
