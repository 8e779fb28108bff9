// Baseline: pg runs each operation's recorded statements as named prepared statements.
import pg from 'pg'
import type { RecordedStep } from '../roots/recorder.ts'

interface Job {
  /** Each operation's statements in order. */
  operations: RecordedStep[][]
  concurrency: number
  seconds: number
}

const pool = new pg.Pool({ connectionString: process.env['BENCH_DATABASE'], max: 16 })

async function run(operation: readonly RecordedStep[]) {
  let client: pg.PoolClient | undefined
  for (const step of operation) {
    if (step.kind === 'begin') {
      client = await pool.connect()
      await client.query('begin')
    } else if (step.kind === 'commit') {
      await client!.query('commit')
      client!.release()
      client = undefined
    } else {
      const { name, text, values } = step
      await (client ?? pool).query({ name, text, values })
    }
  }
}

async function replay({ operations, concurrency, seconds }: Job) {
  const startedAt = performance.now()
  let next = 0
  const worker = async () => {
    while (next < operations.length && performance.now() - startedAt < seconds * 1000) await run(operations[next++]!)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return { done: next, perSecond: next / ((performance.now() - startedAt) / 1000) }
}

process.on('message', (job: Job) => {
  replay(job).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.send?.('ready')
