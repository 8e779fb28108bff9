import { statement, type QueryRunner } from '#platform/database.ts'
import { readOrphanedAuthorizations } from '#services/orders/steps.ts'
import { readUnseenEvents } from '#services/payment-events/steps.ts'
import { readLinkRefundsToSee } from '#services/payment-links/steps.ts'
import { readUnseenRefunds } from '#services/refunds/steps.ts'

interface Waiting {
  kind: 'mail' | 'other'
  waiting: number
  /** Number of jobs that have failed at least five times. */
  failing: number
  /** Number of jobs without attempts left. A job on its last attempt does not count. */
  givenUp: number
  lastError: string | null
}

const queue = statement<Waiting>(
  'standing.queue',
  `select kind, count(id)::integer as waiting,
     (count(id) filter (where attempts >= 5 and attempts < max_attempts))::integer as failing,
     (count(id) filter (where attempts >= max_attempts and locked_at is null))::integer as "givenUp",
     (array_agg(last_error order by attempts desc) filter (where last_error is not null))[1] as "lastError"
   from (values ('mail', true), ('other', false)) as kinds (kind, "isMail")
   left join graphile_worker.jobs on (task_identifier = 'mail_send') = "isMail"
   group by kind order by kind`,
)

/** Returns queue metrics for emails and for other jobs. */
export async function readQueue(db: QueryRunner): Promise<Record<Waiting['kind'], Waiting>> {
  const [mail, other] = (await db.run(queue, [])) as [Waiting, Waiting]
  return { mail, other }
}

/** SQL that retries all emails without attempts left, after staff have fixed the cause. */
export const resendFailedMails = `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'mail_send' and attempts >= max_attempts), run_at := now(), attempts := 0)`

/** An open transaction on the server. Rows committed after it began are not relayed until it ends. */
interface OpenTransaction {
  pid: number
  /** Application name of the connection. */
  name: string
  state: string
  seconds: number
}
interface Outbox {
  /** Age of the oldest row in seconds, or zero if the outbox is empty. */
  seconds: number
  /** The oldest write transaction, or null if there is none or it is not visible to this user. */
  oldest: OpenTransaction | null
}

const oldestRow = statement<{ seconds: number }>(
  'standing.outbox',
  `select coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as seconds from outbox`,
)
// Only transactions with an id block the relay; read-only transactions have none.
const oldestTransaction = statement<OpenTransaction>(
  'standing.transaction',
  `select pid, coalesce(nullif(application_name, ''), usename, backend_type) as name, coalesce(state, backend_type) as state,
     extract(epoch from pg_catalog.clock_timestamp() - xact_start)::float8 as seconds
   from pg_stat_activity where backend_xid is not null and pid <> pg_backend_pid() order by xact_start limit 1`,
)

/** Returns the outbox lag and the transaction that may cause it. */
export async function readOutbox(db: QueryRunner): Promise<Outbox> {
  const [row] = await db.run(oldestRow, [])
  const [oldest] = await db.run(oldestTransaction, [])
  return { seconds: row!.seconds, oldest: oldest ?? null }
}

/** Returns queue and outbox metrics as Prometheus text lines. */
export async function outboxMetricLines(db: QueryRunner): Promise<string> {
  const { mail, other } = await readQueue(db)
  const { seconds, oldest } = await readOutbox(db)
  const strays = await readOrphanedAuthorizations(db)
  const lines = [
    `outbox_lag_seconds ${seconds.toFixed(3)}`,
    `oldest_transaction_seconds ${(oldest?.seconds ?? 0).toFixed(3)}`,
    `payment_strays ${strays.length}`,
    `payment_events_to_see ${(await readUnseenEvents(db)).length}`,
    `refunds_to_see ${(await readUnseenRefunds(db)).length + (await readLinkRefundsToSee(db)).length}`,
    ...[mail, other].flatMap(({ kind, waiting, failing, givenUp }) => [
      `jobs_waiting{kind="${kind}"} ${waiting - givenUp}`,
      `jobs_failing{kind="${kind}"} ${failing}`,
      `jobs_given_up{kind="${kind}"} ${givenUp}`,
    ]),
  ]
  return `${lines.join('\n')}\n`
}
