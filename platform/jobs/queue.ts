import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { Logger, run, runMigrations, type TaskList, type WorkerEvents } from 'graphile-worker'
import { statement, type Transaction } from '#platform/database.ts'
import { openPool } from '#platform/database/pool.ts'
import { traceAfter } from '#platform/tracing/trace.ts'
import { RetryLater } from './retry-later.ts'
import { keepRunnerPresent } from './liveness-lock.ts'

/** Until a runner that ended is begun again. */
const againMs = 1_000
/** How long a runner may take to end by itself; then it is left, and another is begun. */
const maxEndMs = 10_000

// Its reports reach us as thrown errors; its chatter is not for the store's log.
const silent = new Logger(() => () => {})
/** Hears that taking several jobs failed, or giving them back: the library says so in its log alone. */
const hearing = (onLost: () => void) =>
  new Logger(() => (_, message) => {
    if (/^(?:Error occurred fetching|Failed to return) jobs/.test(message)) onLost()
  })

/** How long what is done may wait to be marked with what else is done by then. */
const markMs = 15
/** How long a job may wait for a hand of the runner that took it; then another one may take it. */
const maxWaitMs = 1_000

const add = statement(
  'job.add',
  `select from graphile_worker.add_jobs(array(
     select row(name, payload, null, null, tries, key, null, null)::graphile_worker.job_spec
     from unnest($1::text[], $2::json[], $3::text[], $4::smallint[]) as job (name, payload, key, tries)))`,
)

/** The waits between tries grow to six hours: 25 tries are four days. */
const maxAttempts = 25

interface Job {
  name: string
  payload: object
  /** The same key is one job. */
  key: string
  /** What failed so often is given up, and stays to be seen. */
  tries?: number | undefined
}

/** Queues jobs in a transaction. */
export async function addJobs(tx: Transaction, jobs: readonly Job[]) {
  if (jobs.length === 0) return
  const payloads = jobs.map(({ payload }) => JSON.stringify(payload))
  const tries = jobs.map((job) => job.tries ?? maxAttempts)
  await tx.run(add, [jobs.map(({ name }) => name), payloads, jobs.map(({ key }) => key), tries])
}

/** Makes or updates the queue's own tables. */
export async function migrateJobs(connectionString: string) {
  await runMigrations({ connectionString, logger: silent })
}

const ignore = () => {}
/** What this connection commits is answered before it is on the disk. */
const hurry = async (client: pg.ClientBase) => void (await client.query('set synchronous_commit = off'))
/** A pool whose connections are held for good does not end; then it is left. */
const endOrLeave = (pool: pg.Pool) => Promise.race([pool.end(), sleep(maxEndMs, undefined, { ref: false })])

type Jobs = Record<string, (payload: unknown) => Promise<void>>

interface Work {
  jobs: Jobs
  /** So many are done at once. */
  hands: number
  /** Names jobs by crontab lines. */
  schedule?: string
  /**
   * What is done again does no harm: jobs are marked as done several at once, and the disk is not waited for. What it had
   * not heard of when the engine is killed is done again.
   */
  isRepeatable?: boolean
}

/**
 * Works through the queued jobs that are named until stopped, each tried again with growing waits when it throws. What
 * may keep its hands waiting is started by itself, with hands of its own.
 */
export async function startJobs(
  connectionString: string,
  { jobs, hands, schedule = '', isRepeatable = false }: Work,
  report: (error: unknown) => void,
): Promise<{ stop: () => Promise<void> }> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      async (payload: unknown) => {
        try {
          const { traceParent = null } = (payload ?? {}) as { traceParent?: string }
          await traceAfter(traceParent, `job ${name}`, () => job(payload))
        } catch (error) {
          if (!(error instanceof RetryLater)) report(error)
          throw error
        }
      },
    ]),
  )
  const begin = async () => {
    const events: WorkerEvents = new EventEmitter()
    const leaving = Promise.withResolvers<never>()
    leaving.promise.catch(ignore)
    let name = ''
    // A connection whose other end says nothing any more would keep its hand waiting for good.
    const pool = openPool(
      {
        connectionString,
        max: hands + 2,
        connectionTimeoutMillis: 5_000,
        query_timeout: 10_000,
        idle_in_transaction_session_timeout: 30_000,
        fallback_application_name: 'ironwright jobs',
        // Said once it is there: what an address or a pooler has of options of its own stays.
        ...(isRepeatable && { onConnect: hurry }),
      },
      report,
    )
    // Whether what it asked for is locked for it now, it cannot know: it ends, and the next one has another name.
    let end = ignore
    events.once('pool:create', ({ workerPool }) => {
      name = workerPool.id
      end = () => void Promise.resolve(workerPool.gracefulShutdown()).catch(ignore)
    })
    events.once('worker:getJob:error', () => end())
    // Whyever it ends, what it waits for may never come: a hand whose connection went away between two of its steps, or
    // its own count of answers, which goes wrong when several jobs at once could not be marked as failed.
    events.once('pool:gracefulShutdown', () => {
      setTimeout(() => leaving.reject(new Error('A runner of jobs did not end')), maxEndMs).unref()
    })
    const runner = await run({
      pgPool: pool,
      events,
      taskList,
      crontab: schedule,
      concurrency: hands,
      pollInterval: 1_000,
      noHandleSignals: true,
      logger: hearing(() => end()),
      // With a delay, of none too, a hand goes on while its job is marked; a mark that cannot be made ends the runner.
      preset: {
        worker: {
          completeJobBatchDelay: isRepeatable ? markMs : 0,
          failJobBatchDelay: 0,
          // Hands that are free at the same time take jobs with one question.
          ...(hands > 1 && { localQueue: { size: hands, ttl: maxWaitMs } }),
        },
      },
    }).catch(async (error: unknown) => {
      await endOrLeave(pool)
      throw error
    })
    const presence = keepRunnerPresent(connectionString, name, report)
    const ended = Promise.race([runner.promise, leaving.promise])
    // What it had under way when it gave up is for whoever comes next. Its connections may be held for good.
    const leave = async () => {
      await presence.close()
      await endOrLeave(pool)
    }
    return { runner, ended, left: ended.then(leave, leave) }
  }
  let { runner, ended, left } = await begin()
  let isStopping = false
  // A runner gives up when its database goes away in the wrong moment; the queue does not.
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
      // A runner that has ended already says so by throwing.
      await Promise.race([runner.stop().catch(ignore), ended.catch(ignore)])
      await left
    },
  }
}
