import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { eventFileHeader, eventFileLines } from '#domain/analytics/exports/event-file.ts'
import { addDays } from '#domain/programs/calendar.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { addPart, finishExport, lockExport, recordExportProgress, readLines } from './repository.ts'

const compress = promisify(gzip)
/** At most 64 MB of events, because a message can be 32 KB. */
const perPart = 2_000
/** A run stops after this time to free its worker; the next run continues. */
const runMs = 15_000
const fileDays = 3
const dayMs = 86_400_000

interface RunDeps {
  db: Database
  clock: () => number
}

/** Writes an event file part by part, each in its own transaction, so that the next run can resume a killed export. */
export async function runExport({ db, clock }: RunDeps, { exportId }: { exportId: string }): Promise<void> {
  const endsAt = clock() + runMs
  while (await db.transaction((tx) => writePart(tx, exportId, clock()))) {
    if (clock() < endsAt) continue
    await db.transaction((tx) => afterCommit(tx, 'event_export_run', { exportId }))
    return
  }
}

/** Writes the next part. Returns false if it was the last one or the export is no longer running. */
async function writePart(tx: Transaction, id: string, now: number): Promise<boolean> {
  const position = await lockExport(tx, id)
  if (!position) return false
  const { format, to, parts } = position
  let { day, number } = position
  let lines = await readLines(tx, position, perPart)
  while (lines.length === 0 && day < to) {
    ;[day, number] = [addDays(day, 1), 0]
    lines = await readLines(tx, { ...position, day, number }, perPart)
  }
  const head = parts === 0 ? eventFileHeader(format) : ''
  // A file without events consists of the header only.
  if (lines.length > 0 || parts === 0) {
    const data = await compress(head + eventFileLines(format, lines))
    await addPart(tx, id, parts, data)
    const last = lines.at(-1)?.number ?? number
    await recordExportProgress(tx, id, { day, number: last, events: lines.length, bytes: data.length, parts: 1 })
  }
  if (lines.length > 0) return true
  await finishExport(tx, id, now + fileDays * dayMs)
  return false
}
