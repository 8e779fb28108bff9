import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { Logger, run, runMigrations, type TaskList, type WorkerEvents } from 'graphile-worker'
import { statement, type Transaction } from '#platform/database.ts'
import { openPool } from '#platform/database/pool.ts'
import { traceFrom } from '#platform/tracing/trace.ts'
import { RetryLater } from './retry-later.ts'
import { holdRunnerLock } from './liveness-lock.ts'

const againMs = 1_000
/** A runner that takes longer than this to stop is replaced. */
const maxEndMs = 10_000

// Errors reach us as exceptions, so the library's logs are dropped.
const silent = new Logger(() => () => {})
/** Detects failures to fetch or return jobs, which the library only logs. */
const hearing = (onLost: () => void) =>
  new Logger(() => (_, message) => {
    if (/^(?:Error occurred fetching|Failed to return) jobs/.test(message)) onLost()
  })

const markMs = 15
/** A job that waits longer than this in the local queue is released to another runner. */
const maxWaitMs = 1_000

const add = statement(
  'job.add',
  `select from graphile_worker.add_jobs(array(
     select row(name, payload, null, null, tries, key, null, null)::graphile_worker.job_spec
     from unnest($1::text[], $2::json[], $3::text[], $4::smallint[]) as job (name, payload, key, tries)))`,
)

/** Backoff grows to six hours, so 25 attempts take four days. */
const maxAttempts = 25

interface Job {
  name: string
  payload: object
  key: string
  /** Maximum number of attempts. A job whose last attempt fails stays in the table. */
  tries?: number | undefined
}

/** Queues jobs in a transaction. */
export async function addJobs(tx: Transaction, jobs: readonly Job[]) {
  if (jobs.length === 0) return
  const payloads = jobs.map(({ payload }) => JSON.stringify(payload))
  const attempts = jobs.map((job) => job.tries ?? maxAttempts)
  await tx.run(add, [jobs.map(({ name }) => name), payloads, jobs.map(({ key }) => key), attempts])
}

export async function migrateJobs(connectionString: string) {
  await runMigrations({ connectionString, logger: silent })
}

const ignore = () => {}
const hurry = async (client: pg.ClientBase) => void (await client.query('set synchronous_commit = off'))
/** Ends a pool with a time limit, because a pool with stuck connections never ends. */
const endOrLeave = (pool: pg.Pool) => Promise.race([pool.end(), sleep(maxEndMs, undefined, { ref: false })])

type Jobs = Record<string, (payload: unknown) => Promise<void>>

interface Work {
  jobs: Jobs
  /** Maximum number of concurrent jobs. */
  concurrency: number
  /** Crontab lines that queue jobs. */
  schedule?: string
  /**
   * True to batch completions without waiting for the disk. After a crash, jobs with unflushed completions run again.
   */
  isRepeatable?: boolean
}

/** Runs queued jobs until stopped, and retries failed jobs with backoff. Slow jobs need a separate call. */
export async function startJobs(
  connectionString: string,
  work: Work,
  report: (error: unknown) => void,
): Promise<{ stop: () => Promise<void> }> {
  const begin = () => beginRunner(connectionString, work, report)
  let { runner, ended, left } = await begin()
  let isStopping = false
  // A runner stops if its database becomes unreachable at the wrong moment.
  const watch = async () => {
    while (!isStopping) {
      await ended.catch((error: unknown) => {
        if (!isStopping) report(error)
      })
      for (let hasBegun = false; !hasBegun && !isStopping;) {
        await sleep(againMs)
        try {
          ;({ runner, ended, left } = await begin())
          hasBegun = true
        } catch (error) {
          report(error)
        }
      }
    }
  }
  void watch()
  return {
    stop: async () => {
      isStopping = true
      // A runner that has already ended throws on `stop`.
      await Promise.race([runner.stop().catch(ignore), ended.catch(ignore)])
      await left
    },
  }
}

/**
 * Starts a runner. `ended` rejects even if the runner hangs while stopping. `left` waits for its connections to close.
 */
async function beginRunner(connectionString: string, work: Work, report: (error: unknown) => void) {
  const { jobs, concurrency, schedule = '', isRepeatable = false } = work
  const pool = openRunnerPool(connectionString, work, report)
  const events: WorkerEvents = new EventEmitter()
  const shutdown = Promise.withResolvers<never>()
  shutdown.promise.catch(ignore)
  let name = ''
  // After a lost response, jobs may be locked under this runner's name, so the next runner gets a new name.
  let end = ignore
  events.once('pool:create', ({ workerPool }) => {
    name = workerPool.id
    end = () => void Promise.resolve(workerPool.gracefulShutdown()).catch(ignore)
  })
  events.once('worker:getJob:error', () => end())
  // A shutdown can hang if a worker lost its connection, or if graphile-worker miscounts after failing to mark several
  // jobs.
  events.once('pool:gracefulShutdown', () => {
    setTimeout(() => shutdown.reject(new Error('A runner of jobs did not end')), maxEndMs).unref()
  })
  const runner = await run({
    pgPool: pool,
    events,
    taskList: taskListOf(jobs, report),
    crontab: schedule,
    concurrency,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger: hearing(() => end()),
    // With a batch delay, even 0, a worker continues while its job's result is being saved. A failed save ends the
    // runner.
    preset: {
      worker: {
        completeJobBatchDelay: isRepeatable ? markMs : 0,
        failJobBatchDelay: 0,
        ...(concurrency > 1 && { localQueue: { size: concurrency, ttl: maxWaitMs } }),
      },
    },
  }).catch(async (error: unknown) => {
    await endOrLeave(pool)
    throw error
  })
  const presence = holdRunnerLock(connectionString, name, report)
  const ended = Promise.race([runner.promise, shutdown.promise])
  // Connections may be stuck forever.
  const leave = async () => {
    await presence.close()
    await endOrLeave(pool)
  }
  return { runner, ended, left: ended.then(leave, leave) }
}

/** Sets a time limit for queries, because an unresponsive connection would block its worker forever. */
function openRunnerPool(
  connectionString: string,
  { concurrency, isRepeatable }: Work,
  report: (error: unknown) => void,
): pg.Pool {
  return openPool(
    {
      connectionString,
      max: concurrency + 2,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
      idle_in_transaction_session_timeout: 30_000,
      fallback_application_name: 'ironwright jobs',
      // Set after connecting, to preserve options from the URL or a pooler.
      ...(isRepeatable && { onConnect: hurry }),
    },
    report,
  )
}

function taskListOf(jobs: Jobs, report: (error: unknown) => void): TaskList {
  return Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      async (payload: unknown) => {
        try {
          const { traceParent = null } = (payload ?? {}) as { traceParent?: string }
          await traceFrom(traceParent, `job ${name}`, () => job(payload))
        } catch (error) {
          if (!(error instanceof RetryLater)) report(error)
          throw error
        }
      },
    ]),
  )
}
