import type { Release } from '#domain/releases/release.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

export interface ProcessRow {
  id: string
  parts: string[]
  releaseHash: string | null
  buildDate: Date | null
  startedAt: Date
  seenAt: Date
}

const put = statement(
  'store-process.put',
  `insert into store_process (id, parts, release_hash, build_date, started_at, seen_at)
   values ($1, $2, $3, $4::timestamptz, $5::timestamptz, $6::timestamptz)
   on conflict (id) do update set seen_at = excluded.seen_at`,
)
const remove = statement('store-process.delete', 'delete from store_process where id = $1')
const list = statement<ProcessRow>(
  'store-process.list',
  `select id, parts, release_hash as "releaseHash", build_date as "buildDate", started_at as "startedAt",
     seen_at as "seenAt"
   from store_process where seen_at > $1::timestamptz order by started_at, id limit 100`,
)

export interface RunningProcess {
  id: string
  parts: readonly string[]
  release: Release | null
  /** Unix milliseconds. */
  startedAt: number
}

/** Stores a heartbeat from a process at a time in Unix milliseconds. */
export async function putProcess(
  db: QueryRunner,
  { id, parts, release, startedAt }: RunningProcess,
  seenAt: number,
): Promise<void> {
  const { hash = null, buildDate = null } = release ?? {}
  await db.run(put, [id, parts, hash, buildDate, new Date(startedAt), new Date(seenAt)])
}

export async function removeProcess(db: QueryRunner, id: string): Promise<void> {
  await db.run(remove, [id])
}

/** Returns the processes seen after a time in Unix milliseconds, longest running first. */
export async function readProcesses(db: QueryRunner, since: number): Promise<ProcessRow[]> {
  return db.run(list, [new Date(since)])
}

/** Deletes processes last seen before a time. */
export const sweepProcesses = createClockSweep('store_process', 'seen_at < $1')
