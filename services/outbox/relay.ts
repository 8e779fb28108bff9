import { setTimeout as sleep } from 'node:timers/promises'
import { sitesWithChangedPaths } from '#domain/routes/changed-paths.ts'
import { statement, type Database, type Transaction } from '#platform/database.ts'
import { traceFrom, traceParent } from '#platform/tracing/trace.ts'
import { addJobs } from '#platform/jobs/queue.ts'
import type { OutboxTopics } from './steps.ts'

const maxConcurrent = 200

interface Row {
  id: string
  topic: keyof OutboxTopics
  payload: { traceParent?: string }
}

// Reads only rows of finished transactions. Ids are assigned before the commit, so a scan by id alone would skip rows.
const take = statement<Row>(
  'outbox.take',
  `delete from outbox where id = any(array(
     select id from outbox where transaction < pg_snapshot_xmin(pg_current_snapshot())
     order by id limit ${maxConcurrent} for update skip locked))
   returning id::text, topic, payload`,
)
const lock = statement<{ isMine: boolean }>('outbox.lock', `select pg_try_advisory_xact_lock(7105, 1) as "isMine"`)
const storePathChanges = statement(
  'outbox.store-path-changes',
  `insert into path_change (site, changed_at) select unnest($1::text[]), $2::timestamptz
   on conflict (site) do update set changed_at = excluded.changed_at`,
)
// Includes the log position at which a replica contains the changes, because all rows read here were committed before
// it.
const notify = statement('outbox.notify', `select pg_notify('purge', pg_current_wal_insert_lsn()::text || ' ' || $1)`)

/** After failing for a day and a half, an email is outdated. Other jobs are retried for longer. */
const attempts: Partial<Record<keyof OutboxTopics, number>> = { mail_send: 15 }

/** PostgreSQL limits notifications to 8,000 bytes. */
const maxNotified = 7_000
const pauseMs = 100
/** Delay after an error, so that an outage does not flood the log. */
const errorPauseMs = 2_000

/**
 * Relays the outbox in one process at a time: purges to every node, all other rows to the job queue. Reports errors and
 * retries.
 */
export function startRelay(db: Database, report: (error: unknown) => void) {
  let isRunning = true
  const stopping = new AbortController()
  const loop = async () => {
    while (isRunning) {
      const moved = await db.transaction(relayOnce).catch((error: unknown) => {
        if (isRunning) report(error)
        return null
      })
      if (moved === maxConcurrent) continue
      const pause = moved === null ? errorPauseMs : pauseMs
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const done = loop()
  return {
    stop: async () => {
      isRunning = false
      stopping.abort()
      await done
    },
  }
}

async function relayOnce(tx: Transaction): Promise<number> {
  const [relayLock] = await tx.run(lock, [])
  if (!relayLock?.isMine) return 0
  const rows = (await tx.run(take, [])).toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id)))
  const tags = new Set<string>()
  const jobs: Parameters<typeof addJobs>[1][number][] = []
  for (const { id, topic, payload } of rows) {
    if (topic === 'purge') for (const tag of (payload as unknown as OutboxTopics['purge']).tags) tags.add(tag)
    else
      await traceFrom(payload.traceParent ?? null, `relay ${topic}`, async () =>
        jobs.push({ name: topic, payload: carrying(payload), key: keyOf(topic, id), tries: attempts[topic] }),
      )
  }
  await addJobs(tx, [...new Map(jobs.map((job) => [job.key, job])).values()])
  const changedOn = sitesWithChangedPaths(tags)
  if (changedOn.length > 0) await tx.run(storePathChanges, [changedOn, new Date(tx.now)])
  for (const message of messagesOf([...tags])) await tx.run(notify, [message])
  return rows.length
}

/** A single job for one of these topics processes all due work, so only one needs to be queued. */
const isShared: ReadonlySet<keyof OutboxTopics> = new Set(['webhooks_due'] as const)

function keyOf(topic: keyof OutboxTopics, id: string): string {
  return isShared.has(topic) ? topic : `outbox.${id}`
}

/** Adds the current trace to a payload. */
function carrying(payload: object) {
  const parent = traceParent()
  return parent === null ? payload : { ...payload, traceParent: parent }
}

function messagesOf(tags: readonly string[]): string[] {
  const messages: string[] = []
  for (const tag of tags) {
    const last = messages.at(-1)
    if (last !== undefined && last.length + tag.length < maxNotified) messages[messages.length - 1] = `${last} ${tag}`
    else messages.push(tag)
  }
  return messages
}
