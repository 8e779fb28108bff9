import type { RateImport } from './repository.ts'
import type { ratesDesk } from '#contract/rates-desk.ts'
import { csvLine } from '#domain/catalog/export/csv-line.ts'
import type { RateState } from '#domain/rates/rate-state.ts'
import { siteDay } from '#domain/shipping/delivery/delivery-days.ts'
import type { Database } from '#platform/database.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { assertSiteAccess } from '#services/staff-catalog/steps.ts'
import { importRatesOf, listRates, lockRates, rateColumns, rateFileOf, rateKindOf } from './rate-files.ts'
import { readRateCsv } from './read-csv.ts'
import { readImport, readRevision, recordImport } from './repository.ts'

const pageSize = 100
/** Changes and problems in a response. */
const maxListed = 200
/** Rows of a file. Larger files need the command line, because planning them would delay shoppers' requests. */
const maxRows = 5_000
/** Time in ms in which a repeated request returns the first result instead of importing again. */
const maxRepeatMs = 10 * 60_000

export const rateFileHandlers: Handlers<typeof ratesDesk, { db: Database }> = {
  async 'GET /svc_admin/rates/{kind}'({ params: { kind }, query, staff, now }, { db }) {
    const { site, q, state, page } = query
    assertSiteAccess(staff, site)
    const today = siteDay(site, now)
    const rates = await listRates(db, kind, { site, today })
    const search = q.toLowerCase()
    const found = rates.filter(
      (rate) =>
        (state === undefined || rate.state === state) && `${rate.place} ${rate.value}`.toLowerCase().includes(search),
    )
    const count = (each: RateState) => rates.filter((rate) => rate.state === each).length
    const { columns, keyColumns } = rateColumns.find(({ name }) => name === kind)!
    return {
      columns: [...columns],
      keyColumns: [...keyColumns],
      rates: found
        .slice((page - 1) * pageSize, page * pageSize)
        .map(({ cells, ...rate }) => ({ ...rate, cells: cells() })),
      total: found.length,
      counts: { current: count('current'), upcoming: count('upcoming'), ended: count('ended') },
      today,
    }
  },

  async 'GET /svc_admin/rates/{kind}/file'({ params: { kind }, query: { site }, staff }, { db }) {
    assertSiteAccess(staff, site)
    const lines = await rateFileOf(db, kind, site)
    return { csv: lines.map(csvLine).join(''), rows: lines.length - 1 }
  },

  async 'POST /svc_admin/rates/import'({ body, staff, key, fingerprint, now, refuse }, { db }) {
    const { csv, isDryRun, allowsGaps } = body
    const read = readRateCsv(csv)
    if ('problem' in read) throw refuse('unreadable_csv', { problem: read.problem })
    const { lines } = read
    const kind = rateKindOf(lines[0] ?? [])
    if (!kind) throw refuse('unknown_columns', { columns: (lines[0] ?? []).join(', ').slice(0, 500) })
    if (lines.length - 1 > maxRows) throw refuse('too_many_rows', { max: maxRows })
    const requestKey = `${staff.id ?? `key ${staff.keyId ?? ''}`} ${key}`
    return db.transaction(async (tx) => {
      if (!isDryRun) await lockRates(tx, kind)
      const earlier = isDryRun ? undefined : await readImport(tx, requestKey, now - maxRepeatMs)
      if (earlier && earlier.fingerprint !== fingerprint) throw commonRefusal('idempotency_key_reused')
      const revision = await readRevision(tx, kind)
      if (earlier) return imported(earlier, revision)
      if (body.revision !== undefined && body.revision !== revision) throw refuse('rates_changed')
      const report = await importRatesOf(tx, kind, lines, {
        site: null,
        isDryRun,
        allowsGaps,
        allowedSites: staff.sites,
      })
      if ('problems' in report) return rejected(kind, report.problems, revision)
      const result = countedOf(report)
      if (isDryRun) return { ...imported(result, revision), isStored: false }
      if (report.changes.length > 0) await recordImport(tx, { ...result, requestKey, fingerprint })
      return imported(result, await readRevision(tx, kind))
    })
  },
}

type Report = Extract<Awaited<ReturnType<typeof importRatesOf>>, { changes: unknown }>
type Problems = Extract<Awaited<ReturnType<typeof importRatesOf>>, { problems: unknown }>['problems']

function countedOf({ kind, changes, unchanged }: Report): RateImport {
  const count = (what: Report['changes'][number]['what']) => changes.filter((change) => change.what === what).length
  const counts = { added: count('added'), changed: count('changed'), ended: count('ended'), unchanged }
  return { kind, ...counts, changes: changes.slice(0, maxListed) }
}

function imported({ kind, added, changed, ended, unchanged, changes }: RateImport, revision: string) {
  return { kind, added, changed, ended, unchanged, changes, isStored: true, revision, problemCount: 0, problems: [] }
}

function rejected(kind: RateImport['kind'], problems: Problems, revision: string) {
  const nothing = { added: 0, changed: 0, ended: 0, unchanged: 0, changes: [], isStored: false }
  return { kind, ...nothing, revision, problemCount: problems.length, problems: problems.slice(0, maxListed) }
}
