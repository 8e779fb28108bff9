import { eventColumns, type EventFileFormat } from '#domain/analytics/exports/event-file.ts'
import type { Site } from '#domain/sites.ts'
import { anyOf, statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

type EventExportState = 'running' | 'ready' | 'deleted' | 'withdrawn' | 'expired'

export interface EventExportRow {
  id: string
  state: EventExportState
  format: EventFileFormat
  sites: Site[]
  /** First and last UTC day of the exported events, by receipt. */
  from: string
  to: string
  /** The day currently being written. */
  day: string
  events: number
  /** Compressed size in bytes. */
  bytes: number
  staffName: string
  createdAt: string
  expiresAt: string | null
  downloads: number
}

const asDate = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const columns = `id, state, format, sites, first_day::text as from, last_day::text as to, day::text as day,
  events::double precision as events, bytes::double precision as bytes, staff_name as "staffName",
  ${asDate('created_at')} as "createdAt", ${asDate('expires_at')} as "expiresAt", downloads`

const insert = statement<{ id: string }>(
  'event-export.insert',
  `insert into event_export (format, sites, first_day, last_day, day, received_before, staff_name, created_at, request_key,
     request_fingerprint)
   values ($1, $2, $3, $4, $3, $5, $6, $7, $8, $9) on conflict (request_key) do nothing returning id`,
)
const ofRequest = statement<{ id: string; fingerprint: string }>(
  'event-export.of-request',
  'select id, request_fingerprint as fingerprint from event_export where request_key = $1',
)
// A separate statement, because the count must see exports committed while this one waited for the lock.
const lockStarts = statement('event-export.lock-starts', 'select pg_advisory_xact_lock(7470, 2)')
const holdStarts = statement('event-export.hold-starts', 'select pg_advisory_xact_lock_shared(7470, 2)')
const countRunning = statement<{ count: number }>(
  'event-export.running',
  `select count(*)::integer as count from event_export where state = 'running'`,
)
const list = statement<EventExportRow>(
  'event-export.list',
  `select ${columns} from event_export where sites <@ $1::text[] order by id desc limit $2`,
)
const read = statement<EventExportRow>(
  'event-export.read',
  `select ${columns} from event_export where id = $1 and sites <@ $2::text[]`,
)
const countDownload = statement<EventExportRow>(
  'event-export.download',
  `update event_export set downloads = downloads + 1
   where id = $1 and sites <@ $2::text[] and state = 'ready' and expires_at > $3 returning ${columns}`,
)
const remove = statement<{ id: string }>(
  'event-export.delete',
  `update event_export set state = 'deleted' where id = $1 and state in ('running', 'ready') returning id`,
)
const removeParts = statement(
  'event-export.delete-parts',
  `delete from event_export_part where export_id = any ($1::uuid[])`,
)

interface NewExport {
  format: EventFileFormat
  sites: readonly Site[]
  from: string
  to: string
  receivedBefore: Date
  staffName: string
  requestKey: string
  fingerprint: string
}

/** Stores an export and returns its id, or undefined if the request has already stored one. */
export async function createExport(tx: Transaction, input: NewExport): Promise<string | undefined> {
  const { format, sites, from, to, receivedBefore, staffName, requestKey, fingerprint } = input
  const values = [format, sites, from, to, receivedBefore, staffName, new Date(tx.now), requestKey, fingerprint]
  return (await tx.run(insert, values))[0]?.id
}

/** Returns the export that a request stored. */
export async function readExportOfRequest(db: QueryRunner, requestKey: string) {
  return (await db.run(ofRequest, [requestKey]))[0]
}

/**
 * Returns the number of running exports. Until commit, no other export can start and no customer's events can be
 * deleted.
 */
export async function countRunningExports(tx: Transaction): Promise<number> {
  await tx.run(lockStarts, [])
  return (await tx.run(countRunning, []))[0]!.count
}

/** Returns exports that cover only these sites, newest first. */
export async function readExports(db: QueryRunner, sites: readonly Site[], limit: number): Promise<EventExportRow[]> {
  return db.run(list, [sites, limit])
}

export async function readExport(db: QueryRunner, id: string, sites: readonly Site[]) {
  return (await db.run(read, [id, sites]))[0]
}

/** Counts a download and returns its export, or undefined if the file cannot be downloaded now. */
export async function countExportDownload(db: QueryRunner, id: string, sites: readonly Site[], now: number) {
  return (await db.run(countDownload, [id, sites, new Date(now)]))[0]
}

/** Stops an export and deletes its file. Returns false if it is not running and has no file. */
export async function deleteExport(tx: Transaction, id: string): Promise<boolean> {
  const removed = await tx.run(remove, [id])
  if (removed.length > 0) await tx.run(removeParts, [[id]])
  return removed.length > 0
}

interface Position {
  format: EventFileFormat
  sites: Site[]
  /** UTC day and number of the last event written. */
  day: string
  number: number
  to: string
  receivedBefore: Date
  parts: number
}

const lock = statement<Position>(
  'event-export.lock',
  `select format, sites, day::text as day, number::double precision as number, last_day::text as to,
     received_before as "receivedBefore", parts
   from event_export where id = $1 and state = 'running' for update`,
)
const cellOf: Readonly<Record<(typeof eventColumns)[number], string>> = {
  messageId: 'message_id',
  receivedAt: `to_char(received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  at: `to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  site: 'site',
  source: 'source',
  type: 'type',
  name: 'name',
  anonymousId: 'anonymous_id',
  userId: 'user_id',
  visitId: 'visit_id',
  tabId: 'tab_id',
  cartId: 'cart_id',
  properties: 'properties',
  context: 'context',
  integrations: 'integrations',
}
const cells = eventColumns.map((name) => `coalesce((${cellOf[name]})::text, '')`).join(', ')
const fields = eventColumns.map((name) => `'${name}', ${cellOf[name]}`).join(', ')
const ofBatch = `from analytics_event
   where day = $1::date and number > $2 and received_at < $3 and site = any ($4) order by analytics_event.number limit $5`
interface Line {
  number: number
  json: string
  cells: string[]
}
const lines = {
  csv: statement<Line>(
    'event-export.csv',
    `select number::double precision as number, '' as json, array[${cells}] as cells ${ofBatch}`,
  ),
  ndjson: statement<Line>(
    'event-export.ndjson',
    `select number::double precision as number, json_build_object(${fields})::text as json, '{}'::text[] as cells ${ofBatch}`,
  ),
}
const insertPart = statement(
  'event-export.insert-part',
  'insert into event_export_part (export_id, position, data) values ($1, $2, $3)',
)
const move = statement(
  'event-export.move',
  `update event_export set day = $2, number = $3, events = events + $4, bytes = bytes + $5, parts = parts + $6 where id = $1`,
)
const finish = statement(
  'event-export.finish',
  `update event_export set state = 'ready', expires_at = $2 where id = $1`,
)

/** Locks a running export until commit and returns its position, or undefined if it is no longer running. */
export async function lockExport(tx: Transaction, id: string): Promise<Position | undefined> {
  return (await tx.run(lock, [id]))[0]
}

/** Returns the next events on the position's day. */
export async function readLines(tx: Transaction, position: Position, limit: number): Promise<Line[]> {
  const { format, day, number, receivedBefore, sites } = position
  return tx.run(lines[format], [day, number, receivedBefore, sites, limit])
}

export async function addPart(tx: Transaction, id: string, position: number, data: Buffer): Promise<void> {
  await tx.run(insertPart, [id, position, data])
}

interface Step {
  day: string
  number: number
  events: number
  bytes: number
  parts: number
}

export async function recordExportProgress(tx: Transaction, id: string, step: Step): Promise<void> {
  await tx.run(move, [id, step.day, step.number, step.events, step.bytes, step.parts])
}

export async function finishExport(tx: Transaction, id: string, expires: number): Promise<void> {
  await tx.run(finish, [id, new Date(expires)])
}

const file = statement<{ from: string; to: string; format: EventFileFormat; bytes: number; parts: number }>(
  'event-export.file',
  `select first_day::text as from, last_day::text as to, format, bytes::double precision as bytes, parts
   from event_export where id = $1 and state = 'ready' and expires_at > $2`,
)
const part = statement<{ data: Buffer }>(
  'event-export.part',
  'select data from event_export_part where export_id = $1 and position = $2',
)

/** Returns the size and name of a file, or undefined if it cannot be downloaded now. */
export async function readFile(db: QueryRunner, id: string, now: number) {
  return (await db.run(file, [id, new Date(now)]))[0]
}

/** Returns a part of a file, or undefined if the file was deleted. */
export async function readPart(db: QueryRunner, id: string, position: number): Promise<Buffer | undefined> {
  return (await db.run(part, [id, position]))[0]?.data
}

// One statement, so that the file is always deleted when its export expires.
const expire = statement(
  'event-export.expire',
  `with expired as (
     update event_export set state = 'expired' where state = 'ready' and expires_at <= $1 returning id)
   delete from event_export_part using expired where export_id = expired.id`,
)
const sweepOld = createClockSweep('event_export', `state <> 'running' and created_at < $1`)
const listedMs = 90 * 86_400_000

/** Deletes expired files, and exports older than 90 days. */
export async function sweepExports(db: QueryRunner, now: number): Promise<void> {
  await db.run(expire, [new Date(now)])
  await sweepOld(db, now - listedMs)
}

const withdraw = statement<{ id: string }>(
  'event-export.withdraw',
  `update event_export set state = 'withdrawn' where state in ('running', 'ready') and exists (
     select from analytics_event as event where event.day between first_day and last_day and event.site = any (sites)
       and (user_id = $1::text or user_id is null and anonymous_id = ${anyOf('$2', 'text')}))
   returning id`,
)

/**
 * Deletes files that may contain a customer's events, and stops exports that are writing them. Must run before these
 * events are deleted. Until commit, no export starts, because it could still read them.
 */
export async function withdrawExports(tx: Transaction, customerId: number, browsers: readonly string[]): Promise<void> {
  await tx.run(holdStarts, [])
  const withdrawn = await tx.run(withdraw, [customerId, browsers])
  await tx.run(removeParts, [withdrawn.map(({ id }) => id)])
}
