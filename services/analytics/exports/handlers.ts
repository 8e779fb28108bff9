import type { eventExports } from '#contract/event-exports.ts'
import { daysIn, maxPeriodDays, periodProblem } from '#domain/reports/period.ts'
import type { Database } from '#platform/database.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { settledBefore } from '../repository.ts'
import { exportFilePath } from './export-link.ts'
import {
  countExportDownload,
  countRunningExports,
  createExport,
  deleteExport,
  readExport,
  readExportOfRequest,
  readExports,
  type EventExportRow,
} from './repository.ts'

const listed = 50
const maxRunning = 2
const linkMs = 5 * 60_000

interface ExportDeps {
  db: Database
  secret: string
}

export const eventExportHandlers: Handlers<typeof eventExports, ExportDeps> = {
  async 'GET /svc_admin/event-exports'({ staff }, { db }) {
    return { exports: (await readExports(db, staff.sites, listed)).map(wireExport) }
  },

  async 'POST /svc_admin/event-exports'({ body, staff, key, fingerprint, now, refuse }, { db }) {
    const { from, to, format, site } = body
    const problem = periodProblem({ from, to })
    if (problem === 'period_too_long') throw refuse(problem, { maxDays: maxPeriodDays })
    if (problem !== null) throw refuse(problem)
    if (site !== undefined && !staff.sites.includes(site)) throw commonRefusal('not_permitted', { site })
    const sites = site === undefined ? staff.sites : [site]
    const requestKey = `${staff.id ?? `key ${staff.keyId ?? ''}`} ${key}`
    const id = await db.transaction(async (tx) => {
      const known = await readExportOfRequest(tx, requestKey)
      if (known && known.fingerprint !== fingerprint) throw commonRefusal('idempotency_key_reused')
      if (known) return known.id
      if ((await countRunningExports(tx)) >= maxRunning) throw refuse('event_exports_running', { max: maxRunning })
      const input = { from, to, format, sites, receivedBefore: settledBefore(now), staffName: staff.name }
      const exportId = await createExport(tx, { ...input, requestKey, fingerprint })
      if (exportId === undefined) return (await readExportOfRequest(tx, requestKey))!.id
      await afterCommit(tx, 'event_export_run', { exportId })
      return exportId
    })
    return wireExport((await readExport(db, id, sites))!)
  },

  async 'POST /svc_admin/event-exports/{id}/download'({ params: { id }, staff, now, refuse }, { db, secret }) {
    const counted = await db.transaction((tx) => countExportDownload(tx, id, staff.sites, now))
    if (counted) return { path: exportFilePath(secret, id, now + linkMs) }
    throw refuse((await readExport(db, id, staff.sites)) ? 'event_export_not_ready' : 'event_export_not_found')
  },

  async 'DELETE /svc_admin/event-exports/{id}'({ params: { id }, staff, refuse }, { db }) {
    if (!(await readExport(db, id, staff.sites))) throw refuse('event_export_not_found')
    await db.transaction((tx) => deleteExport(tx, id))
    return wireExport((await readExport(db, id, staff.sites))!)
  },
}

function wireExport({ day, from, to, ...row }: EventExportRow) {
  const of = daysIn({ from, to })
  return { ...row, from, to, progress: { days: row.state === 'running' ? daysIn({ from, to: day }) - 1 : of, of } }
}
