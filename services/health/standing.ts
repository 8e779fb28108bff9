import { statement, type Queries } from '#platform/database.ts'

/** What waits in the queue, of one kind. */
interface Waiting {
  kind: 'mail' | 'other'
  waiting: number
  /** Of those that failed five times and more. */
  failing: number
  /** Failed so often that they are not tried again. */
  givenUp: number
  lastError: string | null
}

const queue = statement<Waiting>(
  'standing.queue',
  `select kind, count(id)::integer as waiting,
     (count(id) filter (where attempts >= 5 and attempts < max_attempts))::integer as failing,
     (count(id) filter (where attempts >= max_attempts))::integer as "givenUp",
     (array_agg(last_error order by attempts desc) filter (where last_error is not null))[1] as "lastError"
   from (values ('mail', true), ('other', false)) as kinds (kind, "isMail")
   left join graphile_worker.jobs on (task_identifier = 'mail_send') = "isMail"
   group by kind order by kind`,
)

/** How the queue stands: mails, which wait for a mail server, and all else. */
export async function readQueue(db: Queries): Promise<Record<Waiting['kind'], Waiting>> {
  const [mail, other] = (await db.run(queue, [])) as [Waiting, Waiting]
  return { mail, other }
}

/** Tries all mails again that were given up; for whoever has mended what kept them. */
export const sendGivenUpMails = `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'mail_send' and attempts >= max_attempts), run_at := now(), attempts := 0)`

/** How the store stands, in the lines of Prometheus' text form. */
export async function standingLines(db: Queries): Promise<string> {
  const { mail, other } = await readQueue(db)
  const lines = [mail, other].flatMap(({ kind, waiting, failing, givenUp }) => [
    `jobs_waiting{kind="${kind}"} ${waiting - givenUp}`,
    `jobs_failing{kind="${kind}"} ${failing}`,
    `jobs_given_up{kind="${kind}"} ${givenUp}`,
  ])
  return `${lines.join('\n')}\n`
}
