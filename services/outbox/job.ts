import type { OutboxTopics } from './steps.ts'

/** A runner is a group of workers, so that a slow vendor delays only its own jobs. */
export type RunnerName = 'main' | 'mail' | 'orphans' | 'renewals' | 'refunds' | 'deliveries' | 'webhooks'

/** Topics handled by a job. Purges only notify the nodes. */
type JobTopic = Exclude<keyof OutboxTopics, 'purge'>

interface TopicJob<Deps, Payload> {
  /** Defaults to `main`. */
  runner?: RunnerName
  run: (deps: Deps, payload: Payload) => Promise<void>
}

export type ScheduledWork<Deps> = (deps: Deps) => Promise<unknown>

export interface ScheduledJob<Deps> {
  /** Defaults to `main`. */
  runner?: RunnerName
  /** Schedule in the first five crontab fields, in UTC. */
  schedule: string
  /** How far back to make up for missed runs, such as `1d`. */
  fill?: string
  /** Allows one run at a time across all processes, and at most one in the queue. */
  queue?: string
  /** Set if joined work runs after the job instead of in parallel. */
  isSequential?: true
  run: ScheduledWork<Deps>
}

/** The background jobs of one area. Each job runs at least once; failed runs are retried with increasing delays. */
export interface Jobs<Deps> {
  /** Keyed by outbox topic. */
  afterCommit?: { readonly [Topic in JobTopic]?: TopicJob<Deps, OutboxTopics[Topic]> }
  /** Keyed by job name. */
  scheduled?: Readonly<Record<string, ScheduledJob<Deps>>>
  /** Work that joins other areas' scheduled jobs, keyed by job name. */
  joined?: Readonly<Record<string, ScheduledWork<Deps>>>
}

export interface JobDeps {
  clock: () => number
  /** Reports errors that staff must check. */
  report: (error: unknown) => void
}
