// Baseline: pg inserts event rows into the same table with its indexes, but compares no message ids and creates no
// deliveries.
import pg from 'pg'

interface Job {
  /** Each batch's rows as JSON. */
  batches: string[]
  concurrency: number
  seconds: number
}

const pool = new pg.Pool({ connectionString: process.env['BENCH_DATABASE'], max: 16 })
const text = `insert into analytics_event (day, message_id, received_at, at, site, source, type, name, anonymous_id, user_id,
    visit_id, tab_id, cart_id, properties, context, integrations)
  select (now() at time zone 'UTC')::date, "messageId", now(), now(), site, source, type, name, "anonymousId", null,
    "visitId", null, null, properties, context, integrations
  from jsonb_to_recordset($1::jsonb) as row ("messageId" text, site text, source text, type text, name text,
    "anonymousId" text, "visitId" text, properties jsonb, context jsonb, integrations jsonb)`

async function insert({ batches, concurrency, seconds }: Job) {
  const startedAt = performance.now()
  let next = 0
  const worker = async () => {
    while (next < batches.length && performance.now() - startedAt < seconds * 1000)
      await pool.query({ name: 'raw-events', text, values: [batches[next++]] })
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return { done: next, perSecond: next / ((performance.now() - startedAt) / 1000) }
}

process.on('message', (job: Job) => {
  insert(job).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.send?.('ready')
