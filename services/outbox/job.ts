import type { OutboxTopics } from './steps.ts'

/** Groups of workers: a slow vendor delays only the jobs of its own runner. */
export type RunnerName = 'main' | 'mail' | 'orphans' | 'renewals' | 'refunds'

/** Purges notify the nodes; every other topic is a job. */
type JobTopic = Exclude<keyof OutboxTopics, 'purge'>

interface TopicJob<Deps, Payload> {
  /** `main` by default. */
  runner?: RunnerName
  run: (deps: Deps, payload: Payload) => Promise<void>
}

export type ScheduledWork<Deps> = (deps: Deps) => Promise<unknown>

export interface ScheduledJob<Deps> {
  /** `main` by default. */
  runner?: RunnerName
  /** The time fields of a crontab line, in UTC. */
  schedule: string
  /** How far back a missed run is made up for, such as `1d`. */
  fill?: string
  /** Runs once at a time across all processes, with one more run waiting at most. */
  queue?: string
  /** Work that other areas join follows one after the other instead of at once. */
  isSequential?: true
  run: ScheduledWork<Deps>
}

/** The background jobs of one area, each run at least once and repeated with growing delays while it throws. */
export interface Jobs<Deps> {
  /** What follows a commit, by outbox topic. */
  afterCommit?: { readonly [Topic in JobTopic]?: TopicJob<Deps, OutboxTopics[Topic]> }
  /** What follows the clock, by job name. */
  scheduled?: Readonly<Record<string, ScheduledJob<Deps>>>
  /** What joins a scheduled job of another area, by its name. */
  joined?: Readonly<Record<string, ScheduledWork<Deps>>>
}

/** What the worker gives to all jobs. */
export interface JobDeps {
  clock: () => number
  /** Takes what staff must look at. */
  report: (error: unknown) => void
}
