import { setTimeout as sleep } from 'node:timers/promises'
import { statement, type Database, type Transaction } from '#platform/database.ts'
import { traceAfter, traceParent } from '#platform/tracing/trace.ts'
import { addJobs } from '#platform/jobs/queue.ts'
import type { OutboxTopics } from './steps.ts'

/** Rows of one batch. */
const maxConcurrent = 200

interface Row {
  id: string
  topic: keyof OutboxTopics
  payload: { traceParent?: string }
}

// Rows of transactions that are surely over: an id is drawn before its commit, so that ids alone would skip some.
const take = statement<Row>(
  'outbox.take',
  `delete from outbox where id in (
     select id from outbox where transaction < pg_snapshot_xmin(pg_current_snapshot())
     order by id limit ${maxConcurrent} for update skip locked)
   returning id::text, topic, payload`,
)
const lock = statement<{ isMine: boolean }>('outbox.lock', `select pg_try_advisory_xact_lock(7105, 1) as "isMine"`)
// With the position up to which a replica shows all this: the relay reads what is committed, which lies before it.
const notify = statement('outbox.notify', `select pg_notify('purge', pg_current_wal_insert_lsn()::text || ' ' || $1)`)

/** A mail that could not be sent in a day and a half says nothing new to anybody; all else is tried for longer. */
const tries: Partial<Record<keyof OutboxTopics, number>> = { mail_send: 15 }

/** A notification carries at most 8,000 bytes. */
const maxNotified = 7_000
const pauseMs = 100
/** After an error, so that a database that is away does not fill the log. */
const errorPauseMs = 2_000

/**
 * Hands the outbox on, in batches and by one process at a time: purges to every node, all else to the job queue. Runs
 * until stopped; an error is reported and tried again.
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

/** Moves one batch; answers how many rows it was. */
async function relayOnce(tx: Transaction): Promise<number> {
  const [held] = await tx.run(lock, [])
  if (!held?.isMine) return 0
  const rows = (await tx.run(take, [])).toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id)))
  const tags = new Set<string>()
  const jobs: Parameters<typeof addJobs>[1][number][] = []
  for (const { id, topic, payload } of rows) {
    if (topic === 'purge') for (const tag of (payload as unknown as OutboxTopics['purge']).tags) tags.add(tag)
    else
      await traceAfter(payload.traceParent ?? null, `relay ${topic}`, async () =>
        jobs.push({ name: topic, payload: carrying(payload), key: `outbox.${id}`, tries: tries[topic] }),
      )
  }
  await addJobs(tx, jobs)
  for (const message of messagesOf([...tags])) await tx.run(notify, [message])
  return rows.length
}

/** What is done next follows from this step, if it is traced. */
function carrying(payload: object) {
  const parent = traceParent()
  return parent === null ? payload : { ...payload, traceParent: parent }
}

/** Tags joined by spaces into as few notifications as they fit. */
function messagesOf(tags: readonly string[]): string[] {
  const messages: string[] = []
  for (const tag of tags) {
    const last = messages.at(-1)
    if (last !== undefined && last.length + tag.length < maxNotified) messages[messages.length - 1] = `${last} ${tag}`
    else messages.push(tag)
  }
  return messages
}
